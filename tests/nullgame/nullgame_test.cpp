#include "models/kernel/history.h"
#include "models/nullgame/face/nullgame_table.h"
#include "tests/harness/heard.h"
#include "tests/harness/random_play.h"
#include "tests/harness/spoken_game.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

namespace torchside::tests {

template <>
struct Chooser<nullgame::Game> {
    static nullgame::Command start(Dice &) { return nullgame::Start{{"Ann", "Bo"}}; }
};

} // namespace torchside::tests

using namespace torchside;

// The template that new games are copied from must itself keep every promise.
class NullgameTest : public QObject {
    Q_OBJECT

private slots:
    void anyPlayCanBeTakenBackAndReplayed() { tests::randomPlay<nullgame::Game>(); }
    void anyPlayIsInTheFile() { tests::randomPlayInAFile<nullgame::Game>(); }

    void whoHasAHundredWins()
    {
        tests::SpokenGame<nullgame::Game> game;
        game.all({R"({"do":"start","players":["Ann","Bo"]})", R"({"do":"count","player":1,"by":99})"});
        QCOMPARE(game.say(R"({"do":"total"})")["total"]["sum"].toInt(), 99);
        QCOMPARE(game.say(R"({"do":"count","player":1})")["state"]["outcome"]["winners"].toArray(),
                 QJsonArray{1});
        QCOMPARE(game.code(R"({"do":"count","player":0})"), QStringLiteral("game-over"));
    }

    void nobodyHasLessThanNothing()
    {
        tests::SpokenGame<nullgame::Game> game;
        game.say(R"({"do":"start","players":["Ann","Bo"]})");
        QCOMPARE(game.code(R"({"do":"count","player":0,"by":-1})"), QStringLiteral("bad-argument"));
    }

    void theTableTellsItsRowsAndItsHistory()
    {
        MemoryJournal journal;
        SeededDice dice(1);
        History<nullgame::Game> history(journal, dice, [] { return Moment(1); });
        history.submit(nullgame::Start{{"Ann", "Bo"}});
        nullgame::NullgameTable table(history);
        const QAbstractItemModelTester rows(table.players(),
                                            QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester past(table.history(),
                                            QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy changed(&table, &table::Table::changed);
        table::Cues heard;
        connect(&table, &table::Table::cued, this, [&](const table::Cues &cues) { heard = cues; });
        QSignalSpy resynced(&table, &table::Table::resynced);
        QVERIFY(table.count(0, 5));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(tests::inWords(heard), QStringList{QStringLiteral("heal: Ann, 5.")});
        QCOMPARE(table.players()->index(0, 0).data(Qt::UserRole + 2).toInt(), 5);
        QCOMPARE(table.history()->rowCount(), 2);
        QCOMPARE(table.changesTo(1), QStringList{QStringLiteral("Set Ann's number down: 5 → 0.")});
        table.undo();
        QCOMPARE(tests::inWords(heard),
                 QStringList{QStringLiteral("tap")}); // no hit, and no word, for what is taken back
        QCOMPARE(resynced.count(), 1);
        QCOMPARE(table.players()->index(0, 0).data(Qt::UserRole + 2).toInt(), 0);
        QVERIFY(table.canRedo() && !table.canUndo());
        heard.clear();
        QVERIFY(!table.count(0, -1));
        QVERIFY(heard.empty()); // what is refused is not heard
        QVERIFY(table.note(QStringLiteral("Pizza")));
        QCOMPARE(table.history()->rowCount(), 3);
    }
};

QTEST_GUILESS_MAIN(NullgameTest)
#include "nullgame_test.moc"
