#include "tests/cthulhu/lillith_brute.h"

#include <QTest>

using namespace torchside;
using namespace torchside::cthulhu;

namespace {

// Places as the search tells them, as arenas by rank.
std::vector<int> lineOf(const lillith::Board &board, const lillith::Line &line)
{
    std::vector<int> places;
    for (const auto &arena : board.arenas)
        places.push_back(arena.place);
    std::sort(places.begin(), places.end());
    std::vector<int> arenas;
    for (const auto to : line.places) {
        int at = -1;
        for (std::size_t i = 0; to < places.size() && i < board.arenas.size(); ++i)
            if (board.arenas[i].place == places[to])
                at = static_cast<int>(i);
        arenas.push_back(at);
    }
    return arenas;
}

tests::Brute::Fate fateOf(const lillith::Board &board, const lillith::Line &line)
{
    const auto tally = lillith::Scale(board.attacker, board.own.size()).tallyOf(line.score);
    int priorities = 0;
    for (std::size_t rank = 0; rank < board.own.size(); ++rank)
        if ((tally.losses & board.bit(rank)) != 0)
            priorities += 1 << (20 - static_cast<int>(rank));
    const int losses = static_cast<int>(std::popcount(tally.losses));
    const int won = tally.won ? 1 : 0;
    const int lost = tally.lost ? 1 : 0;
    if (board.attacker == Side::minion)
        return {{won, -lost, tally.minionStories, tally.minionTokens, -tally.playerStories,
                 -tally.playerTokens, -losses, -priorities, -line.used}};
    return {{-lost, won, -tally.playerStories, -tally.playerTokens, tally.minionStories, tally.minionTokens,
             -losses, -priorities, -line.used}};
}

std::vector<int> answerOf(const lillith::Board &board, const lillith::Line &line)
{
    std::vector<int> answer(board.theirs.size(), -1);
    for (std::size_t arena = 0; arena < line.answer.size(); ++arena)
        for (std::size_t i = 0; i < answer.size(); ++i)
            if (((line.answer[arena] >> i) & 1U) != 0)
                answer[i] = static_cast<int>(arena);
    return answer;
}

} // namespace

class LillithExactTest : public QObject {
    Q_OBJECT

private slots:
    void bruteForceFindsNothingElse_data()
    {
        QTest::addColumn<int>("own");
        QTest::addColumn<int>("theirs");
        QTest::addColumn<int>("stories");
        QTest::addColumn<int>("boards");
        for (const int stories : {1, 2})
            for (int own = 1; own <= 4; ++own)
                for (int theirs = 0; theirs <= 4; ++theirs) {
                    const int size = (own + theirs) * stories;
                    QTest::addRow("%d against %d on %d", own, theirs, stories) << own << theirs << stories
                                                                               << (size < 11   ? 120
                                                                                   : size < 14 ? 30
                                                                                               : 6);
                }
        QTest::newRow("3 against 3 on 3") << 3 << 3 << 3 << 10;
    }

    void bruteForceFindsNothingElse()
    {
        QFETCH(int, own);
        QFETCH(int, theirs);
        QFETCH(int, stories);
        QFETCH(int, boards);
        tests::Boards made{SeededDice(static_cast<std::uint64_t>(own * 100 + theirs * 10 + stories))};
        for (int i = 0; i < boards && !QTest::currentTestFailed(); ++i)
            for (const auto attacker : {Side::minion, Side::player}) {
                const auto board = made.board(attacker, own, theirs, stories);
                const auto found = lillith::search(board);
                const tests::Brute brute{board};
                const auto two = brute.best().two;
                QVERIFY(found.exact && found.refused);
                QCOMPARE(lineOf(board, found.best), two[0].second);
                QCOMPARE(lineOf(board, *found.refused), two[1].second);
                QVERIFY(fateOf(board, found.best) == two[0].first);
                QVERIFY(fateOf(board, *found.refused) == two[1].first);
                if (attacker == Side::minion)
                    QVERIFY(brute.worst(two[0].second, answerOf(board, found.best)) == two[0].first);
            }
    }

    void anyLineIsWeighedAsBruteForceDoes()
    {
        tests::Boards made{SeededDice(5)};
        for (int i = 0; i < 300; ++i) {
            const auto board = made.board(i % 2 == 0 ? Side::minion : Side::player, 3, 3, 2);
            lillith::Places places;
            while (places.size() < 3)
                places.push_back(static_cast<std::uint8_t>(made.dice.below(3)));
            const auto line = lillith::weighed(board, places);
            QVERIFY(fateOf(board, line) == tests::Brute{board}.worst(lineOf(board, line)));
        }
    }

    // Where it was stopped it says so, and has something to play.
    void aStoppedSearchHasTheBestSoFar()
    {
        tests::Boards made{SeededDice(3)};
        const auto board = made.board(Side::minion, 8, 8, 4);
        int asked = 0;
        std::uint64_t looked = 0;
        const auto found = lillith::search(board, {1, [&](const lillith::Progress &progress) {
                                                       looked = progress.looked;
                                                       return ++asked == 3;
                                                   }});
        QVERIFY(!found.exact);
        QCOMPARE(asked, 3);
        QVERIFY(looked > 0 && found.best.places.size() == 8);
        QVERIFY(found.refused.has_value());
    }

    void withinReachTheBudgetDoesNotCount()
    {
        tests::Boards made{SeededDice(4)};
        QVERIFY(lillith::search(made.board(Side::minion, 8, 8, 4), {1, {}}).exact);
    }

    void beyondReachItSaysWhetherItIsExact()
    {
        tests::Boards made{SeededDice(4)};
        const auto big = made.board(Side::minion, 12, 9, 5);
        const auto one = lillith::search(big, {200'000, {}});
        QVERIFY(!one.exact);
        const auto two = lillith::search(big, {200'000, {}});
        QVERIFY(one.best == two.best); // the same on every machine
    }
};

QTEST_APPLESS_MAIN(LillithExactTest)
#include "lillith_exact_test.moc"
