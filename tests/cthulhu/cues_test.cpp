#include "models/cthulhu/face/cues.h"
#include "models/cthulhu/game.h"
#include "tests/harness/heard.h"

using namespace torchside;
using namespace Qt::StringLiterals;

// What each thing that happens is to ear and hand.
class CthulhuCuesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatHappensAtTheStoriesIsHeard()
    {
        QCOMPARE(
            tests::misheard<cthulhu::Game>({
                {R"({"do":"start","stories":["A","B","C"],"first":"minion"})", {}},
                {R"({"do":"scout","card":{"name":"Warden","type":"character","cost":3,"skill":2,"icons":{"combat":1}}})",
                 {u"tap: Warden is the scout and comes into play."_s}},
                {R"({"do":"draw","cards":[{"name":"Diver","type":"character","cost":3,"skill":3},{"name":"Rat","type":"character","cost":1,"skill":1},{"name":"Cat","type":"character","cost":1,"skill":1},{"name":"Owl","type":"character","cost":1,"skill":1},{"name":"Fog","type":"event","cost":1}]})",
                 {u"turn: Turn 1: the Minion's."_s}},
                {R"({"do":"confirm"})", {}},
                {R"({"do":"draw","cards":[{"name":"Keeper","type":"character","cost":1,"skill":1},{"name":"Bat","type":"character","cost":1,"skill":1}]})",
                 {}},
                {R"({"do":"die","value":3})", {u"dice: The die shows 3: domain 2 has 3 resources."_s}},
                {R"({"do":"token","story":1,"side":"minion","by":1})",
                 {u"tap: The Minion has one token at B."_s}},
                {R"({"do":"insane","card":"c1"})", {u"hit: Warden goes insane."_s}},
                {R"({"do":"restore","card":"c1"})", {u"heal: Warden is restored, exhausted."_s}},
                {R"({"do":"destroy","card":"c1"})", {u"kill: Warden is destroyed."_s}},
                {R"({"do":"deck-out","side":"minion"})",
                 {u"victory: The Minion's deck is out of cards: you win!"_s}},
            }),
            QString());
    }

    void theMinionsVictoryIsNone()
    {
        QCOMPARE(
            tests::misheard<cthulhu::Game>({
                {R"({"do":"start","stories":["A","B","C"],"first":"minion"})", {}},
                {R"({"do":"scout","card":{"name":"Warden","type":"character","cost":3,"skill":2,"icons":{"combat":1}}})",
                 {u"tap: Warden is the scout and comes into play."_s}},
                {R"({"do":"draw","cards":[{"name":"Diver","type":"character","cost":3,"skill":3},{"name":"Rat","type":"character","cost":1,"skill":1},{"name":"Cat","type":"character","cost":1,"skill":1},{"name":"Owl","type":"character","cost":1,"skill":1},{"name":"Fog","type":"event","cost":1}]})",
                 {u"turn: Turn 1: the Minion's."_s}},
                {R"({"do":"deck-out","side":"player"})",
                 {u"loss: Your deck is out of cards: the Minion wins."_s}},
            }),
            QString());
    }
};

QTEST_GUILESS_MAIN(CthulhuCuesTest)
#include "cues_test.moc"
