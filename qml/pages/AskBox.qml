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
        anchors.leftMargin: Theme.gap16 + 4
        anchors.rightMargin: Theme.gap16
        spacing: Theme.gap8

        Icon {
            name: "search"
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
