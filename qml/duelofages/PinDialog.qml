pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// Which card's note stands with whom: it is called to mind when its moment comes.
TDialog {
    id: root

    required property DuelOfAgesTable table
    property int seat: 0

    title: qsTr("Whose card is it?")
    text: qsTr("Its note stays with its owner and comes up when it matters.")
    maximumWidth: 520
    actions: QuietButton {
        text: qsTr("Close")
        onClicked: root.close()
    }

    Answers {
        Repeater {
            model: root.table.seats
            PickChip {
                required property int index
                required property string modelData
                text: modelData
                selected: root.seat === index
                onClicked: root.seat = index
            }
        }
    }

    Answers {
        caption: qsTr("Cards of %1").arg(root.table.seats[root.seat] ?? "")

        Repeater {
            model: root.table.cards
            PickChip {
                required property var modelData
                text: modelData.name
                exclusive: false
                selected: modelData.owners.indexOf(root.seat) >= 0
                onClicked: selected ? root.table.act({do: "unpin", player: root.seat, card: modelData.card}) : root.table.act({do: "pin", player: root.seat, card: modelData.card})
            }
        }
    }
}
