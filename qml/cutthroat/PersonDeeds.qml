pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Tables

// What can happen to one person, asked of that person: the counters, the deeds, the items that lie open.
Item {
    id: root

    required property CutthroatTable table
    required property Deeds deeds
    required property CreatureBook book

    signal deedAsked(var deed, int turned)
    signal padAsked(SeatCard card, string what, int turned)

    function ask(card: SeatCard, turned: int): void {
        person.turnTo = turned;
        person.ask(card);
    }

    PersonDialog {
        id: person
        table: root.table
        book: root.book
        onPadAsked: what => root.padAsked(card, what, turned)
        onAsked: what => root.deedAsked(what === "form" ? root.deeds.form(seat, card.form) : root.deeds[what](seat), turned)
        onDrunk: (by, potion) => root.table.act(root.deeds.potion(seat).command({player: seat, by, potion}))
        onItemAsked: (item, tipped) => {
            items.turnTo = turned;
            items.show(seat, alive, item, tipped);
        }
    }

    ItemDialog {
        id: items
        table: root.table
        onGiveAsked: (seat, item) => root.deedAsked(root.deeds.give(seat, item), turned)
    }
}
