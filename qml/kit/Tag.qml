pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

// A small badge in capitals.
Rectangle {
    id: root

    property string text
    property color ink: Theme.torchInk

    implicitWidth: words.implicitWidth + 2 * Theme.gap8 + 2
    implicitHeight: words.implicitHeight + Theme.gap8
    Layout.maximumWidth: implicitWidth
    radius: Math.min(height / 2, Theme.radiusSmall)
    color: Theme.torch
    border.width: Theme.contrast ? 1 : 0
    border.color: Theme.line

    Words {
        id: words
        anchors.centerIn: parent
        width: Math.min(implicitWidth, root.width - 2 * Theme.gap8)
        text: root.text
        role: "tiny"
        weight: Font.Bold
        caps: true
        oneLine: true
        color: root.ink
    }
}
