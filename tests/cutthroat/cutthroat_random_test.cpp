#include "models/cutthroat/game.h"
#include "models/json/codec.h"
#include "tests/harness/random_play.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QObject>

#include <numeric>
#include <set>

using namespace torchside;
using namespace torchside::cutthroat;

namespace torchside::tests {

template <>
struct Chooser<cutthroat::Game> {
    static Command start(Dice &dice)
    {
        const std::vector<Seating> people{{"Ann", "Nyx", 0},        {"Bo", std::nullopt, 25},
                                          {"Cy", std::nullopt, 0},  {"Dee", "Talon", 99},
                                          {"Ed", std::nullopt, 60}, {"Flo", std::nullopt, 0}};
        return Start{{people.begin(), people.begin() + 3 + dice.below(4)}, 1 + dice.below(4)};
    }
    static Command attacked(int seat, int other, int number, Dice &dice)
    {
        switch (dice.below(8)) {
        case 0: return Attack{seat, number, Factor::half, {}, false, true, other, std::nullopt};
        case 1: return Hold{seat};
        case 2: return Modify{-number, Factor::twice, false};
        case 3: return Wound{number, seat};
        case 4: return CreatureAttack{{Aim::dealt, 0, Most::least}, number, 0, {seat}, {other}};
        case 5: return CreatureAttack{{Aim::life, 0, Most::most}, number, 1, {seat}, {}};
        case 6: return CreatureAttack{{Aim::initiative, other, Most::most}, number, 0, {}, {seat}};
        default: return TakeOne{seat, other, number, 2};
        }
    }
    static Command between(int seat, int other, int number, Dice &dice)
    {
        switch (dice.below(9)) {
        case 0: return EndEncounter{seat, {{other, 2}}};
        case 1: return Loot{seat, other, "Rope"};
        case 2: return Draw{std::vector<int>{1, 2, 3}};
        case 3: return Give{seat, other, "Rope"};
        case 4: return Handle{seat, std::nullopt, "Rope", std::nullopt, std::nullopt};
        case 5: return TakeForm{seat, static_cast<Form>(other % 3)};
        case 6: return Bite{seat, other};
        case 7: return Revive{seat, number};
        default: return NextStage{number + 1};
        }
    }
    static Command anything(const State &state, Dice &dice)
    {
        const int seat = dice.below(7) - (dice.below(10) == 0 ? 1 : 0);
        const int other = dice.below(6);
        const int number = dice.below(70);
        switch (dice.below(8)) {
        case 0: return attacked(seat, other, number, dice);
        case 1: return attacked(state.turn.value_or(seat), other, number, dice);
        case 2: return between(seat, other, number, dice);
        case 3: return between(state.turn.value_or(seat), other, number, dice);
        case 4: return Adjust{seat, -number, number - 30, number % 3 - 1, std::nullopt};
        case 5: return Rename{seat, "Somebody " + std::to_string(other)};
        case 6: return dice.below(30) == 0 ? Command(Finish{{seat}, "a quest"}) : Command(Swap{seat, other});
        default: return EndRound{};
        }
    }
};

} // namespace torchside::tests

namespace {

std::set<std::string> passages()
{
    QFile file(QStringLiteral(TEST_FOLDER "/../../data/cutthroat/rules.json"));
    std::set<std::string> ids;
    if (file.open(QIODevice::ReadOnly))
        for (const auto each : QJsonDocument::fromJson(file.readAll()).array())
            ids.insert(each[QLatin1String("id")].toString().toStdString());
    return ids;
}

// Plays at random and hands every state in passing to somebody who looks at it.
template <class Look>
void everyState(Look look)
{
    for (std::uint64_t seed = 1; seed <= 30 && !QTest::currentTestFailed(); ++seed) {
        MemoryJournal journal;
        tests::RandomSession<cutthroat::Game> session(journal, seed);
        session.play(250);
        for (const auto &text : session.states())
            if (const auto state = Codec<cutthroat::Game>::state(text); state && !QTest::currentTestFailed())
                look(*state);
    }
}

} // namespace

