#include "models/kernel/taps.h"

#include <QTest>

using namespace torchside;

namespace {

// A row of counters, of which a tap moves one.
struct Row {
    int player = 0;
    int life = 0;
    int poison = 0;
    bool operator==(const Row &) const = default;
};
// A counter that may be left out, as something else is said of its thing.
struct Domain {
    std::optional<int> by;
    bool operator==(const Domain &) const = default;
};
using Tap = std::variant<Row, Domain>;

std::optional<Tap> both(const Tap &last, const Tap &next)
{
    if (auto added = addedUp(last, next, {&Row::life, &Row::poison}))
        return added;
    return addedUp(last, next, {&Domain::by});
}

} // namespace

// Quick taps on one counter are one step.
class TapsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tapsOnOneCounterAreAddedUp()
    {
        QVERIFY(both(Row{1, -5, 0}, Row{1, -5, 0}) == Tap(Row{1, -10, 0}));
        QVERIFY(both(Row{1, 0, 2}, Row{1, 0, -1}) == Tap(Row{1, 0, 1}));
        QVERIFY(both(Domain{1}, Domain{2}) == Tap(Domain{3}));
    }

    void whatIsNotOneCounterStaysTwoSteps_data()
    {
        QTest::addColumn<Tap>("last");
        QTest::addColumn<Tap>("next");
        QTest::newRow("another's") << Tap(Row{1, -5, 0}) << Tap(Row{2, -5, 0});
        QTest::newRow("another counter") << Tap(Row{1, -5, 0}) << Tap(Row{1, 0, 1});
        QTest::newRow("two counters at once") << Tap(Row{1, -5, 1}) << Tap(Row{1, -5, 1});
        QTest::newRow("two at once, then one") << Tap(Row{1, -5, 1}) << Tap(Row{1, -5, 0});
        QTest::newRow("no counter") << Tap(Row{1, 0, 0}) << Tap(Row{1, 0, 0});
        QTest::newRow("they undo each other") << Tap(Row{1, -5, 0}) << Tap(Row{1, 5, 0});
        QTest::newRow("something else is said") << Tap(Domain{1}) << Tap(Domain{});
        QTest::newRow("another kind") << Tap(Row{1, -5, 0}) << Tap(Domain{-5});
    }
    void whatIsNotOneCounterStaysTwoSteps()
    {
        QFETCH(const Tap, last);
        QFETCH(const Tap, next);
        QVERIFY(!both(last, next));
    }
};

QTEST_APPLESS_MAIN(TapsTest)
#include "taps_test.moc"
