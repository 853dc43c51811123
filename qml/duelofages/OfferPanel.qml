pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// Whom the question goes to, who comes after, and what a yes brings.
Panel {
    id: root

    required property DuelOfAgesTable table

    tint: Theme.gameTint("duelofages")
    outline: Theme.gameColor("duelofages")

    RowLayout {
        spacing: Theme.gap12

        Icon {
            name: "person"
            color: Theme.gameColor("duelofages")
        }

        Words {
            text: root.table.offerKind === "choose" ? qsTr("%1 decides who is asked first").arg(root.table.seats[root.table.asking] ?? "") : qsTr("%1 is asked").arg(root.table.seats[root.table.asking] ?? "")
            role: "title"
            heading: true
        }
    }

    Repeater {
        model: 5 // the reason itself, the first of the reminders, stands in the question, unless big text left no room
        Words {
            required property int index
            visible: text !== "" && (index > 0 || Theme.bigText)
            text: root.table.asides[index]?.text ?? ""
            quiet: index > 1
        }
    }
}
