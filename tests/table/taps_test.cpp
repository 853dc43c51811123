#include "models/cthulhu/game.h"
#include "models/cutthroat/game.h"
#include "models/darkcastle/game.h"
#include "models/duelofages/game.h"
#include "models/kernel/memory_journal.h"
#include "models/nullgame/face/nullgame_table.h"

#include "data/journal/open_journal.h"
#include "models/json/codec.h"
#include "models/kernel/history.h"

#include <QTemporaryDir>
#include <QTest>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

// A game of counting with a clock that the test sets.
struct Counting {
    std::unique_ptr<Journal> journal;
    SeededDice dice{1};
    Moment now = 1'000'000;
    protocol::GameSession<nullgame::Game> session;
    History<nullgame::Game> &history = session.history();

    explicit Counting(std::unique_ptr<Journal> into = std::make_unique<MemoryJournal>())
        : journal(std::move(into)), session(*journal, dice, [this] { return now; })
    {
        history.submit(nullgame::Start{{"Ann", "Bo"}});
    }
    void tap(int player, int by, Moment after)
    {
        now += after;
        QVERIFY(
            std::holds_alternative<std::vector<nullgame::Event>>(history.tap(nullgame::Count{player, by})));
    }
    int number(int player) const { return history.state().numbers.at(static_cast<std::size_t>(player)); }
};

std::string lines(const std::vector<HistoryEntry> &entries)
{
    std::string all;
    for (const auto &entry : entries)
        all += english(entry.text) + "|";
    return all;
}

// What two taps are together, and what they should be, both as the codec tells it.
template <class G>
void addRow(const char *name, const char *first, const char *second, const char *expected)
{
    const auto read = [](const char *command) {
        auto one = Codec<G>::command(command);
        if (!one)
            qFatal("%s is no command", command);
        return *one;
    };
    const auto both = G::Rules::together(read(first), read(second));
    const std::string none = "nothing";
    QTest::newRow(name) << QByteArray::fromStdString(both ? Codec<G>::text(*both) : none)
                        << QByteArray::fromStdString(expected == none ? none
                                                                      : Codec<G>::text(read(expected)));
}

} // namespace

class TapsTest : public QObject {
    Q_OBJECT

private slots:
    void quickTapsOnOneCounterAreOneStepAndOneUndo()
    {
        Counting game;
        game.tap(0, 1, 5000);
        game.tap(0, 1, 400);
        game.tap(0, 1, 1999);
        QCOMPARE(game.number(0), 3);
        QCOMPARE(game.history.seq(), 2);
        QCOMPARE(game.history.history(false).size(), 2U);
        QVERIFY(std::holds_alternative<std::vector<Sentence>>(game.history.undo()));
        QCOMPARE(game.number(0), 0);
        QVERIFY(std::holds_alternative<std::vector<Sentence>>(game.history.redo()));
        QCOMPARE(game.number(0), 3);
    }

    void aTapAfterTwoSecondsIsAStepOfItsOwn()
    {
        Counting game;
        game.tap(0, 1, 5000);
        game.tap(0, 1, 2001);
        QCOMPARE(game.history.seq(), 3);
    }

    void anotherCounterIsAnotherStep()
    {
        Counting game;
        game.tap(0, 1, 5000);
        game.tap(1, 1, 100);
        game.tap(0, 1, 100);
        QCOMPARE(game.history.seq(), 4);
        QCOMPARE(game.number(0), 2);
    }

    void thereAndBackAgainStaysVisibleAsTwo()
    {
        Counting game;
        game.tap(0, 2, 5000);
        game.tap(0, -2, 100);
        QCOMPARE(game.number(0), 0);
        QCOMPARE(game.history.seq(), 3);
    }

    void afterAnUndoATapBeginsAnew()
    {
        Counting game;
        game.tap(0, 1, 5000);
        game.tap(1, 1, 100);
        game.history.undo();
        game.tap(0, 1, 100); // the step that was taken back is cut off, the one before it stays as it was
        QCOMPARE(game.history.seq(), 3);
        QCOMPARE(game.number(0), 2);
        QCOMPARE(game.number(1), 0);
    }

    void whatTheProtocolSaysIsNeverJoined()
    {
        Counting game;
        for (int i = 0; i < 3; ++i)
            game.history.submit(nullgame::Count{0, 1});
        QCOMPARE(game.history.seq(), 4);
    }

    void aTapThatEndsTheGameIsJoinedToo()
    {
        Counting game;
        game.tap(0, 1, 5000);
        game.tap(0, 98, 5000);
        game.tap(0, 1, 100);
        QVERIFY(game.history.outcome().has_value());
        QCOMPARE(game.history.seq(), 3);
        game.history.undo();
        QVERIFY(!game.history.outcome());
    }

    void moreThanOneCommandMayCountStaysTwoSteps()
    {
        Counting game;
        game.tap(0, 60, 5000);
        game.tap(0, 40, 100); // one command counts to 99 at most
        QVERIFY(game.history.outcome().has_value());
        QCOMPARE(game.history.seq(), 3);
    }

    void aRefusedTapLeavesTheStepBeforeItAlone()
    {
        Counting game;
        game.tap(0, 1, 5000);
        const auto before = lines(game.history.history(false));
        QVERIFY(std::holds_alternative<Refusal>(game.history.tap(nullgame::Count{0, -5})));
        QCOMPARE(game.number(0), 1);
        QCOMPARE(lines(game.history.history(false)), before);
    }

