import Torchside.Kit
import Torchside.Tables

// The pad for whatever number was held: it tells the change to who asked.
NumberPad {
    id: root

    required property CutthroatTable table
    property var whenDone
    property TDialog next: null // comes when it is gone again, answered or not
    property string path // of the counter in the state; empty where there is none
    property string title

    signal pastOf(string title, string path)

    function ask(title: string, value: int, from: int, to: int, done: var): void {
        whenDone = done;
        next = null;
        path = "";
        open(title, value, from, to);
        if (value === 0 && from === 0)
            mode = "=";
    }

    function askFor(card: SeatCard, what: string): void {
        const seat = card.index;
        path = "players.%1.%2".arg(seat).arg(what);
        next = null;
        const done = delta => table.act({"do": "adjust", player: seat, [what]: delta});
        const by = table.limits("adjust", what);
        whenDone = done;
        if (what === "life") {
            title = qsTr("Life of %1").arg(card.name);
            open(title, card.life, 0, card.maxLife);
        } else if (what === "prestige") {
            title = qsTr("Prestige of %1").arg(card.name);
            open(title, card.prestige, card.prestige + by.from, card.prestige + by.to);
        } else {
            title = qsTr("Poison of %1").arg(card.name);
            open(title, card.poison, 0, card.poison + by.to);
        }
    }

    pastText: path !== "" ? qsTr("Changes") : ""
    onPastAsked: root.pastOf(title, path)

    onAccepted: (delta, result) => whenDone(delta, result)
    onClosed: next?.open()
}
