#include "tests/cthulhu/reading.h"

#include <QTest>

using namespace torchside;
using namespace torchside::tests;
using namespace Qt::StringLiterals;

namespace {

constexpr auto fast = R"(,"keywords":["fast"])";

} // namespace

// Who wins where both sides are level: whoever has more fast characters at the story, and nobody without.
class CthulhuStrugglesTest : public QObject {
    Q_OBJECT

private slots:
    void whoIsFasterWinsWhatIsLevel_data()
    {
        QTest::addColumn<QByteArrayList>("yours"); // sent to A
        QTest::addColumn<QByteArray>("minion");    // who defends it
        QTest::addColumn<int>("tokens");           // yours at A, then
        QTest::addColumn<int>("theirs");
        const auto row = [](const char *rule, const QByteArrayList &yours, const QByteArray &minion,
                            int tokens,
                            int theirs) { QTest::newRow(rule) << yours << minion << tokens << theirs; };
        row("more skill", {hero("Tom", 3)}, ally("Ann", 2), 1, 0);
        row("level in skill: nothing for who attacks", {hero("Tom", 2)}, ally("Ann", 2), 0, 0);
        row("level in skill, and faster", {hero("Tom", 2, {}, fast)}, ally("Ann", 2), 1, 0);
        row("level in skill, and slower", {hero("Tom", 2)}, ally("Ann", 2, {}, fast), 0, 0);
        row("level in skill, and as fast", {hero("Tom", 2, {}, fast)}, ally("Ann", 2, {}, fast), 0, 0);
        row("two fast ones against one", {hero("Tom", 1, {}, fast), hero("Amy", 1, {}, fast)},
            ally("Ann", 2, {}, fast), 1, 0);
        row("level at nothing, and faster", {hero("Tom", 0, {}, fast)}, ally("Ann", 0), 0, 0);
        row("fast with less skill", {hero("Tom", 1, {}, fast)}, ally("Ann", 2), 0, 0);
        row("more skill against a fast one", {hero("Tom", 3)}, ally("Ann", 2, {}, fast), 1, 0);
        row("level in icons: nobody", {hero("Tom", 1, "i")}, ally("Ann", 2, "i"), 0, 0);
        row("level in icons, and faster", {hero("Tom", 1, "i", fast)}, ally("Ann", 2, "i"), 1, 0);
        row("level in icons, and slower", {hero("Tom", 1, "i")}, ally("Ann", 2, "i", fast), 0, 1);
        row("fast with fewer icons", {hero("Tom", 1, "i", fast)}, ally("Ann", 2, "ii"), 0, 1);
        row("fast without any icon", {hero("Tom", 1, {}, fast)}, ally("Ann", 2, {}), 0, 0);
    }
    void whoIsFasterWinsWhatIsLevel()
    {
        QFETCH(QByteArrayList, yours);
        QFETCH(QByteArray, minion);
        QFETCH(int, tokens);
        QFETCH(int, theirs);
        ReadGame game({minion});
        QVERIFY(game.say(commits({at(0, yours)}))["ok"].toBool());
        QCOMPARE(game.step(), u"defend"_s);
        const auto reply = game.say(R"({"do":"confirm"})");
        QVERIFY(reply["ok"].toBool());
        QCOMPARE(ReadGame::kinds(reply).contains(u"tokens-moved"_s),
                 tokens + theirs > 0); // none isn't told of
        QCOMPARE(game.state()["stories"][0]["player"].toInt(), tokens);
        QCOMPARE(game.state()["stories"][0]["minion"].toInt(), theirs);
        QVERIFY(game.holds());
    }

    // Of those that are there, none is lost to a struggle in which nobody has an icon.
    void withoutIconsNobodyIsLost()
    {
        ReadGame game({ally("Ann", 2, {}, fast)});
        QVERIFY(game.say(commits({at(0, {hero("Tom", 3)})}))["ok"].toBool());
        const auto reply = game.say(R"({"do":"confirm"})");
        for (const auto &each : reply["events"].toArray())
            if (each.toObject()[u"type"_s] == u"struggle-decided"_s)
                QVERIFY(each.toObject()[u"winner"_s].isNull());
        QVERIFY(ReadGame::kinds(reply).contains(u"struggle-decided"_s));
    }
};

QTEST_APPLESS_MAIN(CthulhuStrugglesTest)
#include "struggles_test.moc"
