#include "models/json/codec.h"
#include "models/json/session_document.h"
#include "models/kernel/history.h"
#include "models/kernel/memory_journal.h"
#include "models/nullgame/game.h"

#include <QTest>

using namespace torchside;

// A file was changed on the disk: events that could be read but not applied, and a state without its players,
// brought the program down.
class AStepThatMakesNoSenseTest : public QObject {
    Q_OBJECT

    using NullHistory = History<nullgame::Game>;

    MemoryJournal journal_;
    SeededDice dice_{1};
    NullHistory history()
    {
        return {journal_, dice_, [] { return Moment{0}; }};
    }

    SessionId play(int steps)
    {
        auto played = history();
        played.submit(nullgame::Start{{"Ann", "Bo"}});
        for (int i = 1; i < steps; ++i)
            played.rename(0, "Ann " + std::to_string(i));
        return *played.id();
    }
    // The same session with other events at its third step.
    SessionId changed(const std::string &events)
    {
        const auto id = play(5);
        auto steps = journal_.steps(id, 1, 5);
        steps[2].events = events;
        return journal_.take(*journal_.session(id), steps, {});
    }

private Q_SLOTS:
    void itIsAStepThatCannotBeRead_data()
    {
        QTest::addColumn<QByteArray>("events");
        QTest::newRow("of nobody") << QByteArray(R"([{"type":"renamed","player":7,"from":"x","to":"y"}])");
        QTest::newRow("of nobody below")
            << QByteArray(R"([{"type":"renamed","player":-1,"from":"x","to":"y"}])");
        QTest::newRow("less than nothing")
            << QByteArray(R"([{"type":"counted","player":0,"from":0,"to":-5}])");
        QTest::newRow("no JSON") << QByteArray("[{");
    }
    void itIsAStepThatCannotBeRead()
    {
        QFETCH(QByteArray, events);
        const auto id = changed(events.toStdString());
        auto opened = history();
        QVERIFY_THROWS_EXCEPTION(JournalFailure, opened.open(id));
    }

    void aStateThatMakesNoSenseIsMadeAnewFromTheSteps()
    {
        const auto id = play(40);
        auto whole = history();
        whole.open(id);
        auto state = whole.state();
        state.seats.clear();
        auto step = journal_.steps(id, 40, 40).front();
        step.snapshot = Codec<nullgame::Game>::text(state);
        journal_.amend(id, step);
        auto again = history();
        again.open(id);
        QVERIFY(again.state() == whole.state());
    }

    void nothingUnreadableIsExported()
    {
        const auto id = changed("[{");
        QVERIFY_THROWS_EXCEPTION(JournalFailure, json::documentOf(journal_, *journal_.session(id), "Null"));
    }
};

QTEST_APPLESS_MAIN(AStepThatMakesNoSenseTest)
#include "a_step_that_makes_no_sense_test.moc"
