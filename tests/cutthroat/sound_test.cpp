#include "models/cutthroat/game.h"
#include "tests/harness/spoilt_state.h"
#include "tests/harness/spoken_game.h"

#include <QTest>

using namespace torchside;
using namespace torchside::cutthroat;

// A state that no play leads to, in a file that was changed, is noticed.
class CutthroatSoundTest : public QObject {
    Q_OBJECT

    using Spoil = void (*)(State &);
    using From = State (*)();

    static State after(std::initializer_list<const char *> lines)
    {
        tests::SpokenGame<cutthroat::Game> game;
        const auto refused = game.all(lines);
        if (!refused.isEmpty())
            qFatal("%s", qPrintable(refused));
        return game.history().state();
    }
    static constexpr auto three =
        R"({"do":"start","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"}],"encounters":3})";
    static State camp() { return after({three}); }
    // Bo has attacked, Ann is next.
    static State attacking()
    {
        return after({three, R"({"do":"encounter","name":"Cave Rat","life":60,"prestige":3})",
                      R"({"do":"initiative","order":[2,1,3]})", R"({"do":"attack","player":1,"value":10})"});
    }
    static State won()
    {
        return after({three, R"({"do":"encounter","name":"Cave Rat","life":10,"prestige":3})",
                      R"({"do":"initiative","order":[2,1,3]})", R"({"do":"attack","player":1,"value":10})"});
    }
    // The creature of the last stage stands in several: one before Ann, one before Bo.
    static State several()
    {
        auto state = attacking();
        state.encounter->stage = Stage::skeletons;
        state.encounter->against.reset();
        state.encounter->maxLife.reset();
        state.encounter->foes = {{1, 0, 30, 30, false, false}, {2, 1, 30, 30, false, false}};
        state.stack.clear();
        state.last.reset();
        return state;
    }
    static State withTokens()
    {
        auto state = attacking();
        state.tokens = {{1, TokenKind::undead, 0, TokenState{}}, {2, TokenKind::undead, 1, TokenState{}}};
        state.nextToken = 3;
        return state;
    }

