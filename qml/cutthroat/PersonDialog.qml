pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// Everything of one person: the counters, the items that lie open, and what can happen to them.
TDialog {
    id: root

    required property CutthroatTable table
    property SeatCard card: null
    readonly property int seat: card?.index ?? -1
    readonly property bool alive: card?.alive ?? false

    signal asked(string what)
    signal itemAsked(string item, bool tipped)
    signal padAsked(string what)

    function ask(of: SeatCard): void {
        card = of;
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

    SectionTitle {
        text: qsTr("Items that lie open")
    }

    Flow {
        spacing: Theme.gap8
        Layout.fillWidth: true

        Repeater {
            model: root.card?.items ?? []

            PickChip {
                required property var modelData
                text: modelData.tipped ? qsTr("%1 · tipped").arg(modelData.name) : modelData.name
                exclusive: false
                checkable: false
                onClicked: {
                    root.close();
                    root.itemAsked(modelData.name, modelData.tipped);
                }
            }
        }

        PickChip {
            text: qsTr("New item…")
            icon: "plus"
            exclusive: false
            checkable: false
            onClicked: root.leaveFor("item")
        }
    }

    Divider {
        visible: root.alive
        Layout.fillWidth: true
    }

    ListRow {
        visible: root.alive
        text: qsTr("Drinks or gives a healing potion")
        icon: "heart"
        onClicked: root.leaveFor("potion")
    }

    ListRow {
        visible: root.alive && root.table.blows
        text: qsTr("Takes a blow meant for another")
        icon: "shield"
        onClicked: root.leaveFor("takeOne")
    }

    ListRow {
        visible: root.card?.form === "vampyre" && root.alive
        text: qsTr("Bites somebody")
        icon: "drop"
        onClicked: root.leaveFor("bite")
    }

    ListRow {
        visible: root.alive
        text: qsTr("Becomes Vampyre, Wereboar or normal")
        icon: "moon"
        onClicked: root.leaveFor("form")
    }
}
