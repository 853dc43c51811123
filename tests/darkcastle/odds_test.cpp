#include "models/darkcastle/commands.h"
#include "models/darkcastle/rules/fight.h"
#include "models/kernel/dice.h"
#include "tests/harness/spoken_game.h"

#include "models/darkcastle/game.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace torchside;
using namespace torchside::darkcastle;
using namespace Qt::StringLiterals;

namespace {

// A fight as it stands: who fights with how much health, and what the enemy has.
State fightOf(const std::vector<Prisoner> &who, const std::vector<int> &hp, Row dice, int blow)
{
    State state;
    state.phase = Phase::combat;
    state.combat = Combat{dice, blow, 1, {}, {}, {}, {}, {}};
    for (std::size_t i = 0; i < who.size(); ++i) {
        state.seats.push_back("Person " + std::to_string(i));
        state.characters.push_back({who[i], static_cast<int>(i), hp[i], hpAmong(who.size()), {}});
        state.combat->participants.push_back(static_cast<int>(i));
    }
    return state;
}

// All the joint throws of whole dice, round after round, until hardly any chance is left: slow and plainly
// right.
class BruteForce {
public:
    explicit BruteForce(const State &state) : state_(state) {}

    Odds odds()
    {
        const auto &combat = *state_.combat;
        for (const int each : combat.participants)
            dice_.push_back(profileOf(state_.character(each).id).die);
        std::vector<int> hp;
        for (const int each : combat.participants)
            hp.push_back(state_.character(each).hp);
        Position first{{combat.dice.might, combat.dice.cunning, combat.dice.wisdom}, hp};
        std::map<Position, double> now;
        throwAll(first, 1.0, true, now);
        rounds_ += 1;
        for (int round = 1; round < 2'000 && !now.empty(); ++round) {
            std::map<Position, double> next;
            for (const auto &[position, chance] : now) {
                rounds_ += chance;
                throwAll(position, chance, false, next);
            }
            now = std::move(next);
        }
        return {win_, rounds_};
    }

private:
    using Position = std::pair<std::array<int, 3>, std::vector<int>>;

    void throwAll(const Position &from, double chance, bool present, std::map<Position, double> &next)
    {
        if (chance < 1e-18)
            return;
        std::vector<std::size_t> sides(dice_.size(), 0);
        std::size_t throws = 1;
        for (std::size_t i = 0; i < dice_.size(); ++i)
            throws *= rolls(i, present) ? faces : 1;
        for (std::size_t each = 0; each < throws; ++each) {
            std::size_t rest = each;
            for (std::size_t i = 0; i < dice_.size(); ++i)
                if (rolls(i, present)) {
                    sides[i] = rest % faces;
                    rest /= faces;
                }
            settle(from, sides, chance / static_cast<double>(throws), present, next);
        }
    }

    void settle(Position position, const std::vector<std::size_t> &sides, double chance, bool present,
                std::map<Position, double> &next)
    {
        auto &[left, hp] = position;
        std::vector<bool> safe(dice_.size());
        for (std::size_t i = 0; i < dice_.size(); ++i) {
            const int character = state_.combat->participants[i];
            safe[i] =
                present && (state_.combat->hasBlocked(character) || state_.combat->isResting(character));
            if (!rolls(i, present))
                continue;
            const Face face = dice_[i][sides[i]];
            safe[i] = safe[i] || face.isDouble;
            left[at(face.symbol)] = std::max(0, left[at(face.symbol)] - (face.isDouble ? 2 : 1));
        }
        if (left[0] + left[1] + left[2] == 0) {
            win_ += chance;
            return;
        }
        bool dead = false;
        for (std::size_t i = 0; i < dice_.size(); ++i) {
            hp[i] -= safe[i] ? 0 : state_.combat->blow;
            dead = dead || hp[i] <= 0;
        }
        if (!dead)
            next[position] += chance;
    }

