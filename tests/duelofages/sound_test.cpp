#include "models/duelofages/game.h"
#include "tests/harness/spoilt_state.h"
#include "tests/harness/spoken_game.h"

#include <QTest>

using namespace torchside;
using namespace torchside::duelofages;

// A state that no play leads to, in a file that was changed, is noticed.
class DuelOfAgesSoundTest : public QObject {
    Q_OBJECT

    using Spoil = void (*)(State &);
    using From = State (*)();

    static State after(std::initializer_list<const char *> lines)
    {
        tests::SpokenGame<duelofages::Game> game;
        const auto refused = game.all(lines);
        if (!refused.isEmpty())
            qFatal("%s", qPrintable(refused));
        return game.history().state();
    }
    static State three()
    {
        return after({R"({"do":"start","players":["Ann","Bo","Cy"],"rolls":[9,7,5]})",
                      R"({"do":"count","player":0,"characters":2})",
                      R"({"do":"count","player":1,"characters":2})",
                      R"({"do":"count","player":2,"characters":2})"});
    }
    static State asked()
    {
        auto state = three();
        state.phase = Phase::offer;
        state.offer = Offer{OfferKind::loner, 1 == *state.loner ? 2 : 1, {}, false, {}};
        return state;
    }
    static State choosing()
    {
        auto state = three();
        state.phase = Phase::offer;
        state.offer = Offer{OfferKind::loner, {}, others(3, {*state.loner}), true, {}};
        return state;
    }

    static State four()
    {
        return after({R"({"do":"start","players":["Ann","Bo","Cy","Di"],"rolls":[9,7,5,3]})"});
    }
    static State askedForAPartner()
    {
        auto state = four();
        state.phase = Phase::offer;
        state.offer = Offer{OfferKind::partner, 1, {}, false, LesserBy{}};
        return state;
    }

    static void addRow(const char *name, From from, Spoil spoil) { QTest::newRow(name) << from << spoil; }

