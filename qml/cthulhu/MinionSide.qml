pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The Minion's side: its domains as dice, its characters, what lies beside them, its events and its hand.
ColumnLayout {
    id: root

    required property CthulhuTable table
    property int cards: 2

    signal touched(string cardId)
    signal domainAsked(DomainTile tile)
    signal moreAsked()

    spacing: Theme.gap12
    Layout.fillWidth: true

    GridLayout {
        columns: Theme.bigText ? 3 : domains.count > 5 ? 4 : Math.max(1, domains.count + 1)
        columnSpacing: Theme.gap8
        rowSpacing: Theme.gap8

        Repeater {
            id: domains
            model: root.table.domains

            DomainTile {
                id: tile
                Layout.columnSpan: events && !Theme.bigText ? 2 : events ? 3 : 1
                onClicked: root.domainAsked(tile)
            }
        }
    }

    CardsSection {
        title: qsTr("In play")
        empty: qsTr("No character is in play.")
        cards: root.table.characters
        columns: root.cards
        onTouched: cardId => root.touched(cardId)
    }

    CardsSection {
        title: qsTr("Supports and attachments")
        cards: root.table.supports
        columns: root.cards
        onTouched: cardId => root.touched(cardId)
    }

    CardsSection {
        title: qsTr("Events pool")
        cards: root.table.pool
        columns: root.cards
        onTouched: cardId => root.touched(cardId)
    }

    CardsSection {
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
        Layout.fillWidth: true
        onClicked: root.moreAsked()
    }
}
