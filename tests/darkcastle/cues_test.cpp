#include "models/darkcastle/face/darkcastle_table.h"
#include "models/darkcastle/game.h"
#include "tests/harness/heard.h"

using namespace torchside;
using namespace Qt::StringLiterals;

// What each thing that happens is to ear and hand.
class DarkcastleCuesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatHappensInTheCastleIsHeard()
    {
        QCOMPARE(
            tests::misheard<darkcastle::Game>({
                {R"({"do":"start","characters":[{"id":"tanner","player":"Ann"},{"id":"tailor","player":"Bo"}],"chapters":1})",
                 {}},
                {R"({"do":"turn","character":1})", {u"turn: Bo turns chapter 1 of 1."_s}},
                {R"({"do":"hurt","character":0,"amount":3})", {u"hit: Ann, 15 HP."_s}},
                {R"({"do":"heal","character":0,"amount":1})", {u"heal: Ann, 16 HP."_s}},
                {R"({"do":"combat","dice":{"cunning":1,"might":1},"blow":2})", {u"dice: Combat begins."_s}},
                {R"({"do":"roll","character":0,"symbol":"might"})",
                 {u"dice: Ann rolls Might: a die is removed."_s}},
                {R"({"do":"block","character":1})", {}},
                {R"({"do":"roll","character":1,"symbol":"cunning"})",
                 {u"dice: Bo rolls Cunning: a die is removed."_s, u"kill: The enemy is beaten."_s}},
            }),
            QString());
    }

    void theLastBlowEndsItForAll()
    {
        QCOMPARE(
            tests::misheard<darkcastle::Game>({
                {R"({"do":"start","characters":[{"id":"tanner","player":"Ann"},{"id":"tailor","player":"Bo"}]})",
                 {}},
                {R"({"do":"turn","character":0})", {u"turn: Ann turns chapter 1 of 15."_s}},
                {R"({"do":"hurt","character":0,"amount":99})",
                 {u"hit: Ann, 0 HP."_s, u"death: Ann is dead."_s, u"loss: You have all lost."_s}},
            }),
            QString());
    }
};

QTEST_GUILESS_MAIN(DarkcastleCuesTest)
#include "cues_test.moc"