    bool rolls(std::size_t i, bool present) const
    {
        return !present || state_.combat->mustRoll(state_.combat->participants[i]);
    }

    State state_;
    std::vector<Die> dice_;
    double win_ = 0;
    double rounds_ = 0;
};

struct Fought {
    bool won = false;
    int rounds = 0;
};

// One fight thrown with dice, as the rules tell it.
Fought fight(const State &state, Dice &dice)
{
    Row left = state.combat->dice;
    std::vector<int> hp;
    for (const auto &each : state.characters)
        hp.push_back(each.hp);
    for (int round = 1;; ++round) {
        std::vector<bool> safe;
        for (const auto &each : state.characters) {
            const Face face = profileOf(each.id).die[static_cast<std::size_t>(dice.below(6))];
            left = without(left, face);
            safe.push_back(face.isDouble);
        }
        if (left.count() == 0)
            return {true, round};
        bool dead = false;
        for (std::size_t i = 0; i < hp.size(); ++i) {
            hp[i] -= safe[i] ? 0 : state.combat->blow;
            dead = dead || hp[i] <= 0;
        }
        if (dead)
            return {false, round};
    }
}

bool near(double a, double b)
{
    return std::abs(a - b) < 1e-10;
}

const std::vector<Prisoner> four{Prisoner::abbot, Prisoner::cook, Prisoner::tailor, Prisoner::miller};

} // namespace

class DarkcastleOddsTest : public QObject {
    Q_OBJECT

private slots:
    void theChanceIsTheOneCountedByHand()
    {
        // The Abbot alone with 2 HP against one Wisdom: three faces of six win; any other but double Might is
        // death.
        const auto alone = oddsOf(fightOf({Prisoner::abbot}, {2}, {0, 0, 1}, 2));
        QVERIFY(near(alone.win, (3.0 / 6) / (1 - 1.0 / 6)));
        QVERIFY(near(alone.rounds, 1 / (1 - 1.0 / 6)));
    }

    void theChanceAgreesWithACountOfAllThrows()
    {
        SeededDice dice(11);
        for (int round = 0; round < 60; ++round) {
            const auto count = static_cast<std::size_t>(1 + dice.below(3));
            std::vector<Prisoner> who;
            std::vector<int> hp;
            const auto order = dice.shuffled(static_cast<int>(prisoners));
            for (std::size_t i = 0; i < count; ++i) {
                who.push_back(static_cast<Prisoner>(order[i]));
                hp.push_back(1 + dice.below(count == 3 ? 3 : 5));
            }
            Row row{dice.below(3), dice.below(3), 1 + dice.below(2)};
            auto state = fightOf(who, hp, row, dice.below(4));
            auto &combat = *state.combat;
            if (count > 1 && dice.below(2))
                combat.resting = 0;
            if (dice.below(2))
                combat.blocked = {static_cast<int>(count) - 1};
            if (count > 1 && dice.below(2))
                combat.rolled = {{1, Symbol::might, dice.below(2) == 1, 0}};
            const auto counted = BruteForce(state).odds();
            const auto odds = oddsOf(state);
            QVERIFY2(near(odds.win, counted.win), qPrintable(QString::number(round)));
            QVERIFY2(near(odds.rounds, counted.rounds), qPrintable(QString::number(round)));
        }
    }

