pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// Dealing reputations fairly: the cards lie numbered on the table, the app deals their numbers.
TDialog {
    id: root

    property var names: []
    property int cards: 30
    required property Seating seating
    property bool dealt: false
    readonly property int fullLife: draft.fullLife

    function ask(names: var): void {
        root.names = Array.from(names);
        cards = Math.max(cards, root.names.length * draft.handSize);
        dealt = false;
        open();
    }

    function deal(quick: bool): void {
        dealt = draft.deal(names.length, seating.shuffled(cards), quick);
    }

    title: !dealt ? qsTr("Draft reputations") : draft.running ? qsTr("%1 keeps one").arg(names[draft.player] ?? "") : qsTr("Everybody has five")
    text: !dealt ? qsTr("Lay the reputations in a numbered row. Quick: everybody chooses from five. Standard: keep one, hand the rest to the left, until all are kept.") : draft.running ? qsTr("Pick %1 of %2. Look at these cards, tap the one you keep, then hand on the device.").arg(draft.pick).arg(draft.handSize) : qsTr("Now choose which of yours you use, and enter what they cost.")
    actions: [
        QuietButton {
            text: root.dealt && !draft.running ? qsTr("Done") : qsTr("Cancel")
            onClicked: root.close()
        },
        QuietButton {
            visible: !root.dealt
            text: qsTr("Quick")
            onClicked: root.deal(true)
        },
        QuietButton {
            visible: !root.dealt
            text: qsTr("Standard")
            onClicked: root.deal(false)
        }
    ]

    ReputationDraft {
        id: draft
    }

    Stepper {
        visible: !root.dealt
        text: qsTr("Cards in the row")
        value: root.cards
        from: root.names.length * draft.handSize
        to: draft.mostCards
        onMoved: value => root.cards = value
    }

    Flow {
        visible: root.dealt && draft.running
        spacing: Theme.gap8
        Layout.fillWidth: true

        Repeater {
            model: draft.hand

            PickChip {
                required property int modelData
                text: qsTr("Card %1").arg(modelData)
                exclusive: false
                checkable: false
                onClicked: draft.keep(modelData)
            }
        }
    }

    Repeater {
        model: root.dealt && !draft.running ? root.names : []

        ListRow {
            required property int index
            required property string modelData
            text: modelData
            detail: Array.from(draft.keptBy(index)).join(" · ")
            interactive: false
            divider: true
        }
    }
}
