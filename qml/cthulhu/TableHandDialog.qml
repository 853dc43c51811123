pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// What else happened on the table and belongs to no card that lies there.
TDialog {
    id: root

    required property CthulhuTable table
    required property CardSource cards
    property string entering // put-into-play or take-to-hand, while a card is entered

    signal makeAsked()

    function ask(): void {
        entering = "";
        open();
    }

    // Once: a double click finds the dialog on its way.
    function tell(command: var): void {
        if (leaving)
            return;
        close();
        table.act(command);
    }

    title: entering === "" ? qsTr("Something else happened") : entering === "put-into-play" ? qsTr("Which card comes into play?") : qsTr("Which card goes to its hand?")
    actions: [
        QuietButton {
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    CardEntry {
        Layout.fillWidth: true
        visible: root.entering !== ""
        table: root.table
        cards: root.cards
        onEntered: all => root.tell({do: root.entering, card: all[0]})
        onMakeAsked: root.makeAsked()
    }

    ListRow {
        visible: root.entering === ""
        text: qsTr("A card comes into play for the Minion")
        divider: true
        chevron: true
        onClicked: root.entering = "put-into-play"
    }

    ListRow {
        visible: root.entering === ""
        text: qsTr("A card goes to the Minion’s hand")
        divider: true
        chevron: true
        onClicked: root.entering = "take-to-hand"
    }

    ListRow {
        visible: root.entering === ""
        text: qsTr("The Minion gets another domain")
        divider: true
        onClicked: root.tell({do: "add-domain"})
    }

    ListRow {
        visible: root.entering === ""
        text: qsTr("The Minion’s deck is out of cards")
        detail: qsTr("You have won")
        divider: true
        onClicked: root.tell({do: "deck-out", side: "minion"})
    }

    ListRow {
        visible: root.entering === ""
        text: qsTr("Your deck is out of cards")
        detail: qsTr("The Minion has won")
        onClicked: root.tell({do: "deck-out", side: "player"})
    }

    Stepper {
        visible: root.entering === ""
        text: qsTr("Stories the Minion has won")
        value: root.table.minionStories
        to: root.table.storiesToWin
        onMoved: value => root.table.act({do: "won", side: "minion", by: value - root.table.minionStories})
    }

    Stepper {
        visible: root.entering === ""
        text: qsTr("Stories you have won")
        value: root.table.playerStories
        to: root.table.storiesToWin
        onMoved: value => root.table.act({do: "won", side: "player", by: value - root.table.playerStories})
    }
}
