#include "models/duelofages/game.h"
#include "models/duelofages/rules/sides.h"
#include "tests/harness/far_correction.h"
#include "tests/harness/random_corrections.h"
#include "tests/harness/random_play.h"
#include "tests/harness/two_at_one_file.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <set>

namespace torchside::tests {

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
    static int oneIn(const duelofages::Command &command)
    {
        return std::holds_alternative<duelofages::EndGame>(command) ? 50 : 1;
    }
};

} // namespace torchside::tests

using namespace torchside;
using namespace torchside::duelofages;

namespace {

// Random play that calls `check` after every step that was accepted.
template <class Check>
void afterEveryStep(std::uint64_t games, Check check)
{
    for (std::uint64_t seed = 1; seed <= games && !QTest::currentTestFailed(); ++seed) {
        tests::RandomWalk<duelofages::Game> walk(seed);
        walk.start();
        for (int move = 0; move < 300; ++move) {
            check(walk.state());
            walk.move();
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
    void anyPastCanBeCorrected() { tests::randomCorrections<duelofages::Game>(); }
    void aCorrectionFarBackIsQuick() { tests::farCorrection<duelofages::Game>("duelofages"); }
    void anyPlayIsInTheFile() { tests::randomPlayInAFile<duelofages::Game>(); }
    void twoAtOneFileSeeEachOther() { tests::twoAtOneFile<duelofages::Game>(); }
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
#include "random_test.moc"
