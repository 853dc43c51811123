pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// A story's struggles and its skill side by side: the Minion's number, yours, and who wins.
Grid {
    id: root

    property var cells: [] // {what, minion, player, winner}; what is a struggle, or empty for the skill
    property color ground: Theme.raised
    readonly property bool stacked: Theme.bigText

    function nameOf(what: string): string {
        switch (what) {
        case "terror":
            return qsTr("Terror");
        case "combat":
            return qsTr("Combat");
        case "arcane":
            return qsTr("Arcane");
        case "investigation":
            return qsTr("Investigation");
        default:
            return qsTr("Skill");
        }
    }

    function iconOf(what: string): string {
        return ({terror: "skull", combat: "swords", arcane: "spark", investigation: "search"})[what] ?? "star";
    }

    function winnerOf(winner: var): string {
        return winner === "minion" ? qsTr("Minion") : winner === "player" ? qsTr("You") : "–";
    }

    columns: stacked ? 1 : Math.max(1, cells.length)
    columnSpacing: Theme.gap4
    rowSpacing: Theme.gap4

    Repeater {
        model: root.cells.length

        Rectangle {
            id: cell
            required property int index
            readonly property var told: root.cells[index] ?? {what: "", minion: 0, player: 0, winner: ""}
            readonly property color tone: told.winner === "minion" ? Theme.gameColor("cthulhu") : told.winner === "player" ? Theme.torch : Theme.faint
            width: root.stacked ? root.width : Math.floor((root.width - (root.columns - 1) * root.columnSpacing) / root.columns)
            height: (root.stacked ? line : column).height + Theme.gap8
            radius: 8
            color: root.ground
            border.width: Theme.contrast ? Theme.hairline : 0
            border.color: Theme.line
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: the Minion %2, you %3; %4").arg(root.nameOf(told.what)).arg(told.minion).arg(told.player).arg(told.winner === "minion" ? qsTr("the Minion wins") : told.winner === "player" ? qsTr("you win") : qsTr("nobody wins"))

            Row {
                id: line
                visible: root.stacked
                x: Theme.gap8
                y: Theme.gap4
                spacing: Theme.gap8

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    name: root.iconOf(cell.told.what)
                    size: Theme.body
                    color: Theme.soft
                }

                Words {
                    text: qsTr("%1 : %2").arg(cell.told.minion).arg(cell.told.player)
                    numeric: true
                    color: cell.tone
                    Accessible.ignored: true
                }

                Words {
                    text: root.winnerOf(cell.told.winner)
                    numeric: true
                    color: cell.tone
                    Accessible.ignored: true
                }
            }

            Column {
                id: column
                visible: !root.stacked
                y: Theme.gap4
                width: parent.width
                spacing: 1

                Row {
                    anchors.horizontalCenter: parent.horizontalCenter
                    spacing: Theme.gap4

                    Icon {
                        anchors.verticalCenter: parent.verticalCenter
                        name: root.iconOf(cell.told.what)
                        size: Math.round(Theme.small * 1.1)
                        color: Theme.soft
                    }

                    Words {
                        text: qsTr("%1 : %2").arg(cell.told.minion).arg(cell.told.player)
                        role: "small"
                        weight: Font.DemiBold
                        numeric: true
                        Accessible.ignored: true
                    }
                }

                Words {
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: root.winnerOf(cell.told.winner)
                    role: "tiny"
                    weight: Font.Bold
                    numeric: true
                    color: cell.tone
                    Accessible.ignored: true
                }
            }
        }
    }
}
