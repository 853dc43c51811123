#include "models/mandom/game.h"
#include "tests/harness/spoken_game.h"

#include <QTest>

using namespace torchside;
using namespace torchside::mandom;

// A state that no play leads to, in a file that was changed, is noticed.
class MandomSoundTest : public QObject {
    Q_OBJECT

    using Spoil = void (*)(State &);

    static State after(std::initializer_list<const char *> lines)
    {
        tests::SpokenGame<mandom::Game> game;
        const auto refused = game.all(lines);
        if (!refused.isEmpty())
            qFatal("%s", qPrintable(refused));
        return game.history().state();
    }

private slots:
    void aSpoiltStateIsNoticed_data()
    {
        QTest::addColumn<Spoil>("spoil");
        const auto row = [](const char *name, Spoil spoil) { QTest::newRow(name) << spoil; };
        row("a seat without its person", [](State &state) { state.players.pop_back(); });
        row("one person", [](State &state) {
            state.seats.resize(1);
            state.players.resize(1);
            state.turn = state.challenger = 0;
        });
        row("five people", [](State &state) {
            state.seats.resize(5, "Eve");
            state.players.resize(5);
        });
        row("the turn of nobody here", [](State &state) { state.turn = 3; });
        row("the turn of nobody below", [](State &state) { state.turn = -1; });
        row("nobody's turn", [](State &state) { state.turn.reset(); });
        row("a challenger from nowhere", [](State &state) { state.challenger = 3; });
        row("a challenge without one who took it", [](State &state) { state.challenger.reset(); });
        row("an outcome in a running game", [](State &state) {
            state.outcome = Outcome{{0}, "two-successes"};
        });
        row("the turn of somebody after the end", [](State &state) {
            state.phase = Phase::over;
            state.challenge.reset();
            state.outcome = Outcome{{0}, "two-successes"};
        });
        row("the end without an outcome", [](State &state) {
            state.phase = Phase::over;
            state.challenge.reset();
        });
        row("a challenge without its cards", [](State &state) { state.challenge.reset(); });
        row("cards of a challenge while they bid", [](State &state) { state.phase = Phase::bidding; });
        row("all cards are turned and it goes on",
            [](State &state) { state.challenge->revealed.resize(static_cast<std::size_t>(state.dungeon)); });
        row("the last challenger from nowhere", [](State &state) {
            state.lastChallenge = LastChallenge{3, true, 0, 0, {}};
        });
        row("fewer than no cards to draw", [](State &state) { state.deck = -1; });
        row("fewer than no cards in the dungeon", [](State &state) {
            state.dungeon = -1;
            state.challenge->revealed.clear();
        });
        row("more cards than there are", [](State &state) { state.deck = deckSize - state.dungeon + 1; });
        row("fewer than no successes", [](State &state) { state.players[0].successes = -1; });
        row("fewer than no failures", [](State &state) { state.players[0].failures = -1; });
        row("more failures than anybody survives", [](State &state) {
            state.players[0].failures = toLose + 1;
            state.players[0].passed = true;
        });
        row("who is out has not passed", [](State &state) {
            state.players[1].failures = toLose;
            state.players[1].passed = false;
        });
    }
    void aSpoiltStateIsNoticed()
    {
        QFETCH(Spoil, spoil);
        auto state = after({R"({"do":"start","players":["Ann","Bo","Cy"],"first":0})", R"({"do":"place"})",
                            R"({"do":"place"})", R"({"do":"place"})", R"({"do":"pass"})", R"({"do":"pass"})",
                            R"({"do":"reveal","monster":"goblin"})"});
        QVERIFY(Rules::sound(state));
        spoil(state);
        QVERIFY(!Rules::sound(state));
    }

    // The very edges of what can be.
    void whatCanJustBeIsSound()
    {
        const auto state = after({R"({"do":"start","players":["Ann","Bo"],"first":1})"});
        const auto with = [&](auto change) {
            auto changed = state;
            change(changed);
            return Rules::sound(changed);
        };
        QVERIFY(with([](State &) {}));
        QVERIFY(with([](State &each) { each.deck = 0; }));
        QVERIFY(with([](State &each) { each.deck = 0, each.dungeon = deckSize; }));
        QVERIFY(with([](State &each) { each.turn = 0; }));
        QVERIFY(with([](State &each) { each.lastChallenge = LastChallenge{1, true, 0, 0, {}}; }));
        QVERIFY(with([](State &each) { each.challenger = 1; }));
        QVERIFY(with([](State &each) { each.players[0].failures = toLose, each.players[0].passed = true; }));
    }
};

QTEST_APPLESS_MAIN(MandomSoundTest)
#include "sound_test.moc"
