pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// A game to begin, in its own colour.
Pressable {
    id: root

    required property string gameId
    required property string title
    required property int fewest
    required property int most
    property bool quiet: false // no game, but what was played
    readonly property string players: quiet ? "" : most === 1 ? qsTr("solo against the Minion") : qsTr("%1–%2 players").arg(fewest).arg(most)

    signal chosen()

    text: title
    hint: players
    radius: Theme.radiusLarge
    implicitWidth: 150
    implicitHeight: Math.max(124, column.implicitHeight + 2 * Theme.gap16)
    Layout.fillWidth: true
    Layout.fillHeight: true
    onClicked: chosen()

    Panel {
        anchors.fill: parent
        level: root.down ? "raised" : "surface"
        stripe: root.quiet ? Theme.edge : Theme.gameColor(root.gameId)
    }

    ColumnLayout {
        id: column
        anchors.fill: parent
        anchors.margins: Theme.gap16
        spacing: Theme.gap8

        Words {
            text: root.title
            role: "lead"
            weight: Font.Bold
            color: root.quiet ? Theme.soft : Theme.ink
            Accessible.ignored: true
        }

        Item {
            Layout.fillHeight: true
        }

        Words {
            visible: text !== ""
            text: root.players
            role: "small"
            quiet: true
            Accessible.ignored: true
        }
    }
}
