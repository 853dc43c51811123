#include "models/nullgame/game.h"
#include "tests/harness/spoken_game.h"

#include <QTest>

using namespace torchside;
using namespace Qt::StringLiterals;

// What a person sees of the template's game on their own screen.
class NullgameSeatTest : public QObject {
    Q_OBJECT

private slots:
    void everybodySeesAllNumbersAndTheOwnCounts()
    {
        tests::SpokenGame<nullgame::Game> game;
        game.all({R"({"do":"start","players":["Ann","Bo"]})", R"({"do":"count","player":1,"by":7})"});
        const auto seat = game.say(R"({"do":"seat","player":1})")["seat"].toObject();
        QCOMPARE(seat["name"], QJsonValue(u"Bo"_s));
        QCOMPARE(seat["seat"], QJsonValue(1));
        QCOMPARE(seat["turn"], QJsonValue(true));
        QCOMPARE(seat["seq"], QJsonValue(2));
        QCOMPARE(seat["log"].toArray().at(1)["text"], QJsonValue(u"Bo counts: 0 → 7."_s));
        const auto own = seat["parts"].toArray().at(0).toObject();
        QCOMPARE(own["part"], QJsonValue(u"number"_s));
        QCOMPARE(own["value"], QJsonValue(7));
        const auto act = own["acts"].toArray().at(0).toObject();
        QCOMPARE(act["command"], (QJsonValue(QJsonObject{{"do", "count"}, {"player", 1}, {"by", 1}})));
        const auto ask = act["asks"].toArray().at(0).toObject();
        QCOMPARE(ask["key"], QJsonValue(u"by"_s));
        QCOMPARE(ask["kind"], QJsonValue(u"number"_s));
        QCOMPARE(ask["min"], QJsonValue(-7));
        QCOMPARE(ask["max"], QJsonValue(99));
        QVERIFY(!act.contains("whyNot"_L1));
    }

    void everySentenceIsInTheLanguageOfWhoReadsIt()
    {
        tests::SpokenGame<nullgame::Game> game;
        game.say(R"({"do":"start","players":["Ann","Bo"]})");
        const auto view = json::parsed(game.session().view({.seat = 1}, [](const Sentence &sentence) {
            return worded(sentence, [](const std::string &pattern) { return "«" + pattern + "»"; });
        }));
        QCOMPARE(view["name"], QJsonValue(u"Bo"_s)); // a name is the same in every language
        QCOMPARE(view["now"]["text"], QJsonValue(u"«Count up or down.»"_s));
        QCOMPARE(view["parts"][0]["acts"][0]["asks"][0]["label"], QJsonValue(u"«How many?»"_s));
        QCOMPARE(view["log"][0]["text"].toString().left(1), u"«"_s);
    }

    void everybodysViewHasNoActs()
    {
        tests::SpokenGame<nullgame::Game> game;
        game.say(R"({"do":"start","players":["Ann","Bo"]})");
        const auto seat = game.say(R"({"do":"seat"})")["seat"].toObject();
        QCOMPARE(seat["seat"], QJsonValue(QJsonValue::Null));
        QCOMPARE(seat["parts"].toArray().size(), 1);
        QCOMPARE(seat["parts"].toArray().at(0)["people"].toArray().size(), 2);
    }

    void theTablesHandDoesWhatEverySeatDoes()
    {
        tests::SpokenGame<nullgame::Game> game;
        game.say(R"({"do":"start","players":["Ann","Bo"]})");
        const auto parts = game.say(R"({"do":"seat","hand":true})")["seat"]["parts"].toArray();
        QCOMPARE(parts.size(), 4);
        QCOMPARE(parts.at(1)["title"], QJsonValue(u"Ann"_s));
        QCOMPARE(parts.at(2)["title"], QJsonValue(u"Bo"_s));
        QCOMPARE(parts.at(3)["acts"].toArray().at(1)["label"], QJsonValue(u"Call Bo otherwise"_s));
    }

    void whoIsNotAtTheTableHasNoSeat()
    {
        tests::SpokenGame<nullgame::Game> game;
        QCOMPARE(game.code(R"({"do":"seat"})"), u"not-started"_s);
        game.say(R"({"do":"start","players":["Ann","Bo"]})");
        QCOMPARE(game.code(R"({"do":"seat","player":2})"), u"bad-argument"_s);
        QCOMPARE(game.code(R"({"do":"seat","player":1,"hand":true})"), u"bad-argument"_s);
    }
};

QTEST_GUILESS_MAIN(NullgameSeatTest)
#include "seat_test.moc"
