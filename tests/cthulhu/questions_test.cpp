#include "models/cthulhu/game.h"
#include "models/cthulhu/minion/steps.h"
#include "tests/cthulhu/reading.h"
#include "tests/harness/spoken_game.h"

#include <QSet>
#include <QTest>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

using Told = tests::SpokenGame<cthulhu::Game>;

QByteArray character(const QByteArray &name, int cost, int skill)
{
    return R"({"name":")" + name + R"(","type":"character","cost":)" + QByteArray::number(cost) +
           R"(,"skill":)" + QByteArray::number(skill) + "}";
}

// What is asked is answered in the obvious way; these cards are drawn after the first hand.
QByteArray answerTo(Told &game, const QByteArray &drawn)
{
    const auto &state = game.history().state();
    const auto &step = *cthulhu::stepKindOf(state);
    switch (step.wants) {
    case cthulhu::Wants::cards:
        if (step.takes("skip"))
            return R"({"do":"skip"})";
        if (cthulhu::drawsNow(state) > 2)
            return R"({"do":"draw","cards":[{"name":"S1","type":"support","cost":9},{"name":"S2","type":"support","cost":9},)"
                   R"({"name":"S3","type":"support","cost":9},{"name":"S4","type":"support","cost":9},)"
                   R"({"name":"S5","type":"support","cost":9}]})";
        return R"({"do":"draw","cards":[)" + drawn + "]}";
    case cthulhu::Wants::die: return R"({"do":"die","value":1})";
    case cthulhu::Wants::valid: return R"({"do":"valid","cards":[]})";
    case cthulhu::Wants::choice: return R"({"do":"skip"})";
    case cthulhu::Wants::count: return R"({"do":"defenders","count":2})";
    case cthulhu::Wants::commits: return R"({"do":"commits","stories":[]})";
    default: return R"({"do":"confirm"})";
    }
}

// The Minion goes first, and has found its scout.
bool begins(Told &game)
{
    return game.say(R"({"do":"start","stories":["A","B","C"],"first":"minion"})")["ok"].toBool() &&
           game.say(R"({"do":"scout","card":)" + character("Scout", 3, 2) + "}")["ok"].toBool();
}

// The first hand, and to the first drain with these cards.
bool comesToItsDrain(Told &game, const QByteArray &hand)
{
    for (int step = 0; step < 4; ++step)
        if (!game.say(answerTo(game, hand))["ok"].toBool())
            return false;
    return true;
}

// To the first drain with a character and a support of cost X, and nothing else to play.
bool holdsOnlyX(Told &game)
{
    return begins(game) &&
           comesToItsDrain(
               game,
               R"({"name":"Shape","type":"character","cost":"X"},{"name":"Altar","type":"support","cost":"X"})");
}

} // namespace

