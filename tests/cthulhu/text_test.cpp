#include "tests/cthulhu/reading.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace torchside;
using namespace torchside::tests;
using namespace Qt::StringLiterals;

namespace {

QByteArray worded(const QByteArray &name, const char *text)
{
    return ally(name, 2, {}, text ? R"(,"text":")" + QByteArray(text) + R"(")" : QByteArray());
}

} // namespace

// What a card says, and what is only asked or reminded of where a card could say it.
class CthulhuTextTest : public QObject {
    Q_OBJECT

private slots:
    // Whatever of it comes into play: nobody is asked about actions that no card of it has.
    void theDeckThatComesWithTheAppSaysWhatItsCardsSay()
    {
        QFile file(qEnvironmentVariable("TORCHSIDE_SOURCE") + u"/data/cthulhu/deck.json"_s);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto cards = QJsonDocument::fromJson(file.readAll())["cards"].toArray();
        QVERIFY(!cards.isEmpty());
        for (const auto &each : cards) {
            const auto card = each.toObject()["card"].toObject();
            QVERIFY2(card["type"] == u"event"_s || card["text"].isString(),
                     qPrintable(card["name"].toString()));
        }
    }

    void actionsAreAskedAboutWhereATextTellsOfOne_data()
    {
        QTest::addColumn<QByteArrayList>("inPlay");
        QTest::addColumn<bool>("asked");
        QTest::newRow("no text is known") << QByteArrayList{worded("Ann", nullptr)} << true;
        QTest::newRow("known to be blank") << QByteArrayList{worded("Ann", "")} << false;
        QTest::newRow("no action in it")
            << QByteArrayList{worded("Ann", "Ann gains a combat icon.")} << false;
        QTest::newRow("an action") << QByteArrayList{worded("Ann", "Action: pay 1 to draw.")} << true;
        QTest::newRow("a response") << QByteArrayList{worded("Ann", "RESPONSE: after it")} << true;
        QTest::newRow("it exhausts") << QByteArrayList{worded("Ann", "Exhaust Ann to draw a card.")} << true;
        QTest::newRow("in capital letters") << QByteArrayList{worded("Ann", "EXHAUST ANN")} << true;
        QTest::newRow("one of several is not known")
            << QByteArrayList{worded("Ann", ""), worded("Bo", nullptr)} << true;
        QTest::newRow("none of several")
            << QByteArrayList{worded("Ann", ""), worded("Bo", "Nothing.")} << false;
    }
    void actionsAreAskedAboutWhereATextTellsOfOne()
    {
        QFETCH(QByteArrayList, inPlay);
        QFETCH(bool, asked);
        ReadGame game(inPlay);
        bool third = false;
        while (game.step() != u"commit"_s) {
            third = third || game.step() == u"third"_s;
            QVERIFY(game.answer()["ok"].toBool());
        }
        QCOMPARE(third, asked);
        const auto reminder = u"exhaust a character"_s;
        QCOMPARE(game.state()["step"]["say"].toString().contains(reminder), asked);
        QVERIFY(game.reach(u"player"_s));
        game.say(R"({"do":"ready","card":"Ann"})");
        QVERIFY(game.say(commits({at(0, {hero({}, 1)})}))["ok"].toBool());
        QCOMPARE(game.step(), u"defend"_s);
        QCOMPARE(game.state()["step"]["say"].toString().contains(reminder), asked);
        QVERIFY(game.holds());
    }

    void aTextStandsWhereItsCardIsSpokenOf()
    {
        ReadGame game({worded("Ann", "Exhaust Ann to draw a card.")});
        QVERIFY(game.reach(u"draw"_s));
        QVERIFY(
            game.say(
                    R"({"do":"draw","cards":[{"name":"Fog","type":"event","cost":1,"text":"Action: fog rises."},)"
                    R"({"name":"Bo","type":"character","cost":1,"text":"Bo sings."}]})")["ok"]
                .toBool());
        const auto textAt = [&] {
            QStringList texts;
            for (const auto &each : game.state()["step"]["texts"].toArray())
                texts.append(each.toObject()[u"text"_s].toString());
            return texts.join(u'|');
        };
        QVERIFY(game.reach(u"events"_s));
        QCOMPARE(textAt(), u"Action: fog rises."_s);
        QVERIFY(game.reach(u"drain"_s));
        QCOMPARE(textAt(), u"Bo sings."_s);
        QVERIFY(game.reach(u"third"_s));
        QVERIFY(textAt().contains(u"Exhaust Ann"_s));
        QVERIFY(game.reach(u"commit"_s));
        QVERIFY(textAt().contains(u"Exhaust Ann to draw a card."_s));
        QCOMPARE(game.state()["minion"]["pool"][0]["text"].toString(), u"Action: fog rises."_s);
        QVERIFY(game.holds());
    }

    void aTextHasAThousandCharactersAtMost()
    {
        ReadGame game;
        const auto put = [&](int length) {
            return game
                .say(R"({"do":"put-into-play","card":)" +
                     ally("Long", 1, {}, R"(,"text":")" + QByteArray(length, 'x') + R"(")") + "}")["code"]
                .toString();
        };
        QCOMPARE(put(1001), u"bad-argument"_s);
        QCOMPARE(put(1000), QString());
    }

    void aStepIsWorkedOutOnce()
    {
        ReadGame game({ally("Ann", 2), ally("Bo", 2)});
        QVERIFY(game.reach(u"commit"_s));
        game.state();
        const auto before = cthulhu::stepsWorkedOut();
        QVERIFY(game.say(R"({"do":"confirm"})")["ok"].toBool());
        game.state();
        QCOMPARE(cthulhu::stepsWorkedOut() - before, std::uint64_t{1}); // the one that follows
    }

    // Every step of the table wants something, and takes what answers it.
    void everyStepHasItsRow()
    {
        for (const auto &kind : cthulhu::stepKinds()) {
            QVERIFY(!kind.main().empty() && !kind.caption.empty() && !kind.rule.empty());
            QVERIFY(kind.wants != cthulhu::Wants::confirm || kind.main() == "confirm");
        }
        for (const auto id : valuesOf<cthulhu::StepId>()) {
            int rows = 0;
            for (const auto &kind : cthulhu::stepKinds())
                rows += kind.id == id ? 1 : 0;
            QVERIFY2(rows > 0, nameOf(id).data());
        }
    }
};

QTEST_APPLESS_MAIN(CthulhuTextTest)
#include "text_test.moc"
