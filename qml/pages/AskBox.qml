pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// The way to the rules: looks like the field it opens.
Pressable {
    id: root

    text: qsTr("Ask the rules: “can we swap items…”")
    radius: Math.min(height / 2, 28)
    implicitHeight: Math.max(56, words.implicitHeight + Theme.gap24)
    Layout.fillWidth: true

    Rectangle {
        anchors.fill: parent
        radius: root.radius
        color: root.down ? Theme.raised : Theme.surface
        border.width: Theme.contrast ? 2 : 0
        border.color: Theme.line
    }

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gap16
        anchors.rightMargin: Theme.gap12
        spacing: Theme.gap8

        Icon {
            name: "search"
            size: Math.round(Theme.icon * 0.8)
            color: Theme.soft
        }

        Words {
            id: words
            text: root.text
            role: "lead"
            quiet: true
            Accessible.ignored: true
        }
    }
}
