#include "models/json/codec.h"
#include "models/kernel/dice.h"
#include "models/kernel/history.h"
#include "models/kernel/memory_journal.h"
#include "models/kernel/resync.h"
#include "models/kernel/sentence.h"
#include "models/mandom/game.h"

#include <QTest>

#include <cmath>

using namespace torchside;

namespace {

using Mandom = mandom::Game;

struct Table {
    MemoryJournal journal;
    SeededDice dice{1};
    Moment now = 1'000;
    History<Mandom> history{journal, dice, [this] { return now += 1'000; }};

    Table() { play(mandom::Start{{"Ann", "Bo"}, 0}); }
    bool play(const mandom::Command &command)
    {
        return std::holds_alternative<std::vector<mandom::Event>>(history.submit(command));
    }
};

std::vector<std::string> englishOf(const std::vector<Sentence> &sentences)
{
    std::vector<std::string> all;
    for (const auto &sentence : sentences)
        all.push_back(english(sentence));
    return all;
}

} // namespace

class KernelTest : public QObject {
    Q_OBJECT

private slots:
    // Dice

    void everySideOfADieComesUpAlikeOften()
    {
        SeededDice dice(42);
        for (const int sides : {2, 3, 6, 7, 13}) {
            std::vector<int> fell(static_cast<std::size_t>(sides));
            const int throws = 60'000;
            for (int i = 0; i < throws; ++i)
                ++fell[static_cast<std::size_t>(dice.below(sides))];
            double chi = 0;
            const double expected = static_cast<double>(throws) / sides;
            for (const int count : fell)
                chi += (count - expected) * (count - expected) / expected;
            // Five standard deviations above the mean of the chi-squared distribution.
            QVERIFY(chi < (sides - 1) + 5 * std::sqrt(2.0 * (sides - 1)));
        }
    }

