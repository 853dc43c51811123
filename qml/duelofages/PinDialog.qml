pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// Which card's note stands with whom: it is called to mind when its moment comes.
TDialog {
    id: root

    required property DuelOfAgesTable table
    property int seat: 0
    property string what: "card"
    readonly property var names: table.limits("pin-own", "name")
    readonly property var standing: Array.from(table.own).filter(pin => pin.player === seat)

    function pin(kind: string, name: string): void {
        if (name !== "" && table.act({do: "pin-own", player: seat, what: kind, name: name}))
            field.clear();
    }

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

    TTextField {
        id: field
        label: qsTr("A card or character by its name")
        icon: "plus"
        maximumLength: root.names.longest ?? 0
        onAccepted: root.pin(root.what, text.trim())
    }

    Answers {
        PickChip {
            text: qsTr("A card")
            selected: root.what === "card"
            onClicked: root.what = "card"
        }

        PickChip {
            text: qsTr("A character")
            selected: root.what === "character"
            onClicked: root.what = "character"
        }
    }

    Repeater {
        model: ["card", "character"]

        PackChips {
            required property string modelData
            packs: root.table.packs
            game: "duelofages"
            kind: modelData
            letters: field.text
            taken: root.standing.map(pin => pin.name)
            onChosen: entry => root.pin(modelData, entry.name)
        }
    }

    QuietButton {
        visible: field.text.trim() !== ""
        icon: "card"
        text: qsTr("Pin “%1”").arg(field.text.trim())
        Layout.fillWidth: true
        onClicked: root.pin(root.what, field.text.trim())
    }

    Answers {
        visible: root.standing.length > 0
        caption: qsTr("By name with %1").arg(root.table.seats[root.seat] ?? "")

        Repeater {
            model: root.standing
            PickChip {
                required property var modelData
                text: modelData.name
                exclusive: false
                selected: true
                onClicked: root.table.act({do: "unpin-own", player: root.seat, name: modelData.name})
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
