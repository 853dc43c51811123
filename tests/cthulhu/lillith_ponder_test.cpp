#include "models/cthulhu/lillith/planning.h"
#include "models/cthulhu/lillith/ponder.h"
#include "tests/cthulhu/lillith_boards.h"
#include "tests/cthulhu/lillith_brute.h"
#include "tests/harness/patience.h"

#include <QTest>

#include <list>

using namespace torchside;
using namespace torchside::cthulhu;
using namespace std::chrono_literals;

namespace {

constexpr auto patience = 120'000ms; // a loaded machine thinks slowly

lillith::Board boardOf(Side attacker, int own, int theirs, int stories, std::uint64_t seed)
{
    tests::Boards made{SeededDice(seed)};
    return made.board(attacker, own, theirs, stories);
}

} // namespace

// LILLITH's search on a thread of its own; run under the thread sanitizer, too.
class LillithPonderTest : public QObject {
    Q_OBJECT

private slots:
    void asideItFindsTheSame()
    {
        for (std::uint64_t seed = 1; seed <= 20; ++seed)
            for (const auto side : {Side::minion, Side::player}) {
                const auto board = boardOf(side, 4, 4, 3, seed);
                lillith::Ponder ponder(board);
                QVERIFY(ponder.isDoneWithin(patience));
                const auto alone = lillith::search(board);
                QVERIFY(ponder.found().best == alone.best);
                QCOMPARE(ponder.found().refused.has_value(), alone.refused.has_value());
                QVERIFY(ponder.found().exact);
            }
    }

    void severalThinkAtOnce()
    {
        std::list<lillith::Ponder> ponders;
        for (std::uint64_t seed = 1; seed <= 6; ++seed)
            ponders.emplace_back(boardOf(Side::minion, 5, 5, 3, seed));
        std::uint64_t seed = 0;
        for (auto &ponder : ponders) {
            QVERIFY(ponder.isDoneWithin(patience));
            QVERIFY(ponder.found().best == lillith::search(boardOf(Side::minion, 5, 5, 3, ++seed)).best);
        }
    }

    void itIsWatchedAndToldToEndWithTheBestItHas()
    {
        lillith::Ponder ponder(boardOf(Side::minion, 14, 20, 6, 3));
        QVERIFY(!lillith::isWithinReach(ponder.board()));
        lillith::Progress first;
        QTRY_VERIFY_WITH_TIMEOUT((first = ponder.progress()).looked > 0 && !first.best.places.empty(),
                                 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(ponder.progress().looked > first.looked, 60'000);
        QVERIFY(!ponder.isDoneWithin(0ms));
        const auto best = ponder.progress().best;
        ponder.stop();
        QVERIFY(ponder.isDoneWithin(patience));
        QVERIFY(!ponder.found().exact && ponder.found().refused);
        QVERIFY(ponder.found().best == best || lillith::isBetter(ponder.found().best, best));
    }

    void whereThereIsButOneThreadItFindsTheSameInSlices()
    {
        for (std::uint64_t seed = 1; seed <= 20; ++seed)
            for (const auto side : {Side::minion, Side::player}) {
                const auto board = boardOf(side, 6, 6, 3, seed);
                lillith::Ponder ponder(board, lillith::Ponder::By::slices);
                int slices = 1;
                while (!ponder.isDoneWithin(0ms))
                    ++slices;
                const auto alone = lillith::search(board);
                QVERIFY(ponder.found().best == alone.best);
                QVERIFY(ponder.found().refused == alone.refused);
                QCOMPARE(ponder.found().looked, alone.looked);
                QVERIFY(ponder.found().exact);
            }
    }

    void inSlicesItCanBeToldToEndBetweenThem()
    {
        lillith::Ponder ponder(boardOf(Side::minion, 14, 20, 6, 3), lillith::Ponder::By::slices);
        QVERIFY(!ponder.isDoneWithin(0ms));
        QVERIFY(!ponder.isDoneWithin(0ms));
        const auto best = ponder.progress().best;
        ponder.stop();
        QTRY_VERIFY_WITH_TIMEOUT(ponder.isDoneWithin(0ms), 60'000);
        QVERIFY(!ponder.found().exact && ponder.found().refused);
        QVERIFY(ponder.found().best == best || lillith::isBetter(ponder.found().best, best));
    }

    void itIsThrownAwayAtAnyMoment()
    {
        SeededDice dice(9);
        for (int i = 0; i < 150; ++i) {
            lillith::Ponder ponder(boardOf(i % 2 == 0 ? Side::minion : Side::player, 12, 12, 5, 7));
            (void)ponder.isDoneWithin(std::chrono::milliseconds(dice.below(4)));
            (void)ponder.progress();
        }
    }

    // What was foreseen on one thread is nothing to another.
    void foresightCountsOnItsOwnThreadOnly()
    {
        const auto state = tests::committing(tests::commitBoards()[8]);
        int asked = 0;
        const lillith::Foresight here([&](const lillith::Board &board) {
            ++asked;
            return lillith::unsearched(board);
        });
        lillith::Plan elsewhere;
        std::thread other([&] { elsewhere = lillith::planFor(state); });
        const auto plan = lillith::planFor(state);
        other.join();
        QCOMPARE(asked, 1);
        QVERIFY(plan.best.commits.empty() && !plan.exact);
        QVERIFY(elsewhere.exact && !elsewhere.best.commits.empty());
    }

    void aSearchMadeAsideIsTheCommandsOwn()
    {
        const auto state = tests::committing(tests::commitBoards()[7]);
        lillith::Ponder ponder(lillith::boardOf(state));
        QVERIFY(ponder.isDoneWithin(patience));
        const auto alone = lillith::planFor(state);
        const lillith::Foresight made([&](const lillith::Board &) { return ponder.found(); });
        QVERIFY(lillith::planFor(state) == alone);
    }
};

QTEST_APPLESS_MAIN(LillithPonderTest)
#include "lillith_ponder_test.moc"
