#include "models/table/ticks.h"

#include <QTest>

using namespace torchside;
using table::Ticks;

namespace {

const Prompt setCards{say("Everybody sets an attack card."), "set-attack", Due::byHand};
const Prompt turn{say("Ann shows the card."), "attack-turn", Due::step};
const Prompt layOut{say("Lay out the encounters."), "setup", Due::setup};

} // namespace

// What is ticked off stays so for as long as its line stands, and for undo and redo; no longer.
class TicksTest : public QObject {
    Q_OBJECT

private slots:
    void nothingIsTickedBefore()
    {
        Ticks ticks;
        ticks.stand({layOut, setCards, turn}, 1);
        QVERIFY(!ticks.isDone(setCards) && !ticks.isDone(layOut) && !ticks.isDone(turn));
        ticks.turn(turn); // the step itself is no line
        QVERIFY(!ticks.isDone(turn));
    }

    void aTickHoldsWhileItsLineStands()
    {
        Ticks ticks;
        ticks.stand({setCards, turn}, 3);
        ticks.turn(setCards);
        QVERIFY(ticks.isDone(setCards));
        ticks.stand({setCards, turn}, 4); // somebody's life was changed
        QVERIFY(ticks.isDone(setCards));
        ticks.turn(setCards);
        QVERIFY(!ticks.isDone(setCards));
    }

    void undoFindsTheTickAgain()
    {
        Ticks ticks;
        ticks.stand({setCards, turn}, 3);
        ticks.turn(setCards);
        ticks.stand({turn}, 4);
        ticks.stand({setCards, turn}, 3);
        QVERIFY(ticks.isDone(setCards));
    }

    void theSameWordsInTheNextRoundAreNotDone()
    {
        Ticks ticks;
        ticks.stand({setCards, turn}, 3);
        ticks.turn(setCards);
        ticks.stand({turn}, 4);
        ticks.stand({setCards, turn}, 5);
        QVERIFY(!ticks.isDone(setCards));
        ticks.stand({turn}, 4);
        ticks.stand({setCards, turn}, 3);
        QVERIFY(ticks.isDone(setCards));
    }

    // Undone to 6 and played on otherwise: what stood at 8 is another branch.
    void anotherWayFromThereIsNotDone()
    {
        Ticks ticks;
        ticks.stand({setCards}, 7);
        ticks.stand({setCards}, 8);
        ticks.turn(setCards);
        ticks.stand({turn}, 6);
        ticks.stand({turn}, 7);
        ticks.stand({turn}, 8);
        ticks.stand({setCards}, 9);
        QVERIFY(!ticks.isDone(setCards));
    }
};

QTEST_APPLESS_MAIN(TicksTest)
#include "ticks_test.moc"