    static void addPeople()
    {
        const auto row = [](const char *name, Spoil spoil) { addRow(name, three, spoil); };
        row("two people", [](State &state) { state.seats.pop_back(), state.players.pop_back(); });
        row("a seat without its person", [](State &state) { state.players.pop_back(); });
        row("a place twice", [](State &state) { state.locations[1] = state.locations[0]; });
        row("a place once more at the end",
            [](State &state) { state.locations.back() = state.locations[0]; });
        row("fewer than no characters", [](State &state) { state.players[0].characters = -1; });
        row("more characters than are kept",
            [](State &state) { state.players[0].characters = mostOfAll + 1; });
        row("fewer than no henchmen", [](State &state) { state.players[0].henchmen = -1; });
        row("fewer than nobody off the board", [](State &state) { state.players[0].offBoard = -1; });
        row("fewer than no prisoners", [](State &state) { state.players[0].prisoners = -1; });
        row("fewer than no equipment", [](State &state) { state.players[0].equipment = -1; });
        row("fewer than no lost", [](State &state) { state.players[0].lostCharacters = -1; });
        row("more characters lost than units", [](State &state) { state.players[0].lostCharacters = 1; });
        row("defeated of too few", [](State &state) { state.players[0].defeated.pop_back(); });
        row("defeated characters of too few",
            [](State &state) { state.players[0].defeatedCharacters.pop_back(); });
        row("fewer than none defeated", [](State &state) { state.players[0].defeated[1] = -1; });
        row("fewer than no characters defeated",
            [](State &state) { state.players[0].defeatedCharacters[1] = -1; });
        row("a place without a marker's number", [](State &state) { state.players[0].markers.pop_back(); });
        row("fewer than no markers", [](State &state) { state.players[0].markers[0] = -1; });
    }
    static void addSides()
    {
        const auto row = [](const char *name, Spoil spoil) { addRow(name, three, spoil); };
        row("three without a Loner", [](State &state) { state.loner.reset(); });
        row("a Loner from nowhere", [](State &state) { state.loner = 3; });
        row("a leader from nowhere", [](State &state) { state.leader = 3; });
        row("a leader below the first", [](State &state) { state.leader = -1; });
        row("the Loner with somebody", [](State &state) { state.alliances = {Seats{0, 1}, Seats{2}}; });
        row("somebody on no side", [](State &state) { state.alliances[1].pop_back(); });
        row("it is the turn of no side", [](State &state) { state.acting = {0, 1, 2}; });
        row("the Vault below nothing", [](State &state) { state.vault = -1; });
        row("no turn", [](State &state) { state.turn = 0; });
        row("too few to be brought", [](State &state) { state.reinforce.pop_back(); });
        row("fewer than nobody to be brought", [](State &state) { state.reinforce[0] = -1; });
        row("a headquarters destroyed by nobody here", [](State &state) { state.hqDestroyedBy = 3; });
        row("a tournament won by nobody here", [](State &state) {
            state.tournamentWin = TournamentWin{3, 1};
        });
        row("a new character for another than the Loner", [](State &state) {
            state.newCharacter = NewCharacter{(*state.loner + 1) % 3, 1};
        });
        row("an outcome in a running game", [](State &state) { state.outcome = Outcome{{0}, "time"}; });
        row("the end without an outcome", [](State &state) { state.phase = Phase::over; });
        row("nobody has won", [](State &state) {
            state.phase = Phase::over, state.outcome = Outcome{{}, "time"};
        });
        row("somebody from nowhere has won", [](State &state) {
            state.phase = Phase::over, state.outcome = Outcome{{3}, "time"};
        });
    }
    static void addSidesOfFour()
    {
        const auto row = [](const char *name, Spoil spoil) { addRow(name, four, spoil); };
        row("four with a Loner", [](State &state) { state.loner = 0; });
        row("three against one", [](State &state) {
            state.alliances = {Seats{0}, Seats{1, 2, 3}};
            state.acting = state.alliances[0];
        });
        row("a side out of order", [](State &state) {
            state.alliances = {Seats{1, 0}, Seats{2, 3}};
            state.acting = state.alliances[0];
        });
        row("a side of one person twice", [](State &state) {
            state.alliances = {Seats{0, 0}, Seats{1, 2, 3}};
            state.acting = state.alliances[0];
        });
        row("five people", [](State &state) {
            state.seats.push_back("Eve");
            state.reinforce.push_back(0);
            for (auto &each : state.players)
                each.defeated.push_back(0), each.defeatedCharacters.push_back(0);
            state.players.push_back(state.players[0]);
            state.alliances = {Seats{0, 1}, Seats{2, 3, 4}};
            state.acting = state.alliances[0];
        });
        row("winners out of order", [](State &state) {
            state.phase = Phase::over, state.outcome = Outcome{{1, 0}, "time"};
        });
        row("a winner twice", [](State &state) {
            state.phase = Phase::over, state.outcome = Outcome{{0, 0}, "time"};
        });
    }
    static void addReminders()
    {
        const auto row = [](const char *name, Spoil spoil) { addRow(name, three, spoil); };
        row("a pin of nobody here", [](State &state) { state.pins = {{3, Card::assassin, {}}}; });
        row("a pin twice", [](State &state) {
            state.pins = {{0, Card::assassin, {}}, {1, Card::assassin, {}}, {0, Card::assassin, 4}};
        });
        row("an own pin of nobody here", [](State &state) { state.own = {{3, Own::card, "Lamp"}}; });
        row("an own pin twice", [](State &state) {
            state.own = {{0, Own::card, "Lamp"}, {1, Own::card, "Lamp"}, {0, Own::character, "Lamp"}};
        });
        row("a clock without time", [](State &state) { state.clock = GameClock{0, 0, {}}; });
        row("a clock from before all time", [](State &state) { state.clock = GameClock{10, -1, {}}; });
    }
    static void addOffers()
    {
        addRow("an offer in a turn", asked, [](State &state) { state.phase = Phase::turn; });
        addRow("no offer where one waits", asked, [](State &state) { state.offer.reset(); });
        addRow("nobody is asked", asked, [](State &state) { state.offer->asking.reset(); });
        addRow("somebody from nowhere is asked", asked, [](State &state) { state.offer->asking = 3; });
        addRow("the Loner is asked", asked, [](State &state) { state.offer->asking = state.loner; });
        addRow("the Loner waits", asked, [](State &state) { state.offer->waiting = {*state.loner}; });
        addRow("too many wait", asked,
               [](State &state) { state.offer->waiting = others(3, {*state.loner}); });
        addRow("somebody from nowhere waits", asked, [](State &state) { state.offer->waiting = {3}; });
        addRow("a partner's of three", asked,
               [](State &state) { state.offer->kind = OfferKind::partner, state.offer->by = LesserBy{}; });
        addRow("a Loner's with a reason", asked, [](State &state) { state.offer->by = LesserBy{}; });
        addRow("one is asked while the Loner chooses", choosing,
               [](State &state) { state.offer->asking = state.offer->waiting.front(); });
        addRow("the Loner chooses among one", choosing,
               [](State &state) { state.offer->waiting.pop_back(); });
        addRow("a partner's without a reason", askedForAPartner,
               [](State &state) { state.offer->by.reset(); });
        addRow("a Loner's of four", askedForAPartner, [](State &state) {
            state.offer->kind = OfferKind::loner;
            state.offer->by.reset();
        });
        addRow("somebody waits for a partner's", askedForAPartner,
               [](State &state) { state.offer->waiting = {2}; });
        addRow("nobody is asked for a partner's", askedForAPartner, [](State &state) {
            state.offer->choosing = true;
            state.offer->asking.reset();
        });
    }

private slots:
    void aSpoiltStateIsNoticed_data()
    {
        tests::spoiltStates<Rules>();
        addPeople();
        addSides();
        addSidesOfFour();
        addReminders();
        addOffers();
    }
    void aSpoiltStateIsNoticed() { tests::aSpoiltStateIsNoticed<Rules>(); }

    // The very edges of what can be.
    void whatCanJustBeIsSound()
    {
        const auto with = [](auto change) {
            auto changed = three();
            change(changed);
            return Rules::sound(changed);
        };
        QVERIFY(with([](State &each) { each.players[0].characters = mostOfAll; }));
        QVERIFY(with([](State &each) { each.vault = 0; }));
        QVERIFY(with([](State &each) { each.clock = GameClock{1, 0, {}}; }));
        QVERIFY(with([](State &each) { each.players[0].lost = each.players[0].lostCharacters = 1; }));
        QVERIFY(with([](State &each) { each.pins = {{0, Card::assassin, {}}, {1, Card::assassin, {}}}; }));
        QVERIFY(with([](State &each) { each.own = {{0, Own::card, "Lamp"}, {0, Own::card, "Rope"}}; }));
        QVERIFY(with([](State &each) { each.newCharacter = NewCharacter{*each.loner, 1}; }));
        QVERIFY(with([](State &each) { each.hqDestroyedBy = 2; }));
        auto offered = asked();
        offered.offer->waiting = others(3, {*offered.loner, *offered.offer->asking});
        QVERIFY(Rules::sound(offered));
        auto ended = four();
        ended.phase = Phase::over;
        ended.outcome = Outcome{{0, 3}, "time"};
        QVERIFY(Rules::sound(ended));
    }
};

QTEST_APPLESS_MAIN(DuelOfAgesSoundTest)
#include "sound_test.moc"
