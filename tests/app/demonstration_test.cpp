#include "app/demonstration.h"
#include "tests/harness/patience.h"

#include "models/kernel/memory_journal.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace torchside;

// A game that plays itself: to its end, in two minutes, and nothing is left of it.
class DemonstrationTest : public QObject {
    Q_OBJECT

    struct Room {
        QTemporaryDir folder;
        MemoryJournal journal;
        SeededDice dice{1};
        app::Preferences preferences{folder.filePath(u"preferences.ini"_s)};
        app::Shelf shelf{journal, dice, [] { return Moment{1}; }, preferences, {}};
        app::Demonstration demonstration{shelf, nullptr};
    };

private Q_SLOTS:
    void everyGameCanBeWatched()
    {
        Room room;
        QStringList all;
        for (const auto &game : app::games())
            all.append(QString::fromStdString(std::string(game.id)));
        QCOMPARE(room.demonstration.games(), all);
    }

    void itPlaysToItsEndAndLeavesNothing_data()
    {
        QTest::addColumn<QString>("game");
        for (const auto &game : app::games())
            QTest::newRow(std::string(game.id).c_str()) << QString::fromStdString(std::string(game.id));
    }
    void itPlaysToItsEndAndLeavesNothing()
    {
        QFETCH(QString, game);
        Room room;
        QVERIFY(room.demonstration.begin(game));
        QVERIFY(room.demonstration.isRunning());
        auto *table = room.shelf.table();
        QVERIFY(table);
        QSignalSpy refused(table, &table::Table::refused);
        const int steps = room.demonstration.steps();
        QVERIFY2(steps >= 12 && steps <= 40, qPrintable(QString::number(steps)));
        for (int i = 0; i < steps; ++i) {
            room.demonstration.next();
            QVERIFY2(refused.isEmpty(),
                     qPrintable(u"step %1: %2"_s.arg(i + 2).arg(refused.value(0).value(0).toString())));
            QCOMPARE(table->seq(), i + 2);
            QVERIFY(!room.demonstration.deed().isEmpty());
        }
        QVERIFY(room.demonstration.isDone());
        QCOMPARE(room.shelf.sessionId(), 0);
        QVERIFY(!room.shelf.firstEvening());
        room.demonstration.end();
        QVERIFY(!room.demonstration.isRunning());
        QVERIFY(!room.shelf.table());
        QVERIFY(room.journal.sessions().empty());
        QCOMPARE(room.shelf.sessions()->rowCount(), 0);
        QVERIFY(room.shelf.lastLine().isEmpty());
        QVERIFY(room.preferences.knownPeople().isEmpty());
    }

    void itGoesOnByItselfUntilItIsPausedOrLookedAt()
    {
        Room room;
        QVERIFY(room.demonstration.begin(u"mandom"_s));
        room.demonstration.setPace(10);
        QTRY_VERIFY(room.demonstration.step() >= 2);
        room.demonstration.setPaused(true);
        const int paused = room.demonstration.step();
        QTest::qWait(60);
        QCOMPARE(room.demonstration.step(), paused);
        room.demonstration.setPaused(false);
        QTRY_VERIFY(room.demonstration.step() > paused);
        room.demonstration.setHeld(true); // something is shown large
        const int held = room.demonstration.step();
        QTest::qWait(60);
        QCOMPARE(room.demonstration.step(), held);
        room.demonstration.setHeld(false);
        QTRY_VERIFY(room.demonstration.isDone());
    }

    void aGameOfOnesOwnEndsIt()
    {
        Room room;
        QVERIFY(room.demonstration.begin(u"mandom"_s));
        QVERIFY(room.demonstration.begin(u"cutthroat"_s)); // another one, right after it
        QCOMPARE(room.shelf.table()->game(), u"cutthroat"_s);
        QVERIFY(room.shelf.start(u"mandom"_s, {{u"players"_s, QStringList{u"Ann"_s, u"Bo"_s}}}));
        QVERIFY(!room.demonstration.isRunning());
        QVERIFY(room.shelf.sessionId() != 0);
        QVERIFY(room.shelf.firstEvening());
        QCOMPARE(room.journal.sessions().size(), std::size_t(1));
        room.shelf.putAway();
        QVERIFY(!room.demonstration.begin(u"nowhere"_s));
    }
};

QTEST_MAIN(DemonstrationTest)
#include "demonstration_test.moc"
