#include "models/mandom/face/mandom_table.h"
#include "models/mandom/game.h"
#include "tests/harness/heard.h"

using namespace torchside;
using namespace Qt::StringLiterals;

// What each thing that happens is to ear and hand.
class MandomCuesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatHappensAtTheDungeonIsHeard()
    {
        QCOMPARE(
            tests::misheard<mandom::Game>({
                {R"({"do":"start","players":["Ann","Bo","Cy"],"first":0})", {}},
                {R"({"do":"place","monster":"golem"})", {u"turn: Bo is next."_s}},
                {R"({"do":"place","monster":"demon"})", {u"turn: Cy is next."_s}},
                {R"({"do":"remove","item":"plate-armor","monster":"goblin"})", {u"turn: Ann is next."_s}},
                {R"({"do":"place"})", {u"turn: Bo is next."_s}},
                {R"({"do":"pass"})", {u"turn: Cy is next."_s}},
                {R"({"do":"pass"})", {u"turn: Ann goes into the dungeon."_s}},
                {R"({"do":"name","monster":"golem"})", {}},
                {R"({"do":"reveal","monster":"orc"})", {u"tap: Orc is stopped."_s}},
                {R"({"do":"reveal","monster":"demon"})", {u"hit: Demon, 7 damage."_s}},
                {R"({"do":"reveal","monster":"golem"})",
                 {u"tap: Golem is stopped."_s, u"loss: Ann fails."_s}},
            }),
            QString());
    }

    void theSecondSuccessIsAVictory()
    {
        QCOMPARE(
            tests::misheard<mandom::Game>({
                {R"({"do":"start","players":["Ann","Bo"],"first":0})", {}},
                {R"({"do":"pass"})", {u"turn: Bo goes into the dungeon."_s, u"story: Bo survives."_s}},
                {R"({"do":"pass"})", {u"turn: Ann goes into the dungeon."_s, u"story: Ann survives."_s}},
                {R"({"do":"pass"})",
                 {u"turn: Bo goes into the dungeon."_s, u"story: Bo survives."_s, u"victory: Bo wins!"_s}},
            }),
            QString());
    }
};

QTEST_GUILESS_MAIN(MandomCuesTest)
#include "cues_test.moc"
