#include "models/cthulhu/game.h"
#include "models/json/codec.h"
#include "tests/harness/random_play.h"

#include <QObject>

namespace torchside::tests {

template <>
struct Chooser<cthulhu::Game> {
    static cthulhu::Command start(Dice &dice)
    {
        cthulhu::Start start;
        start.stories = {"The Well", "The Tower", "The Wreck"};
        start.mulligan = dice.below(2) == 0;
        start.options.story =
            dice.below(2) == 0 ? cthulhu::StoryRule::alternate : cthulhu::StoryRule::equalDefense;
        start.options.firstTurnPenalty = dice.below(3) == 0;
        start.options.defendFirst =
            dice.below(3) == 0 ? cthulhu::DefendFirst::tokens : cthulhu::DefendFirst::icons;
        start.options.variant = dice.below(2) == 0 ? cthulhu::Variant::standard : cthulhu::Variant::lillith;
        if (dice.below(2) == 0)
            start.first = dice.below(2) == 0 ? cthulhu::Side::minion : cthulhu::Side::player;
        return start;
    }
    static cthulhu::CardRef card(const cthulhu::State &state, Dice &dice)
    {
        return {textOf(cthulhu::CardId{1 + dice.below(static_cast<int>(state.cards.size()) + 2)}),
                std::nullopt,
                {}};
    }
    static cthulhu::Command anything(const cthulhu::State &state, Dice &dice)
    {
        using namespace cthulhu;
        const auto side = dice.below(2) == 0 ? Side::minion : Side::player;
        switch (dice.below(26)) {
        case 0: return Confirm{};
        case 1: return Cannot{card(state, dice), "so it is"};
        case 2: return Choose{card(state, dice), dice.below(3)};
        case 3: return Wound{card(state, dice)};
        case 4: return DriveInsane{card(state, dice)};
        case 5: return MakeReady{card(state, dice)};
        case 6: return Exhaust{card(state, dice)};
        case 7: return Destroy{card(state, dice)};
        case 8: return Attach{card(state, dice), card(state, dice)};
        case 9: return Discard{card(state, dice), std::nullopt};
        case 10: return Discard{std::nullopt, dice.below(5)};
        case 11: return SetBoost{card(state, dice), 3, -2, IconChange{1, {}, {}, 2}, Keywords{"fast"}};
        case 12: return MoveTokens{dice.below(5) - 1, side, dice.below(5) - 2};
        case 13:
            return ChangeStory{dice.below(4), "Another", 2 + dice.below(5), std::vector{Struggle::arcane}};
        case 14: return CountStories{side, dice.below(3) - 1};
        case 15:
            return ChangeDomain{{dice.below(5), dice.below(4) == 0}, dice.below(5) - 2, dice.below(2) == 0};
        case 16: return PutIntoPlay{card(state, dice)};
        case 17: return TakeToHand{card(state, dice)};
        case 18: return LayDormant{card(state, dice), dice.below(4)};
        case 19: return PlayEvent{card(state, dice), std::nullopt};
        case 20: return EndTurn{};
        case 21: return Rename{dice.below(3), "Somebody " + std::to_string(dice.below(3))};
        case 22: return dice.below(20) == 0 ? Command{DeckOut{side}} : Command{Skip{}};
        case 23:
            return Mine{OwnId{1 + dice.below(state.nextOwn)},
                        static_cast<Status>(dice.below(3)),
                        dice.below(3),
                        {},
                        {},
                        {},
                        {},
                        dice.below(5) == 0};
        case 24: return Choose{card(state, dice), std::nullopt, card(state, dice)};
        default: return Restore{card(state, dice)};
        }
    }
};

} // namespace torchside::tests

using namespace torchside;

class CthulhuRandomTest : public QObject {
    Q_OBJECT

private slots:
    void anyPlayCanBeTakenBackAndReplayed() { tests::randomPlay<cthulhu::Game>(); }
    void anyPlayIsInTheFile() { tests::randomPlayInAFile<cthulhu::Game>(); }
    void theSameSeedGivesTheSameGame() { tests::theSameSeedGivesTheSameGame<cthulhu::Game>(); }

    // Against a random player the Minion never comes into a state that can't be, and every game ends.
    void manyWholeGames_data()
    {
        QTest::addColumn<bool>("lillith");
        QTest::newRow("standard") << false;
        QTest::newRow("lillith") << true;
    }
    void manyWholeGames()
    {
        QFETCH(bool, lillith);
        const int games = lillith ? 200 : 500;
        int ended = 0;
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(games); ++seed) {
            SeededDice dice(seed);
            cthulhu::State state;
            const auto submit = [&](const cthulhu::Command &command) {
                const auto decision = cthulhu::Rules::decide(state, command, dice);
                const auto *events = std::get_if<std::vector<cthulhu::Event>>(&decision);
                QVERIFY2(events, Codec<cthulhu::Game>::text(command).c_str());
                for (const auto &event : *events)
                    state = cthulhu::Rules::evolve(std::move(state), event);
                QVERIFY2(cthulhu::Rules::sound(state), Codec<cthulhu::Game>::text(command).c_str());
            };
            auto start = std::get<cthulhu::Start>(tests::Chooser<cthulhu::Game>::start(dice));
            start.options.variant = lillith ? cthulhu::Variant::lillith : cthulhu::Variant::standard;
            submit(start);
            for (int i = 0; i < 3000 && !state.outcome && !QTest::currentTestFailed(); ++i) {
                const auto legal = cthulhu::Rules::legal(state);
                QVERIFY(!legal.empty());
                submit(legal[static_cast<std::size_t>(dice.below(static_cast<int>(legal.size())))]);
            }
            if (QTest::currentTestFailed()) {
                qWarning("seed %d", static_cast<int>(seed));
                return;
            }
            ended += state.outcome ? 1 : 0;
        }
        QCOMPARE(ended, games);
    }
};

QTEST_APPLESS_MAIN(CthulhuRandomTest)
#include "cthulhu_random_test.moc"
