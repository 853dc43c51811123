#include "models/duelofages/game.h"
#include "models/duelofages/rules/score.h"
#include "tests/harness/random_play.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <set>

namespace torchside::tests {

namespace {

duelofages::GivenDice someDice(Dice &dice)
{
    duelofages::GivenDice given;
    for (int seat = 0; seat < 4; ++seat)
        if (dice.below(3) > 0)
            given[std::to_string(seat)] = dice.die(6);
    return given;
}

} // namespace

template <>
struct Chooser<duelofages::Game> {
    static duelofages::Command start(Dice &dice)
    {
        const std::vector<std::string> names{"Ann", "Bo", "Cy", "Dietlinde"};
        duelofages::Start start{{names.begin(), names.begin() + 3 + dice.below(2)}, {}, {}};
        if (dice.below(2) == 0)
            start.locations = std::vector<std::string>{"Ruins", "Royal Tournament"};
        return start;
    }
    static duelofages::Command anything(const duelofages::State &, Dice &dice)
    {
        using namespace duelofages;
        const int seat = dice.below(6) - 1;
        const int other = dice.below(5);
        const auto unit = static_cast<Unit>(dice.below(2));
        const auto how = static_cast<How>(dice.below(3));
        switch (dice.below(15)) {
        case 0: return Count{seat, dice.below(20) - 4, {}, dice.below(9) - 4, {}};
        case 1: return Count{seat, {}, {}, {}, {}};
        case 2: return Defeat{other, seat, unit, how, static_cast<Where>(dice.below(2))};
        case 3: return Defeat{{}, seat, unit, how, Where::board};
        case 4: return Free{seat};
        case 5: return Marker{seat, "Royal Tournament", dice.below(7) - 2};
        case 6: return Vault{dice.below(9) - 4};
        case 7: return EndTurn{someDice(dice)};
        case 8:
            return AnswerOffer{seat, dice.below(2) == 0, dice.below(2) ? std::optional(other) : std::nullopt};
        case 9: return Choose{seat};
        case 10: return Rename{seat, "Somebody " + std::to_string(dice.below(3))};
        case 11: return Pin{seat, static_cast<Card>(dice.below(11)), dice.below(9)};
        case 12: return Unpin{seat, static_cast<Card>(dice.below(11))};
        case 13: return SetClock{{}, dice.below(2) == 0, dice.below(1'000)};
        default: return EndGame{dice.below(20) == 0 ? Why::time : Why::elimination};
        }
    }
};

} // namespace torchside::tests

using namespace torchside;
using namespace torchside::duelofages;

namespace {

// Random play that calls `check` after every step that was accepted; ends of the game are taken back.
template <class Check>
void afterEveryStep(int seeds, Check check)
{
    for (int seed = 1; seed <= seeds && !QTest::currentTestFailed(); ++seed) {
        SeededDice dice(static_cast<std::uint64_t>(seed));
        State state;
        auto command = tests::Chooser<duelofages::Game>::start(dice);
        for (int move = 0; move < 300; ++move) {
            const auto decision =
                misfitOf(command) ? Decision<Event>(*misfitOf(command)) : Rules::decide(state, command, dice);
            if (const auto *events = std::get_if<std::vector<Event>>(&decision))
                for (const auto &event : *events)
                    state = Rules::evolve(std::move(state), event);
            check(state);
            state.outcome.reset();
            state.phase = state.offer ? Phase::offer : Phase::turn;
            const auto legal = Rules::legal(state);
            command = dice.below(4) == 0
                          ? tests::Chooser<duelofages::Game>::anything(state, dice)
                          : legal[static_cast<std::size_t>(dice.below(static_cast<int>(legal.size())))];
            if (std::holds_alternative<Start>(command))
                command = EndTurn{};
        }
    }
}

std::set<std::string> passages()
{
    QFile file(qEnvironmentVariable("TORCHSIDE_SOURCE") + QLatin1String("/data/duelofages/rules.json"));
    std::set<std::string> ids;
    if (file.open(QIODevice::ReadOnly))
        for (const auto each : QJsonDocument::fromJson(file.readAll()).array())
            ids.insert(each.toObject()[QLatin1String("id")].toString().toStdString());
    return ids;
}

// 3 once, or 2 for each of several; 1 for those on the next value; nothing more.
bool fits(const std::vector<int> &values, const std::vector<int> &points)
{
    auto ranks = values;
    std::sort(ranks.rbegin(), ranks.rend());
    const auto inFront = std::count(values.begin(), values.end(), ranks.front());
    ranks.erase(std::unique(ranks.begin(), ranks.end()), ranks.end());
    for (std::size_t i = 0; i < values.size(); ++i) {
        const int expected = values[i] == ranks[0] ? (inFront == 1 ? 3 : 2) : values[i] == ranks[1] ? 1 : 0;
        if (points.at(i) != expected)
            return false;
    }
    return true;
}

} // namespace

class DuelOfAgesRandomTest : public QObject {
    Q_OBJECT

private slots:
    void anyPlayCanBeTakenBackAndReplayed() { tests::randomPlay<duelofages::Game>(); }
    void anyPlayIsInTheFile() { tests::randomPlayInAFile<duelofages::Game>(); }
    void theSameSeedGivesTheSameGame() { tests::theSameSeedGivesTheSameGame<duelofages::Game>(); }