    void everyOrderOfAShuffleComesUpAlikeOften()
    {
        SeededDice dice(43);
        std::map<std::vector<int>, int> fell;
        for (int i = 0; i < 24'000; ++i)
            ++fell[dice.shuffled(4)];
        QCOMPARE(fell.size(), std::size_t(24));
        for (const auto &[order, count] : fell)
            QVERIFY(count > 800 && count < 1'200);
    }

    void whatWasShuffledIsThrownAgain()
    {
        SeededDice dice(7);
        SeededDice other(8);
        for (int count = 0; count < 9; ++count) {
            const auto order = dice.shuffled(count);
            RecallingDice again(shuffledAs(order), other);
            QCOMPARE(again.shuffled(count), order);
        }
        RecallingDice another(shuffledAs({2, 0, 1}), other);
        QCOMPARE(another.shuffled(4).size(), std::size_t(4)); // another question has its own answer
    }

    void whatIsForeseenComesWhenItCounts()
    {
        SeededDice dice(7);
        ForeseenDice ahead(dice);
        const auto foreseen = ahead.shuffled(6);
        const auto same = dice.copy()->shuffled(6);
        QCOMPARE(same, foreseen);
        SeededDice untouched(7);
        ahead.letCount();
        untouched.shuffled(6);
        QCOMPARE(dice.below(1000), untouched.below(1000));
    }

    void theSameSeedThrowsTheSame()
    {
        SeededDice one(7);
        SeededDice two(7);
        for (int i = 0; i < 100; ++i)
            QCOMPARE(one.below(1'000), two.below(1'000));
    }

    // Sentences

    void aSentenceTakesItsWordsInTheirPlaces()
    {
        QCOMPARE(english(say("%2 before %1, and 100 % sure", "Ann", 7)),
                 std::string("7 before Ann, and 100 % sure"));
        QCOMPARE(english(say("%1 and %3", "Ann")), std::string("Ann and %3"));
        QCOMPARE(english(say("%1", "%1")), std::string("%1"));
    }

    void whatAgreesWithAWordIsChosenByIt_data()
    {
        QTest::addColumn<std::string>("made");
        QTest::addColumn<std::string>("wanted");
        const auto row = [](const char *name, const Sentence &made, const char *wanted) {
            QTest::newRow(name) << english(made) << std::string(wanted);
        };
        const std::string_view tokens = "%1 token{1:|s} {1:lies|lie} there";
        row("none", say(tokens, 0), "0 tokens lie there");
        row("one", say(tokens, 1), "1 token lies there");
        row("two", say(tokens, 2), "2 tokens lie there");
        row("minus one", say(tokens, -1), "-1 tokens lie there");
        row("a word for one", say(tokens, counting(1, say("one"))), "one token lies there");
        row("a word for two", say(tokens, counting(2, say("two"))), "two tokens lie there");
        const std::string_view wins = "%1 {1:wins|win}";
        const auto people = [](std::vector<std::string> names) { return listed(names); };
        row("somebody", say(wins, "Ann"), "Ann wins");
        row("somebody called 2", say(wins, "2"), "2 wins");
        row("nobody", say(wins, people({})), "nobody wins");
        row("one in a list", say(wins, people({"Ann"})), "Ann wins");
        row("a pair", say(wins, people({"Ann", "Bo"})), "Ann and Bo win");
        row("three", say(wins, people({"Ann", "Bo", "Cy"})), "Ann, Bo and Cy win");
        row("you", say(wins, say("you")), "you win");
        row("a third choice", say("%1 {1:ist|sind|bist} dran", say("you")), "you bist dran");
        row("a phrase with its number", say("%1 {1:lies|lie} there", say("%1 card{1:|s}", 2)),
            "2 cards lie there");
        row("a phrase with one", say("%1 {1:lies|lie} there", say("%1 card{1:|s}", 1)), "1 card lies there");
        row("places inside", say("{1:one encounter|%1 encounters} ahead", 3), "3 encounters ahead");
        row("nothing but words", say("written like { … } or {\"a\":1}", 1),
            "written like { … } or {\"a\":1}");
        row("a name is no pattern", say("%1 {1:wins|win}", "{1:a|b}"), "{1:a|b} wins");
        row("a choice without a word", say("{2:a|b}", 1), "{2:a|b}");
        row("a choice without an end", say("{1:a|b", 1), "{1:a|b");
    }
    void whatAgreesWithAWordIsChosenByIt()
    {
        QFETCH(std::string, made);
        QFETCH(std::string, wanted);
        QCOMPARE(made, wanted);
    }

    void aSentenceBeginsWithACapital()
    {
        QCOMPARE(english(say("%1 {1:wins|win}!", say("you"))), std::string("You win!"));
        QCOMPARE(english(say("%1 {1:is|are} drained.", say("the Events Domain"))),
                 std::string("The Events Domain is drained."));
        QCOMPARE(english(say("%1 wins.", "ann")), std::string("ann wins.")); // as it was typed
        QCOMPARE(english(say("%1 %2", say("%1 goes.", say("it")), say("%1 stays.", "bo"))),
                 std::string("It goes. bo stays."));
        QCOMPARE(english(say("the boss")), std::string("the boss"));
        QCOMPARE(worded(say("over"), [](const std::string &) { return "über alles."; }),
                 std::string("Über alles."));
    }

    void namesAreListedAsPeopleSayThem()
    {
        QCOMPARE(english(listed(std::vector<std::string>{"Ann"})), std::string("Ann"));
        QCOMPARE(english(listed(std::vector<std::string>{"Ann", "Bo"})), std::string("Ann and Bo"));
        QCOMPARE(english(listed(std::vector<std::string>{"Ann", "Bo", "Cy"})), std::string("Ann, Bo and Cy"));
        QCOMPARE(english(listed(std::vector<std::string>{})), std::string("nobody"));
    }

    // Resync

    void onlyTheNetDifferenceIsToldOnce()
    {
        const auto life = [](int value) {
            return std::vector<Piece>{{"life", literally("Bo"), value, "Give %1 %2 life back: %3 → %4.",
                                       "Take %2 life from %1: %3 → %4."}};
        };
        QCOMPARE(englishOf(resync(life(57), life(72))),
                 (std::vector<std::string>{"Give Bo 15 life back: 57 → 72."}));
        QCOMPARE(englishOf(resync(life(72), life(57))),
                 (std::vector<std::string>{"Take 15 life from Bo: 72 → 57."}));
        QVERIFY(resync(life(57), life(57)).empty());
        QCOMPARE(englishOf(resync({}, life(3))), (std::vector<std::string>{"Give Bo 3 life back: 0 → 3."}));
        QCOMPARE(englishOf(resync(life(3), {})), (std::vector<std::string>{"Take 3 life from Bo: 3 → 0."}));
    }

    void whatLiesOnSomethingThatGoesGoesWithIt()
    {
        const std::vector<Piece> nothing;
        const auto card = [](int exhausted) {
            return std::vector<Piece>{
                {"card", literally("Bob"), 1, "Put %1 into play.", "Take %1 out of play."},
                {"exhausted", literally("Bob"), exhausted, "Exhaust %1.", "Ready %1.", "card"}};
        };
        QCOMPARE(englishOf(resync(card(1), nothing)), (std::vector<std::string>{"Take Bob out of play."}));
        QCOMPARE(englishOf(resync(card(1), card(0))), (std::vector<std::string>{"Ready Bob."}));
        QCOMPARE(englishOf(resync(nothing, card(1))),
                 (std::vector<std::string>{"Put Bob into play.", "Exhaust Bob."}));
    }

    // History

    void aNewStepDropsTheUndoneOnes()
    {
        Table table;
        QVERIFY(table.play(mandom::Place{}));
        QVERIFY(table.play(mandom::Place{}));
        table.history.undo();
        QCOMPARE(table.history.last(), std::int64_t(3));
        QVERIFY(table.play(mandom::Pass{}));
        QCOMPARE(table.history.last(), std::int64_t(3));
        QCOMPARE(std::get<Refusal>(table.history.redo()).code, std::string("nothing-to-redo"));
    }

    void aRefusedCommandLeavesWhatCanBeDoneAgain()
    {
        Table table;
        table.play(mandom::Place{});
        table.history.undo();
        QVERIFY(!table.play(mandom::Reveal{mandom::Monster::orc}));
        QVERIFY(std::holds_alternative<std::vector<Sentence>>(table.history.redo()));
    }

    void nothingGoesBackBehindTheStart()
    {
        Table table;
        QCOMPARE(std::get<Refusal>(table.history.undo()).code, std::string("nothing-to-undo"));
        QCOMPARE(std::get<Refusal>(table.history.goTo(0)).code, std::string("bad-argument"));
        QCOMPARE(std::get<Refusal>(table.history.goTo(2)).field, std::string("seq"));
    }

    void aDiskThatSaysNoChangesNothing()
    {
        Table table;
        table.play(mandom::Place{});
        const auto before = Codec<Mandom>::text(table.history.state());
        table.journal.failFromNowOn(true);
        const auto decision = table.history.submit(mandom::Place{});
        const auto &refusal = std::get<Refusal>(decision);
        QCOMPARE(refusal.code, std::string("not-saved"));
        QVERIFY(english(refusal.message).starts_with("It couldn’t be saved, so nothing was done."));
        QCOMPARE(std::get<Refusal>(table.history.undo()).code, std::string("not-saved"));
        QCOMPARE(table.history.note("hello")->code, std::string("not-saved"));
        QCOMPARE(Codec<Mandom>::text(table.history.state()), before);
        QCOMPARE(table.history.seq(), std::int64_t(2));
        table.journal.failFromNowOn(false);
        QVERIFY(table.play(mandom::Place{}));
        QCOMPARE(table.history.seq(), std::int64_t(3));
    }

    void theLogHoldsTheNewestTwenty()
    {
        Table table;
        for (int i = 0; i < 30; ++i)
            QVERIFY(!table.history.rename(0, "Ann " + std::to_string(i)));
        QCOMPARE(table.history.log().size(), std::size_t(20));
        QCOMPARE(table.history.log().back().seq, std::int64_t(31));
        table.history.goTo(5);
        QCOMPARE(table.history.log().size(), std::size_t(5));
        table.history.goTo(31);
        QCOMPARE(table.history.log().front().seq, std::int64_t(12));
    }

    void aNoteStaysWhereItWasWritten()
    {
        Table table;
        table.play(mandom::Place{});
        table.play(mandom::Place{});
        QVERIFY(!table.history.note("Pizza"));
        QCOMPARE(table.history.seq(), std::int64_t(3));
        QCOMPARE(english(table.history.log().back().text), std::string("Pizza"));
        table.history.undo();
        QCOMPARE(english(table.history.log().back().text), std::string("Pizza"));
        QVERIFY(std::holds_alternative<std::vector<Sentence>>(table.history.redo()));
        table.history.goTo(1);
        table.play(mandom::Pass{});
        const auto log = table.history.log();
        QCOMPARE(english(log[1].text), std::string("Pizza")); // still before what came after it
        QCOMPARE(log[1].seq, std::int64_t(1));
        QCOMPARE(table.history.history(false).size(), std::size_t(3));
    }

    void farAwayStepsAreReachedFromTheNextCheckpoint()
    {
        Table table;
        std::vector<std::string> states{Codec<Mandom>::text(table.history.state())};
        for (int i = 0; i < 400; ++i) {
            table.history.rename(0, "Ann " + std::to_string(i));
            states.push_back(Codec<Mandom>::text(table.history.state()));
        }
        for (const int seq : {1, 401, 31, 32, 33, 200, 63, 64, 65, 399}) {
            table.history.goTo(seq);
            QCOMPARE(Codec<Mandom>::text(table.history.state()), states[static_cast<std::size_t>(seq - 1)]);
            History<Mandom> again(table.journal, table.dice, [] { return Moment(0); });
            again.open(*table.history.id());
            QCOMPARE(Codec<Mandom>::text(again.state()), states[static_cast<std::size_t>(seq - 1)]);
        }
    }

    void whoHoldsAnOldStateCantOverwriteANewerOne()
    {
        Table table;
        History<Mandom> other(table.journal, table.dice, [] { return Moment(0); });
        other.open(*table.history.id());
        QVERIFY(table.play(mandom::Place{}));
        const auto late = other.submit(mandom::Pass{});
        QCOMPARE(std::get<Refusal>(late).code, std::string("moved-on"));
        QCOMPARE(other.seq(), std::int64_t(2)); // what the other has done is seen, and nothing was added
        QCOMPARE(table.journal.session(*table.history.id())->last, std::int64_t(2));
    }
};

QTEST_APPLESS_MAIN(KernelTest)
#include "kernel_test.moc"
