pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The Minion's side: its domains as dice, its characters, what lies beside them, its events and its hand.
Column {
    id: root

    required property CthulhuTable table
    property int cards: 2
    property string shape: "phone"

    signal touched(string cardId)
    signal domainAsked(DomainTile tile)
    signal moreAsked()
    signal deckAsked()
    signal whyNotAsked(string cardId, bool equal, bool costX)

    spacing: Theme.gap12

    SectionTitle {
        width: parent.width
        text: qsTr("The Minion")

        LinkButton {
            visible: root.table.deckLeft >= 0
            text: qsTr("Deck %1").arg(root.table.deckLeft)
            hint: qsTr("What is left in the Minion’s deck")
            icon: "card"
            role: "small"
            color: Theme.soft
            Layout.topMargin: -Theme.gap12
            Layout.bottomMargin: -Theme.gap12
            onClicked: root.deckAsked()
        }
    }

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

    Repeater {
        model: root.shape === "phone" ? 0 : 1 // a phone has it behind a button
        ProofPanel {
            visible: weighs && !root.table.pondering.shown
            width: root.width
            table: root.table
            whole: false
            onWhyNotAsked: (cardId, equal, costX) => root.whyNotAsked(cardId, equal, costX)
        }
    }

    CardsSection {
        width: parent.width
        title: "" // they stand under its name
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
