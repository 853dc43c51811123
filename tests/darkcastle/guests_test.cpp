#include "models/darkcastle/game.h"
#include "tests/harness/guests.h"
#include "tests/harness/read_seat.h"
#include "tests/harness/spoken_game.h"

#include <QTest>

namespace torchside::tests {

template <>
struct Chooser<darkcastle::Game> {
    static darkcastle::Command start(Dice &dice)
    {
        using darkcastle::Prisoner;
        if (dice.below(4) == 0)
            return darkcastle::Start{{{Prisoner::cook, "Ann"}, {Prisoner::miller, "Ann"}}, 1 + dice.below(5)};
        const std::vector<darkcastle::Seated> people{{Prisoner::abbot, "Ann"},
                                                     {Prisoner::smith, "Bo"},
                                                     {Prisoner::tanner, "Cy"},
                                                     {Prisoner::tailor, "Dee"}};
        return darkcastle::Start{{people.begin(), people.begin() + 2 + dice.below(3)}, 1 + dice.below(5)};
    }
};

} // namespace torchside::tests

using namespace torchside;
using namespace Qt::StringLiterals;

// The own die, health and hands, each on a screen of its own.
class DarkcastleGuestsTest : public QObject {
    Q_OBJECT

private slots:
    void guestsPlayItToItsEnd() { tests::guestsPlay<darkcastle::Game>(20, 300, 4000); }

    void aPersonReads()
    {
        const char *start =
            R"({"do":"start","characters":[{"id":"abbot","player":"Ann"},{"id":"smith","player":"Bo"}],"chapters":3})";
        const char *turn = R"({"do":"turn","character":1})";
        const char *fight = R"({"do":"combat","lying":["might","might","wisdom"]})";
        tests::reads<darkcastle::Game>(
            {{start},
             1,
             {u"Health: 18 of 18"_s, u"[Hurt] amount 1–99"_s, u"The castle[Turn the next card]"_s,
              u"Ann (The Abbot) Health: 18 of 18"_s, u"Chapters: 0/3"_s}});
        tests::reads<darkcastle::Game>({{start, turn}, 1, {u"The castle[The chapter is done]"_s}});
        tests::reads<darkcastle::Game>({{start, turn}, 0, {}, {u"The chapter is done"_s}});
        tests::reads<darkcastle::Game>(
            {{start, turn, fight},
             0,
             {u"Ann, to act"_s, u"now: Roll your die, or tap what it shows."_s, u"Your die[Roll it]"_s,
              u"Your die[double Wisdom]"_s, u"Your die[Rest this round]"_s, u"Round 1, a blow of 2."_s}});
        tests::reads<darkcastle::Game>(
            {{start, turn, fight, R"({"do":"roll","character":0,"symbol":"might"})"},
             0,
             {u"Correct your roll[Wisdom]"_s, u"Bo (has not rolled) Health: 18 of 18"_s},
             {u"Roll it"_s}});
        tests::reads<darkcastle::Game>(
            {{start, R"({"do":"draw","count":1})", R"({"do":"take","character":0,"item":"Rope"})"},
             0,
             {u"Your hands[Use “Rope”] discard ()"_s, u"Your hands[Lay down “Rope”]"_s,
              u"Your hands[Give “Rope” away] to (Bo)"_s}});
    }

    // Everybody throws their own die at once, in whatever order the taps come.
    void everybodyThrowsTheirOwnDie()
    {
        tests::SpokenGame<darkcastle::Game> game;
        game.all(
            {R"({"do":"start","characters":[{"id":"abbot","player":"Ann"},{"id":"smith","player":"Bo"}]})",
             R"({"do":"turn","character":0})", R"({"do":"combat","lying":["might","might","wisdom"]})"});
        QCOMPARE(
            tests::object(game.session().door(1).submit(R"({"do":"roll","character":0})"))["code"].toString(),
            u"not-yours"_s);
        QCOMPARE(tests::object(game.session().door(1).submit(
                     R"({"do":"roll","character":1,"symbol":"cunning","double":true})"))["code"]
                     .toString(),
                 u"not-yours"_s); // the Smith's die has no such face
        QVERIFY(
            tests::object(game.session().door(1).submit(R"({"do":"roll","character":1})"))["ok"].toBool());
        QVERIFY(tests::object(
                    game.session().door(0).submit(R"({"do":"roll","character":0,"symbol":"wisdom"})"))["ok"]
                    .toBool());
    }
};

QTEST_GUILESS_MAIN(DarkcastleGuestsTest)
#include "guests_test.moc"
