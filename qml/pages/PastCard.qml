pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// What was played: how the last evening ended, and the way to all of them.
Pressable {
    id: root

    property string lastLine

    signal chosen()

    text: qsTr("Past games and statistics")
    hint: lastLine
    radius: Theme.radiusLarge
    implicitWidth: 150
    implicitHeight: Math.max(124, column.implicitHeight + 2 * Theme.gap12)
    Layout.fillWidth: true
    Layout.fillHeight: true
    onClicked: chosen()

    Panel {
        anchors.fill: parent
        level: root.down ? "raised" : "surface"
    }

    Icon {
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.gap12
        visible: !Theme.bigText && column.y > size + Theme.gap16
        name: "trophy"
        size: Math.min(56, Math.max(28, root.height - column.height - 3 * Theme.gap12))
        weight: 1.4
        color: Theme.mix(Theme.surface, Theme.prestige, Theme.contrast ? 1 : 0.55)
    }

    ColumnLayout {
        id: column
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.gap12
        spacing: 2

        Words {
            text: root.text
            role: "lead"
            weight: Font.Bold
            color: Theme.soft
            Accessible.ignored: true
        }

        Words {
            visible: text !== ""
            text: root.lastLine
            role: "small"
            quiet: true
            maximumLineCount: Theme.bigText ? 1000 : 2
            elide: Theme.bigText ? Text.ElideNone : Text.ElideRight
            Accessible.ignored: true
        }
    }
}
