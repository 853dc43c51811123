#include "models/darkcastle/commands.h"
#include "models/darkcastle/game.h"
#include "tests/harness/random_play.h"

#include <QObject>

namespace torchside::tests {

using namespace torchside::darkcastle;

template <>
struct Chooser<darkcastle::Game> {
    static Command start(Dice &dice)
    {
        const std::vector<std::string> names{"Ann", "Bo", "Cy", "Dietlinde"};
        const int characters = 2 + dice.below(3);
        const bool alone = dice.below(4) == 0;
        const auto order = dice.shuffled(static_cast<int>(prisoners));
        Start start{{}, 1 + dice.below(4)};
        for (int i = 0; i < (alone ? 2 : characters); ++i)
            start.characters.push_back({static_cast<Prisoner>(order[static_cast<std::size_t>(i)]),
                                        names[static_cast<std::size_t>(alone ? 0 : i)]});
        return start;
    }
    static Command anything(const State &, Dice &dice)
    {
        const int who = dice.below(6) - 1;
        const std::string item = dice.below(2) ? "Lantern" : "Halberd";
        switch (dice.below(19)) {
        case 0: return Turn{who};
        case 1: return Complete{};
        case 2:
            return BeginCombat{
                {{dice.below(5), dice.below(5), dice.below(5)}}, {}, dice.below(2) == 1, {}, dice.below(6)};
        case 3: return BeginCombat{{{0, 0, 1}}, {}, false, std::vector<int>{who, dice.below(4)}, 2};
        case 4: return Rest{who};
        case 5:
            return Roll{who, static_cast<Symbol>(dice.below(3)), dice.below(2) == 1, {{dice.below(3), 0, 0}}};
        case 6: return Roll{who, {}, dice.below(2) == 1, {}};
        case 7: return Block{who};
        case 8: return ChangeDice{{{dice.below(7) - 3, dice.below(7) - 3, 0}}};
        case 9: return Defend{};
        case 10: return Hurt{who, 1 + dice.below(4), "a trap"};
        case 11: return Heal{who, 1 + dice.below(20), {}};
        case 12: return Take{who, item, 1 + dice.below(2)};
        case 13:
            return Give{who, dice.below(5), item,
                        dice.below(2) ? std::optional<std::string>("Lantern") : std::nullopt};
        case 14: return Drop{who, item};
        case 15: return Use{who, item, true};
        case 16: return Rename{dice.below(6) - 1, "Somebody " + std::to_string(dice.below(3))};
        case 17: return Reroll{who, static_cast<Symbol>(dice.below(3)), dice.below(2) == 1};
        default: return Start{{{Prisoner::abbot, "Ann"}, {Prisoner::cook, "Bo"}}, 15};
        }
    }
};

} // namespace torchside::tests

using namespace torchside;

class DarkcastleRandomTest : public QObject {
    Q_OBJECT

private slots:
    void anyPlayCanBeTakenBackAndReplayed() { tests::randomPlay<darkcastle::Game>(); }
    void anyPlayIsInTheFile() { tests::randomPlayInAFile<darkcastle::Game>(); }
    void theSameSeedGivesTheSameGame() { tests::theSameSeedGivesTheSameGame<darkcastle::Game>(); }
};

QTEST_APPLESS_MAIN(DarkcastleRandomTest)
#include "darkcastle_random_test.moc"
