#include "models/mandom/game.h"
#include "tests/harness/random_play.h"

#include <QObject>

namespace torchside::tests {

template <>
struct Chooser<mandom::Game> {
    static mandom::Command start(Dice &dice)
    {
        const std::vector<std::string> names{"Ann", "Bo", "Cy", "Dietlinde"};
        const int players = 2 + dice.below(3);
        return mandom::Start{{names.begin(), names.begin() + players}, dice.below(players)};
    }
    static mandom::Command anything(const mandom::State &, Dice &dice)
    {
        const auto monster = static_cast<mandom::Monster>(dice.below(8));
        const auto item = static_cast<mandom::Item>(dice.below(6));
        switch (dice.below(8)) {
        case 0: return mandom::Place{monster};
        case 1: return mandom::Place{};
        case 2: return mandom::Remove{item, monster};
        case 3: return mandom::Pass{};
        case 4: return mandom::NameKind{monster};
        case 5: return mandom::Reveal{monster};
        case 6: return Rename{dice.below(6) - 1, "Somebody " + std::to_string(dice.below(3))};
        default: return mandom::Start{{"Ann", "Bo"}, 0};
        }
    }
};

} // namespace torchside::tests

using namespace torchside;

class MandomRandomTest : public QObject {
    Q_OBJECT

private slots:
    void anyPlayCanBeTakenBackAndReplayed() { tests::randomPlay<mandom::Game>(); }
    void anyPlayIsInTheFile() { tests::randomPlayInAFile<mandom::Game>(); }
    void theSameSeedGivesTheSameGame() { tests::theSameSeedGivesTheSameGame<mandom::Game>(); }
};

QTEST_APPLESS_MAIN(MandomRandomTest)
#include "mandom_random_test.moc"
