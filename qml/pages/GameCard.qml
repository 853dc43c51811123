pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// A game to begin: its scene, its name, how many play; and the way to see it played first.
Pressable {
    id: root

    required property string gameId
    required property string title
    required property int fewest
    required property int most
    property bool hasDemo: false
    readonly property string players: most === 1 ? qsTr("solo against the Minion") : qsTr("%1–%2 players").arg(fewest).arg(most)

    signal chosen()
    signal demoAsked()

    text: title
    hint: players
    radius: Theme.radiusLarge
    implicitWidth: 150
    implicitHeight: Math.max(156, column.implicitHeight + 2 * Theme.gap12 + 72)
    Layout.fillWidth: true
    Layout.fillHeight: true
    Layout.preferredHeight: 156 // of all alike, so that they grow alike
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
        game: root.gameId
        fade: root.down ? Theme.raised : Theme.surface
    }

    ColumnLayout {
        id: column
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.gap12
        spacing: 2

        Words {
            text: root.title
            role: "lead"
            weight: Font.Bold
            Accessible.ignored: true
        }

        Words {
            text: root.players
            role: "small"
            quiet: true
            Accessible.ignored: true
        }
    }

    IconButton {
        anchors.right: parent.right
        anchors.top: parent.top
        visible: root.hasDemo
        icon: "play"
        filled: true
        size: 14
        color: Theme.gameColor(root.gameId)
        text: qsTr("Watch: %1").arg(root.title)
        hint: qsTr("a two-minute game that plays itself")
        onClicked: root.demoAsked()

        Rectangle {
            anchors.centerIn: parent
            z: -1
            width: 32
            height: 32
            radius: 16
            color: Theme.surface
            border.width: Theme.hairline
            border.color: Theme.edge
        }
    }
}
