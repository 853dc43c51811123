#include "models/cutthroat/face/cutthroat_table.h"
#include "models/cutthroat/game.h"
#include "tests/harness/heard.h"

using namespace torchside;
using namespace Qt::StringLiterals;

// What each thing that happens is to ear and hand.
class CutthroatCuesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatHappensInTheCavernsIsHeard()
    {
        QCOMPARE(
            tests::misheard<cutthroat::Game>({
                {R"({"do":"start","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"}],"encounters":1})",
                 {}},
                {R"({"do":"adjust","player":1,"life":-15})", {u"hit: Bo, 85 life."_s}},
                {R"({"do":"adjust","player":1,"life":5})", {u"heal: Bo, 90 life."_s}},
                {R"({"do":"adjust","player":2,"poison":1})", {u"poison: Cy, 1 poison."_s}},
                {R"({"do":"adjust","player":2,"prestige":3})", {u"tap: Cy, 3 prestige."_s}},
                {R"({"do":"encounter","name":"Troll","life":30,"prestige":4})",
                 {u"tap: Encounter 1: Troll with 30 life, for 4 prestige."_s}},
                {R"({"do":"initiative","order":[2,1,3]})", {u"turn: Bo is next."_s}},
                {R"({"do":"attack","player":1,"value":10})",
                 {u"hit: Bo hits for 10: the stack is 10."_s, u"turn: Ann is next."_s}},
                {R"({"do":"hold","player":0})", {u"turn: Cy is next."_s}},
                {R"({"do":"hold","player":2})", {}},
                {R"({"do":"creature-attack","target":"all","damage":10})",
                 {u"hit: Ann, 90 life."_s, u"hit: Bo, 80 life."_s, u"hit: Cy, 90 life."_s}},
                {R"({"do":"creature-attack","target":{"player":0},"damage":5,"poison":1})",
                 {u"poison: Ann, 85 life."_s}},
                {R"({"do":"creature-attack","target":{"player":2},"damage":100})",
                 {u"hit: Cy, 0 life."_s,
                  u"death: Cy dies: initiative card 3 leaves the game with the next draw."_s}},
                {R"({"do":"heal","player":1,"by":0,"potion":"cure-wounds"})", {u"heal: Bo, 95 life."_s}},
                {R"({"do":"initiative","order":[1,2]})", {}},
                {R"({"do":"end-round"})", {u"poison: Ann, 80 life."_s, u"turn: Ann is next."_s}},
                {R"({"do":"attack","player":0,"value":40})",
                 {u"hit: Ann hits for 30: the stack is 30."_s,
                  u"kill: Ann strikes the killing blow: Troll is dead!"_s}},
                {R"({"do":"end-encounter"})",
                 {u"tap: Ann, 6 prestige."_s, u"heal: Ann sheds one poison: give a token back."_s,
                  u"victory: Ann wins the game!"_s}},
            }),
            QString());
    }
};

QTEST_GUILESS_MAIN(CutthroatCuesTest)
#include "cues_test.moc"