    static void addPeople()
    {
        const auto row = [](const char *name, Spoil spoil) {
            QTest::newRow(name) << From(attacking) << spoil;
        };
        row("a seat without its person", [](State &state) { state.seats.pop_back(); });
        row("less than no life", [](State &state) {
            state.players[2].life = -1;
            state.players[2].alive = false;
            state.players[2].initiative.reset();
            state.deaths = {2};
        });
        row("more life than there can be",
            [](State &state) { state.players[2].life = state.players[2].maxLife + 1; });
        row("more than anybody begins with", [](State &state) { state.players[2].maxLife = fullLife + 1; });
        row("less than no poison", [](State &state) { state.players[2].poison = -1; });
        row("less than no poison of the first", [](State &state) { state.players[0].poison = -1; });
        row("alive without life", [](State &state) { state.players[2].life = 0; });
        row("dead with life", [](State &state) {
            state.players[2].alive = false;
            state.players[2].initiative.reset();
            state.deaths = {2};
        });
        row("dead and nobody noticed", [](State &state) {
            state.players[2].life = 0;
            state.players[2].alive = false;
            state.players[2].initiative.reset();
        });
        row("dead twice", [](State &state) {
            state.players[2].life = 0;
            state.players[2].alive = false;
            state.players[2].initiative.reset();
            state.deaths = {2, 2};
        });
        row("the dead hold a card", [](State &state) {
            state.players[2].life = 0;
            state.players[2].alive = false;
            state.deaths = {2};
        });
        row("alive among the dead", [](State &state) { state.deaths = {2}; });
        row("a card twice", [](State &state) { state.players[2].initiative = state.players[1].initiative; });
        row("card nought", [](State &state) { state.players[2].initiative = 0; });
        row("a card that isn't there", [](State &state) { state.players[2].initiative = 4; });
        row("a card of the next round twice",
            [](State &state) { state.players[0].next = state.players[1].next = 1; });
    }
    static void addRound()
    {
        const auto row = [](const char *name, Spoil spoil) {
            QTest::newRow(name) << From(attacking) << spoil;
        };
        row("nobody's turn", [](State &state) { state.turn.reset(); });
        row("the turn of nobody here", [](State &state) { state.turn = 3; });
        row("the turn of nobody below", [](State &state) { state.turn = -1; });
        row("the turn of who has acted", [](State &state) { state.turn = 1; });
        row("the turn of who is dead", [](State &state) {
            state.players[0].life = 0;
            state.players[0].alive = false;
            state.players[0].initiative.reset();
            state.deaths = {0};
        });
        row("somebody's turn while cards are drawn", [](State &state) { state.phase = Phase::initiative; });
        row("a creature at the camp", [](State &state) { state.phase = Phase::camp, state.turn.reset(); });
        row("a creature in sudden death",
            [](State &state) { state.phase = Phase::suddenDeath, state.turn.reset(); });
        row("another number than were met", [](State &state) { state.met = 2; });
        row("life without its most", [](State &state) { state.encounter->maxLife.reset(); });
        row("most life without life", [](State &state) { state.encounter->against.reset(); });
        row("life below nothing", [](State &state) { state.encounter->against = -1; });
        row("a killer from nowhere", [](State &state) { state.encounter->killer = 3; });
        row("a leader from nowhere", [](State &state) { state.encounter->leader = 3; });
        row("a former first from nowhere", [](State &state) { state.encounter->former = Former{3, 10}; });
        row("killed by the stack and alive", [](State &state) { state.encounter->byStack = true; });
        row("somebody lost who lives", [](State &state) { state.encounter->lost = {2}; });
        row("somebody lost from nowhere", [](State &state) { state.encounter->lost = {3}; });
        row("an attack of nobody here", [](State &state) { state.stack[0].player = 3; });
        row("an attack below nothing", [](State &state) { state.stack[0].damage = -1; });
        row("an attack against nobody there", [](State &state) { state.stack[0].foe = 1; });
        row("a last attack that lies nowhere", [](State &state) { state.stack.clear(); });
        row("less than no round", [](State &state) { state.round = -1; });
        row("less than no cards", [](State &state) { state.cards = -1; });
        row("poison shed by nobody here", [](State &state) { state.shed = {3}; });
        row("poison shed by nobody here, and by somebody", [](State &state) { state.shed = {3, 0}; });
        row("an outcome in a running game", [](State &state) { state.outcome = Outcome{{0}, "prestige"}; });
    }
    static void addCamp()
    {
        const auto row = [](const char *name, Spoil spoil) { QTest::newRow(name) << From(camp) << spoil; };
        row("two people", [](State &state) { state.seats.pop_back(), state.players.pop_back(); });
        row("seven people", [](State &state) {
            state.seats.resize(7, "Eve");
            state.players.resize(7);
        });
        row("a round without a creature", [](State &state) { state.round = 1; });
        row("attacks without a creature", [](State &state) { state.phase = Phase::creature; });
        row("a stack at the camp", [](State &state) { state.stack = {{0, 10, false, {}}}; });
        row("a card drawn at the camp", [](State &state) { state.players[0].initiative = 1; });
        row("a next card drawn at the camp", [](State &state) { state.players[0].next = 1; });
        row("struck by nothing", [](State &state) { state.struck = true; });
        row("less than nothing met", [](State &state) { state.met = -1; });
        row("the end without an outcome", [](State &state) { state.phase = Phase::over; });
        QTest::newRow("spoils of what lives")
            << From(won)
            << Spoil([](State &state) { state.encounter->dead = state.encounter->byStack = false; });
    }
    static void addFoes()
    {
        const auto row = [](const char *name, Spoil spoil) { QTest::newRow(name) << From(several) << spoil; };
        row("a foe without a number", [](State &state) { state.encounter->foes[0].id = 0; });
        row("two foes of one number", [](State &state) { state.encounter->foes[1].id = 1; });
        row("a foe before nobody here", [](State &state) { state.encounter->foes[1].player = 3; });
        row("a foe's life below nothing", [](State &state) {
            state.encounter->foes[1].against = -1;
            state.encounter->foes[1].fallen = true;
        });
        row("a foe that never had life", [](State &state) { state.encounter->foes[1].maxLife = 0; });
        row("a foe that stands without life", [](State &state) { state.encounter->foes[1].against = 0; });
        row("a foe that fell by the stack and stands",
            [](State &state) { state.encounter->foes[1].byStack = true; });
        row("foes without a stage", [](State &state) { state.encounter->stage.reset(); });
        row("foes beside the Lich", [](State &state) { state.encounter->stage = Stage::lich; });
        row("foes beside a creature",
            [](State &state) { state.encounter->against = state.encounter->maxLife = 30; });
        row("an attack on no foe there is", [](State &state) { state.stack = {{1, 10, false, 3}}; });
    }
    static void addTokens()
    {
        const auto row = [](const char *name, Spoil spoil) {
            QTest::newRow(name) << From(withTokens) << spoil;
        };
        row("a token before nobody here", [](State &state) { state.tokens[1].player = 3; });
        row("a token without a number", [](State &state) { state.tokens[0].id = 0; });
        row("a token of a number to come", [](State &state) { state.nextToken = 2; });
        row("two tokens of one number", [](State &state) { state.tokens[1].id = 1; });
        row("an undead one without its side", [](State &state) { state.tokens[1].state.reset(); });
        row("another one with a side", [](State &state) { state.tokens[1].kind = TokenKind::protospore; });
    }

private slots:
    void aSpoiltStateIsNoticed_data()
    {
        tests::spoiltStates<Rules>();
        addPeople();
        addRound();
        addCamp();
        addFoes();
        addTokens();
    }
    void aSpoiltStateIsNoticed() { tests::aSpoiltStateIsNoticed<Rules>(); }

    // The very edges of what can be.
    void whatCanJustBeIsSound()
    {
        const auto with = [](From from, auto change) {
            auto changed = from();
            change(changed);
            return Rules::sound(changed);
        };
        QVERIFY(with(attacking, [](State &each) { each.players[2].life = 1; }));
        QVERIFY(with(attacking, [](State &each) { each.encounter->against = 0; }));
        QVERIFY(with(attacking, [](State &each) { each.stack[0].damage = 0; }));
        QVERIFY(with(attacking, [](State &each) { each.encounter->killer = 2; }));
        QVERIFY(with(attacking, [](State &each) { each.shed = {2}; }));
        QVERIFY(with(several, [](State &each) {
            each.encounter->foes[1].against = 0;
            each.encounter->foes[1].fallen = each.encounter->foes[1].byStack = true;
        }));
        QVERIFY(with(several, [](State &each) { each.stack = {{1, 10, false, 2}}; }));
        QVERIFY(with(won, [](State &) {}));
        QVERIFY(with(attacking, [](State &each) { // the attack lies beside the stack, its turn lost
            each.last->lost = each.stack.back();
            each.stack.clear();
        }));
        QVERIFY(with(camp, [](State &each) {
            each.seats.resize(6, "Eve");
            each.players.resize(6);
        }));
        QVERIFY(with(camp, [](State &each) { each.phase = Phase::suddenDeath; }));
    }
};

QTEST_APPLESS_MAIN(CutthroatSoundTest)
#include "sound_test.moc"
