#include "models/nullgame/game.h"
#include "tests/harness/random_corrections.h"
#include "tests/harness/random_play.h"
#include "tests/harness/spoken_game.h"
#include "tests/harness/two_at_one_file.h"

#include <QTest>

namespace torchside::tests {

template <>
struct Chooser<nullgame::Game> {
    static nullgame::Command start(Dice &) { return nullgame::Start{{"Ann", "Bo"}}; }
};

} // namespace torchside::tests

using namespace torchside;

// The template that new games are copied from must itself keep every promise.
class NullgameTest : public QObject {
    Q_OBJECT

private slots:
    void anyPlayCanBeTakenBackAndReplayed() { tests::randomPlay<nullgame::Game>(); }
    void anyPastCanBeCorrected() { tests::randomCorrections<nullgame::Game>(); }
    void anyPlayIsInTheFile() { tests::randomPlayInAFile<nullgame::Game>(); }
    void twoAtOneFileSeeEachOther() { tests::twoAtOneFile<nullgame::Game>(); }

    void whoHasAHundredWins()
    {
        tests::SpokenGame<nullgame::Game> game;
        game.all({R"({"do":"start","players":["Ann","Bo"]})", R"({"do":"count","player":1,"by":99})"});
        QCOMPARE(game.state()["numbers"].toArray(), (QJsonArray{0, 99}));
        QCOMPARE(game.say(R"({"do":"count","player":1})")["state"]["outcome"]["winners"].toArray(),
                 QJsonArray{1});
        QCOMPARE(game.code(R"({"do":"count","player":0})"), QStringLiteral("game-over"));
    }

    void nobodyHasLessThanNothing()
    {
        tests::SpokenGame<nullgame::Game> game;
        game.say(R"({"do":"start","players":["Ann","Bo"]})");
        QCOMPARE(game.code(R"({"do":"count","player":0,"by":-1})"), QStringLiteral("bad-argument"));
    }
};

QTEST_GUILESS_MAIN(NullgameTest)
#include "rules_test.moc"
