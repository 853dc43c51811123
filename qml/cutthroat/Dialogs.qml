pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// What is asked above the page; each dialog is made when it first asks.
Item {
    id: root

    required property CutthroatTable table
    required property Deeds deeds
    required property CreatureBook book
    property Packs packs: null
    property var damages: ({}) // what an attack can do

    signal pastAsked(string title, string path)

    function meet(): void {
        encounter.made().ask();
    }

    function draw(): void {
        drawing.made().ask();
    }

    function strike(guess: var): void {
        attack.made().ask(guess);
    }

    function close(): void {
        closing.made().ask();
    }

    function more(): void {
        others.made().show();
    }

    function deed(what: var): void {
        deeding.made().ask(what);
    }

    function deedOf(what: var, turned: int): void {
        deeding.made().turnTo = turned;
        deed(what);
    }

    function person(card: SeatCard, turned: int): void {
        people.made().ask(card, turned);
    }

    function number(title: string, value: int, from: int, to: int, done: var): void {
        pad.made().ask(title, value, from, to, done);
    }

    function counter(card: SeatCard, what: string, turned: int): void {
        pad.made().turnTo = turned;
        pad.made().askFor(card, what);
    }

    Later {
        id: encounter
        file: Qt.resolvedUrl("EncounterDialog.qml")
        given: ({table: root.table, book: root.book})
    }

    Later {
        id: drawing
        file: Qt.resolvedUrl("DrawDialog.qml")
        given: ({table: root.table})
    }

    Later {
        id: attack
        file: Qt.resolvedUrl("StrikeDialog.qml")
        given: ({table: root.table})
    }

    Connections {
        target: attack.item
        ignoreUnknownSignals: true
        function onOtherAsked(): void {
            const asked = attack.made();
            asked.close();
            root.number(qsTr("Damage of the attack"), 0, root.damages.from, root.damages.to, (delta, value) => asked.damage = value);
            pad.made().next = asked; // with what was chosen there, whatever was typed here
        }
    }

    Later {
        id: closing
        file: Qt.resolvedUrl("CloseDialog.qml")
        given: ({table: root.table})
    }

    Later {
        id: deeding
        file: Qt.resolvedUrl("DeedDialog.qml")
        given: ({table: root.table, packs: root.packs})
    }

    Later {
        id: others
        file: Qt.resolvedUrl("MoreDialog.qml")
        given: ({table: root.table})
    }

    Connections {
        target: others.item
        ignoreUnknownSignals: true
        function onAsked(what: string): void { root.deed(root.deeds[what]()); }
        function onCloseAsked(): void { root.close(); }
    }

    Later {
        id: people
        file: Qt.resolvedUrl("PersonDeeds.qml")
        given: ({table: root.table, deeds: root.deeds, book: root.book})
    }

    Connections {
        target: people.item
        ignoreUnknownSignals: true
        function onDeedAsked(what: var, turned: int): void { root.deedOf(what, turned); }
        function onPadAsked(card: SeatCard, what: string, turned: int): void { root.counter(card, what, turned); }
    }

    Later {
        id: pad
        file: Qt.resolvedUrl("CountPad.qml")
        given: ({table: root.table})
    }

    Connections {
        target: pad.item
        ignoreUnknownSignals: true
        function onPastOf(title: string, path: string): void { root.pastAsked(title, path); }
    }
}
