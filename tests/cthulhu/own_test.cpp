#include "tests/cthulhu/reading.h"

#include <QTest>

using namespace torchside;
using namespace torchside::tests;
using namespace Qt::StringLiterals;

namespace {

// "p1 Tom exhausted @0 w1" of each that is remembered.
QStringList own(ReadGame &game)
{
    QStringList all;
    for (const auto &value : game.state()["player"]["characters"].toArray()) {
        const auto each = value.toObject();
        auto line = each[u"id"_s].toString() + u' ' + each[u"name"_s].toString() + u' ' +
                    each[u"status"_s].toString();
        if (!each[u"story"_s].isNull())
            line += u" @"_s + QString::number(each[u"story"_s].toInt());
        if (each[u"wounds"_s].toInt() > 0)
            line += u" w"_s + QString::number(each[u"wounds"_s].toInt());
        all.append(line);
    }
    return all;
}

QStringList lines(const Reply &list)
{
    QStringList all;
    for (const auto &each : list.toArray())
        all.append(each.toString());
    return all;
}

} // namespace

// The player's own characters, as far as they were named.
class CthulhuOwnTest : public QObject {
    Q_OBJECT

private slots:
    void whoeverIsNamedIsRemembered()
    {
        ReadGame game({ally("Ann", 9, "cc")});
        QVERIFY(game.state()["player"]["characters"].isArray());
        QVERIFY(game.say(commits({at(0, {hero("Tom", 3, "cc", R"(,"keywords":["loyal"])"), hero({}, 1)}),
                                  at(2, {hero("Amy", 2, "i")})}))["ok"]
                    .toBool());
        QCOMPARE(own(game), (QStringList{u"p1 Tom exhausted @0"_s, u"p2 Amy exhausted @2"_s}));
        const auto tom = game.state()["player"]["characters"][0];
        QCOMPARE(tom["skill"].toInt(), 3);
        QCOMPARE(tom["icons"]["combat"].toInt(), 2);
        QCOMPARE(tom["keywords"][0].toString(), u"loyal"_s);
        QVERIFY(game.holds());
        QVERIFY(game.reach(u"answer"_s));
        QCOMPARE(own(game), (QStringList{u"p1 Tom exhausted"_s, u"p2 Amy exhausted"_s}));
        QVERIFY(game.reach(u"player"_s)); // as the turn begins they are ready
        QCOMPARE(own(game), (QStringList{u"p1 Tom ready"_s, u"p2 Amy ready"_s}));
        QVERIFY(game.say(R"({"do":"commits","stories":[{"story":1,"characters":[{"id":"p2"}]}]})")["ok"]
                    .toBool());
        QCOMPARE(own(game), (QStringList{u"p1 Tom ready"_s, u"p2 Amy exhausted"_s}));
        QVERIFY(game.holds());
    }

    void aNameThatIsKnownIsTheSameCharacter()
    {
        ReadGame game({ally("Ann", 9)});
        game.say(commits({at(0, {hero("Tom", 3)})}));
        QVERIFY(game.reach(u"player"_s));
        QVERIFY(game.say(commits({at(1, {hero("Tom", 4), hero("Tom", 1)})}))["ok"].toBool());
        QCOMPARE(own(game), (QStringList{u"p1 Tom exhausted"_s, u"p2 Tom exhausted"_s}));
        QCOMPARE(game.state()["player"]["characters"][0]["skill"].toInt(), 4);
    }

