#include "tests/cthulhu/lillith_turn.h"

#include <QTest>

using namespace torchside;
using namespace torchside::cthulhu;
using namespace Qt::StringLiterals;
using tests::named;
using tests::pooled;
using Table = tests::LillithTable;

class LillithMomentsTest : public QObject {
    Q_OBJECT

private slots:
    void eventsOfTheOperationsComeFirst()
    {
        auto state = tests::lillithBoard(u"A:2.0"_s, u"M:1.1"_s, u"2 2 2"_s);
        pooled(state, "Small", 1, Trigger::operations);
        pooled(state, "Big", 2, Trigger::operations);
        pooled(state, "Huge", 9, Trigger::operations);
        pooled(state, "Later", 1, Trigger::storyWon);
        state.stage = Stage::resource;
        Table table(state);
        table.submit(Confirm{});
        QCOMPARE(table.step(), u"trigger"_s);
        QCOMPARE(table.proposed(), u"Big@events"_s);
        QCOMPARE(table.submit(Confirm{}), QString());
        QCOMPARE(table.proposed(), u"Small@1"_s);
        QCOMPARE(table.submit(Cannot{named("Small"), std::nullopt}), QString());
        QCOMPARE(table.step(), u"drain"_s); // nothing is asked twice in a moment
        QVERIFY(!table.state_.moment);
    }

    void equallyDearOnesGoByName()
    {
        auto state = tests::lillithBoard({}, u"M:1.1"_s, u"2 2 2"_s);
        pooled(state, "Zap", 1, std::nullopt);
        pooled(state, "Bolt", 1, Trigger::any);
        state.stage = Stage::resource;
        Table table(state);
        table.submit(Confirm{});
        QCOMPARE(table.proposed(), u"Bolt@events"_s);
    }

    void anEventOfCostXNeverPlaysItself()
    {
        auto state = tests::lillithBoard({}, u"M:1.1"_s, u"2 2 2"_s);
        const auto event = pooled(state, "Any", 0, Trigger::any);
        state.cards[static_cast<std::size_t>(event.number) - 1].cost.isX = true;
        state.stage = Stage::resource;
        Table table(state);
        table.submit(Confirm{});
        QCOMPARE(table.step(), u"defenders"_s);
    }

    void eachMomentHasItsEvents()
    {
        auto state = tests::lillithBoard({}, u"Ann:3.1"_s, u"9 9 9"_s);
        for (const auto &[name, trigger] :
             std::initializer_list<std::pair<const char *, Trigger>>{{"OnCommit", Trigger::minionCommits},
                                                                     {"OnLost", Trigger::struggleLost},
                                                                     {"OnInsane", Trigger::wouldGoInsane},
                                                                     {"OnWound", Trigger::wouldBeWounded},
                                                                     {"OnStory", Trigger::storyWon},
                                                                     {"OnPlayer", Trigger::playerCommits}})
            pooled(state, name, 0, trigger);
        state.stories[0].minion = 3;
        state.stage = Stage::resource;
        Table table(state);
        table.submit(Confirm{});
        table.submit(CountDefenders{std::nullopt, std::vector<PlayerCharacter>{}});
        QCOMPARE(table.step(), u"commit"_s);
        table.submit(Confirm{});
        QCOMPARE(table.proposed(), u"OnCommit@none"_s);
        table.submit(Confirm{});
        QCOMPARE(table.step(), u"answer"_s);
        table.submit(Commits{});
        QCOMPARE(table.proposed(), u"OnStory@none"_s);
        table.submit(Confirm{});
        QCOMPARE(table.step(), u"effect"_s);
        table.submit(StoryEffect{false});
        table.submit(NewStory{"D"});
        QCOMPARE(table.step(), u"player"_s);
        table.submit(MakeReady{named("Ann")});
        table.submit(Commits{{{1, {tests::sent({"Cop", 0, {0, 2, 0, 0}, {}, 0})}}}, std::nullopt});
        QCOMPARE(table.proposed(), u"OnPlayer@none"_s);
        table.submit(Confirm{});
        QCOMPARE(table.step(), u"defend"_s);
    }

    void anEventMayComeBetweenALostStruggleAndItsPrice()
    {
        for (const bool terror : {true, false}) {
            auto state = tests::lillithBoard({}, u"Ann:3.1"_s, u"9 9 9"_s);
            pooled(state, "OnLost", 0, Trigger::struggleLost);
            pooled(state, "OnInsane", 0, Trigger::wouldGoInsane);
            pooled(state, "OnWound", 0, Trigger::wouldBeWounded);
            const auto ann = state.characters[0].card;
            state = Rules::evolve(std::move(state), MinionCommitted{{{ann, 0}}});
            state = Rules::evolve(std::move(state), WentOn{Stage::answer});
            Table table(state);
            const PlayerCharacter cop{"Cop", 0, {terror ? 2 : 0, terror ? 0 : 2, 0, 0}, {}, 0};
            table.submit(Commits{{{0, {tests::sent(cop)}}}, std::nullopt});
            QCOMPARE(table.proposed(), u"OnLost@none"_s);
            QCOMPARE(table.state_.characters[0].status, Status::exhausted);
            table.submit(Confirm{});
            QCOMPARE(table.proposed(), terror ? u"OnInsane@none"_s : u"OnWound@none"_s);
            QVERIFY(table.state_.character(ann) && !table.state_.characters[0].isInsane());
            table.submit(Confirm{});
            QCOMPARE(table.step(), u"player"_s);
            QVERIFY(terror ? table.state_.characters[0].isInsane() : table.state_.characters.empty());
        }
    }

    void whatTheTableDoesInAMomentCounts()
    {
        auto state = tests::lillithBoard({}, u"Ann:3.1"_s, u"9 9 9"_s);
        pooled(state, "OnInsane", 0, Trigger::wouldGoInsane);
        const auto ann = state.characters[0].card;
        state = Rules::evolve(std::move(state), MinionCommitted{{{ann, 0}}});
        state = Rules::evolve(std::move(state), WentOn{Stage::answer});
        Table table(state);
        table.submit(Commits{{{0, {tests::sent({"Cop", 0, {2, 0, 0, 0}, {}, 0})}}}, std::nullopt});
        table.submit(SetBoost{named("Ann"), {}, {}, {}, Keywords{"willpower"}});
        table.submit(Confirm{});
        QVERIFY(!table.state_.characters[0].isInsane());
    }
};

QTEST_APPLESS_MAIN(LillithMomentsTest)
#include "lillith_moments_test.moc"
