#include "models/mandom/commands.h"
#include "models/mandom/game.h"
#include "tests/harness/spoken_game.h"

#include <QTest>

#include <bit>
#include <cmath>

using namespace torchside;

using namespace torchside::mandom;
using namespace Qt::StringLiterals;

namespace {

// Every set of cards, one after another: slow and plainly right.
struct BruteForce {
    double survive = 0;
    double damage = 0;
};

BruteForce bruteForce(const State &state, const std::vector<Known> &known, std::optional<Monster> named)
{
    std::vector<Monster> pool;
    std::array<int, kinds> taken{};
    int inside = 0;
    int certain = 0;
    const auto damageOf = [&](Monster monster) {
        return blockerOf(monster, state.equipped, named) ? 0 : strengthOf(monster);
    };
    for (const auto &each : known) {
        taken[at(each.monster)] += 1;
        inside += each.where == Where::dungeon ? 1 : 0;
        certain += each.where == Where::dungeon ? damageOf(each.monster) : 0;
    }
    for (const auto monster : valuesOf<Monster>())
        for (int copy = taken[at(monster)]; copy < copies[at(monster)]; ++copy)
            pool.push_back(monster);
    double sets = 0;
    double survived = 0;
    double total = 0;
    for (unsigned set = 0; set < (1U << pool.size()); ++set) {
        if (std::popcount(set) != state.dungeon - inside)
            continue;
        int damage = certain;
        for (std::size_t i = 0; i < pool.size(); ++i)
            damage += set & (1U << i) ? damageOf(pool[i]) : 0;
        sets += 1;
        total += damage;
        survived += damage < state.hp() ? 1 : 0;
    }
    return {survived / sets, total / sets};
}

State dungeonOf(int height, Equipped equipped, int deck)
{
    State state;
    state.seats = {"Ann", "Bo"};
    state.players.resize(2);
    state.turn = 0;
    state.dungeon = height;
    state.deck = deck;
    state.equipped = equipped;
    return state;
}

Odds oddsOf(const State &state, const std::vector<Known> &known)
{
    return std::get<Odds>(oddsFor(state, AskOdds{std::nullopt, known}));
}

} // namespace

class MandomOddsTest : public QObject {
    Q_OBJECT

private slots:
    void everySetOfUnknownCardsCountsAlike()
    {
        SeededDice dice(5);
        for (int round = 0; round < 300; ++round) {
            Equipped equipped{};
            for (auto &on : equipped)
                on = dice.below(2) == 1;
            const int off = static_cast<int>(std::count(equipped.begin(), equipped.end(), false));
            const int height = dice.below(13 - off) + (round % 3 == 0 ? 0 : 1);
            const auto state = dungeonOf(height, equipped, 13 - off - height);
            std::vector<Known> known;
            if (height > 1 && dice.below(2))
                known.push_back({Monster::orc, Where::dungeon});
            if (off > 0 && dice.below(2))
                known.push_back({Monster::dragon, Where::out});
            const auto odds = oddsOf(state, known);
            const auto expected = bruteForce(state, known, odds.named);
            QVERIFY(std::abs(odds.survive - expected.survive) < 1e-12);
            QVERIFY(std::abs(odds.expectedDamage - expected.damage) < 1e-12);
            if (equipped[at(Item::vorpalSword)])
                for (const auto other : valuesOf<Monster>())
                    QVERIFY(bruteForce(state, known, other).survive <= odds.survive + 1e-12);
            else
                QVERIFY(!odds.named);
        }
    }

    void anEmptyDungeonIsSurvivedForCertain()
    {
        const auto odds = oddsOf(dungeonOf(0, allOn, 13), {});
        QCOMPARE(odds.survive, 1.0);
        QCOMPARE(odds.expectedDamage, 0.0);
    }

    void withEqualChancesTheStrongerKindIsNamed()
    {
        // One unknown card never kills 11 HP: of chances that are alike the lowest damage counts, and there
        // are two golems.
        QCOMPARE(oddsOf(dungeonOf(1, allOn, 12), {}).named, std::optional(Monster::golem));
        // Nothing in the dungeon: all kinds are alike, and the dragon is the strongest.
        QCOMPARE(oddsOf(dungeonOf(0, allOn, 13), {}).named, std::optional(Monster::dragon));
    }

    void ownRecordsCountForTheirOwner()
    {
        tests::SpokenGame<mandom::Game> game;
        game.all({R"({"do":"start","players":["Ann","Bo"]})",
                  R"({"do":"remove","item":"vorpal-sword","monster":"orc"})",
                  R"({"do":"place","monster":"demon"})"});
        const auto ask = [&](const char *line) {
            return game.say(line)["odds"]["expectedDamage"].toDouble();
        };
        QCOMPARE(ask(R"({"do":"odds","player":1})"), 7.0);
        QCOMPARE(ask(R"({"do":"odds"})"), (5.0 + 5.0 + 7.0) / 13.0);
        QCOMPARE(ask(R"({"do":"odds","player":0})"), (5.0 + 5.0 + 7.0) / 12.0);
        QCOMPARE(ask(R"({"do":"odds","player":0,"known":[]})"), (5.0 + 5.0 + 7.0) / 13.0);
    }

