#include "models/nullgame/game.h"
#include "tests/harness/random_play.h"

#include <QTest>

#include <algorithm>

namespace torchside::tests {

template <>
struct Chooser<nullgame::Game> {
    static nullgame::Command start(Dice &) { return nullgame::Start{{"Ann", "Bo"}}; }
};

} // namespace torchside::tests

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

using Walk = tests::RandomWalk<nullgame::Game>;

// What is told of the first of fifty games after which this does not hold.
template <class Holds>
QString firstWithout(Holds holds)
{
    return QString::fromStdString(tests::firstBroken(
        50, [](std::uint64_t seed) { return tests::randomGame<nullgame::Game>(seed, 100); },
        [&](const tests::Played &game) {
            Walk walk(game.seed);
            for (const auto &line : game.lines)
                if (const auto command = Codec<nullgame::Game>::command(line))
                    walk.submit(*command);
            tests::promise(holds(walk.state()), [] { return std::string("somebody has more than ten"); });
        }));
}

bool hasTen(const nullgame::State &state)
{
    return std::all_of(state.numbers.begin(), state.numbers.end(), [](int number) { return number <= 10; });
}

QStringList linesOf(const QString &told)
{
    return told.split(u'\n').filter(QRegularExpression(u"^\\{"_s));
}

} // namespace

// A random game that breaks a promise is told as the shortest one that does.
class ShrinkingTest : public QObject {
    Q_OBJECT

private slots:
    void whatAlwaysHoldsIsNotTold()
    {
        QCOMPARE(firstWithout([](const auto &) { return true; }), QString());
    }

    void ofAHundredMovesOnlyThoseAreLeftThatMatter()
    {
        const auto told = firstWithout(hasTen);
        const auto lines = linesOf(told);
        QVERIFY2(lines.size() == 2, qPrintable(told));
        QVERIFY2(lines[0].startsWith(u"{\"do\":\"start\""), qPrintable(told));
        QVERIFY2(lines[1].startsWith(u"{\"by\":11,\"do\":\"count\""), qPrintable(told));
    }

    void whatIsBrokenIsSaidAndHowTheGameIsPlayedAgain()
    {
        const auto told = firstWithout(hasTen);
        QVERIFY2(told.contains(u"somebody has more than ten"_s), qPrintable(told));
        QVERIFY2(told.contains(u"with --seed "_s), qPrintable(told));
    }

    void theSameGameIsFoundInEveryRun() { QCOMPARE(firstWithout(hasTen), firstWithout(hasTen)); }

    // A start alone can break something, and nothing is shorter.
    void theShortestGameIsItsStart()
    {
        const auto told = firstWithout([](const auto &state) { return state.seats.empty(); });
        const auto lines = linesOf(told);
        QVERIFY2(lines.size() == 1 && lines[0].startsWith(u"{\"do\":\"start\""), qPrintable(told));
    }
};

QTEST_APPLESS_MAIN(ShrinkingTest)
#include "shrinking_test.moc"
