#include "models/darkcastle/game.h"
#include "tests/harness/far_correction.h"
#include "tests/harness/random_corrections.h"
#include "tests/harness/random_play.h"
#include "tests/harness/two_at_one_file.h"

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
};

} // namespace torchside::tests

using namespace torchside;

class DarkcastleRandomTest : public QObject {
    Q_OBJECT

private slots:
    void anyPlayCanBeTakenBackAndReplayed() { tests::randomPlay<darkcastle::Game>(); }
    void anyPastCanBeCorrected() { tests::randomCorrections<darkcastle::Game>(); }
    void aCorrectionFarBackIsQuick() { tests::farCorrection<darkcastle::Game>("darkcastle"); }
    void anyPlayIsInTheFile() { tests::randomPlayInAFile<darkcastle::Game>(); }
    void twoAtOneFileSeeEachOther() { tests::twoAtOneFile<darkcastle::Game>(); }
    void theSameSeedGivesTheSameGame() { tests::theSameSeedGivesTheSameGame<darkcastle::Game>(); }
};

QTEST_APPLESS_MAIN(DarkcastleRandomTest)
#include "random_test.moc"
