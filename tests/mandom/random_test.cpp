#include "models/mandom/game.h"
#include "tests/harness/far_correction.h"
#include "tests/harness/random_corrections.h"
#include "tests/harness/random_play.h"
#include "tests/harness/two_at_one_file.h"

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
};

} // namespace torchside::tests

using namespace torchside;

class MandomRandomTest : public QObject {
    Q_OBJECT

private slots:
    void anyPlayCanBeTakenBackAndReplayed() { tests::randomPlay<mandom::Game>(); }
    void anyPastCanBeCorrected() { tests::randomCorrections<mandom::Game>(); }
    void aCorrectionFarBackIsQuick() { tests::farCorrection<mandom::Game>("mandom"); }
    void anyPlayIsInTheFile() { tests::randomPlayInAFile<mandom::Game>(); }
    void twoAtOneFileSeeEachOther() { tests::twoAtOneFile<mandom::Game>(); }
    void theSameSeedGivesTheSameGame() { tests::theSameSeedGivesTheSameGame<mandom::Game>(); }
};

QTEST_APPLESS_MAIN(MandomRandomTest)
#include "random_test.moc"
