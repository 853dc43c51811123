pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// One of the Minion's cards in play: whose action is taken and for how much, or who carries an attachment.
TDialog {
    id: root

    required property CthulhuTable table
    property string attachment // its id; empty: an action is taken
    property int cost: 0

    function askAction(): void {
        attachment = "";
        cost = 0;
        open();
    }

    function askHost(id: string): void {
        attachment = id;
        open();
    }

    function choose(id: string): void {
        if (leaving)
            return;
        close();
        table.act(attachment === "" ? {do: "action", card: id, cost: cost} : {do: "attach", card: attachment, to: id});
    }

    title: attachment === "" ? qsTr("Whose action?") : qsTr("Who carries it?")
    actions: [
        QuietButton {
            text: qsTr("Cancel")
            onClicked: root.close()
        }
    ]

    Stepper {
        visible: root.attachment === ""
        text: qsTr("It costs")
        value: root.cost
        to: Theme.entry(root.table.limits("action", "cost"), "to")
        onMoved: value => root.cost = value
    }

    Repeater {
        model: root.table.characters

        ListRow {
            id: character
            required property string cardId
            required property string name
            required property string statusText
            text: name
            detail: statusText
            divider: true
            onClicked: root.choose(character.cardId)
        }
    }

    Repeater {
        model: root.attachment === "" ? root.table.supports : null

        ListRow {
            id: support
            required property string cardId
            required property string name
            required property string kindText
            required property string place
            text: name
            detail: place !== "" ? qsTr("%1 at %2").arg(kindText).arg(place) : kindText
            divider: true
            onClicked: root.choose(support.cardId)
        }
    }
}