    void aTurnedCardThatWasKnownCountsOnce()
    {
        tests::SpokenGame<mandom::Game> game;
        game.all({R"({"do":"start","players":["Ann","Bo"]})", R"({"do":"remove","item":"vorpal-sword"})",
                  R"({"do":"place","monster":"demon"})", R"({"do":"place"})", R"({"do":"pass"})"});
        QCOMPARE(game.state()["challenger"].toInt(), 0);
        game.say(R"({"do":"reveal","monster":"demon"})");
        const auto odds = game.say(R"({"do":"odds","player":1})")["odds"];
        QCOMPARE(odds["expectedDamage"].toDouble(), 7.0 + (5.0 + 5.0) / 12.0);
        QVERIFY(odds["named"].isNull());
    }

    void theNamedKindIsFixedInTheChallenge()
    {
        tests::SpokenGame<mandom::Game> game;
        game.all({R"({"do":"start","players":["Ann","Bo"]})", R"({"do":"place"})", R"({"do":"place"})",
                  R"({"do":"pass"})", R"({"do":"name","monster":"goblin"})"});
        QCOMPARE(game.say(R"({"do":"odds"})")["odds"]["named"].toString(), u"goblin"_s);
    }

    void notNamingIsFixedAfterTheFirstCard()
    {
        tests::SpokenGame<mandom::Game> game;
        game.all({R"({"do":"start","players":["Ann","Bo"]})", R"({"do":"place"})", R"({"do":"place"})",
                  R"({"do":"pass"})", R"({"do":"reveal","monster":"goblin"})"});
        const auto odds = game.say(R"({"do":"odds"})")["odds"];
        QVERIFY(odds["named"].isNull());
        QCOMPARE(odds["expectedDamage"].toDouble(), (5.0 + 5.0 + 7.0) / 12.0);
    }

    void moreThanTheGameHasIsRefused_data()
    {
        QTest::addColumn<QString>("known");
        QTest::addColumn<bool>("fine");
        QTest::newRow("as many as lie there")
            << R"([{"monster":"orc","where":"dungeon"},{"monster":"lich","where":"out"}])" << true;
        QTest::newRow("more than the dungeon is high")
            << R"([{"monster":"orc","where":"dungeon"},{"monster":"lich","where":"dungeon"}])" << false;
        QTest::newRow("more than were put aside")
            << R"([{"monster":"orc","where":"out"},{"monster":"lich","where":"out"}])" << false;
        QTest::newRow("two liches")
            << R"([{"monster":"lich","where":"out"},{"monster":"lich","where":"dungeon"}])" << false;
        QTest::newRow("no such place") << R"([{"monster":"lich","where":"sea"}])" << false;
        QTest::newRow("no list") << R"({"monster":"lich"})" << false;
        QTest::newRow("a key too many") << R"([{"monster":"lich","where":"out","sure":true}])" << false;
    }
    void moreThanTheGameHasIsRefused()
    {
        QFETCH(QString, known);
        QFETCH(bool, fine);
        tests::SpokenGame<mandom::Game> game;
        game.all({R"({"do":"start","players":["Ann","Bo"]})", R"({"do":"remove","item":"torch"})",
                  R"({"do":"place"})"});
        const auto reply = game.say(QStringLiteral(R"({"do":"odds","known":%1})").arg(known).toUtf8());
        QCOMPARE(reply["ok"].toBool(), fine);
        if (!fine) {
            QCOMPARE(reply["code"].toString(), u"bad-argument"_s);
            QCOMPARE(reply["field"].toString(), u"known"_s);
        }
    }

    void recordsThatTheTurnedCardsContradictAreRefused()
    {
        tests::SpokenGame<mandom::Game> game;
        game.all({R"({"do":"start","players":["Ann","Bo"]})",
                  R"({"do":"remove","item":"torch","monster":"lich"})", R"({"do":"place"})",
                  R"({"do":"place"})"});
        QCOMPARE(game.code(R"({"do":"odds","player":0})"), QString());
        game.all({R"({"do":"pass"})", R"({"do":"reveal","monster":"lich"})"});
        const auto reply = game.say(R"({"do":"odds","player":0})");
        QCOMPARE(reply["code"].toString(), u"bad-argument"_s);
        QCOMPARE(reply["field"].toString(), u"player"_s);
        QCOMPARE(game.say(R"({"do":"odds","player":7})")["field"].toString(), u"player"_s);
    }
};

QTEST_APPLESS_MAIN(MandomOddsTest)
#include "odds_test.moc"