class CutthroatRandomTest : public QObject {
    Q_OBJECT

private slots:
    void anyPlayCanBeTakenBackAndReplayed() { tests::randomPlay<cutthroat::Game>(); }
    void anyPlayIsInTheFile() { tests::randomPlayInAFile<cutthroat::Game>(); }
    void theSameSeedGivesTheSameGame() { tests::theSameSeedGivesTheSameGame<cutthroat::Game>(); }

    void theNumbersAreAlwaysInTheirLimits()
    {
        everyState([](const State &state) {
            std::int64_t sum = 0;
            for (const auto &strike : state.stack)
                sum += strike.damage;
            QCOMPARE(state.stackTotal(), sum);
            for (const auto &each : state.players)
                QVERIFY(each.life >= 0 && each.life <= each.maxLife && each.poison >= 0);
            QVERIFY(!state.creatureLife() || *state.creatureLife() >= 0);
            QCOMPARE(state.creatureLife() == 0, state.encounter && state.encounter->dead);
        });
    }

    // Others keep their numbers when somebody dies, so there may be gaps, but never two of one number.
    void theDeadHoldNoCardAndNeverAct()
    {
        everyState([](const State &state) {
            std::set<int> cards;
            for (int seat = 0; seat < state.count(); ++seat) {
                const auto &each = state.player(seat);
                QVERIFY(each.alive || (!each.initiative && !each.next && state.turn != seat));
                QVERIFY(!each.initiative || cards.insert(*each.initiative).second);
            }
            QVERIFY(cards.empty() || (*cards.begin() >= 1 && *cards.rbegin() <= state.count()));
        });
    }

    void everyDrawGivesTheLivingTheNumbersFromOneOn()
    {
        std::optional<State> before;
        int draws = 0;
        everyState([&](const State &state) {
            const bool same = before && before->met == state.met && before->round == state.round &&
                              before->living() == state.living();
            const bool first = same && before->phase == Phase::initiative && state.phase == Phase::attacks;
            const bool next = same && before->phase == Phase::creature && state.phase == Phase::creature &&
                              !before->isDrawn(&Player::next) && state.isDrawn(&Player::next);
            before = state;
            if (!first && !next)
                return;
            ++draws;
            std::set<int> cards;
            for (const int seat : state.living())
                cards.insert((first ? state.player(seat).initiative : state.player(seat).next).value_or(0));
            QCOMPARE(cards.size(), state.living().size());
            QCOMPARE(*cards.begin(), 1);
            QCOMPARE(*cards.rbegin(), static_cast<int>(state.living().size()));
        });
        QVERIFY2(draws > 10, std::to_string(draws).c_str());
    }

    void everyPromptCitesAPassageAndEveryPhaseHasOne()
    {
        const auto known = passages();
        QVERIFY(known.size() > 100);
        everyState([&](const State &state) {
            const auto prompts = Words::prompts(state);
            QVERIFY(!prompts.empty());
            for (const auto &prompt : prompts) {
                QVERIFY2(known.contains(prompt.rule), prompt.rule.c_str());
                QVERIFY2(english(prompt.text).find('%') == std::string::npos, english(prompt.text).c_str());
            }
            QVERIFY(!Words::standing(state).empty());
        });
    }

    void whatIsOfferedVaries()
    {
        std::set<std::size_t> kinds;
        everyState([&](const State &state) {
            for (const auto &command : Rules::legal(state))
                kinds.insert(command.index());
        });
        // all but start, finish, give, rename
        std::string found;
        for (const auto kind : kinds)
            found += std::to_string(kind) + ' ';
        QVERIFY2(kinds.size() >= std::variant_size_v<Command> - 4, found.c_str());
    }
};

QTEST_APPLESS_MAIN(CutthroatRandomTest)
#include "cutthroat_random_test.moc"
