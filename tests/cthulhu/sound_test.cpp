#include "models/cthulhu/game.h"
#include "tests/harness/spoken_game.h"

#include <QJsonArray>
#include <QTest>

using namespace torchside;
using namespace torchside::cthulhu;

namespace {

using Edit = void (*)(State &);

// The state of one of the gallery's scenes.
State scene(const char *name)
{
    QFile file(QStringLiteral(TEST_FOLDER "/../gallery/cthulhu.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("there are no scenes");
    const auto scenes = QJsonDocument::fromJson(file.readAll()).array();
    for (const auto &each : scenes) {
        if (each[QLatin1String("name")].toString() != QLatin1String(name))
            continue;
        tests::SpokenGame<cthulhu::Game> game;
        for (const auto &line : each[QLatin1String("lines")].toArray())
            if (const auto said = QJsonDocument(line.toObject()).toJson(QJsonDocument::Compact);
                !game.say(said)["ok"].toBool())
                qFatal("%s", said.constData());
        return game.history().state();
    }
    qFatal("there is no scene %s", name);
}

Character &insane(State &state)
{
    for (auto &each : state.characters)
        if (each.isInsane())
            return each;
    qFatal("nobody is insane");
}

void changes()
{
    QTest::addColumn<QByteArray>("where");
    QTest::addColumn<Edit>("change");
}

void row(const char *where, const char *name, Edit change)
{
    QTest::newRow(name) << QByteArray(where) << change;
}

} // namespace

// A state that no play leads to, in a file that was changed, is noticed; what is only just possible is taken.
class CthulhuSoundTest : public QObject {
    Q_OBJECT

private slots:
    void whatPlayLeadsToIsSound_data()
    {
        QTest::addColumn<QByteArray>("where");
        for (const auto *name :
             {"scout", "opening", "refresh", "drain", "third", "answer", "player", "lose", "effect",
              "new-story", "over", "own", "defence", "lillith-commit", "lillith-trigger"})
            QTest::newRow(name) << QByteArray(name);
    }
    void whatPlayLeadsToIsSound()
    {
        QFETCH(QByteArray, where);
        QVERIFY(Rules::sound(scene(where.constData())));
    }

    void aSpoiltStateIsNoticed_data()
    {
        changes();
        cards();
        people();
        stories();
        fights();
        domains();
        turns();
    }
    void aSpoiltStateIsNoticed()
    {
        QFETCH(QByteArray, where);
        QFETCH(Edit, change);
        auto state = scene(where.constData());
        change(state);
        QVERIFY(!Rules::sound(state));
    }

    void whatIsJustPossibleIsTaken_data()
    {
        changes();
        row("drain", "a story one token before its end", [](State &state) {
            state.stories[0].minion = state.stories[0].player = state.stories[0].need - 1;
        });
        row("drain", "no tokens at all", [](State &state) {
            for (auto &each : state.stories)
                each.minion = each.player = 0;
        });
        row("drain", "a conspiracy beside the three", [](State &state) {
            auto more = state.stories[0];
            more.key = state.nextKey++;
            more.conspiracy = Side::player;
            state.stories.push_back(more);
        });
        row("drain", "two stories won by each",
            [](State &state) { state.minionStories = state.playerStories = toWin - 1; });
        row("drain", "as many domains as there may be",
            [](State &state) { state.domains.resize(mostDomains); });
        row("drain", "as many of one's own as there may be",
            [](State &state) { state.ownDomains.resize(mostOwnDomains); });
        row("drain", "a domain with nothing and one with very much", [](State &state) {
            state.domains[0].resources = 0;
            state.domains[1].resources = 100'000;
        });
        row("drain", "a dormant card that lies at no story", [](State &state) {
            state.dormant.push_back({state.hand.back(), {}});
            state.hand.pop_back();
        });
        row("drain", "somebody insane who is barred", [](State &state) { insane(state).barred = true; });
        row("drain", "the last card that came up in the hand", [](State &state) {
            state.cards.push_back(state.printed(state.hand[0]));
            state.hand.push_back(CardId{static_cast<int>(state.cards.size())});
        });
        row("lose", "the last of those who came pays", [](State &state) {
            state.fight->owed = {static_cast<int>(state.attendance.front().characters.size()) - 1};
        });
        row("over", "three stories won at the end", [](State &state) { state.playerStories = toWin; });
        row("over", "a fight that the end left as it was", [](State &state) { state.fight = Fight{}; });
    }
    void whatIsJustPossibleIsTaken()
    {
        QFETCH(QByteArray, where);
        QFETCH(Edit, change);
        auto state = scene(where.constData());
        change(state);
        QVERIFY(Rules::sound(state));
    }

private:
    static void cards()
    {
        row("drain", "a card that never came up",
            [](State &state) { state.hand.push_back(CardId{static_cast<int>(state.cards.size()) + 1}); });
        row("drain", "a card without a number", [](State &state) { state.hand.push_back(CardId{0}); });
        row("drain", "a card twice in the hand", [](State &state) { state.hand.push_back(state.hand[0]); });
        row("drain", "a card in the hand and in play",
            [](State &state) { state.hand.push_back(state.characters[0].card); });
        row("drain", "a card in the pool and in play", [](State &state) {
            state.pool.push_back({state.characters[0].card, true});
        });
        row("drain", "a card in play and face down", [](State &state) {
            state.dormant.push_back({state.characters[0].card, {}});
        });
        row("drain", "an event in the hand", [](State &state) {
            state.hand.push_back(state.pool.front().card);
            state.pool.clear();
        });
        row("drain", "a character in the pool", [](State &state) {
            state.pool.push_back({state.hand.back(), false});
            state.hand.pop_back();
        });
    }

    static void people()
    {
        row("drain", "less than no wounds", [](State &state) { state.characters[0].wounds = -1; });
        row("drain", "at a story that is not there",
            [](State &state) { state.characters[0].story = state.nextKey; });
        row("drain", "insane and wounded", [](State &state) { insane(state).wounds = 1; });
        row("drain", "insane with something attached", [](State &state) {
            insane(state).attachments.push_back(state.hand.back());
            state.hand.pop_back();
        });
        row("drain", "insane and sent to a story",
            [](State &state) { insane(state).story = state.stories[0].key; });
        row("drain", "insane with other numbers", [](State &state) { insane(state).boost.skill = 4; });
        row("own", "one of ours without a number", [](State &state) { state.own[0].id = OwnId{0}; });
        row("own", "one of ours from later on", [](State &state) { state.own[0].id = OwnId{state.nextOwn}; });
        row("own", "two of ours who are one", [](State &state) { state.own[1].id = state.own[0].id; });
        row("own", "one of ours with less than no wounds", [](State &state) { state.own[0].wounds = -1; });
        row("own", "one of ours where nobody is",
            [](State &state) { state.own[0].story = state.stories[0].key; });
    }

    static void stories()
    {
        row("drain", "a story without a key", [](State &state) { state.stories[0].key = 0; });
        row("drain", "a story from later on", [](State &state) { state.stories[0].key = state.nextKey; });
        row("drain", "a story twice", [](State &state) { state.stories[1].key = state.stories[0].key; });
        row("drain", "a story without a name", [](State &state) { state.stories[0].name.clear(); });
        row("drain", "less than no token of the Minion", [](State &state) { state.stories[0].minion = -1; });
        row("drain", "less than no token of ours", [](State &state) { state.stories[0].player = -1; });
        row("drain", "a story that the Minion should have won",
            [](State &state) { state.stories[0].minion = state.stories[0].need; });
        row("drain", "a story that we should have won",
            [](State &state) { state.stories[0].player = state.stories[0].need; });
        row("drain", "two stories", [](State &state) { state.stories.pop_back(); });
        row("drain", "a conspiracy in the place of a story",
            [](State &state) { state.stories[0].conspiracy = Side::minion; });
        row("effect", "a story won that is not there",
            [](State &state) { state.won.front().story = state.nextKey; });
        row("drain", "a card face down at a story that is not there", [](State &state) {
            state.dormant.push_back({state.hand.back(), state.nextKey});
            state.hand.pop_back();
        });
        row("lose", "people at a story that is not there",
            [](State &state) { state.attendance.front().story = state.nextKey; });
        row("lose", "people of whom nobody knows whether they have left",
            [](State &state) { state.attendance.front().gone.pop_back(); });
        row("drain", "less than no story of the Minion", [](State &state) { state.minionStories = -1; });
        row("drain", "less than no story of ours", [](State &state) { state.playerStories = -1; });
        row("drain", "the Minion has won, and nobody says so",
            [](State &state) { state.minionStories = toWin; });
        row("drain", "we have won, and nobody says so", [](State &state) { state.playerStories = toWin; });
        row("over", "four stories won", [](State &state) { state.playerStories = toWin + 1; });
        row("over", "four stories won by the Minion", [](State &state) { state.minionStories = toWin + 1; });
    }

    static void fights()
    {
        row("drain", "a fight before anybody was sent", [](State &state) { state.fight = Fight{}; });
        row("answer", "an answer without a fight", [](State &state) { state.fight.reset(); });
        row("lose", "a struggle without a fight", [](State &state) { state.fight.reset(); });
        row("lose", "a fight over a story that is not there",
            [](State &state) { state.fight->order.push_back(state.nextKey); });
        row("lose", "a fight that began over nothing", [](State &state) {
            state.fight->order.clear();
            state.fight->owed.clear();
            state.won.push_back({state.stories[0].key, Side::minion, false});
        });
        row("lose", "nothing left to settle", [](State &state) { state.fight->owed.clear(); });
        row("lose", "somebody pays who never came", [](State &state) {
            state.fight->owed = {static_cast<int>(state.attendance.front().characters.size())};
        });
        row("lose", "somebody before the first pays", [](State &state) { state.fight->owed = {-1}; });
        row("lose", "a price before any struggle", [](State &state) { state.fight->results.clear(); });
        row("lose", "a price before it began", [](State &state) { state.fight->begun = false; });
        row("lose", "a price where nobody came", [](State &state) { state.attendance.clear(); });
    }

    static void domains()
    {
        row("drain", "two domains", [](State &state) { state.domains.pop_back(); });
        row("drain", "seven domains", [](State &state) { state.domains.resize(mostDomains + 1); });
        row("drain", "a domain that owes", [](State &state) { state.domains[2].resources = -1; });
        row("drain", "a domain without measure", [](State &state) { state.domains[0].resources = 100'001; });
        row("drain", "the events' domain owes", [](State &state) { state.events.resources = -1; });
        row("own", "a domain of ours owes", [](State &state) { state.ownDomains[0].resources = -1; });
        row("own", "thirteen domains of ours",
            [](State &state) { state.ownDomains.resize(mostOwnDomains + 1); });
    }

    static void turns()
    {
        row("drain", "one who plays alone", [](State &state) { state.seats.pop_back(); });
        row("drain", "a third seat", [](State &state) { state.seats.emplace_back("Eve"); });
        row("drain", "nobody's turn", [](State &state) { state.side.reset(); });
        row("drain", "a turn below the first", [](State &state) { state.turn = -1; });
        row("drain", "over, and nobody has won", [](State &state) { state.phase = Phase::over; });
        row("drain", "at its end, and nobody has won", [](State &state) { state.stage = Stage::over; });
        row("drain", "back at the beginning", [](State &state) { state.phase = Phase::setup; });
        row("drain", "won, and it goes on", [](State &state) {
            state.outcome = Outcome{{0}, "three-stories"};
        });
        row("over", "over without a winner", [](State &state) { state.outcome.reset(); });
        row("over", "over, and still somebody's turn", [](State &state) { state.phase = Phase::player; });
        row("over", "over, and still fought", [](State &state) { state.stage = Stage::player; });
        row("scout", "somebody's turn before the first", [](State &state) { state.side = Side::minion; });
        row("scout", "the Minion's turn before the first", [](State &state) { state.phase = Phase::minion; });
        row("opening", "somebody's turn before the hand is drawn",
            [](State &state) { state.side = Side::player; });
    }
};

QTEST_APPLESS_MAIN(CthulhuSoundTest)
#include "sound_test.moc"
