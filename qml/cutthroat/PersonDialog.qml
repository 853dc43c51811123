pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// Everything of one person: the counters, the items that lie open, and what can happen to them.
TDialog {
    id: root

    required property CutthroatTable table
    required property CreatureBook book
    property SeatCard card: null
    readonly property int seat: card?.index ?? -1
    readonly property bool alive: card?.alive ?? false

    signal asked(string what)
    signal itemAsked(string item, bool tipped)
    signal padAsked(string what)
    signal drunk(int by, string potion)

    function ask(of: SeatCard): void {
        card = of;
        items.adding = false;
        potions.potion = "";
        open();
    }

    function change(what: string, by: int): void {
        table.act({"do": "adjust", player: seat, [what]: by});
    }

    function leaveFor(what: string): void {
        close();
        asked(what);
    }

    title: card?.name ?? ""
    text: card?.story ?? ""
    maximumWidth: 520
    actions: [
        QuietButton {
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    component Number: GridLayout {
        id: line
        property string word
        property string what
        readonly property var by: root.table.limits("adjust", what)
        property alias value: counter.value
        property alias color: counter.color
        property alias step: counter.step
        property alias minimum: counter.minimum
        property alias maximum: counter.maximum
        columns: Theme.bigText ? 1 : 2
        rowSpacing: 0
        Layout.fillWidth: true

        Words {
            text: line.word
            role: "lead"
            Accessible.ignored: true
        }

        Counter {
            id: counter
            label: qsTr("%1 of %2").arg(line.word).arg(root.title)
            role: "head"
            Layout.preferredWidth: Math.max(implicitWidth, 168)
            Layout.alignment: Qt.AlignRight
            onChangeBy: delta => root.change(line.what, delta)
            onPadRequested: {
                root.close();
                root.padAsked(line.what);
            }
        }
    }

    Number {
        visible: root.alive
        word: qsTr("Life")
        what: "life"
        value: root.card?.life ?? 0
        maximum: root.card?.maxLife ?? 0
        step: 5
        color: root.card?.low ? Theme.hurt : Theme.ink
    }

    Number {
        visible: root.alive
        word: qsTr("Prestige")
        what: "prestige"
        value: root.card?.prestige ?? 0
        minimum: value + by.from
        maximum: value + by.to
        color: Theme.prestige
    }

    Number {
        visible: root.alive
        word: qsTr("Poison")
        what: "poison"
        value: root.card?.poison ?? 0
        maximum: value + by.to
        color: Theme.poison
    }

    Words {
        visible: (root.card?.reputations ?? []).length > 0
        text: qsTr("Reputations: %1").arg(Array.from(root.card?.reputations ?? []).join(", "))
        quiet: true
    }

    ItemChips {
        id: items
        table: root.table
        book: root.book
        seat: root.seat
        items: root.card?.items ?? []
        onItemAsked: (item, tipped) => {
            root.close();
            root.itemAsked(item, tipped);
        }
    }

    Repeater {
        model: Array.from(root.card?.reputations ?? []).concat(Array.from(root.card?.items ?? []).map(item => item.name)).filter((name, index, all) => all.indexOf(name) === index)

        PackNote {
            required property string modelData
            table: root.table
            kinds: ["reputation", "item", "relic"]
            name: modelData
            named: true
        }
    }

    PotionChips {
        id: potions
        visible: root.alive
        table: root.table
        seat: root.seat
        onDrunk: (by, potion) => root.drunk(by, potion)
        onOtherAsked: root.leaveFor("potion")
    }

    Flow {
        visible: root.alive
        spacing: Theme.gap8
        Layout.fillWidth: true

        Deed {
            visible: root.table.blows
            text: qsTr("Takes another’s blow…")
            icon: "shield"
            onClicked: root.leaveFor("takeOne")
        }

        Deed {
            visible: root.card?.form === "vampyre"
            text: qsTr("Bites somebody…")
            icon: "drop"
            onClicked: root.leaveFor("bite")
        }

        Deed {
            text: qsTr("Vampyre or Wereboar…")
            icon: "moon"
            onClicked: root.leaveFor("form")
        }
    }

    component Deed: PickChip {
        exclusive: false
        checkable: false
    }
}
