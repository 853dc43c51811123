#include "models/mandom/game.h"
#include "tests/harness/spoken_game.h"

#include <QTest>

using namespace torchside;
using Table = tests::SpokenGame<mandom::Game>;
using namespace Qt::StringLiterals;

namespace {

constexpr auto start = R"({"do":"start","players":["Ann","Bo","Cy"]})";
constexpr auto place = R"({"do":"place"})";
constexpr auto pass = R"({"do":"pass"})";
constexpr auto golem = R"({"do":"reveal","monster":"golem"})";
constexpr auto demon = R"({"do":"reveal","monster":"demon"})";
constexpr auto goblin = R"({"do":"reveal","monster":"goblin"})";
constexpr auto orc = R"({"do":"reveal","monster":"orc"})";
constexpr auto undo = R"({"do":"undo"})";
constexpr auto redo = R"({"do":"redo"})";

} // namespace

// What taking back a challenge asks of the table: every card has its place again.
class MandomResyncTest : public QObject {
    Q_OBJECT

    static QStringList resync(Table &game, const char *line)
    {
        QStringList changes;
        for (const auto change : game.say(line)["resync"].toArray())
            changes.append(change.toString());
        return changes;
    }

private slots:
    void aTurnedCardIsTurnedBack()
    {
        Table game;
        QCOMPARE(game.all({start, place, place, place, pass, pass, golem, golem}), QString());
        QCOMPARE(resync(game, undo), (QStringList{u"Take the golem off the open cards: 2 → 1."_s,
                                                  u"Put cards face down on the dungeon: 1 → 2."_s}));
        QCOMPARE(resync(game, redo), (QStringList{u"Lay the golem face up beside the dungeon: 1 → 2."_s,
                                                  u"Take cards off the dungeon: 2 → 1."_s}));
    }

    void backInAChallengeTheTurnedCardsLieOpenAgain()
    {
        Table game;
        QCOMPARE(game.all({start, place, place, pass, pass, golem, demon}), QString());
        const auto changes = resync(game, undo);
        QVERIFY(changes.contains(u"Lay the golem face up beside the dungeon: 0 → 1."_s));
        QVERIFY(changes.contains(u"Put cards face down on the dungeon: 0 → 1."_s));
        QVERIFY(changes.contains(u"Take cards off the draw pile: 13 → 11."_s));
    }

    void theFirstFailureTurnsTheCardAndTheSecondPutsOut()
    {
        Table game;
        QCOMPARE(game.all({start, place, place, pass, pass, golem, demon}), QString());
        QVERIFY(resync(game, undo).contains(u"Turn Bo's player card back from red."_s));
        QCOMPARE(game.all({redo, place, place, place, place, pass, pass, golem, demon, golem, goblin}),
                 QString());
        const auto back = resync(game, undo);
        QVERIFY(back.contains(u"Bo is back in the game."_s));
        QVERIFY(!back.join(u' ').contains(u"player card"_s));
        QVERIFY(resync(game, redo).contains(u"Bo is out of the game."_s));
    }

    void theCardsThatEndedTheGameStayOpen()
    {
        Table game;
        QCOMPARE(game.all({R"({"do":"start","players":["Ann","Bo"]})", place, place, pass, goblin, orc, place,
                           place, place, pass, goblin, orc, orc}),
                 QString());
        QCOMPARE(game.state()["phase"].toString(), u"over"_s);
        QCOMPARE(resync(game, undo), (QStringList{u"Take the orc off the open cards: 2 → 1."_s,
                                                  u"Put cards face down on the dungeon: 0 → 1."_s}));
    }

    void anOrcHasItsArticle()
    {
        Table game;
        QCOMPARE(game.all({start, R"({"do":"remove","item":"torch"})", place, place, pass, pass, orc}),
                 QString());
        QCOMPARE(game.state()["log"].toArray().last()["text"].toString(),
                 u"An orc hits for 3: 3 damage so far."_s);
    }
};

QTEST_APPLESS_MAIN(MandomResyncTest)
#include "resync_test.moc"
