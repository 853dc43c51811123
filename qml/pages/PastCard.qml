pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// What was played: how the last evening ended, and the way to all of them.
Pressable {
    id: root

    property string lastLine
    property string lastGame

    signal chosen()

    text: qsTr("Past games and statistics")
    hint: lastLine
    radius: Theme.radiusLarge
    implicitWidth: 150
    implicitHeight: Math.max(156, column.implicitHeight + 2 * Theme.gap12 + 56)
    Layout.fillWidth: true
    Layout.fillHeight: true
    Layout.preferredHeight: 156
    Layout.minimumHeight: implicitHeight
    onClicked: chosen()

    Panel {
        anchors.fill: parent
        level: root.down ? "raised" : "surface"
    }

    Scenery {
        x: Theme.contrast ? Theme.hairline : 0
        y: x
        width: root.width - 2 * x
        height: column.y + Theme.gap4
        visible: there && height > 48
        opacity: 0.4
        game: root.lastGame
    }

    Rectangle {
        readonly property real room: column.y - Theme.gap16
        anchors.horizontalCenter: parent.horizontalCenter
        y: (column.y - height) / 2 + Theme.gap4
        visible: room > 40
        width: Math.min(96, room)
        height: width
        radius: width / 2
        color: Theme.mix(Theme.surface, Theme.prestige, Theme.contrast ? 0 : 0.14)
        border.width: 2
        border.color: Theme.prestige

        Icon {
            anchors.centerIn: parent
            name: "trophy"
            size: parent.width * 0.6
            weight: 1.5
            color: Theme.prestige
        }
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