    void everyoneIsInExactlyOneAllianceAndOneOfThreeIsTheLoner()
    {
        afterEveryStep(20, [](const State &state) {
            Seats all = state.alliances[0];
            all.insert(all.end(), state.alliances[1].begin(), state.alliances[1].end());
            std::sort(all.begin(), all.end());
            QCOMPARE(all, state.everybody());
            QCOMPARE(state.loner.has_value(), state.three());
            if (state.three())
                QCOMPARE(state.alliances[0], Seats{*state.loner});
            QVERIFY(Rules::sound(state));
        });
    }

    void thePointsOfEachRowFollowFromTheValues()
    {
        afterEveryStep(20, [](const State &state) {
            const auto score = scoreOf(state);
            QCOMPARE(score.rows.size(), state.locations.size() + 2);
            std::vector<int> sum(state.players.size(), 0);
            for (std::size_t row = 0; row < score.rows.size(); ++row) {
                std::vector<int> values;
                for (const auto &player : state.players)
                    values.push_back(row < state.locations.size() ? player.markers[row]
                                                                  : player.characters + player.offBoard);
                if (row + 1 < score.rows.size())
                    QVERIFY(fits(values, score.rows[row].points));
                for (std::size_t seat = 0; seat < sum.size(); ++seat)
                    sum[seat] += score.rows[row].points[seat];
            }
            QCOMPARE(score.total, sum);
        });
    }

    void everyPromptCitesAPassageThatExists()
    {
        const auto ids = passages();
        QVERIFY(!ids.empty());
        std::set<std::string> cited;
        afterEveryStep(20, [&](const State &state) {
            for (const auto &prompt : Words::prompts(state)) {
                QVERIFY(!prompt.text.empty());
                QVERIFY2(ids.contains(prompt.rule), prompt.rule.c_str());
                cited.insert(prompt.rule);
            }
            QVERIFY(!Words::prompts(state).empty());
            QVERIFY(!Words::standing(state).empty());
        });
        QVERIFY2(cited.size() >= 25, "random play sees too few prompts");
    }

    void noSentenceLeavesAPlaceOpen()
    {
        afterEveryStep(10, [&](const State &state) {
            for (const auto &prompt : Words::prompts(state))
                QVERIFY2(english(prompt.text).find('%') == std::string::npos, prompt.text.text.c_str());
        });
    }
};

QTEST_APPLESS_MAIN(DuelOfAgesRandomTest)
#include "duelofages_random_test.moc"
