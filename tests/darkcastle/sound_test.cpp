#include "models/darkcastle/game.h"
#include "tests/harness/spoilt_state.h"

#include <QTest>

using namespace torchside;
using namespace torchside::darkcastle;

// A state that no play leads to, in a file that was changed, is noticed.
class DarkcastleSoundTest : public QObject {
    Q_OBJECT

    using Spoil = void (*)(State &);
    using From = State (*)();

    static State between()
    {
        State state;
        state.seats = {"Ann", "Bo"};
        state.chapter = 1;
        state.turner = 0;
        state.characters = {{Prisoner::abbot, 0, 18, 18, {}}, {Prisoner::cook, 1, 18, 18, {{"Rope", 1}}}};
        return state;
    }
    static State fighting()
    {
        auto state = between();
        state.phase = Phase::combat;
        state.combat = Combat{{1, 1, 1}, 2, 1, {}, {0, 1}, {{0, Symbol::might, true, 2}}, {0}, {}};
        return state;
    }
    static State looting()
    {
        auto state = between();
        state.phase = Phase::looting;
        state.draws = 1;
        return state;
    }
    static State escaped()
    {
        auto state = between();
        state.phase = Phase::over;
        state.outcome = Outcome{{0, 1}, "castle-escaped"};
        return state;
    }
    // So many people, each with a prisoner.
    static void sitDown(State &state, int count)
    {
        state.seats.assign(static_cast<std::size_t>(count), "Ann");
        state.characters.clear();
        for (int i = 0; i < count; ++i) {
            const int hp = hpAmong(static_cast<std::size_t>(count));
            state.characters.push_back({static_cast<Prisoner>(i), i, hp, hp, {}});
        }
    }

    static void addRow(const char *name, From from, Spoil spoil) { QTest::newRow(name) << from << spoil; }

    static void addPeople()
    {
        const auto row = [](const char *name, Spoil spoil) { addRow(name, between, spoil); };
        row("no seats", [](State &state) { state.seats.clear(); });
        row("a seat too many", [](State &state) { state.seats.push_back("Cy"); });
        row("one character", [](State &state) { state.characters.pop_back(); });
        row("one person with one", [](State &state) { sitDown(state, 1); });
        row("five people", [](State &state) { sitDown(state, 5); });
        row("one person with three", [](State &state) {
            sitDown(state, 3);
            state.seats.resize(1);
            for (auto &each : state.characters)
                each.player = 0;
        });
        row("the same character twice", [](State &state) { state.characters[1].id = Prisoner::abbot; });
        row("a player who isn't there", [](State &state) { state.characters[1].player = 2; });
        row("characters of each other's players",
            [](State &state) { std::swap(state.characters[0].player, state.characters[1].player); });
        row("another health at the start", [](State &state) { state.characters[0].maxHp = 20; });
        row("below no health", [](State &state) { state.characters[0].hp = -1; });
        row("above the health at the start", [](State &state) { state.characters[0].hp = 19; });
        row("dead and going on", [](State &state) { state.characters[0].hp = 0; });
        row("three hands", [](State &state) { state.characters[1].hands.push_back({"Axe", 2}); });
    }
    static void addCombat()
    {
        const auto row = [](const char *name, Spoil spoil) { addRow(name, fighting, spoil); };
        row("a combat without one", [](State &state) { state.combat.reset(); });
        row("a combat in no combat", [](State &state) { state.phase = Phase::between; });
        row("no dice left and going on", [](State &state) { state.combat->dice = {0, 0, 0}; });
        row("ten dice", [](State &state) { state.combat->dice = {4, 3, 3}; });
        row("fewer than no Might", [](State &state) { state.combat->dice = {-1, 1, 1}; });
        row("fewer than no Cunning", [](State &state) { state.combat->dice = {1, -1, 1}; });
        row("fewer than no Wisdom", [](State &state) { state.combat->dice = {1, 1, -1}; });
        row("nobody fights", [](State &state) {
            state.combat->participants.clear();
            state.combat->rolled.clear();
            state.combat->blocked.clear();
        });
        row("fighters out of order", [](State &state) { state.combat->participants = {1, 0}; });
        row("a fighter twice", [](State &state) { state.combat->participants = {0, 0, 1}; });
        row("a fighter from nowhere", [](State &state) { state.combat->participants = {0, 1, 2}; });
        row("a fighter below the first", [](State &state) { state.combat->participants = {-1, 0, 1}; });
        row("a blow of six", [](State &state) { state.combat->blow = mostBlow + 1; });
        row("a blow below nothing", [](State &state) { state.combat->blow = -1; });
        row("round nothing", [](State &state) { state.combat->round = 0; });
    }
    static void addRound()
    {
        const auto row = [](const char *name, Spoil spoil) { addRow(name, fighting, spoil); };
        row("blockers out of order", [](State &state) { state.combat->blocked = {1, 0}; });
        row("a blocker who does not fight", [](State &state) {
            state.combat->participants = {0};
            state.combat->blocked = {0, 1};
        });
        row("a block given to nobody who has one", [](State &state) { state.combat->given = {1}; });
        row("given blocks out of order", [](State &state) {
            state.combat->blocked = {0, 1};
            state.combat->given = {1, 0};
        });
        row("a roll of one who does not fight", [](State &state) {
            state.combat->participants = {1};
            state.combat->blocked.clear();
        });
        row("rolled twice", [](State &state) {
            state.combat->rolled.push_back({0, Symbol::wisdom, false, 0});
        });
        row("who rests has rolled", [](State &state) { state.combat->resting = 0; });
        row("who rests did so before", [](State &state) { state.combat->resting = state.restedBefore = 1; });
        row("a rest of nobody here", [](State &state) { state.combat->resting = 2; });
        row("who fights alone rests", [](State &state) {
            state.combat->participants = {1};
            state.combat->rolled.clear();
            state.combat->blocked.clear();
            state.combat->resting = 1;
        });
    }
    static void addWay()
    {
        const auto row = [](const char *name, Spoil spoil) { addRow(name, between, spoil); };
        row("items to draw while nobody loots", [](State &state) { state.draws = 1; });
        row("fewer than no items to draw", [](State &state) { state.draws = -1; });
        row("back to a fight", [](State &state) { state.afterLooting = Phase::combat; });
        row("an item without a name on the table", [](State &state) { state.laid = {{"", 1}}; });
        row("an item for no hand on the table", [](State &state) { state.laid = {{"Rope", 0}}; });
        row("an item for three hands on the table", [](State &state) { state.laid = {{"Rope", 3}}; });
        row("no page and a turner", [](State &state) { state.chapter = 0; });
        row("a page and no turner", [](State &state) { state.turner.reset(); });
        row("a page below the first", [](State &state) {
            state.chapter = -1;
            state.turner.reset();
        });
        row("a turner from nowhere", [](State &state) { state.turner = 2; });
        row("a turner below the first", [](State &state) { state.turner = -1; });
        row("no chapters", [](State &state) { state.chapters = state.chapter = 0, state.turner.reset(); });
        row("too many chapters", [](State &state) { state.chapters = mostChapters + 1; });
        row("a page behind the boss", [](State &state) { state.chapter = state.chapters + 2; });
        row("a boss in the middle", [](State &state) { state.boss = true; });
        row("the last page without its boss", [](State &state) { state.chapter = state.chapters + 1; });
        addRow("nothing to draw while looting", looting, [](State &state) { state.draws = 0; });
    }
    static void addEnd()
    {
        addRow("an outcome in a running game", between, [](State &state) {
            state.outcome = Outcome{{0, 1}, "castle-escaped"};
        });
        addRow("the end without an outcome", escaped, [](State &state) { state.outcome.reset(); });
        addRow("somebody alive has not won", escaped, [](State &state) { state.outcome->winners = {0}; });
        addRow("winners though somebody died", escaped, [](State &state) { state.characters[0].hp = 0; });
    }

private slots:
    void aSpoiltStateIsNoticed_data()
    {
        tests::spoiltStates<Rules>();
        addPeople();
        addCombat();
        addRound();
        addWay();
        addEnd();
    }
    void aSpoiltStateIsNoticed() { tests::aSpoiltStateIsNoticed<Rules>(); }

