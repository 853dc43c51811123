#include "models/duelofages/duelofages_codec.h"
#include "models/duelofages/duelofages_table_cues.h"
#include "tests/harness/heard.h"

using namespace torchside;
using namespace Qt::StringLiterals;

// What each thing that happens is to ear and hand.
class DuelofagesCuesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatHappensInTheDuelIsHeard()
    {
        QCOMPARE(tests::misheard<duelofages::Game>({
                     {R"({"do":"start","players":["Ann","Bo","Cy"],"rolls":[9,7,5],"locations":["Ruins","Royal Tournament"]})",
                      {}},
                     {R"({"do":"count","player":0,"characters":6,"henchmen":2})",
                      {u"tap: Ann: characters 1 → 7 and henchmen 0 → 2."_s}},
                     {R"({"do":"count","player":1,"characters":5})", {u"tap: Bo: characters 0 → 5."_s}},
                     {R"({"do":"count","player":2,"characters":5})", {u"tap: Cy: characters 0 → 5."_s}},
                     {R"({"do":"defeat","by":2,"of":0,"unit":"character","how":"kill","where":"board"})",
                      {u"kill: Cy kills a character of Ann's."_s}},
                     {R"({"do":"defeat","by":2,"of":0,"unit":"character","how":"imprison","where":"board"})",
                      {u"hit: Cy imprisons a character of Ann's."_s}},
                     {R"({"do":"free","player":0})", {u"heal: A character of Ann's is out of the Prison."_s}},
                     {R"({"do":"marker","player":1,"location":"Ruins","by":2})", {u"tap: Bo's marker at Ruins: 0 → 2."_s}},
                     {R"({"do":"end-turn"})", {u"turn: Ann, the Loner, has lost units."_s}},
                     {R"({"do":"answer","player":2,"accept":true})", {u"story: "_s, u"turn: Turn 2: Cy, the Loner."_s}},
                     {R"({"do":"end-game","why":"time"})", {u"victory: "_s}},
                 }),
                 QString());
    }
};

QTEST_GUILESS_MAIN(DuelofagesCuesTest)
#include "duelofages_cues_test.moc"
