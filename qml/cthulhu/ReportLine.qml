pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// One line of the report: a story's name, a struggle with both sides' icons and its winner, or what came of it.
Item {
    id: root

    required property string kind
    required property string what
    required property string text
    required property int minion
    required property int player
    required property string winner
    readonly property bool compares: kind === "struggle" || kind === "skill"
    readonly property string label: kind === "skill" ? qsTr("Skill") : text
    readonly property string icon: what === "terror" ? "skull" : what === "combat" ? "swords" : what === "arcane" ? "spark" : what === "investigation" ? "search" : "star"

    implicitHeight: (compares ? row : line).implicitHeight + (kind === "story" ? Theme.gap8 : Theme.gap4)
    Layout.fillWidth: true
    Accessible.role: Accessible.StaticText
    Accessible.name: compares ? qsTr("%1: the Minion %2, you %3; %4").arg(label).arg(minion).arg(player).arg(winner === "" ? qsTr("nobody wins") : winner === "minion" ? qsTr("the Minion wins") : qsTr("you win")) : kind === "story" ? what : text

    Words {
        id: line
        visible: !root.compares
        y: root.kind === "story" ? Theme.gap8 : 0
        x: root.kind === "line" ? Theme.gap24 : 0
        width: parent.width - x
        text: root.kind === "story" ? root.what : root.text
        role: root.kind === "story" ? "lead" : "small"
        weight: root.kind === "story" ? Font.Bold : Font.Normal
        quiet: root.kind === "line"
        Accessible.ignored: true
    }

    GridLayout {
        id: row
        visible: root.compares
        width: parent.width
        columns: Theme.bigText ? 1 : 2
        columnSpacing: Theme.gap8
        rowSpacing: 0

        RowLayout {
            spacing: Theme.gap8

            Icon {
                name: root.icon
                size: Math.round(Theme.body * 1.1)
                color: Theme.soft
            }

            Words {
                text: root.label
                Accessible.ignored: true
            }
        }

        RowLayout {
            spacing: Theme.gap12
            Layout.fillWidth: false

            IconText {
                icon: "skull"
                text: root.minion
                color: root.winner === "minion" ? Theme.gameColor("cthulhu") : Theme.faint
                weight: root.winner === "minion" ? Font.Bold : Font.Normal
            }

            IconText {
                icon: "person"
                text: root.player
                color: root.winner === "player" ? Theme.torch : Theme.faint
                weight: root.winner === "player" ? Font.Bold : Font.Normal
            }

            Words {
                text: root.winner === "minion" ? qsTr("Minion") : root.winner === "player" ? qsTr("You") : qsTr("nobody")
                role: "small"
                weight: Font.DemiBold
                horizontalAlignment: Text.AlignRight
                color: root.winner === "minion" ? Theme.gameColor("cthulhu") : root.winner === "player" ? Theme.torch : Theme.faint
                numeric: true
                Layout.preferredWidth: Math.max(implicitWidth, Theme.small * 4)
                Accessible.ignored: true
            }
        }
    }
}
