#include "models/nullgame/game.h"
#include "tests/harness/guests.h"
#include "tests/harness/spoken_game.h"

#include <QTest>

namespace torchside::tests {

template <>
struct Chooser<nullgame::Game> {
    static nullgame::Command start(Dice &) { return nullgame::Start{{"Ann", "Bo"}}; }
};

} // namespace torchside::tests

using namespace torchside;
using namespace Qt::StringLiterals;

// Whoever has a seat may do what it shows, and nothing else.
class NullgameGuestsTest : public QObject {
    Q_OBJECT

    tests::SpokenGame<nullgame::Game> game_;

    tests::Reply fromBo(const char *line) { return tests::object(game_.session().door(1).submit(line)); }

private slots:
    void guestsPlayItToItsEnd() { tests::guestsPlay<nullgame::Game>(20, 200, 2000); }

    void whatASeatShowsIsDone()
    {
        QCOMPARE(fromBo(R"({"do":"start","players":["Ann","Bo"]})")["code"].toString(), u"not-started"_s);
        game_.say(R"({"do":"start","players":["Ann","Bo"]})");
        const auto reply = fromBo(R"({"do":"count","player":1,"by":7})");
        QVERIFY(reply["ok"].toBool());
        QCOMPARE(reply["seat"]["parts"][0]["value"].toInt(), 7);
        QCOMPARE(reply["events"][0]["to"].toInt(), 7);
    }

    void nothingElseIsDone_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("code");
        QTest::addRow("another's number")
            << QByteArray(R"({"do":"count","player":0,"by":1})") << u"not-yours"_s;
        QTest::addRow("beyond the limits")
            << QByteArray(R"({"do":"count","player":1,"by":-8})") << u"not-yours"_s;
        QTest::addRow("a name") << QByteArray(R"({"do":"rename","player":1,"name":"Bob"})") << u"not-yours"_s;
        QTest::addRow("undo") << QByteArray(R"({"do":"undo"})") << u"not-yours"_s;
        QTest::addRow("redo") << QByteArray(R"({"do":"redo"})") << u"not-yours"_s;
        QTest::addRow("goto") << QByteArray(R"({"do":"goto","seq":1})") << u"not-yours"_s;
        QTest::addRow("note") << QByteArray(R"({"do":"note","text":"x"})") << u"not-yours"_s;
        QTest::addRow("start") << QByteArray(R"({"do":"start","players":["A","B"]})") << u"not-yours"_s;
        QTest::addRow("another's view") << QByteArray(R"({"do":"seat","player":0})") << u"not-yours"_s;
        QTest::addRow("the hand's view") << QByteArray(R"({"do":"seat","hand":true})") << u"not-yours"_s;
        QTest::addRow("no command") << QByteArray(R"({"do":"fly"})") << u"unknown-command"_s;
        QTest::addRow("no JSON") << QByteArray("count") << u"bad-json"_s;
        QTest::addRow("a form") << QByteArray(R"({"do":"count","player":1,"by":1000})") << u"bad-argument"_s;
    }
    void nothingElseIsDone()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, code);
        const auto seq = game_.session().match().seq();
        QCOMPARE(fromBo(line.constData())["code"].toString(), code);
        QCOMPARE(game_.session().match().seq(), seq);
    }

    void whatEverybodySeesIsAnswered()
    {
        for (const auto *line : {R"({"do":"state"})", R"({"do":"history"})", R"({"do":"seat"})",
                                 R"({"do":"seat","player":1})", R"({"do":"trace","path":"numbers.0"})"})
            QVERIFY2(fromBo(line)["ok"].toBool(), line);
    }

    void whoOnlyWatchesDoesNothing()
    {
        auto door = game_.session().door(Viewer{});
        QVERIFY(tests::object(door.submit(R"({"do":"seat"})"))["ok"].toBool());
        for (const auto *line : {R"({"do":"count","player":0})", R"({"do":"seat","player":0})",
                                 R"({"do":"undo"})", R"({"do":"seat","hand":true})"})
            QCOMPARE(tests::object(door.submit(line))["code"].toString(), u"not-yours"_s);
    }

    void theTablesHandDoesEverythingAndSeesNobodysSecrets()
    {
        auto hand = game_.session().door(Viewer{.seat = {}, .isHand = true});
        for (const auto *line :
             {R"({"do":"count","player":0})", R"({"do":"undo"})", R"({"do":"redo"})",
              R"({"do":"rename","player":0,"name":"Anna"})", R"({"do":"seat","hand":true})"})
            QVERIFY2(tests::object(hand.submit(line))["ok"].toBool(), line);
        QCOMPARE(tests::object(hand.submit(R"({"do":"seat","player":0})"))["code"].toString(),
                 u"not-yours"_s);
    }

    void whoHasNoSeatIsToldSo()
    {
        const auto reply = tests::object(game_.session().door(2).submit(R"({"do":"seat","player":2})"));
        QCOMPARE(reply["code"].toString(), u"bad-argument"_s);
    }
};

QTEST_GUILESS_MAIN(NullgameGuestsTest)
#include "guests_test.moc"
