#include "models/duelofages/face/duelofages_table.h"
#include "models/duelofages/game.h"
#include "tests/harness/heard.h"

using namespace torchside;
using namespace Qt::StringLiterals;

// What each thing that happens is to ear and hand.
class DuelofagesCuesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatHappensInTheDuelIsHeard()
    {
        QCOMPARE(
            tests::misheard<duelofages::Game>({
                {R"({"do":"start","players":["Ann","Bo","Cy"],"rolls":[9,7,5],"locations":["Ruins","Royal Tournament"]})",
                 {u"turn: Turn 1: Ann, the Loner, with a new character and 2 cards."_s}},
                {R"({"do":"count","player":0,"characters":6,"henchmen":2})",
                 {u"tap: Ann: characters 0 → 6 and henchmen 0 → 2."_s}},
                {R"({"do":"count","player":1,"characters":5})", {u"tap: Bo: characters 0 → 5."_s}},
                {R"({"do":"count","player":2,"characters":5})", {u"tap: Cy: characters 0 → 5."_s}},
                {R"({"do":"defeat","by":2,"of":0,"unit":"character","how":"kill","where":"board"})",
                 {u"kill: Cy kills one of Ann's characters."_s}},
                {R"({"do":"defeat","by":2,"of":0,"unit":"character","how":"imprison","where":"board"})",
                 {u"hit: Cy imprisons one of Ann's characters."_s}},
                {R"({"do":"free","player":0})", {u"heal: One of Ann's characters is out of the Prison."_s}},
                {R"({"do":"marker","player":1,"location":"Ruins","by":2})",
                 {u"tap: Bo's marker at Ruins: 0 → 2."_s}},
                {R"({"do":"end-turn"})",
                 {u"turn: Cy took two of the Loner's in this turn and may take the Loner's place."_s}},
                {R"({"do":"answer","player":2,"accept":true})",
                 {u"story: Ann and Bo are the Alliance now."_s,
                  u"turn: Turn 2: Cy, the Loner, with a new character and 4 cards."_s}},
                {R"({"do":"end-game","why":"time"})",
                 {u"victory: Time is up. Points: Ann 5, Bo 7 and Cy 5. Bo wins!"_s}},
            }),
            QString());
    }
};

QTEST_GUILESS_MAIN(DuelofagesCuesTest)
#include "cues_test.moc"
