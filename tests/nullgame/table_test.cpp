#include "data/journal/open_journal.h"
#include "models/kernel/history.h"
#include "models/kernel/memory_journal.h"
#include "models/nullgame/face/nullgame_table.h"
#include "tests/harness/acting.h"
#include "tests/harness/heard.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace torchside;
using tests::act;
using namespace Qt::StringLiterals;

namespace {

struct Playing {
    MemoryJournal journal;
    SeededDice dice{1};
    Moment now = 0;
    protocol::GameSession<nullgame::Game> session{journal, dice, [this] { return now += 10'000; }};
    std::unique_ptr<nullgame::NullgameTable> table;

    Playing()
    {
        session.history().submit(nullgame::Start{{"Ann", "Bo"}});
        table = std::make_unique<nullgame::NullgameTable>(session);
    }
};

} // namespace

// What every game's table has of its base, shown by the game that has least of its own.
class NullgameTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aNewTableSaysWhereItStands()
    {
        const Playing playing;
        const auto &table = *playing.table;
        QCOMPARE(table.now(), u"Count up or down."_s);
        QCOMPARE(table.nowRule(), u"goal"_s);
        QVERIFY(table.byHand().isEmpty() && table.setup().isEmpty());
        QCOMPARE(table.seats(), QStringList({u"Ann"_s, u"Bo"_s}));
        QCOMPARE(table.seq(), 1);
        QVERIFY(!table.canUndo() && !table.canRedo() && !table.over());
        QCOMPARE(table.undoHint(), QString());
    }

    void aStepChangesTheTableOnce()
    {
        const Playing playing;
        const QSignalSpy changed(playing.table.get(), &table::Table::changed);
        const QSignalSpy refused(playing.table.get(), &table::Table::refused);
        QVERIFY(act(*playing.table, R"({"do":"count","player":0,"by":5})"));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(refused.count(), 0);
        QCOMPARE(playing.table->undoHint(), u"Ann counts: 0 → 5."_s);
        QVERIFY(playing.table->canUndo());
    }

    void aRefusalIsSaidAndChangesNothing()
    {
        const Playing playing;
        const QSignalSpy changed(playing.table.get(), &table::Table::changed);
        const QSignalSpy refused(playing.table.get(), &table::Table::refused);
        QVERIFY(!act(*playing.table, R"({"do":"count","player":0,"by":-1})"));
        QCOMPARE(changed.count(), 0);
        QCOMPARE(refused.count(), 1);
        QCOMPARE(refused[0][0].toString(), u"Ann has 0: less than nothing is not possible."_s);
        QCOMPARE(refused[0][1].toString(), u"by"_s);
    }

    void whatIsTakenBackTellsTheTable()
    {
        const Playing playing;
        auto &table = *playing.table;
        act(table, R"({"do":"count","player":0,"by":5})");
        act(table, R"({"do":"count","player":1,"by":7})");
        const QSignalSpy resynced(&table, &table::Table::resynced);
        table.undo();
        QCOMPARE(resynced.count(), 1);
        QCOMPARE(resynced[0][0].toStringList(), QStringList(u"Set Bo's number down: 7 → 0."_s));
        QVERIFY(table.canRedo());
        table.redo();
        QCOMPARE(resynced[1][0].toStringList(), QStringList(u"Set Bo's number up: 0 → 7."_s));
        QVERIFY(!table.canRedo());
    }

    void aJumpIsToldBeforeItIsMade()
    {
        const Playing playing;
        auto &table = *playing.table;
        act(table, R"({"do":"count","player":0,"by":5})");
        act(table, R"({"do":"count","player":0,"by":6})");
        QCOMPARE(table.changesTo(1), QStringList(u"Set Ann's number down: 11 → 0."_s));
        QCOMPARE(table.seq(), 3);
        table.goTo(1);
        QCOMPARE(table.seq(), 1);
        QVERIFY(!table.canUndo());
        for (const int nowhere : {0, -1, 4})
            QCOMPARE(table.changesTo(nowhere), QStringList());
        const QSignalSpy refused(&table, &table::Table::refused);
        table.goTo(4);
        QCOMPARE(refused.count(), 1);
    }

