#include "tests/cthulhu/reading.h"

#include <QTest>

using namespace torchside;
using namespace torchside::tests;
using namespace Qt::StringLiterals;

namespace {

constexpr auto plot = R"({"do":"put-into-play","card":{"name":"Plot","type":"conspiracy","cost":1}})";
constexpr auto knife = R"({"name":"Knife","type":"support","cost":1,"attachment":true})";

} // namespace

// What the table changes by its own hand, and what even it can't.
class CthulhuHandTest : public QObject {
    Q_OBJECT

private slots:
    void beforeTheFirstHandIsDrawnNothingIsChanged_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const auto *line :
             {R"({"do":"put-into-play","card":{"name":"Bo","type":"character","cost":1,"skill":1}})",
              R"({"do":"take-to-hand","card":{"name":"Bo","type":"character","cost":1,"skill":1}})",
              R"({"do":"attach","card":{"name":"Knife","type":"support"},"to":"Ann"})",
              R"({"do":"dormant","card":{"name":"Bo","type":"character","cost":1,"skill":1},"story":0})",
              R"({"do":"token","story":0,"side":"minion","by":1})", R"({"do":"story","index":0,"name":"Z"})",
              R"({"do":"won","side":"minion","by":1})", R"({"do":"domain","index":0,"by":1})",
              R"({"do":"add-domain"})", R"({"do":"destroy","card":"Ann"})",
              R"({"do":"discard","card":"Ann"})", R"({"do":"discard","story":0})"})
            QTest::newRow(line) << QByteArray(line);
    }
    void beforeTheFirstHandIsDrawnNothingIsChanged()
    {
        QFETCH(QByteArray, line);
        SpokenGame<cthulhu::Game> game;
        game.say(R"({"do":"start","stories":["A","B","C"],"first":"player"})");
        game.say(R"({"do":"scout","card":)" + ally("Ann") + "}");
        QCOMPARE(game.state()["phase"].toString(), u"setup"_s);
        QCOMPARE(game.say(line)["code"].toString(), u"not-now"_s);
    }

    void whatTheTableCant_data()
    {
        QTest::addColumn<QByteArrayList>("before");
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("field");
        stories();
        domains();
        cards();
    }
    void whatTheTableCant()
    {
        QFETCH(QByteArrayList, before);
        QFETCH(QByteArray, line);
        QFETCH(QString, field);
        ReadGame game({ally("Ann", 2), ally("Bo", 1)});
        for (const auto &each : before)
            QVERIFY2(game.say(each)["ok"].toBool(), each.constData());
        const auto then = game.stateText();
        const auto reply = game.say(line);
        QCOMPARE(reply["code"].toString(), u"bad-argument"_s);
        QCOMPARE(reply["field"].toString(), field);
        QCOMPARE(game.stateText(), then);
    }

    // With a mulligan each domain has a resource more.
    void aMulliganIsPaidFor_data()
    {
        QTest::addColumn<bool>("mulligan");
        QTest::addColumn<int>("resources");
        QTest::newRow("without") << false << 2;
        QTest::newRow("with one") << true << 3;
    }
    void aMulliganIsPaidFor()
    {
        QFETCH(bool, mulligan);
        QFETCH(int, resources);
        SpokenGame<cthulhu::Game> game;
        QVERIFY(game.say(QByteArray(R"({"do":"start","stories":["A","B","C"],"first":"minion","mulligan":)") +
                         (mulligan ? "true" : "false") + "}")["ok"]
                    .toBool());
        QCOMPARE(game.state()["minion"]["domains"][0]["resources"].toInt(), resources);
    }

    // A deck of fewer than 50 cards, or of less than 60 or more than 65 per cent characters, is unusual, and
    // said to be.
    void anUnusualDeckIsSaidToBe_data()
    {
        QTest::addColumn<int>("characters");
        QTest::addColumn<int>("supports");
        QTest::addColumn<bool>("unusual");
        QTest::newRow("60 per cent") << 30 << 20 << false;
        QTest::newRow("58 per cent") << 29 << 21 << true;
        QTest::newRow("65 per cent") << 39 << 21 << false;
        QTest::newRow("66 per cent") << 33 << 17 << true;
        QTest::newRow("49 cards") << 30 << 19 << true;
        QTest::newRow("no characters") << 0 << 60 << true;
    }
    void anUnusualDeckIsSaidToBe()
    {
        QFETCH(int, characters);
        QFETCH(int, supports);
        QFETCH(bool, unusual);
        const auto lines = [](const QByteArray &card, int count) {
            return count == 0 ? QByteArray()
                              : R"({"card":)" + card + R"(,"count":)" + QByteArray::number(count) + "},";
        };
        auto deck = lines(ally("Ann"), characters) + lines(knife, supports);
        deck.chop(1);
        SpokenGame<cthulhu::Game> game;
        const auto reply =
            game.say(R"({"do":"start","stories":["A","B","C"],"first":"minion","deck":[)" + deck + "]}");
        QVERIFY(reply["ok"].toBool());
        QCOMPARE(ReadGame::kinds(reply).contains(u"deck-warned"_s), unusual);
    }

    // A card that stands in the list twice is given out as often as both say, and then it is none of the
    // deck's.
    void aListGivesOutWhatItHolds()
    {
        SpokenGame<cthulhu::Game> game;
        const QByteArray card = R"("card":)" + QByteArray(knife);
        QVERIFY(game.say(R"({"do":"start","stories":["A","B","C"],"first":"player","deck":[{)" + card +
                         R"(,"count":1},{)" + card + R"(,"count":2}]})")["ok"]
                    .toBool());
        QVERIFY(game.say(R"({"do":"skip"})")["ok"].toBool());
        const auto left = [&game] {
            QStringList numbers;
            for (const auto &entry : game.state()["deck"].toArray())
                numbers.append(QString::number(entry.toObject()[u"left"_s].toInt()));
            return numbers.join(u' ');
        };
        QCOMPARE(left(), u"1 2"_s);
        const QByteArrayList drawn{knife, knife, knife, knife, ally("Ann")};
        QVERIFY(game.say(R"({"do":"draw","cards":[)" + drawn.join(',') + "]}")["ok"].toBool());
        QCOMPARE(left(), u"0 0"_s);
    }

    void whatTheTableJustCan_data()
    {
        QTest::addColumn<QByteArrayList>("lines");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("value");
        const auto row = [](const char *name, const QByteArrayList &lines, const char *path,
                            const char *value) {
            QTest::newRow(name) << lines << QString::fromLatin1(path) << QString::fromLatin1(value);
        };
        row("all tokens taken away again",
            {R"({"do":"token","story":0,"side":"minion","by":2})",
             R"({"do":"token","story":0,"side":"minion","by":-2})"},
            "stories.0.minion", "0");
        row("a story that needs one token more than lies there",
            {R"({"do":"token","story":0,"side":"minion","by":2})",
             R"({"do":"token","story":0,"side":"player","by":2})", R"({"do":"story","index":0,"need":3})"},
            "stories.0.need", "3");
        row("another name for a story", {R"({"do":"story","index":2,"name":"Z"})"}, "stories.2.name", "Z");
        row("two stories won", {R"({"do":"won","side":"player","by":2})"}, "player.stories", "2");
        row("a won story taken back",
            {R"({"do":"won","side":"player","by":2})", R"({"do":"won","side":"player","by":-2})"},
            "player.stories", "0");
        row("the third ends it", {R"({"do":"won","side":"player","by":3})"}, "outcome.reason",
            "three-stories");
        row("and you have won", {R"({"do":"won","side":"player","by":3})"}, "outcome.winners.0", "0");
        row("or the Minion has", {R"({"do":"won","side":"minion","by":3})"}, "outcome.winners.0", "1");
        row("a domain emptied",
            {R"({"do":"domain","index":2,"by":997})", R"({"do":"domain","index":2,"by":-999})"},
            "minion.domains.2.resources", "0");
        row("a domain of nine hundred and ninety-nine", {R"({"do":"domain","index":2,"by":997})"},
            "minion.domains.2.resources", "999");
        row("a domain drained", {R"({"do":"domain","index":2,"drained":true})"}, "minion.domains.2.drained",
            "true");
        row("the domain for events", {R"({"do":"domain","index":"events","by":1})"},
            "minion.events.resources", "3");
        const QByteArray spent = R"({"do":"domain","index":"events","drained":true})";
        row("the domain for events drained", {spent}, "minion.events.drained", "true");
        row("and cleared in the Minion's next turn", {spent, R"({"do":"end-turn"})", R"({"do":"confirm"})"},
            "minion.events.drained", "false");
        row("a sixth domain", {R"({"do":"add-domain"})", R"({"do":"add-domain"})", R"({"do":"add-domain"})"},
            "minion.domains.5.resources", "0");
        const QByteArray ours = R"({"do":"conspiracy","name":"Plot","tokens":3,"struggles":["arcane"]})";
        row("a conspiracy of yours with a need of its own", {ours}, "stories.3.need", "3");
        row("a conspiracy of yours with struggles of its own", {ours}, "stories.3.struggles.0", "arcane");
        const QByteArray tough =
            R"({"do":"put-into-play","card":)" + ally("Cy", 1, {}, R"(,"keywords":["toughness 2"])") + "}";
        const QByteArray wound = R"({"do":"wound","card":"Cy"})";
        const QByteArray gone = R"({"do":"insane","card":"Bo"})";
        const QByteArray back = R"({"do":"restore","card":"Bo"})";
        row("insane", {gone}, "minion.characters.1.status", "insane");
        row("restored, exhausted", {gone, back}, "minion.characters.1.status", "exhausted");
        row("and then readied", {gone, back, R"({"do":"ready","card":"Bo"})"}, "minion.characters.1.status",
            "ready");
        row("a wound that is survived", {tough, wound}, "minion.characters.2.wounds", "1");
        row("and a second one", {tough, wound, wound}, "minion.characters.2.wounds", "2");
        row("a wound that is not", {R"({"do":"wound","card":"Ann"})"}, "minion.characters.0.name", "Bo");
        row("insane, it survives no wound", {tough, R"({"do":"insane","card":"Cy"})", wound},
            "minion.characters.2.name", "");
        row("barred", {R"({"do":"bar","card":"Bo","on":true})"}, "minion.characters.1.barred", "true");
        row("another cost", {R"({"do":"boost","card":"Ann","cost":3})"}, "minion.characters.0.cost", "3");
        row("and other icons", {R"({"do":"boost","card":"Ann","icons":{"combat":2}})"},
            "minion.characters.0.icons.combat", "2");
        row("a support in the hand is told as one", {}, "minion.hand.0.type", "support");
        row("and what it costs", {}, "minion.hand.0.cost", "9");
        const QByteArray strong = R"({"do":"put-into-play","card":)" + ally("Cy", 4) + "}";
        row("a character's skill is told", {strong}, "minion.characters.2.skill", "4");
        row("and its cost", {strong}, "minion.characters.2.cost", "1");
        row("a character's icons are told", {R"({"do":"put-into-play","card":)" + ally("Cy", 1, "tt") + "}"},
            "minion.characters.2.icons.terror", "2");
        row("back from play into the hand", {R"({"do":"take-to-hand","card":"Bo"})"}, "minion.hand.5.name",
            "Bo");
    }
    void whatTheTableJustCan()
    {
        QFETCH(QByteArrayList, lines);
        QFETCH(QString, path);
        QFETCH(QString, value);
        ReadGame game({ally("Ann", 2), ally("Bo", 1)});
        for (const auto &each : lines)
            QVERIFY2(game.say(each)["ok"].toBool(), each.constData());
        QJsonValue found = game.state();
        for (const auto &part : path.split(u'.')) {
            bool isIndex = false;
            const int index = part.toInt(&isIndex);
            found = isIndex ? found[index] : found[part];
        }
        QCOMPARE(found.toVariant().toString(), value);
        QVERIFY(game.holds());
    }

    void aDrainThatNothingIsPlayedWithIsTold()
    {
        ReadGame game;
        QVERIFY(game.reach(u"draw"_s));
        QList<int> skipped;
        const auto told = [&skipped](const Reply &reply) {
            for (const auto &each : reply["events"].toArray())
                if (const auto event = each.toObject(); event[u"type"_s] == u"drain-skipped"_s) {
                    QVERIFY(!event[u"declined"_s].toBool()); // nobody was asked
                    skipped.append(event[u"drain"_s].toInt());
                }
        };
        for (int i = 0; i < 10 && game.step() != u"player"_s; ++i)
            told(game.answer());
        QCOMPARE(skipped, (QList<int>{1, 2}));
    }

    void anActionIsTakenByACardInPlayThatHasItsText_data()
    {
        QTest::addColumn<int>("cost");
        QTest::addColumn<int>("drains");
        QTest::newRow("for nothing") << 0 << 0;
        QTest::newRow("for one") << 1 << 1;
        QTest::newRow("for two") << 2 << 1;
    }
    void anActionIsTakenByACardInPlayThatHasItsText()
    {
        QFETCH(int, cost);
        QFETCH(int, drains);
        const auto acts = [](const char *name) {
            return ally(name, 2, {}, R"(,"text":"Action: pay 1 to draw.")");
        };
        ReadGame game({acts("Ann"), acts("Bo")});
        QVERIFY(game.reach(u"third"_s));
        const auto take = [&](const char *card, int pays) {
            return game.code(QStringLiteral(R"({"do":"action","card":"%1","cost":%2})")
                                 .arg(QLatin1String(card))
                                 .arg(pays)
                                 .toUtf8()
                                 .constData());
        };
        QVERIFY(game.say(R"({"do":"insane","card":"Ann"})")["ok"].toBool());
        QCOMPARE(take("Ann", 0), u"bad-argument"_s);    // insane
        QCOMPARE(take("Dear 1", 0), u"bad-argument"_s); // in the hand
        QCOMPARE(take("Bo", 99), u"cannot-pay"_s);
        QCOMPARE(take("Bo", cost), QString());
        QCOMPARE(drainedIn(game.state()), drains);
        QVERIFY(game.step() != u"third"_s);
        QVERIFY(game.holds());
    }