    void whoCantBeSentIsRefusedByName_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("sent");
        QTest::addColumn<QString>("named");
        const QByteArray insane = R"({"do":"mine","id":"p1","status":"insane"})";
        const QByteArray exhausted = R"({"do":"mine","id":"p1","status":"exhausted"})";
        QTest::newRow("insane") << insane << QByteArray(R"({"id":"p1"})") << u"Tom"_s;
        QTest::newRow("exhausted") << exhausted << QByteArray(R"({"id":"p1"})") << u"Tom"_s;
        QTest::newRow("exhausted, by name") << exhausted << hero("Tom", 3) << u"Tom"_s;
        QTest::newRow("twice") << QByteArray() << QByteArray(R"({"id":"p1"},{"id":"p1"})") << u"Tom"_s;
        QTest::newRow("nobody") << QByteArray() << QByteArray(R"({"id":"p9"})") << u"p9"_s;
        QTest::newRow("without a skill") << QByteArray() << QByteArray(R"({"icons":{}})") << u"skill"_s;
        QTest::newRow("without icons") << QByteArray() << QByteArray(R"({"skill":1})") << u"icons"_s;
    }
    void whoCantBeSentIsRefusedByName()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, sent);
        QFETCH(QString, named);
        ReadGame game({ally("Ann", 9)});
        game.say(commits({at(0, {hero("Tom", 3)})}));
        QVERIFY(game.reach(u"player"_s));
        if (!before.isEmpty())
            QVERIFY(game.say(before)["ok"].toBool());
        const auto refusal = game.say(commits({at(0, {sent})}));
        QCOMPARE(refusal["code"].toString(), u"bad-argument"_s);
        QVERIFY2(refusal["message"].toString().contains(named), qPrintable(refusal["message"].toString()));
    }

    void strugglesChangeWhoWasSent_data()
    {
        QTest::addColumn<QByteArray>("minion");
        QTest::addColumn<QByteArray>("more");
        QTest::addColumn<QStringList>("then");
        QTest::newRow("terror") << QByteArray("t") << QByteArray() << QStringList{u"p1 Tom insane"_s};
        QTest::newRow("combat") << QByteArray("c") << QByteArray() << QStringList{};
        QTest::newRow("combat, survived") << QByteArray("c") << QByteArray(R"(,"keywords":["toughness 1"])")
                                          << QStringList{u"p1 Tom exhausted w1"_s};
        QTest::newRow("insane with a wound is destroyed")
            << QByteArray("t") << QByteArray(R"(,"wounds":1)") << QStringList{};
        QTest::newRow("nothing") << QByteArray() << QByteArray() << QStringList{u"p1 Tom exhausted"_s};
    }
    void strugglesChangeWhoWasSent()
    {
        QFETCH(QByteArray, minion);
        QFETCH(QByteArray, more);
        QFETCH(QStringList, then);
        ReadGame game({ally("Ann", 9, minion)});
        game.say(commits({at(0, {hero("Tom", 3, {}, more)})}));
        QVERIFY(game.say(R"({"do":"confirm"})")["ok"].toBool());
        QCOMPARE(own(game), then);
        QVERIFY(game.holds());
    }

    void whomArcaneReadiesIsThePlayersChoice_data()
    {
        QTest::addColumn<QByteArrayList>("sent");
        QTest::addColumn<bool>("asked");
        QTest::addColumn<QStringList>("then"); // the first taken
        QTest::newRow("two that are named") << QByteArrayList{hero("Tom", 3, "a"), hero("Amy", 2, "a")}
                                            << true << QStringList{u"p1 Tom ready"_s, u"p2 Amy exhausted"_s};
        QTest::newRow("one alone") << QByteArrayList{hero("Tom", 3, "a")} << false
                                   << QStringList{u"p1 Tom ready"_s};
        QTest::newRow("nobody of them is remembered")
            << QByteArrayList{hero({}, 3, "a"), hero({}, 2)} << false << QStringList{};
    }
    void whomArcaneReadiesIsThePlayersChoice()
    {
        QFETCH(QByteArrayList, sent);
        QFETCH(bool, asked);
        QFETCH(QStringList, then);
        ReadGame game({ally("Ann", 9)});
        game.say(commits({at(0, sent)}));
        const auto reply = game.say(R"({"do":"confirm"})");
        QVERIFY(reply["ok"].toBool());
        if (asked) {
            const auto step = game.state()["step"];
            QCOMPARE(step["id"].toString(), u"lose"_s);
            QCOMPARE(step["wants"].toString(), u"lose"_s);
            QCOMPARE(step["proposal"]["struggle"].toString(), u"arcane"_s);
            QCOMPARE(step["proposal"]["characters"].toArray().size(), sent.size());
            QVERIFY(game.holds());
            QVERIFY(game.say(R"({"do":"lose","character":0})")["ok"].toBool());
        } else {
            QVERIFY(ReadGame::kinds(reply).contains(u"player-readied"_s));
        }
        QVERIFY(game.step() != u"lose"_s);
        QCOMPARE(own(game), then);
        QVERIFY(game.holds());
    }

    void theTablesHandIsOnThePlayersToo_data()
    {
        QTest::addColumn<QByteArray>("hand");
        QTest::addColumn<QString>("then");
        QTest::addColumn<QString>("told");
        const auto row = [](const char *hand, const char *then, const char *told) {
            QTest::newRow(hand) << QByteArray(R"({"do":"mine","id":"p1",)") + hand + "}"
                                << QString::fromUtf8(then) << QString::fromUtf8(told);
        };
        row(R"("status":"insane")", "p1 Tom insane", "Your Tom is insane.");
        row(R"("status":"exhausted")", "p1 Tom exhausted", "Your Tom is exhausted.");
        row(R"("wounds":2)", "p1 Tom ready w2", "Wounds on your Tom: 2.");
        row(R"("name":"Tim")", "p1 Tim ready", "Your Tom is now called Tim.");
        row(R"("skill":7,"icons":{"arcane":2})", "p1 Tom ready", "Your Tom has other numbers now.");
        row(R"("gone":true)", "", "Your Tom is gone.");
    }
    void theTablesHandIsOnThePlayersToo()
    {
        QFETCH(QByteArray, hand);
        QFETCH(QString, then);
        QFETCH(QString, told);
        ReadGame game({ally("Ann", 9)});
        QCOMPARE(game.code(R"({"do":"mine","id":"p1","gone":true})"), u"bad-argument"_s);
        game.say(commits({at(0, {hero("Tom", 3, "t")})}));
        QVERIFY(game.reach(u"player"_s));
        QCOMPARE(game.code(R"({"do":"mine","id":"p1"})"), u"bad-argument"_s);
        QCOMPARE(game.code(R"({"do":"mine","id":"p1","gone":false})"), u"bad-argument"_s);
        const auto reply = game.say(hand);
        QVERIFY2(reply["ok"].toBool(), qPrintable(reply["message"].toString()));
        QCOMPARE(own(game).join(u' '), then);
        const auto log = game.state()["log"].toArray();
        QCOMPARE(log.last().toObject()[u"text"_s].toString(), told);
        if (hand.contains("skill")) {
            QCOMPARE(game.state()["player"]["characters"][0]["skill"].toInt(), 7);
            QCOMPARE(game.state()["player"]["characters"][0]["icons"]["terror"].toInt(), 1);
        }
        QVERIFY(game.holds());
    }

    // At home by the table's hand: whoever is insane stands at no story, and is there no more when sane
    // again.
    void whoGoesInsaneStandsAtNoStory()
    {
        ReadGame game({ally("Ann", 9)});
        game.say(commits({at(1, {hero("Tom", 3)})}));
        const auto place = [&] { return game.state()["player"]["characters"][0]["story"].toInt(-1); };
        QCOMPARE(place(), 1);
        QVERIFY(game.say(R"({"do":"mine","id":"p1","status":"insane"})")["ok"].toBool());
        QCOMPARE(place(), -1);
        QVERIFY(game.say(R"({"do":"mine","id":"p1","status":"ready"})")["ok"].toBool());
        QCOMPARE(place(), -1);
        QVERIFY(game.holds());
    }

    // At a conspiracy that leaves play nobody has to lose anybody any more; at another story they still have.
    void aStoryThatIsGoneIsOwedNothing_data()
    {
        QTest::addColumn<int>("story");
        QTest::addColumn<bool>("isOwed");
        QTest::newRow("there") << 0 << false;
        QTest::newRow("elsewhere") << 1 << true;
    }
    void aStoryThatIsGoneIsOwedNothing()
    {
        QFETCH(int, story);
        QFETCH(bool, isOwed);
        ReadGame game({ally("Ann", 9, "t"), R"({"name":"Plot","type":"conspiracy","cost":1})"});
        game.say(commits({at(story, {hero("Tom", 3), hero("Amy", 2)})}));
        game.say(R"({"do":"confirm"})");
        QCOMPARE(game.step(), u"lose"_s);
        const auto gone = game.say(R"({"do":"discard","story":0})");
        QVERIFY2(gone["ok"].toBool(), qPrintable(gone["message"].toString()));
        QCOMPARE(game.step() == u"lose"_s, isOwed);
        const auto place = isOwed ? u" @0"_s : QString();
        QCOMPARE(own(game), (QStringList{u"p1 Tom exhausted"_s + place, u"p2 Amy exhausted"_s + place}));
        QVERIFY(game.holds());
    }

    // Somebody who is taken away while the choice is open leaves it to the others.
    void aChoiceThatIsGoneIsNotAskedAbout()
    {
        ReadGame game({ally("Ann", 9, "t")});
        game.say(commits({at(0, {hero("Tom", 3), hero("Amy", 2)})}));
        game.say(R"({"do":"confirm"})");
        QCOMPARE(game.step(), u"lose"_s);
        QVERIFY(game.say(R"({"do":"mine","id":"p1","gone":true})")["ok"].toBool());
        QVERIFY(game.step() != u"lose"_s);
        QCOMPARE(own(game), QStringList{u"p2 Amy insane"_s});
        QVERIFY(game.holds());
    }

    void whatIsToChangeNamesThePlayersToo_data()
    {
        QTest::addColumn<QByteArray>("minion");
        QTest::addColumn<QByteArray>("sent");
        QTest::addColumn<QStringList>("taken"); // by undoing the struggles
        QTest::addColumn<QString>("committed"); // by undoing the commitment, too
        QTest::newRow("insane") << QByteArray("t") << hero("Tom", 3)
                                << QStringList{u"Turn your Tom face up: sane."_s}
                                << u"Take your Tom out of play."_s;
        QTest::newRow("destroyed") << QByteArray("c") << hero("Tom", 3)
                                   << QStringList{u"Put your Tom into play."_s}
                                   << u"Take your Tom out of play."_s;
        QTest::newRow("wounded") << QByteArray("c") << hero("Tom", 3, {}, R"(,"keywords":["toughness 1"])")
                                 << QStringList{u"Take wounds off your Tom: 1 → 0."_s}
                                 << u"Take your Tom out of play."_s;
        QTest::newRow("readied") << QByteArray() << hero("Tom", 3, "a") << QStringList{u"Exhaust your Tom."_s}
                                 << u"Take your Tom out of play."_s;
        QTest::newRow("without a name")
            << QByteArray("t") << hero({}, 2) << QStringList{u"Commit one of yours with skill 2 at A."_s}
            << u"No longer committed: one of yours with skill 2 at A."_s;
    }
    void whatIsToChangeNamesThePlayersToo()
    {
        QFETCH(QByteArray, minion);
        QFETCH(QByteArray, sent);
        QFETCH(QStringList, taken);
        QFETCH(QString, committed);
        ReadGame game({ally("Ann", 9, minion)});
        QVERIFY(game.say(commits({at(0, {sent})}))["ok"].toBool());
        QVERIFY(game.say(R"({"do":"confirm"})")["ok"].toBool());
        const auto fought = lines(game.say(R"({"do":"undo"})")["resync"]);
        for (const auto &line : taken)
            QVERIFY2(fought.contains(line), qPrintable(fought.join(u'\n')));
        const auto before = lines(game.say(R"({"do":"undo"})")["resync"]);
        QVERIFY2(before.contains(committed), qPrintable(before.join(u'\n')));
        QVERIFY(lines(game.say(R"({"do":"redo"})")["resync"]).size() > 0);
    }

    void aForecastChangesNothing_data()
    {
        QTest::addColumn<bool>("answers"); // in the Minion's turn
        QTest::newRow("before the player commits") << false;
        QTest::newRow("before the player answers") << true;
    }
    void aForecastChangesNothing()
    {
        QFETCH(bool, answers);
        ReadGame game({ally("Ann", 2, "ti")});
        if (answers)
            QVERIFY(game.reach(u"answer"_s));
        const auto before = game.stateText();
        const auto asked = commits({at(0, {hero("Tom", 5, "cc"), hero("Amy", 4)})});
        const auto stories = asked.mid(asked.indexOf("\"stories\""));
        const auto reply = game.say(R"({"do":"forecast",)" + stories);
        QVERIFY2(reply["ok"].toBool(), qPrintable(reply["message"].toString()));
        QCOMPARE(game.stateText(), before);
        const auto story = reply["forecast"]["stories"][0];
        QCOMPARE(story["story"].toInt(), 0);
        QVERIFY(story["resolved"].toBool());
        QCOMPARE(story["struggles"].toArray().size(), 4);
        QCOMPARE(story["struggles"][1]["winner"].toString(), u"player"_s);
        QCOMPARE(story["struggles"][1]["player"].toInt(), 2);
        if (answers) {
            QCOMPARE(story["struggles"][0]["winner"].toString(), u"minion"_s);
            const auto fate = story["struggles"][0]["fates"][0];
            QCOMPARE(fate["side"].toString(), u"player"_s);
            QCOMPARE(fate["fate"].toString(), u"insane"_s);
            QVERIFY(fate["choice"].toBool());
            QCOMPARE(story["struggles"][1]["fates"][0]["card"].toString(), u"c6"_s);
            QCOMPARE(story["tokens"]["minion"].toInt(), 0); // Ann is destroyed in combat
        } else {
            QCOMPARE(story["tokens"]["player"].toInt(), 2);
            QCOMPARE(story["skill"]["winner"].toString(), u"player"_s);
        }
        QVERIFY(game.say(asked)["ok"].toBool()); // and what was asked can be done
        QVERIFY(game.holds());
    }

    // Whoever is missed least goes first: skill and icons count alike.
    void aForecastLosesWhoIsMissedLeast_data()
    {
        QTest::addColumn<QByteArray>("icons"); // of Tom, skill 3; Amy has 4 and none
        QTest::addColumn<QString>("lost");
        QTest::newRow("none") << QByteArray() << u"Tom"_s;
        for (const auto *icons : {"tt", "cc", "aa", "ii", "tc"})
            QTest::newRow(icons) << QByteArray(icons) << u"Amy"_s;
    }
    void aForecastLosesWhoIsMissedLeast()
    {
        QFETCH(QByteArray, icons);
        QFETCH(QString, lost);
        ReadGame game({ally("Ann", 2, "ccc", R"(,"keywords":["willpower"])")});
        QVERIFY(game.reach(u"answer"_s));
        const auto asked = commits({at(0, {hero("Tom", 3, icons), hero("Amy", 4)})});
        const auto reply = game.say(R"({"do":"forecast",)" + asked.mid(asked.indexOf("\"stories\"")));
        const auto fate = reply["forecast"]["stories"][0]["struggles"][1]["fates"][0];
        QCOMPARE(fate["fate"].toString(), u"destroyed"_s);
        QCOMPARE(fate["name"].toString(), lost);
    }

    // What was foreseen is what comes, where nobody chooses.
    void aForecastComesTrue()
    {
        ReadGame game({ally("Ann", 2, "ca"), ally("Bo", 1, "i")});
        QVERIFY(game.say(commits({at(0, {hero("Tom", 3, "t")}), at(1, {hero({}, 1)})}))["ok"].toBool());
        QVERIFY(game.say(R"({"do":"forecast"})")["forecast"]["stories"].toArray().size() == 2);
        QVERIFY(game.say(R"({"do":"forecast","stories":[]})")["code"].toString() == u"not-now"_s);
        // The defence as proposed: Ann to A, Bo to B.
        game.say(R"({"do":"confirm"})");
        QCOMPARE(game.state()["stories"][1]["minion"].toInt(), 1);
        QVERIFY(game.reach(u"answer"_s));
        const auto foreseen = game.say(R"({"do":"forecast"})")["forecast"]["stories"];
        QList<int> tokens;
        for (const auto &each : foreseen.toArray()) {
            const auto story = each.toObject();
            tokens.append(game.state()["stories"][story[u"story"_s].toInt()]["minion"].toInt() +
                          story[u"tokens"_s].toObject()[u"minion"_s].toInt());
        }
        QVERIFY(game.say(R"({"do":"commits","stories":[]})")["ok"].toBool());
        for (qsizetype i = 0; i < tokens.size(); ++i)
            QCOMPARE(
                game.state()["stories"][foreseen[static_cast<int>(i)]["story"].toInt()]["minion"].toInt(),
                tokens[i]);
    }

    void nobodyCommittedIsNothingToForesee()
    {
        ReadGame game({ally("Ann", 2)});
        const auto reply = game.say(R"({"do":"forecast"})");
        QVERIFY(reply["ok"].toBool());
        QVERIFY(reply["forecast"]["stories"].toArray().isEmpty());
        QCOMPARE(game.say(R"({"do":"commits","stories":[],"order":[9]})")["message"].toString(),
                 u"There is no story 9: they go from 0, nearest the Deep, to 2."_s);
        const auto nobody = game.say(R"({"do":"forecast","stories":[]})");
        QVERIFY(nobody["ok"].toBool() && nobody["forecast"]["stories"].toArray().isEmpty());
        QCOMPARE(
            game.code(R"({"do":"forecast","stories":[{"story":9,"characters":[{"skill":1,"icons":{}}]}]})"),
            u"bad-argument"_s);
    }

    void whoJoinsIsKnownBeforeItIsSent()
    {
        ReadGame game({ally("Ann", 9, "t")});
        QVERIFY(
            game.say(
                    R"({"do":"join","name":"Tom","skill":2,"icons":{"combat":1},"keywords":["fast"],"wounds":1})")
                ["ok"]
                    .toBool());
        QCOMPARE(own(game), QStringList{u"p1 Tom ready w1"_s});
        QVERIFY(lines(game.say(R"({"do":"undo"})")["resync"]).contains(u"Take your Tom out of play."_s));
        QCOMPARE(own(game), QStringList());
        game.say(R"({"do":"redo"})");
        QVERIFY(game.say(R"({"do":"commits","stories":[{"story":1,"characters":[{"id":"p1"}]}]})")["ok"]
                    .toBool());
        QCOMPARE(own(game), QStringList{u"p1 Tom exhausted @1 w1"_s});
        QCOMPARE(game.code(R"({"do":"join","name":"","skill":2,"icons":{}})"), u"bad-argument"_s);
        QVERIFY(game.holds());
    }

    void ownDomainsAreCountedOnRequest()
    {
        ReadGame game({ally("Ann")});
        const auto domains = [&] {
            QStringList all;
            for (const auto &each : game.state()["player"]["domains"].toArray())
                all.append(QString::number(each.toObject()[u"resources"_s].toInt()) +
                           (each.toObject()[u"drained"_s].toBool() ? u"-"_s : QString()));
            return all.join(u' ');
        };
        QCOMPARE(domains(), QString());
        QCOMPARE(game.code(R"({"do":"my-domain","index":0,"by":1})"), u"bad-argument"_s);
        game.say(R"({"do":"my-domains","resources":[1,1,1]})");
        game.say(R"({"do":"my-domain","index":1,"by":2,"drained":true})");
        QCOMPARE(domains(), u"1 3- 1"_s);
        QCOMPARE(game.code(R"({"do":"my-domain","index":1,"by":-4})"), u"bad-argument"_s);
        QCOMPARE(game.code(R"({"do":"my-domain","index":3,"by":1})"), u"bad-argument"_s);
        QCOMPARE(game.code(R"({"do":"my-domain","index":1})"), u"bad-argument"_s);
        QCOMPARE(game.say(R"({"do":"my-domain","index":1})")["message"].toString(),
                 u"Say what changes on your domain 2."_s);
        game.say(R"({"do":"my-domain","index":2,"drained":true})");
        QCOMPARE(domains(), u"1 3- 1-"_s);
        game.say(R"({"do":"undo"})");
        game.say(R"({"do":"end-turn"})");
        QCOMPARE(domains(), u"1 3- 1"_s);
        QVERIFY(game.reach(u"player"_s)); // as the turn begins they are cleared
        QCOMPARE(domains(), u"1 3 1"_s);
        game.say(R"({"do":"my-domains","resources":[]})");
        QCOMPARE(domains(), QString());
        QVERIFY(game.holds());
    }

    // The defence is the one that the Minion puts up then.
    void aForecastKnowsTheDefence()
    {
        ReadGame game({ally("Ann", 3, "cc"), ally("Bo", 1, "i")});
        const QByteArray sent = R"("stories":[{"story":0,"characters":[)" + hero("Tom", 2, "c") + "]}]";
        const auto without = game.say(R"({"do":"forecast",)" + sent + "}");
        QVERIFY(without["forecast"]["defends"].isUndefined());
        QCOMPARE(without["forecast"]["stories"][0]["tokens"]["player"].toInt(), 2);
        const auto with = game.say(R"({"do":"forecast",)" + sent + R"(,"defended":true})");
        const auto defends = with["forecast"]["defends"].toArray();
        QCOMPARE(defends.size(), 2);
        QCOMPARE(with["forecast"]["stories"][0]["struggles"][1]["winner"].toString(), u"minion"_s);
        QCOMPARE(with["forecast"]["stories"][0]["struggles"][1]["fates"][0]["fate"].toString(),
                 u"destroyed"_s);
        QVERIFY(game.say(R"({"do":"commits",)" + sent + "}")["ok"].toBool());
        QCOMPARE(game.state()["step"]["proposal"]["defends"].toArray(), defends);
        const auto open = game.say(R"({"do":"forecast","defended":true})");
        QCOMPARE(open["forecast"]["stories"].toArray(), with["forecast"]["stories"].toArray());
    }

    // Events that were kept before any of this was known mean what they meant.
    void anOldJournalOpens()
    {
        using Codec = Codec<cthulhu::Game>;
        const auto events = Codec::events(
            R"([{"type":"started","stories":["A","B","C"],"first":"player","mulligan":false,"options":{"draw":2},"deck":null},)"
            R"({"type":"turn-began","turn":1,"side":"player"},)"
            R"({"type":"player-committed","stories":[{"story":0,"characters":[{"name":"Tom","skill":1,"icons":{}}]}],"order":[0]},)"
            R"({"type":"went-on","to":"resolve"},{"type":"fight-began","story":0},)"
            R"({"type":"struggle-decided","story":0,"struggle":"arcane","minion":0,"player":1,"winner":"player"},)"
            R"({"type":"player-readied","story":0},{"type":"all-went-home"}])");
        QVERIFY(events);
        cthulhu::State state;
        for (const auto &event : *events)
            state = cthulhu::Rules::evolve(std::move(state), event);
        QVERIFY(state.own.empty());
        QVERIFY(cthulhu::byIcons(state.options));
        QVERIFY(Codec::state(Codec::text(state)) == state);
    }
};

QTEST_APPLESS_MAIN(CthulhuOwnTest)
#include "own_test.moc"
