#include "models/mandom/game.h"
#include "tests/harness/guests.h"
#include "tests/harness/read_seat.h"
#include "tests/harness/spoken_game.h"

#include <QTest>

namespace torchside::tests {

template <>
struct Chooser<mandom::Game> {
    static mandom::Command start(Dice &dice)
    {
        const std::vector<std::string> names{"Ann", "Bo", "Cy", "Dietlinde"};
        const int players = 2 + dice.below(3);
        return mandom::Start{{names.begin(), names.begin() + players}, dice.below(players)};
    }
    // A note is never shown: the cards are turned, whatever was noted.
    static bool uncovers(const QJsonObject &, int) { return false; }
    static bool isSameOutside(const QJsonObject &one, const QJsonObject &other)
    {
        return one[QLatin1String("do")] == other[QLatin1String("do")];
    }
    static QJsonObject sameOutside(QJsonObject request, const QJsonObject &as)
    {
        if (as.contains(QLatin1String("item")))
            request[QLatin1String("item")] = as[QLatin1String("item")];
        return request;
    }
};

} // namespace torchside::tests

using namespace torchside;
using namespace Qt::StringLiterals;

// Everybody's own draw and odds on the own screen; another's never.
class MandomGuestsTest : public QObject {
    Q_OBJECT

    static QStringList texts(const QJsonArray &parts)
    {
        QStringList all;
        for (const auto &part : parts)
            all.append(part[u"text"].toString() + part[u"label"].toString() + part[u"title"].toString());
        return all;
    }

private slots:
    void guestsPlayItToItsEnd() { tests::guestsPlay<mandom::Game>(30, 300, 3000); }

    void whoDrewNotesItAndSeesTheOwnOdds()
    {
        tests::SpokenGame<mandom::Game> game;
        game.say(R"({"do":"start","players":["Ann","Bo"]})");
        const auto reply =
            tests::object(game.session().door(0).submit(R"({"do":"place","monster":"dragon"})"));
        QCOMPARE(reply["events"][0]["monster"].toString(), u"dragon"_s);
        QJsonArray secret;
        for (const auto &part : reply["seat"]["parts"].toArray())
            if (part[u"part"] == u"secret"_s)
                secret = part[u"parts"].toArray();
        QVERIFY2(texts(secret).contains(u"In the dungeon: dragon."_s), qPrintable(texts(secret).join(u'\n')));
        QVERIFY(texts(secret).contains(u"Your chance to survive, in percent"_s));
        const auto history = tests::object(game.session().door(0).submit(R"({"do":"history"})"));
        QCOMPARE(history["history"][1]["events"][0]["monster"].toString(), u"dragon"_s);
    }

    void nobodyElseHearsOfIt()
    {
        tests::SpokenGame<mandom::Game> game;
        game.say(R"({"do":"start","players":["Ann","Bo"]})");
        game.session().door(0).submit(R"({"do":"place","monster":"dragon"})");
        for (const auto *line :
             {R"({"do":"history"})", R"({"do":"state"})", R"({"do":"seat"})", R"({"do":"odds","player":1})",
              R"({"do":"odds"})", R"({"do":"trace","path":"dungeon"})"}) {
            const auto told = game.session().door(1).submit(line);
            QVERIFY2(told.find("dragon\"") == std::string::npos || told.find("named") != std::string::npos,
                     told.c_str());
            QVERIFY2(told.starts_with(R"({"ok":true)"), told.c_str());
        }
        for (const auto *line :
             {R"({"do":"odds","player":0})", R"({"do":"seat","player":0})", R"({"do":"undo"})"})
            QCOMPARE(tests::object(game.session().door(1).submit(line))["code"].toString(), u"not-yours"_s);
    }

    void aCorrectionTellsNobodyWhatAnotherNoted()
    {
        tests::SpokenGame<mandom::Game> game;
        game.say(R"({"do":"start","players":["Ann","Bo","Cy"],"first":0})");
        game.say(R"({"do":"pass"})");
        game.session().door(1).submit(R"({"do":"place","monster":"dragon"})");
        // Ann didn't pass: what Bo did stands as hers, and what he saw does not.
        QVERIFY(game.say(R"({"do":"correct","seq":2})")["ok"].toBool());
        for (const int seat : {0, 2})
            QVERIFY(game.session().door(seat).submit(R"({"do":"history"})").find("dragon") ==
                    std::string::npos);
        QVERIFY(game.session().view({.seat = 0}, english).find("In the dungeon") == std::string::npos);
        QVERIFY(game.say(R"({"do":"correct","after":1,"command":{"do":"pass"}})")["ok"].toBool());
        QVERIFY(game.session().door(0).submit(R"({"do":"history"})").find("dragon") == std::string::npos);
    }

    void whoseTurnItIsNotMayOnlyWait()
    {
        tests::SpokenGame<mandom::Game> game;
        game.say(R"({"do":"start","players":["Ann","Bo"]})");
        const auto seat = game.say(R"({"do":"seat","player":1})")["seat"];
        QVERIFY(!seat["turn"].toBool());
        QCOMPARE(seat["now"]["text"].toString(), u"Ann draws a card and decides, or passes."_s);
        QCOMPARE(tests::object(game.session().door(1).submit(R"({"do":"pass"})"))["code"].toString(),
                 u"not-yours"_s);
    }

    void theChallengerTurnsTheCards()
    {
        tests::SpokenGame<mandom::Game> game;
        game.all({R"({"do":"start","players":["Ann","Bo"]})", R"({"do":"place"})", R"({"do":"pass"})"});
        const auto seat = game.say(R"({"do":"seat","player":0})")["seat"];
        QVERIFY(seat["turn"].toBool());
        QCOMPARE(seat["parts"][0]["title"].toString(), u"Your challenge"_s);
        const auto acts = seat["parts"][0]["acts"];
        QCOMPARE(acts[0]["label"].toString(), u"Set the Vorpal Sword"_s);
        QCOMPARE(acts[1]["asks"][0]["choices"].toArray().size(), 8);
        QVERIFY(tests::object(game.session().door(0).submit(R"({"do":"reveal","monster":"orc"})"))["ok"]
                    .toBool());
    }
};

QTEST_GUILESS_MAIN(MandomGuestsTest)
#include "guests_test.moc"