private:
    static void row(const char *name, const QByteArrayList &before, const QByteArray &line, const char *field)
    {
        QTest::newRow(name) << before << line << QString::fromLatin1(field);
    }
    static void stories()
    {
        const QByteArray won = R"({"do":"token","story":0,"side":"minion","by":5})";
        row("no token more and none less", {}, R"({"do":"token","story":0,"side":"minion","by":0})", "by");
        row("more tokens taken away than lie there", {R"({"do":"token","story":0,"side":"player","by":1})"},
            R"({"do":"token","story":0,"side":"player","by":-2})", "by");
        row("a token at a won story", {won}, R"({"do":"token","story":0,"side":"player","by":1})", "story");
        row("a story that is not there", {}, R"({"do":"story","index":3,"name":"Z"})", "index");
        row("nothing about a story", {}, R"({"do":"story","index":0})", "index");
        row("a won story changed", {won}, R"({"do":"story","index":0,"name":"Z"})", "index");
        row("a story that the Minion would have won", {R"({"do":"token","story":0,"side":"minion","by":2})"},
            R"({"do":"story","index":0,"need":2})", "need");
        row("a story that you would have won", {R"({"do":"token","story":0,"side":"player","by":2})"},
            R"({"do":"story","index":0,"need":2})", "need");
        row("no story more and none less", {}, R"({"do":"won","side":"minion","by":0})", "by");
        row("fewer than no stories won", {}, R"({"do":"won","side":"minion","by":-1})", "by");
        row("four stories won", {}, R"({"do":"won","side":"minion","by":4})", "by");
        row("a story discarded", {}, R"({"do":"discard","story":0})", "story");
        row("discarded: neither card nor story", {}, R"({"do":"discard"})", "card");
        row("discarded: card and story", {}, R"({"do":"discard","card":"Ann","story":0})", "story");
    }
    static void domains()
    {
        const QByteArray add = R"({"do":"add-domain"})";
        row("a domain before the first", {}, R"({"do":"domain","index":-1,"by":1})", "index");
        row("nothing about a domain", {}, R"({"do":"domain","index":0})", "index");
        row("a domain that owes", {}, R"({"do":"domain","index":"events","by":-3})", "by");
        row("a domain of a thousand", {}, R"({"do":"domain","index":0,"by":998})", "by");
        row("a seventh domain", {add, add, add}, add, "do");
    }
    static void cards()
    {
        row("into play, what is there already", {}, R"({"do":"put-into-play","card":"Ann"})", "card");
        row("into play, an attachment that nobody can carry",
            {R"({"do":"insane","card":"Ann"})", R"({"do":"insane","card":"Bo"})"},
            R"({"do":"put-into-play","card":)" + QByteArray(knife) + "}", "card");
        row("to the hand, what is there already", {}, R"({"do":"take-to-hand","card":"Dear 1"})", "card");
        row("attached, what is no support", {}, R"({"do":"attach","card":"Bo","to":"Ann"})", "card");
        row("attached to somebody insane", {R"({"do":"insane","card":"Ann"})"},
            R"({"do":"attach","card":"Dear 1","to":"Ann"})", "to");
        row("attached to no character", {}, R"({"do":"attach","card":"Dear 1","to":"Dear 2"})", "to");
        row("attached where it is", {R"({"do":"attach","card":"Dear 1","to":"Ann"})"},
            R"({"do":"attach","card":"Dear 1","to":"Ann"})", "to");
        row("dormant at a story that is not there", {}, R"({"do":"dormant","card":"Dear 1","story":3})",
            "story");
        row("dormant at a won story", {R"({"do":"token","story":0,"side":"minion","by":5})"},
            R"({"do":"dormant","card":"Dear 1","story":0})", "story");
        row("dormant twice", {R"({"do":"dormant","card":"Dear 1","story":0})"},
            R"({"do":"dormant","card":"Dear 1","story":1})", "card");
        row("dormant, an event", {}, R"({"do":"dormant","card":{"name":"E","type":"event"},"story":0})",
            "card");
        row("a conspiracy dormant at itself", {plot}, R"({"do":"dormant","card":"Plot","story":0})", "story");
        row("destroyed in the hand", {}, R"({"do":"destroy","card":"Dear 1"})", "card");
        row("discarded twice", {R"({"do":"discard","card":"Bo"})"}, R"({"do":"discard","card":"Bo"})",
            "card");
        row("other numbers for somebody insane", {R"({"do":"insane","card":"Ann"})"},
            R"({"do":"boost","card":"Ann","skill":3})", "card");
        row("no other numbers", {}, R"({"do":"boost","card":"Ann"})", "card");
        row("insane twice", {R"({"do":"insane","card":"Ann"})"}, R"({"do":"insane","card":"Ann"})", "card");
        row("restored, who is sane", {}, R"({"do":"restore","card":"Ann"})", "card");
        row("readied, who is ready", {}, R"({"do":"ready","card":"Ann"})", "card");
        row("readied, who is insane", {R"({"do":"insane","card":"Ann"})"}, R"({"do":"ready","card":"Ann"})",
            "card");
        row("exhausted twice", {R"({"do":"exhaust","card":"Ann"})"}, R"({"do":"exhaust","card":"Ann"})",
            "card");
        row("somebody insane exhausted", {R"({"do":"insane","card":"Ann"})"},
            R"({"do":"exhaust","card":"Ann"})", "card");
    }
};

QTEST_APPLESS_MAIN(CthulhuHandTest)
#include "hand_test.moc"
