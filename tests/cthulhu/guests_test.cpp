#include "models/cthulhu/game.h"
#include "tests/harness/guests.h"
#include "tests/harness/read_seat.h"
#include "tests/harness/spoken_game.h"

#include <QTest>

namespace torchside::tests {

template <>
struct Chooser<cthulhu::Game> {
    static cthulhu::Command start(Dice &dice)
    {
        cthulhu::Start start;
        start.stories = {"The Well", "The Tower", "The Wreck"};
        start.mulligan = dice.below(2) == 0;
        start.options.variant = dice.below(8) > 0 ? cthulhu::Variant::standard : cthulhu::Variant::lillith;
        return start;
    }
};

} // namespace torchside::tests

using namespace torchside;
using namespace Qt::StringLiterals;

// The own side on one screen, the Minion's proof on another.
class CthulhuGuestsTest : public QObject {
    Q_OBJECT

private slots:
    void guestsPlayItToItsEnd() { tests::guestsPlay<cthulhu::Game>(10, 200, 4000); }

    void aPersonReads()
    {
        const char *start =
            R"({"do":"start","stories":["The Well","The Tower","The Wreck"],"first":"player"})";
        tests::reads<cthulhu::Game>({{start}, 0, {u"You, to act"_s, u"Now[There is none]"_s}});
        tests::reads<cthulhu::Game>(
            {{start, R"({"do":"skip"})"},
             1,
             {u"The Minion, to act"_s, u"The Well: 0 of yours, 0 of the Minion's, 5 to win."_s}});
    }

    void thePlayersTurnIsThePlayers()
    {
        tests::SpokenGame<cthulhu::Game> game;
        const char *card = R"({"name":"Fisher","type":"character","cost":2,"skill":2,"icons":{}})";
        const auto hand =
            QByteArray(R"({"do":"draw","cards":[)") + (QByteArray(card) + ",").repeated(4) + card + "]}";
        game.all({R"({"do":"start","stories":["The Well","The Tower","The Wreck"],"first":"player"})",
                  R"({"do":"skip"})"});
        QVERIFY(game.say(hand)["ok"].toBool());
        const auto sent = tests::object(game.session().door(0).submit(
            R"({"do":"commits","stories":[{"story":1,"characters":[{"name":"Nora","skill":3,"icons":{"terror":1,"combat":0,"arcane":0,"investigation":2}}]}]})"));
        QVERIFY2(sent["ok"].toBool(), qPrintable(sent["message"].toString()));
        QCOMPARE(
            tests::object(game.session().door(1).submit(R"({"do":"won","side":"player","by":1})"))["code"]
                .toString(),
            u"not-yours"_s);
    }
};

QTEST_GUILESS_MAIN(CthulhuGuestsTest)
#include "guests_test.moc"
