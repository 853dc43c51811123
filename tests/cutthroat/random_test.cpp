#include "models/cutthroat/game.h"
#include "models/json/codec.h"
#include "tests/harness/far_correction.h"
#include "tests/harness/random_corrections.h"
#include "tests/harness/random_play.h"
#include "tests/harness/two_at_one_file.h"

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
    static void make(Target &target, const State &, Dice &dice)
    {
        target = {valuesOf<Aim>()[static_cast<std::size_t>(dice.below(6))], 1 + dice.below(4),
                  static_cast<Most>(dice.below(2))};
    }
    static void make(Draw &draw, const State &state, Dice &dice)
    {
        draw.order.reset();
        if (dice.below(3) > 0)
            return;
        for (const int at : dice.shuffled(static_cast<int>(state.living().size())))
            draw.order.emplace().push_back(at + 1);
    }
    static int oneIn(const Command &command)
    {
        return std::holds_alternative<Finish>(command)         ? 50
               : std::holds_alternative<EndEncounter>(command) ? 3
                                                               : 1;
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
        tests::RandomWalk<cutthroat::Game> walk(seed);
        walk.start();
        for (int move = 0; move < 250 && !QTest::currentTestFailed(); ++move) {
            look(walk.state());
            walk.move();
        }
    }
}

} // namespace

class CutthroatRandomTest : public QObject {
    Q_OBJECT

private slots:
    void anyPlayCanBeTakenBackAndReplayed() { tests::randomPlay<cutthroat::Game>(); }
    void anyPastCanBeCorrected() { tests::randomCorrections<cutthroat::Game>(); }
    void aCorrectionFarBackIsQuick() { tests::farCorrection<cutthroat::Game>("cutthroat"); }
    void anyPlayIsInTheFile() { tests::randomPlayInAFile<cutthroat::Game>(); }
    void twoAtOneFileSeeEachOther() { tests::twoAtOneFile<cutthroat::Game>(); }
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

    void whatIsPlayedVaries()
    {
        std::set<std::size_t> kinds;
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            tests::RandomWalk<cutthroat::Game> walk(seed);
            walk.start();
            for (int i = 0; i < 250; ++i) {
                if (const auto command = walk.legal())
                    kinds.insert(command->index());
                walk.move();
            }
        }
        // all but start, finish, give, rename
        std::string found;
        for (const auto kind : kinds)
            found += std::to_string(kind) + ' ';
        QVERIFY2(kinds.size() >= Command::kinds - 4, found.c_str());
    }
};

QTEST_APPLESS_MAIN(CutthroatRandomTest)
#include "random_test.moc"
