pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// What came of the stories: each with its struggles side by side and what followed. It can be put away.
Panel {
    id: root

    required property CthulhuTable table
    readonly property var fights: table.fights
    readonly property string words: JSON.stringify(fights)
    property string putAway
    readonly property bool any: fights.length > 0 && putAway !== words

    padding: Theme.gap12
    spacing: Theme.gap8
    visible: any

    RowLayout {
        Layout.topMargin: -Theme.gap8
        Layout.rightMargin: -Theme.gap8

        Words {
            text: qsTr("What happened at the stories")
            role: "small"
            weight: Font.Bold
            caps: true
            color: Theme.gameColor("cthulhu")
            heading: true
        }

        IconButton {
            icon: "close"
            text: qsTr("Put the report away")
            color: Theme.soft
            onClicked: root.putAway = root.words
        }
    }

    Repeater {
        model: root.fights.length

        ColumnLayout {
            id: fight
            required property int index
            readonly property var told: root.fights[index] ?? {name: "", cells: [], lines: []}
            spacing: Theme.gap4

            Words {
                text: fight.told.name
                weight: Font.Bold
            }

            FightCells {
                cells: fight.told.cells
                Layout.fillWidth: true
            }

            Words {
                visible: text !== ""
                text: Array.from(fight.told.lines).join(" ")
                role: "small"
                quiet: true
            }
        }
    }
}