    void nothingMoreToTakeBackIsSaid()
    {
        const Playing playing;
        const QSignalSpy refused(playing.table.get(), &table::Table::refused);
        const QSignalSpy resynced(playing.table.get(), &table::Table::resynced);
        playing.table->undo();
        playing.table->redo();
        QCOMPARE(refused.count(), 2);
        QCOMPARE(resynced.count(), 0);
    }

    void notesAndNamesGoIntoTheHistory()
    {
        const Playing playing;
        auto &table = *playing.table;
        auto *history = table.history();
        const int before = history->rowCount();
        QVERIFY(table.note(u"  Pizza  "_s));
        QVERIFY(table.rename(0, u" Zoe "_s));
        QCOMPARE(table.seats().front(), u"Zoe"_s);
        QCOMPARE(history->rowCount(), before + 2);
        QCOMPARE(table.seq(), 2); // a note is no step
        const QSignalSpy refused(&table, &table::Table::refused);
        QVERIFY(!table.rename(0, u"Bo"_s));
        QVERIFY(!table.rename(0, u"   "_s));
        QVERIFY(!table.note(QString(100'000, u'x')) || refused.count() == 2);
        QVERIFY(refused.count() >= 2);
    }

    void theEndIsTheEndAndCanBeTakenBack()
    {
        const Playing playing;
        auto &table = *playing.table;
        act(table, R"({"do":"count","player":0,"by":99})");
        act(table, R"({"do":"count","player":0,"by":1})");
        QVERIFY(table.over());
        QCOMPARE(table.now(), u"The counting is over."_s);
        QVERIFY(!act(table, R"({"do":"count","player":1,"by":1})"));
        table.undo();
        QVERIFY(!table.over());
        QVERIFY(act(table, R"({"do":"count","player":1,"by":1})"));
    }

    void whatCannotBeSavedWasNotDone()
    {
        const QTemporaryDir folder;
        auto opened = data::openJournal(folder.filePath(u"full.db"_s).toStdString(), data::Purpose::play);
        SeededDice dice(1);
        protocol::GameSession<nullgame::Game> session(*opened.journal, dice, [] { return Moment(0); });
        session.history().submit(nullgame::Start{{"Ann", "Bo"}});
        nullgame::NullgameTable table(session);
        const QSignalSpy refused(&table, &table::Table::refused);
        opened.journal->limitPages(1); // it has more already: there is no room for another
        int done = 0;
        while (done < 5'000 && act(table, done % 2 == 0 ? R"({"do":"count","player":0,"by":1})"
                                                        : R"({"do":"count","player":0,"by":-1})"))
            ++done;
        QCOMPARE(refused.count(), 1);
        QVERIFY(refused[0][0].toString().startsWith(u"It couldn’t be saved, so nothing was done."_s));
        QCOMPARE(table.seq(), done + 1);
        opened.journal->limitPages(100'000);
        QVERIFY(act(table, R"({"do":"count","player":1,"by":5})"));
        QCOMPARE(table.seq(), done + 2);
    }

    void theTableTellsItsRowsAndItsHistory()
    {
        MemoryJournal journal;
        SeededDice dice(1);
        protocol::GameSession<nullgame::Game> session(journal, dice, [] { return Moment(1); });
        session.history().submit(nullgame::Start{{"Ann", "Bo"}});
        nullgame::NullgameTable table(session);
        const QAbstractItemModelTester rows(table.players(),
                                            QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester past(table.history(),
                                            QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy changed(&table, &table::Table::changed);
        table::Cues heard;
        connect(&table, &table::Table::cued, this, [&](const table::Cues &cues) { heard = cues; });
        QSignalSpy resynced(&table, &table::Table::resynced);
        QVERIFY(act(table, R"({"do":"count","player":0,"by":5})"));
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
        QVERIFY(!act(table, R"({"do":"count","player":0,"by":-1})"));
        QVERIFY(heard.empty()); // what is refused is not heard
        QVERIFY(table.note(QStringLiteral("Pizza")));
        QCOMPARE(table.history()->rowCount(), 3);
    }
};

QTEST_APPLESS_MAIN(NullgameTableTest)
#include "table_test.moc"
