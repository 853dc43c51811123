import Torchside.Kit
import Torchside.Tables

// The pad for whatever number was held: it tells the change to who asked.
NumberPad {
    id: root

    required property CutthroatTable table
    property var whenDone

    function ask(title: string, value: int, from: int, to: int, done: var): void {
        whenDone = done;
        open(title, value, from, to);
        if (value === 0 && from === 0)
            mode = "=";
    }

    function askFor(card: SeatCard, what: string): void {
        const seat = card.index;
        const done = delta => table.carryOut({"do": "adjust", player: seat, [what]: delta});
        if (what === "life") {
            whenDone = done;
            open(qsTr("Life of %1").arg(card.name), card.life, 0, card.maxLife);
        } else if (what === "prestige") {
            whenDone = done;
            open(qsTr("Prestige of %1").arg(card.name), card.prestige, -99, 999);
        } else {
            whenDone = done;
            open(qsTr("Poison of %1").arg(card.name), card.poison, 0, 99);
        }
    }

    onAccepted: (delta, result) => whenDone(delta, result)
}
