#include "models/cutthroat/game.h"
#include "tests/harness/guests.h"
#include "tests/harness/read_seat.h"
#include "tests/harness/spoken_game.h"

#include <QTest>

namespace torchside::tests {

template <>
struct Chooser<cutthroat::Game> {
    static cutthroat::Command start(Dice &dice)
    {
        const std::vector<cutthroat::Seating> people{{"Ann", "Nyx", 0},    {"Bo", {}, 25}, {"Cy", {}, 0},
                                                     {"Dee", "Talon", 99}, {"Ed", {}, 60}, {"Flo", {}, 0}};
        return cutthroat::Start{{people.begin(), people.begin() + 3 + dice.below(4)}, 1 + dice.below(3)};
    }
    // A set card is shown, or its owner says an attack without it.
    static bool uncovers(const QJsonObject &request, int owner)
    {
        const auto what = request[QLatin1String("do")].toString();
        return request[QLatin1String("player")].toInt() == owner &&
               (what == QLatin1String("show") || what == QLatin1String("attack") ||
                what == QLatin1String("hold"));
    }
    static bool isSameOutside(const QJsonObject &one, const QJsonObject &other)
    {
        return one[QLatin1String("do")] == other[QLatin1String("do")];
    }
    static QJsonObject sameOutside(const QJsonObject &request, const QJsonObject &) { return request; }
};

} // namespace torchside::tests

using namespace torchside;
using namespace Qt::StringLiterals;

// The own life, prestige and cards, each on a screen of its own.
class CutthroatGuestsTest : public QObject {
    Q_OBJECT

private slots:
    void guestsPlayItToItsEnd() { tests::guestsPlay<cutthroat::Game>(20, 250, 4000); }

    void aPersonReads()
    {
        const char *start = R"({"do":"start","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"}]})";
        const char *meet = R"({"do":"encounter","name":"Ogre","life":60,"prestige":3})";
        const char *draw = R"({"do":"initiative","order":[2,1,3]})";
        tests::reads<cutthroat::Game>(
            {{start},
             0,
             {u"Life: 100 of 100"_s, u"[Change] life -100–0"_s, u"Encounters: 0/9"_s},
             {u"Attack"_s}});
        tests::reads<cutthroat::Game>(
            {{start, meet},
             1,
             {u"Bo, to act"_s, u"now: Draw an initiative card."_s,
              u"Initiative[Draw your number] number (1/2/3)"_s, u"Ogre: 60 of 60"_s}});
        tests::reads<cutthroat::Game>(
            {{start, meet, draw},
             1,
             {u"Bo, to act"_s, u"now: Show your card."_s, u"Your attack[Show no attack]"_s}});
        tests::reads<cutthroat::Game>({{start, meet, draw, R"({"do":"seal","player":0,"value":30})"},
                                       0,
                                       {u"Your set card|Your card: 30."_s, u"now: Bo shows the set card."_s},
                                       {u"Your attack["_s}});
        tests::reads<cutthroat::Game>(
            {{start, meet, draw, R"({"do":"seal","player":0,"value":30})"},
             2,
             {u"Ann (has set a card) Life: 100 of 100, Prestige: 0, Initiative: 2"_s},
             {u"30"_s}});
        tests::reads<cutthroat::Game>({{start, R"({"do":"item","player":0,"add":"Rope"})"},
                                       0,
                                       {u"Your items[Use “Rope”]"_s, u"Your items[Tip “Rope”]"_s,
                                        u"Your items[Give “Rope” away] to (Bo/Cy)"_s}});
    }

    // Everybody sets at the same time; then it takes one tap each.
    void setCardsAreShownByOneTapEach()
    {
        tests::SpokenGame<cutthroat::Game> game;
        game.all({R"({"do":"start","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"}]})",
                  R"({"do":"encounter","name":"Ogre","life":60,"prestige":3})",
                  R"({"do":"initiative","order":[2,1,3]})"});
        const auto from = [&](int seat, const char *line) {
            return tests::object(game.session().door(seat).submit(line));
        };
        QVERIFY(from(2, R"({"do":"seal","player":2,"bluff":true})")["ok"].toBool());
        QVERIFY(from(0, R"({"do":"seal","player":0,"value":10})")["ok"].toBool());
        QVERIFY(from(0, R"({"do":"seal","player":0,"value":20,"riders":[5]})")["ok"].toBool()); // changed
        QVERIFY(from(1, R"({"do":"seal","player":1,"value":30,"factor":2})")["ok"].toBool());
        QCOMPARE(from(1, R"({"do":"seal","player":0,"value":1})")["code"].toString(), u"not-yours"_s);
        QCOMPARE(from(0, R"({"do":"show","player":0})")["code"].toString(), u"not-yours"_s);
        QCOMPARE(from(1, R"({"do":"show","player":1})")["events"][0]["damage"].toInt(), 60);
        QCOMPARE(game.state()["encounter"]["killer"].toInt(), 1);
    }

    void whatIsSetStaysOnceTheFirstIsShown()
    {
        tests::SpokenGame<cutthroat::Game> game;
        game.all({R"({"do":"start","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"}]})",
                  R"({"do":"encounter","name":"Ogre","life":600,"prestige":3})",
                  R"({"do":"initiative","order":[2,1,3]})", R"({"do":"seal","player":0,"value":10})",
                  R"({"do":"attack","player":1,"value":5})"});
        QCOMPARE(game.code(R"({"do":"seal","player":0,"value":11})"), u"not-now"_s);
        QVERIFY(game.say(R"({"do":"show","player":0})")["ok"].toBool());
        QCOMPARE(game.state()["stackTotal"].toInt(), 15);
        QCOMPARE(game.code(R"({"do":"show","player":2})"), u"not-now"_s);
    }

