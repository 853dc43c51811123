pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// The Minion's side: its domains as dice, its characters, what lies beside them, its events and its hand.
Column {
    id: root

    required property CthulhuTable table
    property int cards: 2

    signal touched(string cardId)
    signal domainAsked(DomainTile tile)
    signal moreAsked()

    spacing: Theme.gap12

    Flow {
        id: dice
        readonly property int places: Theme.bigText ? 3 : domains.count > 5 ? 4 : Math.max(1, domains.count + 1)
        readonly property real place: Math.floor((width - (places - 1) * spacing) / places)
        width: parent.width
        spacing: Theme.gap8

        Repeater {
            id: domains
            model: root.table.domains

            DomainTile {
                id: tile
                width: !events ? dice.place : Theme.bigText ? dice.width : 2 * dice.place + dice.spacing
                onClicked: root.domainAsked(tile)
            }
        }
    }

    CardsSection {
        width: parent.width
        title: qsTr("In play")
        empty: qsTr("No character is in play.")
        cards: root.table.characters
        columns: root.cards
        onTouched: cardId => root.touched(cardId)
    }

    CardsSection {
        width: parent.width
        title: qsTr("Supports and attachments")
        cards: root.table.supports
        columns: root.cards
        onTouched: cardId => root.touched(cardId)
    }

    CardsSection {
        width: parent.width
        title: qsTr("Events pool")
        cards: root.table.pool
        columns: root.cards
        onTouched: cardId => root.touched(cardId)
    }

    CardsSection {
        width: parent.width
        title: qsTr("The Minion’s hand")
        empty: qsTr("The hand is empty.")
        cards: root.table.hand
        columns: root.cards
        onTouched: cardId => root.touched(cardId)
    }

    QuietButton {
        visible: root.table.phase !== "setup" && !root.table.over
        icon: "more"
        text: qsTr("Something else happened")
        width: parent.width
        onClicked: root.moreAsked()
    }
}