    void aMillionFightsComeOutAsReckoned_data()
    {
        QTest::addColumn<QList<int>>("hp");
        QTest::addColumn<QList<int>>("row");
        QTest::addColumn<int>("blow");
        QTest::newRow("four against nine") << QList<int>{6, 5, 12, 7} << QList<int>{3, 3, 3} << 2;
        QTest::newRow("two against six") << QList<int>{9, 12} << QList<int>{2, 1, 3} << 2;
        QTest::newRow("three against a hard enemy") << QList<int>{14, 10, 8} << QList<int>{0, 6, 2} << 3;
        QTest::newRow("a blow of five") << QList<int>{12, 12, 12, 12} << QList<int>{5, 2, 1} << 5;
    }
    void aMillionFightsComeOutAsReckoned()
    {
        QFETCH(QList<int>, hp);
        QFETCH(QList<int>, row);
        QFETCH(int, blow);
        const std::vector<int> healths(hp.begin(), hp.end());
        const std::vector<Prisoner> who(four.begin(), four.begin() + hp.size());
        const auto state = fightOf(who, healths, {row[0], row[1], row[2]}, blow);
        const auto odds = oddsOf(state);
        QVERIFY(odds.win > 0.05 && odds.win < 0.999);
        SeededDice dice(2026);
        constexpr double fights = 1'000'000;
        double won = 0;
        double rounds = 0;
        double squares = 0;
        for (int i = 0; i < static_cast<int>(fights); ++i) {
            const auto fought = fight(state, dice);
            won += fought.won ? 1 : 0;
            rounds += fought.rounds;
            squares += fought.rounds * fought.rounds;
        }
        const double errorOfWin = std::sqrt(odds.win * (1 - odds.win) / fights);
        const double errorOfRounds = std::sqrt((squares / fights - std::pow(rounds / fights, 2)) / fights);
        QVERIFY(std::abs(won / fights - odds.win) < 5 * errorOfWin);
        QVERIFY(std::abs(rounds / fights - odds.rounds) < 5 * errorOfRounds);
    }

    void theOrderOfTheRollsDoesNotMatter()
    {
        // Whatever falls, in every order the same dice are left.
        SeededDice dice(3);
        for (int round = 0; round < 200; ++round) {
            const Row row{dice.below(4), dice.below(4), dice.below(4)};
            std::vector<Face> fell;
            for (const auto who : four)
                fell.push_back(profileOf(who).die[static_cast<std::size_t>(dice.below(6))]);
            std::vector<int> order{0, 1, 2, 3};
            std::optional<Row> first;
            do {
                Row left = row;
                for (const int i : order)
                    left = without(left, fell[static_cast<std::size_t>(i)]);
                QVERIFY(left == first.value_or(left));
                first = left;
            } while (std::next_permutation(order.begin(), order.end()));
        }
        // And the seats' order changes nothing in the chance.
        const auto one = oddsOf(fightOf(four, {6, 5, 4, 3}, {2, 3, 1}, 2));
        const auto other =
            oddsOf(fightOf({Prisoner::miller, Prisoner::tailor, Prisoner::cook, Prisoner::abbot},
                           {3, 4, 5, 6}, {2, 3, 1}, 2));
        QVERIFY(near(one.win, other.win));
        QVERIFY(near(one.rounds, other.rounds));
    }

    void theChanceBeforeARollIsTheMeanOfTheChancesAfterIt()
    {
        const auto before = fightOf({Prisoner::smith, Prisoner::tanner}, {5, 4}, {2, 2, 2}, 2);
        Odds mean;
        for (const auto &face : profileOf(Prisoner::smith).die) {
            auto after = before;
            const int had = after.combat->dice.count();
            after.combat->dice = without(after.combat->dice, face);
            after.combat->rolled.push_back({0, face.symbol, face.isDouble, had - after.combat->dice.count()});
            if (face.isDouble)
                after.combat->blocked.push_back(0);
            const auto odds = oddsOf(after);
            mean.win += odds.win / 6;
            mean.rounds += odds.rounds / 6;
        }
        QVERIFY(near(mean.win, oddsOf(before).win));
        QVERIFY(near(mean.rounds, oddsOf(before).rounds));
    }

