#include "models/json/session_document.h"
#include "models/kernel/history.h"
#include "models/kernel/memory_journal.h"
#include "models/nullgame/game.h"
#include "models/protocol/session.h"
#include "models/protocol/session_impl.h"
#include "tests/harness/taken_in.h"

#include <QTest>

using namespace torchside;

// What was imported had no states kept ready: all its steps were applied again each time it was opened.
class AnImportedSessionOpensAtOnceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void becauseItsStatesAreKeptReady()
    {
        MemoryJournal journal;
        SeededDice dice(1);
        History<nullgame::Game> played(journal, dice, [] { return Moment{0}; });
        played.submit(nullgame::Start{{"Ann", "Bo"}});
        for (int i = 1; i < 100; ++i)
            played.rename(0, "Ann " + std::to_string(i));
        auto document = json::readDocument(json::documentOf(journal, *journal.session(1), "Null"));
        const auto taken = tests::takeIn(journal, std::get<json::Document>(std::move(document)),
                                         protocol::replay<nullgame::Game>);
        const auto id = std::get<SessionId>(taken);
        for (const int seq : {32, 64, 96, 100}) {
            const auto snapshot = journal.snapshot(id, seq);
            QVERIFY(snapshot);
            QCOMPARE(snapshot->seq, std::int64_t(seq / 32 * 32));
            QCOMPARE(snapshot->state, journal.snapshot(1, seq)->state);
        }
    }
};

QTEST_APPLESS_MAIN(AnImportedSessionOpensAtOnceTest)
#include "an_imported_session_opens_at_once_test.moc"
