pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// The table's own dice for those who are level: the lowest is the lesser player.
TDialog {
    id: root

    required property DuelOfAgesTable table
    property var thrown: ({})
    property var throwers: []
    readonly property int waitedFor: throwers.find(seat => thrown[seat] === undefined) ?? -1 // whose die is not told yet

    function ask(): void {
        throwers = Array.from(table.throwers);
        thrown = {};
        open();
    }

    title: qsTr("One die each: what did you roll?")
    text: qsTr("The lowest is the lesser player and may change alliances.")
    maximumWidth: 520
    mainAction: done
    actions: [
        QuietButton {
            text: qsTr("Cancel")
            onClicked: root.close()
        },
        PrimaryButton {
            id: done
            text: qsTr("End the turn")
            accent: Theme.gameColor("duelofages")
            accentInk: Theme.gameInk("duelofages")
            whyNot: root.waitedFor < 0 ? "" : qsTr("What did %1 roll?").arg(root.table.seats[root.waitedFor] ?? "")
            onClicked: {
                root.close();
                root.table.act({do: "end-turn", dice: root.thrown});
            }
        }
    ]

    Repeater {
        model: root.throwers
        Answers {
            id: person
            required property int modelData
            caption: root.table.seats[modelData] ?? ""

            Repeater {
                model: 6
                Die {
                    required property int index
                    readonly property int pips: index + 1
                    face: pips
                    label: qsTr("%1: %2").arg(person.caption).arg(pips)
                    implicitWidth: person.width >= 352 ? 52 : Math.floor((person.width - 2 * Theme.gap8) / 3)
                    implicitHeight: Math.max(52, 2.2 * Theme.title)
                    interactive: true
                    selected: root.thrown[person.modelData] === pips
                    accent: Theme.gameColor("duelofages")
                    accentInk: Theme.gameInk("duelofages")
                    onClicked: {
                        const next = Object.assign({}, root.thrown);
                        next[person.modelData] = pips;
                        root.thrown = next;
                    }
                }
            }
        }
    }
}
