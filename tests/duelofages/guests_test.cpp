#include "models/duelofages/game.h"
#include "tests/harness/guests.h"
#include "tests/harness/read_seat.h"
#include "tests/harness/spoken_game.h"

#include <QTest>

namespace torchside::tests {

template <>
struct Chooser<duelofages::Game> {
    static duelofages::Command start(Dice &dice)
    {
        const std::vector<std::string> people{"Ann", "Bo", "Cy", "Dee"};
        return duelofages::Start{{people.begin(), people.begin() + 3 + dice.below(2)}, {}, {}};
    }
};

} // namespace torchside::tests

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

// Four people, of whom the second and the third lose a character; the third had so many.
void boAndCyLoseOne(tests::SpokenGame<duelofages::Game> &game, int third)
{
    game.all({R"({"do":"start","players":["Ann","Bo","Cy","Dee"],"rolls":[12,5,6,7]})",
              R"({"do":"count","player":0,"characters":4})", R"({"do":"count","player":1,"characters":3})",
              R"({"do":"count","player":2,"characters":)" + QByteArray::number(third) + "}",
              R"({"do":"count","player":3,"characters":5})",
              R"({"do":"defeat","of":1,"unit":"character","how":"kill"})",
              R"({"do":"defeat","of":2,"unit":"character","how":"kill"})"});
}

} // namespace

// The own counters, losses and answers, each on a screen of its own.
class DuelofagesGuestsTest : public QObject {
    Q_OBJECT

private slots:
    void guestsPlayItToItsEnd() { tests::guestsPlay<duelofages::Game>(15, 200, 2000); }

    void aPersonReads()
    {
        const char *start = R"({"do":"start","players":["Ann","Bo","Cy"],"rolls":[12,5,6]})";
        const char *people = R"({"do":"count","player":0,"characters":3,"henchmen":1})";
        tests::reads<duelofages::Game>(
            {{start, people},
             0,
             {u"Ann, to act"_s, u"Characters: 3"_s, u"[Change] characters -3–96"_s,
              u"Your turn[End the turn]"_s, u"Bo (with Cy) Strength: 0, Equipment: 0"_s}});
        tests::reads<duelofages::Game>({{start, people},
                                        1,
                                        {u"now: Ann is acting: correct your own numbers as they change."_s,
                                         u"Ann (the Loner) Strength: 4, Equipment: 0"_s},
                                        {u"End the turn"_s, u"My henchman"_s}});
        const char *defeat = R"({"do":"defeat","by":1,"of":0,"unit":"character","how":"kill"})";
        tests::reads<duelofages::Game>({{start, people, defeat, R"({"do":"end-turn"})"},
                                        1,
                                        {u"Bo, to act"_s, u"You are asked[Yes, I become the Loner]"_s,
                                         u"You are asked[No, I stay with my ally]"_s}});
        tests::reads<duelofages::Game>(
            {{start, people, defeat, R"({"do":"end-turn"})"}, 2, {}, {u"You are asked"_s}});
    }

    void theOfferIsAnsweredByWhoIsAsked()
    {
        tests::SpokenGame<duelofages::Game> game;
        game.all({R"({"do":"start","players":["Ann","Bo","Cy"],"rolls":[12,5,6]})",
                  R"({"do":"count","player":0,"characters":3})",
                  R"({"do":"defeat","by":1,"of":0,"unit":"character","how":"kill"})",
                  R"({"do":"end-turn"})"});
        const char *yes = R"({"do":"answer","player":1,"accept":true})";
        QCOMPARE(tests::object(game.session().door(2).submit(yes))["code"].toString(), u"not-yours"_s);
        QVERIFY(tests::object(game.session().door(1).submit(yes))["ok"].toBool());
        QCOMPARE(game.state()["loner"].toInt(), 1);
    }

    // Where the numbers say who is the lesser, nobody throws.
    void nobodyThrowsWhereTheNumbersSayIt()
    {
        tests::SpokenGame<duelofages::Game> game;
        boAndCyLoseOne(game, 5);
        for (int player = 0; player < 4; ++player)
            QCOMPARE(game.code(R"({"do":"throw","player":)" + QByteArray::number(player) + "}"),
                     u"not-now"_s);
    }

    // Those who are level throw their own dice; the lowest is asked.
    void theLesserIsThrownForByThoseWhoAreLevel()
    {
        tests::SpokenGame<duelofages::Game> game;
        boAndCyLoseOne(game, 3);
        QCOMPARE(game.code(R"({"do":"throw","player":0})"), u"not-now"_s);
        // Each throws for themselves; who is level is told, and throws again.
        const auto isLevel = [&game](int player, int value) {
            const auto line =
                QStringLiteral(R"({"do":"throw","player":%1,"value":%2})").arg(player).arg(value);
            if (!tests::object(game.session().door(player).submit(line.toStdString()))["ok"].toBool())
                qFatal("it is not taken");
            return game.state()["log"].toArray().last()[u"text"_s].toString().contains(u"level"_s);
        };
        QVERIFY(!isLevel(1, 4));
        QVERIFY(isLevel(2, 4));
        QVERIFY(!isLevel(1, 5));
        QVERIFY(!isLevel(2, 2));
        game.say(R"({"do":"end-turn"})");
        QCOMPARE(game.state()["offer"]["asking"].toInt(), 2);
    }
};

QTEST_GUILESS_MAIN(DuelofagesGuestsTest)
#include "guests_test.moc"