    void everybodyDrawsTheirOwnNumber()
    {
        tests::SpokenGame<cutthroat::Game> game;
        game.all({R"({"do":"start","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"}]})",
                  R"({"do":"encounter","name":"Ogre","life":60,"prestige":3})",
                  R"({"do":"draw","player":2,"number":1})"});
        QCOMPARE(game.code(R"({"do":"draw","player":0,"number":1})"), u"bad-argument"_s);
        QCOMPARE(game.code(R"({"do":"draw","player":2,"number":2})"), u"not-now"_s);
        game.all({R"({"do":"draw","player":0,"number":3})", R"({"do":"draw","player":1})"});
        QCOMPARE(game.state()["phase"].toString(), u"attacks"_s);
        QCOMPARE(game.state()["turn"].toInt(), 2);
    }

    void aNumberIsDrawnOnlyWhenItIsTime_data()
    {
        QTest::addColumn<QByteArrayList>("more");
        QTest::addColumn<bool>("isOffered");
        const QByteArray meet = R"({"do":"encounter","name":"Ogre","life":60,"prestige":3})";
        const QByteArray draw = R"({"do":"initiative","order":[2,1,3]})";
        const QByteArrayList round{meet, draw, R"({"do":"hold","player":1})", R"({"do":"hold","player":0})",
                                   R"({"do":"hold","player":2})"};
        const QByteArrayList looting{R"({"do":"item","player":1,"add":"Rope"})",
                                     meet,
                                     draw,
                                     R"({"do":"adjust","player":1,"life":-100})",
                                     R"({"do":"attack","player":0,"value":60})",
                                     R"({"do":"end-encounter"})"};
        QTest::newRow("not at the camp") << QByteArrayList{} << false;
        QTest::newRow("before a creature") << QByteArrayList{meet} << true;
        QTest::newRow("not while they attack") << QByteArrayList{meet, draw} << false;
        QTest::newRow("for the next round, after the creature") << round << true;
        QTest::newRow("not twice for the next round") << round + QByteArrayList{draw} << false;
        QTest::newRow("before looting") << looting << true;
        QTest::newRow("not twice before looting")
            << looting + QByteArrayList{R"({"do":"initiative","order":[2,1]})"} << false;
    }
    void aNumberIsDrawnOnlyWhenItIsTime()
    {
        QFETCH(QByteArrayList, more);
        QFETCH(bool, isOffered);
        tests::SpokenGame<cutthroat::Game> game;
        game.say(R"({"do":"start","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"}]})");
        for (const auto &line : more)
            QVERIFY2(game.say(line)["ok"].toBool(), line.constData());
        const auto view = game.say(R"({"do":"seat","player":0})")["seat"].toObject();
        const auto lines = tests::ReadSeat(view).lines();
        QCOMPARE(lines.join(u'\n').contains(u"[Draw your number]"_s), isOffered);
    }

    void whoIsLevelTakesTheBlow()
    {
        tests::SpokenGame<cutthroat::Game> game;
        game.all({R"({"do":"start","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"}]})",
                  R"({"do":"encounter","name":"Ogre","life":60,"prestige":3})",
                  R"({"do":"initiative","order":[2,1,3]})", R"({"do":"adjust","player":2,"life":-5})",
                  R"({"do":"creature-attack","target":{"life":"most"},"damage":20,"ask":true})"});
        const auto acts = game.say(R"({"do":"seat","player":1})")["seat"]["parts"][0];
        QCOMPARE(acts["title"].toString(), u"The creature's blow: 20 damage, and you are level"_s);
        QCOMPARE(tests::object(game.session().door(2).submit(R"({"do":"take-tie","player":2})"))["code"]
                     .toString(),
                 u"not-yours"_s);
        QVERIFY(
            tests::object(game.session().door(1).submit(R"({"do":"take-tie","player":1})"))["ok"].toBool());
        QCOMPARE(game.state()["players"][1]["life"].toInt(), 80);
    }

    // What others are told of a set card has no word and no number of it.
    void noByteOfASetCardReachesAnother()
    {
        tests::SpokenGame<cutthroat::Game> game;
        game.all({R"({"do":"start","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"}]})",
                  R"({"do":"encounter","name":"Ogre","life":60,"prestige":3})",
                  R"({"do":"initiative","order":[2,1,3]})"});
        const auto own =
            game.session().door(0).submit(R"({"do":"seal","player":0,"value":777,"card":"Sesame"})");
        QVERIFY(own.find("777") != std::string::npos);
        for (const auto *line : {R"({"do":"seat","player":1})", R"({"do":"seat"})", R"({"do":"state"})",
                                 R"({"do":"history"})", R"({"do":"seat","player":0})",
                                 R"({"do":"trace","path":"players.0"})", R"({"do":"show","player":0})"}) {
            const auto told = game.session().door(1).submit(line);
            QVERIFY2(told.find("777") == std::string::npos && told.find("Sesame") == std::string::npos,
                     told.c_str());
        }
        for (const auto *line : {R"({"do":"seat","hand":true})", R"({"do":"state"})", R"({"do":"history"})",
                                 R"({"do":"undo"})", R"({"do":"redo"})"}) {
            const auto told = game.text(line).toStdString();
            QVERIFY2(told.find("777") == std::string::npos && told.find("Sesame") == std::string::npos,
                     told.c_str());
        }
        QVERIFY(game.session().door(0).submit(R"({"do":"history"})").find("777") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(CutthroatGuestsTest)
#include "guests_test.moc"