// What the table is asked in a turn of the Minion's: nothing twice, and nothing whose answer can't matter.
class CthulhuQuestionsTest : public QObject {
    Q_OBJECT

private slots:
    void aTurnAsksOnlyWhatMatters_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QByteArray>("scout");
        QTest::addColumn<QByteArray>("drawn");
        QTest::addColumn<QString>("asked");
        const QByteArray dear =
            R"({"name":"D1","type":"support","cost":9},{"name":"D2","type":"support","cost":9})";
        const auto one = character("Scout", 3, 2);
        QTest::newRow("nothing to play, one to send")
            << QByteArray("{}") << one << dear << u"refresh draw resource third commit answer"_s;
        QTest::newRow("two cards to play")
            << QByteArray("{}") << one << character("Diver", 2, 2) + "," + character("Keeper", 1, 1)
            << u"refresh draw resource drain drain third commit answer"_s;
        QTest::newRow("an event that can be paid")
            << QByteArray("{}") << one
            << character("Diver", 2, 2) + R"(,{"name":"Fog","type":"event","cost":1})"
            << u"refresh draw resource events drain third commit answer"_s;
        QTest::newRow("an event too dear is no question")
            << QByteArray("{}") << one
            << character("Diver", 2, 2) + R"(,{"name":"Storm","type":"event","cost":9})"
            << u"refresh draw resource drain third commit answer"_s;
        QTest::newRow("nobody in play: no action, nobody to send")
            << QByteArray("{}") << QByteArray() << dear << u"scout refresh draw resource"_s;
        QTest::newRow("one to send: the defenders don't matter")
            << QByteArray(R"({"story":"equal-defense"})") << one << dear
            << u"refresh draw resource third commit answer"_s;
        QTest::newRow("two to send: the defenders matter")
            << QByteArray(R"({"story":"equal-defense"})") << one
            << character("Diver", 2, 2) + "," + character("Far", 9, 1)
            << u"refresh draw resource drain third defenders commit answer"_s;
        QTest::newRow("a short first turn") << QByteArray(R"({"firstTurnPenalty":true,"draw":2})") << one
                                            << character("Far", 9, 1) << u"refresh draw resource third"_s;
    }
    void aTurnAsksOnlyWhatMatters()
    {
        QFETCH(QByteArray, options);
        QFETCH(QByteArray, scout);
        QFETCH(QByteArray, drawn);
        QFETCH(QString, asked);
        Told game;
        QVERIFY(game.say(R"({"do":"start","stories":["A","B","C"],"first":"minion","options":)" + options +
                         "}")["ok"]
                    .toBool());
        QVERIFY(game.say(scout.isEmpty() ? QByteArray(R"({"do":"skip"})")
                                         : R"({"do":"scout","card":)" + scout + "}")["ok"]
                    .toBool());
        QVERIFY(game.say(answerTo(game, {}))["ok"].toBool());
        QStringList steps;
        QSet<QString> sentences;
        for (int i = 0; i < 20; ++i) {
            const auto state = game.state();
            if (state["side"].toString() != u"minion"_s)
                break;
            const auto step = state["step"]["id"].toString();
            const auto sentence = step + state["step"]["say"].toString();
            QVERIFY2(!sentences.contains(sentence), qPrintable(u"asked twice: "_s + sentence));
            sentences.insert(sentence);
            steps.append(step);
            const auto reply = game.say(answerTo(game, drawn));
            QVERIFY2(reply["ok"].toBool(), qPrintable(step + u": "_s + reply["message"].toString()));
        }
        QCOMPARE(steps.join(u' '), asked);
    }

    // Who goes insane is asked only where there is a difference.
    void equalNamelessCharactersAreNoChoice_data()
    {
        QTest::addColumn<QByteArray>("defenders");
        QTest::addColumn<QString>("next");
        QTest::newRow("alone") << QByteArray(R"({"skill":1,"icons":{}})") << u"player"_s;
        QTest::newRow("equal and nameless")
            << QByteArray(R"({"skill":1,"icons":{}},{"skill":1,"icons":{}})") << u"player"_s;
        QTest::newRow("the same keywords in another order")
            << QByteArray(
                   R"({"skill":1,"icons":{},"keywords":["fast","loyal"]},{"skill":1,"icons":{},"keywords":["loyal","fast"]})")
            << u"player"_s;
        QTest::newRow("different") << QByteArray(R"({"skill":1,"icons":{}},{"skill":2,"icons":{}})")
                                   << u"lose"_s;
        QTest::newRow("named")
            << QByteArray(R"({"name":"Tom","skill":1,"icons":{}},{"name":"Amy","skill":1,"icons":{}})")
            << u"lose"_s;
        QTest::newRow("one is spared by willpower")
            << QByteArray(
                   R"({"name":"Tom","skill":1,"icons":{},"keywords":["willpower"]},{"name":"Amy","skill":1,"icons":{}})")
            << u"player"_s;
    }
    void equalNamelessCharactersAreNoChoice()
    {
        QFETCH(QByteArray, defenders);
        QFETCH(QString, next);
        Told game;
        QVERIFY(game.say(R"({"do":"start","stories":["A","B","C"],"first":"minion"})")["ok"].toBool());
        QVERIFY(
            game.say(
                    R"({"do":"scout","card":{"name":"Dread","type":"character","cost":3,"skill":1,"icons":{"terror":4}}})")
                ["ok"]
                    .toBool());
        QVERIFY(game.say(answerTo(game, {}))["ok"].toBool());
        const QByteArray dear =
            R"({"name":"D1","type":"support","cost":9},{"name":"D2","type":"support","cost":9})";
        while (cthulhu::stepKindOf(game.history().state())->wants != cthulhu::Wants::commits)
            QVERIFY(game.say(answerTo(game, dear))["ok"].toBool());
        QVERIFY(game.say(R"({"do":"commits","stories":[{"story":0,"characters":[)" + defenders + "]}]}")["ok"]
                    .toBool());
        QCOMPARE(game.state()["step"]["id"].toString(), next);
    }

    // The table may take either.
    void eachKindOfXIsOffered()
    {
        Told game;
        QVERIFY(holdsOnlyX(game));
        const auto step = game.state()["step"];
        QVERIFY(step["proposal"].isNull());
        QStringList offered;
        for (const auto &each : step["candidates"].toArray())
            if (const auto candidate = each.toObject(); candidate[u"dropped"_s].toString() == u"cost-x"_s)
                offered.append(candidate[u"card"_s].toString());
        QCOMPARE(offered, QStringList({u"c7"_s, u"c8"_s}));
        QVERIFY(game.say(R"({"do":"choose","card":"Altar","cost":2})")["ok"].toBool());
        QCOMPARE(game.state()["minion"]["supports"][0]["name"].toString(), u"Altar"_s);
    }

    // Or neither: then the drain is told to be skipped.
    void noKindOfXNeedBeTaken()
    {
        Told game;
        QVERIFY(holdsOnlyX(game));
        const auto skipped = game.say(R"({"do":"confirm"})")["events"][0];
        QCOMPARE(skipped["type"].toString(), u"drain-skipped"_s);
        QCOMPARE(skipped["drain"].toInt(), 1);
    }

    void anEventThatMayBePlayedIsKnownAsOne()
    {
        Told game;
        QVERIFY(begins(game));
        const QByteArray hand =
            R"({"name":"Fog","type":"event","cost":1},{"name":"Hail","type":"event","cost":1})";
        while (cthulhu::stepKindOf(game.history().state())->wants != cthulhu::Wants::valid)
            QVERIFY(game.say(answerTo(game, hand))["ok"].toBool());
        QVERIFY(game.say(R"({"do":"valid","cards":["Hail"]})")["ok"].toBool());
        const auto pool = game.state()["minion"]["pool"];
        QCOMPARE(pool.toArray().size(), 2);
        QVERIFY(!pool[0]["valid"].toBool());
        QVERIFY(pool[1]["valid"].toBool());
    }

    // Two faces for each of three domains, one for each of more; a face that has none is thrown again.
    void theDieFindsADomain_data()
    {
        QTest::addColumn<int>("more");
        QTest::addColumn<int>("value");
        QTest::addColumn<int>("domain"); // from 0; -1: thrown again
        for (int value = 1; value <= 6; ++value) {
            QTest::addRow("three domains, %d", value) << 0 << value << (value - 1) / 2;
            QTest::addRow("four domains, %d", value) << 1 << value << (value <= 4 ? value - 1 : -1);
            QTest::addRow("six domains, %d", value) << 3 << value << value - 1;
        }
    }
    void theDieFindsADomain()
    {
        QFETCH(int, more);
        QFETCH(int, value);
        QFETCH(int, domain);
        Told game;
        QVERIFY(begins(game));
        const QByteArray dear =
            R"({"name":"D1","type":"support","cost":9},{"name":"D2","type":"support","cost":9})";
        for (int i = 0; i < 6 && cthulhu::stepKindOf(game.history().state())->wants != cthulhu::Wants::die;
             ++i)
            QVERIFY(game.say(answerTo(game, dear))["ok"].toBool());
        for (int i = 0; i < more; ++i)
            QVERIFY(game.say(R"({"do":"add-domain"})")["ok"].toBool());
        const auto resources = [&game] {
            QList<int> all;
            for (const auto &each : game.state()["minion"]["domains"].toArray())
                all.append(each.toObject()[u"resources"_s].toInt());
            return all;
        };
        auto then = resources();
        const auto asked = game.state()["step"]["id"].toString();
        QVERIFY(game.say(R"({"do":"die","value":)" + QByteArray::number(value) + "}")["ok"].toBool());
        if (domain >= 0)
            ++then[domain];
        QCOMPARE(resources(), then);
        QCOMPARE(game.state()["step"]["id"].toString() == asked, domain < 0);
    }

    // Whoever pays nothing for an X drains no domain.
    void anXIsPaidForAsSaid_data()
    {
        QTest::addColumn<int>("cost");
        QTest::addColumn<int>("drained");
        QTest::newRow("nothing") << 0 << 0;
        QTest::newRow("one") << 1 << 1;
        QTest::newRow("two") << 2 << 1;
    }
    void anXIsPaidForAsSaid()
    {
        QFETCH(int, cost);
        QFETCH(int, drained);
        Told game;
        QVERIFY(begins(game));
        QVERIFY(comesToItsDrain(game, R"({"name":"Altar","type":"support","cost":"X"},)"
                                      R"({"name":"D","type":"support","cost":9})"));
        const QByteArray choice = R"({"do":"choose","card":"Altar","cost":)" + QByteArray::number(cost) + "}";
        QVERIFY(game.say(choice)["ok"].toBool());
        QCOMPARE(tests::drainedIn(game.state()), drained);
    }

    // Only supports are attached, whatever else a card says of itself.
    void aCharacterOfCostXStandsByItself()
    {
        Told game;
        QVERIFY(begins(game));
        const QByteArray hand =
            R"({"name":"Shape","type":"character","cost":"X","attachment":true},{"name":"D","type":"support","cost":9})";
        QVERIFY(comesToItsDrain(game, hand));
        QVERIFY(game.say(R"({"do":"choose","card":"Shape","cost":1})")["ok"].toBool());
        QCOMPARE(game.state()["minion"]["characters"][1]["name"].toString(), u"Shape"_s);
    }

    // A third story won while somebody is to be given up elsewhere: nothing is being fought over any more.
    void theEndLeavesNothingOpen()
    {
        Told game;
        QVERIFY(game.say(R"({"do":"start","stories":["A","B","C"],"first":"player"})")["ok"].toBool());
        QVERIFY(
            game.say(
                    R"({"do":"scout","card":{"name":"Dread","type":"character","cost":3,"skill":1,"icons":{"terror":4}}})")
                ["ok"]
                    .toBool());
        QVERIFY(game.say(answerTo(game, {}))["ok"].toBool());
        QVERIFY(game.say(R"({"do":"won","side":"minion","by":2})")["ok"].toBool());
        QVERIFY(
            game.say(
                    R"({"do":"commits","stories":[{"story":0,"characters":[{"skill":1,"icons":{}},{"skill":2,"icons":{}}]}]})")
                ["ok"]
                    .toBool());
        QVERIFY(game.say(R"({"do":"confirm"})")["ok"].toBool());
        QCOMPARE(game.state()["step"]["id"].toString(), u"lose"_s);
        QVERIFY(game.state()["resolving"].isObject());
        QVERIFY(game.say(R"({"do":"token","story":1,"side":"minion","by":5})")["ok"].toBool());
        QCOMPARE(game.state()["phase"].toString(), u"over"_s);
        QVERIFY(game.state()["resolving"].isNull());
        QCOMPARE(game.say(R"({"do":"why-not","card":"Dread"})")["code"].toString(), u"game-over"_s);
    }

    // A domain more holds nothing yet: taken back, it is to leave the table all the same.
    void aDomainTakenBackLeavesTheTable()
    {
        Told game;
        QVERIFY(game.say(R"({"do":"start","stories":["A","B","C"],"first":"player"})")["ok"].toBool());
        QVERIFY(game.say(R"({"do":"scout","card":)" + character("Scout", 3, 2) + "}")["ok"].toBool());
        QVERIFY(game.say(answerTo(game, {}))["ok"].toBool());
        QVERIFY(game.say(R"({"do":"add-domain"})")["ok"].toBool());
        QCOMPARE(game.say(R"({"do":"undo"})")["resync"][0].toString(),
                 u"Take the Minion's domain 4 out of play."_s);
        QCOMPARE(game.say(R"({"do":"redo"})")["resync"][0].toString(),
                 u"Put the Minion's domain 4 into play for the Minion."_s);
    }

    void whatIsWrongIsRefusedByItsCode_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("field");
        const auto row = [](const char *line, const char *code, const char *wrong) {
            QTest::newRow(line) << QByteArray(line) << QString::fromLatin1(code)
                                << QString::fromLatin1(wrong);
        };
        // At the draw of the Minion's first turn; Scout is c1, S1 to S5 are c2 to c6.
        row(R"({"do":"confirm"})", "not-now", "");
        row(R"({"do":"draw","cards":["c2"]})", "bad-argument", "cards");
        row(R"({"do":"draw","cards":["Nobody knows","c2"]})", "bad-argument", "cards");
        row(R"({"do":"draw","cards":[{"name":"X","type":"ally"},"c2"]})", "bad-argument", "cards");
        row(R"({"do":"draw","cards":[{"name":"X","type":"event","cost":-1},"c2"]})", "bad-argument", "cards");
        row(R"({"do":"draw","cards":[{"name":"","type":"event"},"c2"]})", "bad-argument", "cards");
        row(R"({"do":"draw"})", "bad-argument", "cards");
        row(R"({"do":"die","value":7})", "bad-argument", "value");
        row(R"({"do":"die"})", "not-now", "");
        row(R"({"do":"why-not","card":"c2"})", "not-now", "");
        row(R"({"do":"scout","card":"c1"})", "not-now", "");
        row(R"({"do":"commits","stories":[]})", "not-now", "");
        row(R"({"do":"conspiracy","name":"Plot"})", "not-now", "");
        row(R"({"do":"lose","character":0})", "not-now", "");
        row(R"({"do":"new-story","name":"Z"})", "not-now", "");
        row(R"({"do":"defenders","count":1})", "not-now", "");
        row(R"({"do":"wound","card":"c2"})", "bad-argument", "card");
        row(R"({"do":"wound","card":"c99"})", "bad-argument", "card");
        row(R"({"do":"insane","card":{"name":"Q","type":"character"}})", "bad-argument", "card");
        row(R"({"do":"token","story":3,"side":"minion","by":1})", "bad-argument", "story");
        row(R"({"do":"token","story":0,"side":"minion","by":-1})", "bad-argument", "by");
        row(R"({"do":"token","story":0,"side":"nobody","by":1})", "bad-argument", "side");
        row(R"({"do":"story","index":0,"need":0})", "bad-argument", "need");
        row(R"({"do":"domain","index":3,"by":1})", "bad-argument", "index");
        row(R"({"do":"domain","index":0,"by":-3})", "bad-argument", "by");
        row(R"({"do":"discard"})", "bad-argument", "card");
        row(R"({"do":"put-into-play","card":{"name":"E","type":"event"}})", "bad-argument", "card");
        row(R"({"do":"start","stories":["A","B","C"]})", "already-started", "");
        row(R"({"do":"deck-out","side":"both"})", "bad-argument", "side");
        row(R"({"do":"confirm","now":true})", "bad-argument", "now");
    }
    void whatIsWrongIsRefusedByItsCode()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, code);
        QFETCH(QString, field);
        Told game;
        QVERIFY(begins(game));
        QVERIFY(game.say(answerTo(game, {}))["ok"].toBool());
        QVERIFY(game.say(R"({"do":"confirm"})")["ok"].toBool());
        const auto before = game.stateText();
        const auto reply = game.say(line);
        QVERIFY(!reply["ok"].toBool());
        QCOMPARE(reply["code"].toString(), code);
        if (!field.isEmpty())
            QCOMPARE(reply["field"].toString(), field);
        QVERIFY(!reply["message"].toString().isEmpty());
        QCOMPARE(game.stateText(), before);
    }
};

QTEST_APPLESS_MAIN(CthulhuQuestionsTest)
#include "questions_test.moc"