    void ablowOfNothingIsWonForCertain()
    {
        const auto odds = oddsOf(fightOf(four, {1, 1, 1, 1}, {3, 3, 3}, 0));
        QVERIFY(near(odds.win, 1));
        QVERIFY(odds.rounds > 3);
        for (const Row row : {Row{1, 3, 0}, Row{0, 0, 7}, Row{2, 2, 1}})
            QVERIFY(oddsOf(fightOf({Prisoner::tanner, Prisoner::smith}, {18, 18}, row, 0)).win >= 1.0);
    }

    void aDeadlyBlowThatIsSureEndsTheRound()
    {
        auto state = fightOf({Prisoner::cook, Prisoner::abbot}, {2, 9}, {1, 0, 0}, 2);
        state.combat->rolled = {{0, Symbol::wisdom, false, 0}, {1, Symbol::wisdom, false, 0}};
        QCOMPARE(oddsOf(state).win, 0.0);
        QCOMPARE(oddsOf(state).rounds, 1.0);
        state.combat->blocked = {0};
        QVERIFY(oddsOf(state).win > 0.5);
        QVERIFY(oddsOf(state).rounds > 2);
    }

    void restingAndBlockingMakeThisRoundSafer()
    {
        const auto open = fightOf({Prisoner::cook, Prisoner::abbot}, {2, 2}, {2, 2, 2}, 2);
        auto blocked = open;
        blocked.combat->blocked = {0};
        QVERIFY(oddsOf(blocked).win > oddsOf(open).win);
    }

    void theChanceIsAlwaysBetweenNoneAndSure()
    {
        SeededDice dice(17);
        for (int i = 0; i < 300; ++i) {
            const auto state = fightOf(four, {1 + dice.below(12), 1 + dice.below(12), 1 + dice.below(12), 1},
                                       {dice.below(4), dice.below(4), 1 + dice.below(3)}, 1 + dice.below(5));
            const auto odds = oddsOf(state);
            QVERIFY(odds.win >= 0 && odds.win <= 1 + 1e-12);
            QVERIFY(odds.rounds >= 1 && std::isfinite(odds.rounds));
        }
    }

    void oddsAreAskedInACombat()
    {
        tests::SpokenGame<darkcastle::Game> game;
        const auto ask = R"({"do":"odds"})";
        QCOMPARE(game.code(ask), u"not-started"_s);
        game.say(
            R"({"do":"start","characters":[{"id":"abbot","player":"Ann"},{"id":"cook","player":"Bo"}]})");
        QCOMPARE(game.code(ask), u"not-now"_s);
        QCOMPARE(game.say(R"({"do":"odds","player":0})")["field"].toString(), u"player"_s);
        game.all({R"({"do":"turn","character":0})", R"({"do":"combat","dice":{"might":1}})"});
        const auto reply = game.say(ask);
        QVERIFY(reply["ok"].toBool());
        QCOMPARE(reply["seq"].toInt(), 3);
        QVERIFY(reply["odds"]["win"].toDouble() > 0.99);
        QVERIFY(reply["events"].isUndefined() && reply["state"].isUndefined());
        game.say(R"({"do":"hurt","character":0,"amount":99})");
        QCOMPARE(game.code(ask), u"game-over"_s);
    }

    void fourAgainstNineIsReckonedAtOnce()
    {
        QElapsedTimer clock;
        clock.start();
        const auto odds = oddsOf(fightOf(four, {12, 12, 12, 12}, {3, 3, 3}, 2));
        qInfo("4 characters against 9 dice, a blow of 2: %.2f ms",
              static_cast<double>(clock.nsecsElapsed()) / 1e6);
        QVERIFY(odds.win > 0.9);
        clock.restart();
        const auto light = oddsOf(fightOf(four, {12, 12, 12, 12}, {3, 3, 3}, 1));
        qInfo("4 characters against 9 dice, a blow of 1: %.2f ms",
              static_cast<double>(clock.nsecsElapsed()) / 1e6);
        QVERIFY(light.win > odds.win);
    }
};

QTEST_APPLESS_MAIN(DarkcastleOddsTest)
#include "odds_test.moc"