    // The very edges of what can be.
    void whatCanJustBeIsSound_data()
    {
        QTest::addColumn<From>("from");
        QTest::addColumn<Spoil>("change");
        addRow("four people", between, [](State &state) { sitDown(state, 4); });
        addRow("one person with two", between, [](State &state) {
            state.seats.resize(1);
            state.characters[1].player = 0;
        });
        addRow("the last health", between, [](State &state) { state.characters[0].hp = 1; });
        addRow("both hands full", between, [](State &state) { state.characters[1].hands = {{"Axe", 2}}; });
        addRow("before the first page", between,
               [](State &state) { state.chapter = 0, state.turner.reset(); });
        addRow("the last one turns", between, [](State &state) { state.turner = 1; });
        addRow("the boss's page", between,
               [](State &state) { state.chapter = state.chapters + 1, state.boss = true; });
        addRow("one chapter", between, [](State &state) { state.chapters = 1; });
        addRow("most chapters", between, [](State &state) { state.chapters = mostChapters; });
        addRow("items on the table", between, [](State &state) { state.laid = {{"Rope", 1}, {"Axe", 2}}; });
        addRow("looting before the page's enemy", looting,
               [](State &state) { state.afterLooting = Phase::facing; });
        addRow("the last die", fighting, [](State &state) { state.combat->dice = {0, 1, 0}; });
        addRow("nine dice", fighting, [](State &state) { state.combat->dice = {9, 0, 0}; });
        addRow("no blow", fighting, [](State &state) { state.combat->blow = 0; });
        addRow("the hardest blow", fighting, [](State &state) { state.combat->blow = mostBlow; });
        addRow("one rests who did not before", fighting, [](State &state) {
            state.restedBefore = 0;
            state.combat->resting = 1;
        });
        addRow("a block that was given", fighting, [](State &state) { state.combat->given = {0}; });
        addRow("somebody died", escaped, [](State &state) {
            state.characters[0].hp = 0;
            state.outcome->winners.clear();
        });
        addRow("over while items were to be drawn", escaped, [](State &state) { state.draws = 1; });
    }
    void whatCanJustBeIsSound()
    {
        QFETCH(From, from);
        QFETCH(Spoil, change);
        auto state = from();
        change(state);
        QVERIFY(Rules::sound(state));
    }
};

QTEST_APPLESS_MAIN(DarkcastleSoundTest)
#include "sound_test.moc"