    void aDiskThatSaysNoChangesNothing()
    {
        auto journal = std::make_unique<MemoryJournal>();
        auto &memory = *journal;
        Counting game(std::move(journal));
        game.tap(0, 1, 5000);
        memory.failFromNowOn(true);
        game.now += 100;
        const auto answer = game.history.tap(nullgame::Count{0, 1});
        QCOMPARE(std::get<Refusal>(answer).code, std::string("not-saved"));
        QCOMPARE(game.number(0), 1);
        memory.failFromNowOn(false);
        QCOMPARE(memory.steps(*game.history.id(), 1, 9).size(), 2U);
    }

    void joinedStepsAreTheSameAfterARestart()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"taps.db"_s).toStdString();
        Counting game(data::openJournal(path, data::Purpose::play).journal);
        for (int i = 0; i < 90; ++i) // across the places where whole states are kept
            game.tap(i % 2, 1, i % 3 == 0 ? 5000 : 100);
        game.tap(0, 1, 5000);
        game.tap(0, 1, 100);
        SeededDice dice(1);
        History<nullgame::Game> again(*game.journal, dice, [] { return Moment{0}; });
        again.open(*game.history.id());
        QCOMPARE(again.state(), game.history.state());
        QCOMPARE(again.seq(), game.history.seq());
        while (again.seq() > 1)
            QVERIFY(std::holds_alternative<std::vector<Sentence>>(again.undo()));
        QCOMPARE(again.state().numbers, (std::vector<int>{0, 0}));
    }

    void everyGameKnowsItsCounters_data()
    {
        QTest::addColumn<QByteArray>("found");
        QTest::addColumn<QByteArray>("expected");
        using Caverns = cutthroat::Game;
        addRow<Caverns>("life", R"({"do":"adjust","player":1,"life":-5})",
                        R"({"do":"adjust","player":1,"life":-5})",
                        R"({"do":"adjust","player":1,"life":-10})");
        addRow<Caverns>("life and prestige", R"({"do":"adjust","player":1,"life":-5})",
                        R"({"do":"adjust","player":1,"prestige":1})", "nothing");
        addRow<Caverns>("two people", R"({"do":"adjust","player":1,"life":-5})",
                        R"({"do":"adjust","player":2,"life":-5})", "nothing");
        addRow<Caverns>("with a reason", R"({"do":"adjust","player":1,"life":-5,"why":"trap"})",
                        R"({"do":"adjust","player":1,"life":-5})", "nothing");
        using Castle = darkcastle::Game;
        addRow<Castle>("health lost", R"({"do":"hurt","character":0,"amount":1})",
                       R"({"do":"hurt","character":0,"amount":2})",
                       R"({"do":"hurt","character":0,"amount":3})");
        addRow<Castle>("more won back than lost", R"({"do":"hurt","character":0,"amount":1})",
                       R"({"do":"heal","character":0,"amount":3})",
                       R"({"do":"heal","character":0,"amount":2})");
        addRow<Castle>("there and back", R"({"do":"hurt","character":0,"amount":1})",
                       R"({"do":"heal","character":0,"amount":1})", "nothing");
        using Duel = duelofages::Game;
        addRow<Duel>("henchmen", R"({"do":"count","player":0,"henchmen":1})",
                     R"({"do":"count","player":0,"henchmen":1})",
                     R"({"do":"count","player":0,"henchmen":2})");
        addRow<Duel>("henchmen and equipment", R"({"do":"count","player":0,"henchmen":1})",
                     R"({"do":"count","player":0,"equipment":1})", "nothing");
        addRow<Duel>("the vault", R"({"do":"vault","by":1})", R"({"do":"vault","by":1})",
                     R"({"do":"vault","by":2})");
        using Rising = cthulhu::Game;
        addRow<Rising>("tokens", R"({"do":"token","story":1,"side":"player","by":1})",
                       R"({"do":"token","story":1,"side":"player","by":1})",
                       R"({"do":"token","story":1,"side":"player","by":2})");
        addRow<Rising>("tokens of both sides", R"({"do":"token","story":1,"side":"player","by":1})",
                       R"({"do":"token","story":1,"side":"minion","by":1})", "nothing");
    }
    void everyGameKnowsItsCounters()
    {
        QFETCH(QByteArray, found);
        QTEST(found, "expected");
    }

    void theTablesTapIsAStepWithTheOneBefore()
    {
        Counting game;
        nullgame::NullgameTable table(game.session);
        game.now += 5000;
        QVERIFY(table.act({{u"do"_s, u"count"_s}, {u"player"_s, 0}}));
        QVERIFY(table.act({{u"do"_s, u"count"_s}, {u"player"_s, 0}}));
        QCOMPARE(table.seq(), 2);
        const auto past = table.past(u"numbers.0"_s);
        QCOMPARE(past.size(), 1);
        QCOMPARE(past.front().toMap()[u"from"_s].toString(), u"0"_s);
        QCOMPARE(past.front().toMap()[u"to"_s].toString(), u"2"_s);
        QCOMPARE(past.front().toMap()[u"seq"_s].toInt(), 2);
        QVERIFY(!past.front().toMap()[u"line"_s].toString().isEmpty());
        QVERIFY(table.past(u"nothing.of.the.kind"_s).isEmpty());
        QCOMPARE(table.entryOf(2)[u"row"_s].toInt(), 0);
    }
};

QTEST_GUILESS_MAIN(TapsTest)
#include "taps_test.moc"
