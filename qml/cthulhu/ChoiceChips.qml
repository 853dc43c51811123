pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// What the table may choose instead: one of the fully equal, or a card of cost X.
Column {
    id: root

    required property CthulhuTable table
    readonly property var equals: table.equals
    readonly property var payable: table.payX
    readonly property bool any: equals.length > 0 || payable.length > 0

    signal payAsked(string cardId)

    spacing: Theme.gap4

    Words {
        width: parent.width
        visible: root.equals.length > 0
        text: qsTr("These are fully equal. You may take another one:")
        role: "small"
        quiet: true
    }

    Flow {
        width: parent.width
        spacing: Theme.gap8

        Repeater {
            model: root.equals.length

            Chip {
                id: equal
                required property int index
                readonly property var told: root.equals[index] ?? {id: "", name: ""}
                text: told.name
                selected: Array.from(root.table.proposed).includes(told.id)
                accent: Theme.gameColor("cthulhu")
                accentInk: Theme.gameInk("cthulhu")
                width: Math.min(implicitWidth, root.width)
                onClicked: root.table.act({do: "choose", card: equal.told.id})
            }
        }

        Repeater {
            model: root.payable.length

            Chip {
                id: paid
                required property int index
                readonly property var told: root.payable[index] ?? {id: "", name: ""}
                text: qsTr("%1 · X").arg(told.name)
                hint: qsTr("You say what the Minion pays for it")
                checkable: false
                width: Math.min(implicitWidth, root.width)
                onClicked: root.payAsked(paid.told.id)
            }
        }
    }
}
