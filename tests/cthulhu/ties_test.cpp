#include "tests/cthulhu/reading.h"

#include <QTest>

using namespace torchside;
using namespace torchside::tests;
using namespace Qt::StringLiterals;

namespace {

QStringList tiedIn(const Reply &candidates)
{
    QStringList tied;
    for (const auto &each : candidates.toArray())
        if (each.toObject()[u"tied"_s].toBool())
            tied.append(each.toObject()[u"card"_s].toString());
    return tied;
}

QString named(ReadGame &game, const Reply &id)
{
    for (const auto *where : {"characters", "supports", "hand"})
        for (const auto &each : game.state()["minion"][where].toArray())
            if (each.toObject()[u"id"_s] == QJsonValue(id))
                return each.toObject()[u"name"_s].toString();
    return {};
}

QString statusOf(ReadGame &game, const QString &name)
{
    for (const auto &each : game.state()["minion"]["characters"].toArray())
        if (each.toObject()[u"name"_s].toString() == name)
            return each.toObject()[u"status"_s].toString();
    return u"gone"_s;
}

} // namespace

// The order of the defence, and what is left to the table where the Minion's characters are equal.
class CthulhuTiesTest : public QObject {
    Q_OBJECT

private slots:
    void theMinionDefendsFirstWhereYouHaveMostIcons_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QByteArrayList>("sent"); // to A, B and C
        QTest::addColumn<QString>("tokens");      // the player's there
        QTest::addColumn<QString>("order");
        const auto row = [](const char *rule, const char *options, const QByteArrayList &sent,
                            const char *tokens, const char *order) {
            QTest::newRow(rule) << QByteArray(options) << sent << QString::fromLatin1(tokens)
                                << QString::fromLatin1(order);
        };
        const char *icons = "{}";
        row("icons before tokens", icons, {hero({}, 1), hero({}, 1, "c"), hero({}, 1, "cc")}, "3 2 0",
            "2 1 0");
        row("every icon counts alike", icons, {hero({}, 9, "c"), hero({}, 1, "tca"), hero({}, 1, "ii")},
            "0 0 0", "1 2 0");
        row("all that stand there together", icons,
            {hero({}, 1, "cc"), hero({}, 1, "t") + "," + hero({}, 1, "ai"), hero({}, 1)}, "0 0 0", "1 0 2");
        row("equal icons: most tokens of yours", icons,
            {hero({}, 1, "c"), hero({}, 1, "t"), hero({}, 1, "i")}, "0 1 3", "2 1 0");
        row("equal tokens too: nearest the Deep", icons, {hero({}, 1), hero({}, 1), hero({}, 1)}, "2 2 2",
            "0 1 2");
        row("by tokens where it was agreed so", R"({"defendFirst":"tokens"})",
            {hero({}, 1), hero({}, 1, "c"), hero({}, 1, "cc")}, "3 2 0", "0 1 2");
        row("by tokens, equal: nearest the Deep", R"({"defendFirst":"tokens"})",
            {hero({}, 1), hero({}, 1, "c"), hero({}, 1, "cc")}, "0 0 0", "0 1 2");
    }
    void theMinionDefendsFirstWhereYouHaveMostIcons()
    {
        QFETCH(QByteArray, options);
        QFETCH(QByteArrayList, sent);
        QFETCH(QString, tokens);
        QFETCH(QString, order);
        ReadGame game({ally("Ann", 4), ally("Bo", 3), ally("Cy", 2)}, options);
        for (int i = 0; i < 3; ++i)
            if (const auto by = tokens.split(u' ')[i]; by != u"0"_s)
                QVERIFY(game.say(QStringLiteral(R"({"do":"token","story":%1,"side":"player","by":%2})")
                                     .arg(i)
                                     .arg(by)
                                     .toUtf8())["ok"]
                            .toBool());
        QVERIFY(game.say(commits({at(0, {sent[0]}), at(1, {sent[1]}), at(2, {sent[2]})}))["ok"].toBool());
        QCOMPARE(game.step(), u"defend"_s);
        QStringList stories;
        for (const auto &each : game.state()["step"]["proposal"]["defends"].toArray())
            stories.append(QString::number(each.toObject()[u"story"_s].toInt()));
        QCOMPARE(stories.join(u' '), order);
        QVERIFY(game.holds());
    }

    void theProofNamesIconsAndTokens()
    {
        ReadGame game({ally("Ann", 4), ally("Bo", 3)});
        QVERIFY(game.say(R"({"do":"token","story":0,"side":"player","by":2})")["ok"].toBool());
        QVERIFY(game.say(commits({at(0, {hero({}, 1, "c")}), at(1, {hero({}, 1, "ccc")})}))["ok"].toBool());
        QStringList why;
        for (const auto &line : game.state()["step"]["why"].toArray())
            why.append(line.toString());
        QVERIFY2(why.contains(u"Ann goes to B. Your icons there: 3, your tokens: 0."_s),
                 qPrintable(why.join(u'\n')));
        QVERIFY(why.contains(u"Bo goes to A. Your icons there: 1, your tokens: 2."_s));
    }

    void theProofNamesTheNumbersOfStoriesLeftAloneToo()
    {
        ReadGame game({ally("Ann", 4)});
        QVERIFY(game.say(R"({"do":"token","story":0,"side":"player","by":2})")["ok"].toBool());
        QVERIFY(game.say(commits({at(0, {hero({}, 1, "c")}), at(1, {hero({}, 1, "ccc")})}))["ok"].toBool());
        QStringList why;
        for (const auto &line : game.state()["step"]["why"].toArray())
            why.append(line.toString());
        QVERIFY2(why.contains(u"Nobody is left for A. Your icons there: 1, your tokens: 2."_s),
                 qPrintable(why.join(u'\n')));
    }

    void equalsAreRestoredAsTheTableSays()
    {
        ReadGame game({ally("Ann", 2), ally("Bo", 2), ally("Cy", 1)});
        for (const auto *who : {"Ann", "Bo", "Cy"})
            game.say(R"({"do":"insane","card":")" + QByteArray(who) + R"("})");
        QVERIFY(game.say(R"({"do":"end-turn"})")["ok"].toBool());
        QCOMPARE(game.step(), u"refresh"_s);
        auto step = game.state()["step"];
        QCOMPARE(tiedIn(step["candidates"]).size(), 2);
        QCOMPARE(named(game, step["proposal"]["restore"]), u"Ann"_s);
        QCOMPARE(game.code(R"({"do":"choose","card":"Cy"})"), u"bad-argument"_s);
        QVERIFY(game.say(R"({"do":"choose","card":"Bo"})")["ok"].toBool());
        QCOMPARE(game.step(), u"draw"_s);
        QCOMPARE(statusOf(game, u"Bo"_s), u"exhausted"_s);
        QCOMPARE(statusOf(game, u"Ann"_s), u"insane"_s);
        QVERIFY(game.holds());
        game.say(R"({"do":"undo"})");
        QVERIFY(game.say(R"({"do":"confirm"})")["ok"].toBool());
        QCOMPARE(statusOf(game, u"Ann"_s), u"exhausted"_s);
    }

    void anAttachmentGoesToTheEqualThatTheTableNames()
    {
        ReadGame game({ally("Ann", 2), ally("Bo", 2), ally("Cy", 1)});
        QVERIFY(
            game.say(
                    R"({"do":"take-to-hand","card":{"name":"Knife","type":"support","cost":1,"attachment":true}})")
                ["ok"]
                    .toBool());
        QVERIFY(game.reach(u"drain"_s));
        const auto step = game.state()["step"];
        QCOMPARE(named(game, step["proposal"]["attachTo"]), u"Ann"_s);
        QCOMPARE(tiedIn(step["hosts"]).size(), 2);
        QCOMPARE(game.code(R"({"do":"choose","card":"Knife","attachTo":"Cy"})"), u"bad-argument"_s);
        QCOMPARE(game.code(R"({"do":"choose","card":"Knife"})"), u"bad-argument"_s);
        QCOMPARE(game.code(R"({"do":"choose","card":"Bo","attachTo":"Bo"})"), u"bad-argument"_s);
        QVERIFY(game.say(R"({"do":"choose","card":"Knife","attachTo":"Bo"})")["ok"].toBool());
        QCOMPARE(game.state()["minion"]["characters"][1]["attachments"][0]["name"].toString(), u"Knife"_s);
        QVERIFY(game.state()["minion"]["domains"][0]["drained"].toBool() ||
                game.state()["minion"]["domains"][1]["drained"].toBool());
        QVERIFY(game.holds());
    }

    void hostsThatDifferAreNoChoice()
    {
        ReadGame game({ally("Ann", 2), ally("Bo", 1)});
        game.say(
            R"({"do":"take-to-hand","card":{"name":"Knife","type":"support","cost":1,"attachment":true}})");
        QVERIFY(game.reach(u"drain"_s));
        QVERIFY(game.state()["step"]["hosts"].isUndefined());
        QCOMPARE(game.code(R"({"do":"choose","card":"Knife","attachTo":"Ann"})"), u"bad-argument"_s);
    }

    void theMinionsLossAmongEqualsIsTheTables_data()
    {
        QTest::addColumn<QByteArrayList>("minion");
        QTest::addColumn<QByteArray>("icons"); // the player's
        QTest::addColumn<QString>("struggle"); // that is asked about; empty: nothing is
        QTest::addColumn<QString>("taken");    // by confirm
        const auto row = [](const char *rule, const QByteArrayList &minion, const char *icons,
                            const char *struggle, const char *taken) {
            QTest::newRow(rule) << minion << QByteArray(icons) << QString::fromLatin1(struggle)
                                << QString::fromLatin1(taken);
        };
        row("who goes insane", {ally("Ann", 2), ally("Bo", 2)}, "t", "terror", "Bo");
        row("who is destroyed", {ally("Ann", 2), ally("Bo", 2)}, "c", "combat", "Bo");
        row("higher ones are out of it", {ally("Ann", 2), ally("Bo", 2), ally("Di", 3)}, "t", "terror", "Bo");
        row("one is the lowest", {ally("Ann", 2), ally("Bo", 1)}, "t", "", "");
        row("equal in name, too", {ally("Ann", 2), ally("Ann", 2)}, "t", "", "");
        row("one of them is spared", {ally("Ann", 2), ally("Bo", 2, {}, R"(,"keywords":["willpower"])")}, "t",
            "", "");
        row("who survives it takes the wound",
            {ally("Ann", 2), ally("Bo", 2, {}, R"(,"keywords":["toughness 1"])")}, "c", "", "");
    }
    void theMinionsLossAmongEqualsIsTheTables()
    {
        QFETCH(QByteArrayList, minion);
        QFETCH(QByteArray, icons);
        QFETCH(QString, struggle);
        QFETCH(QString, taken);
        for (const bool confirms : {true, false}) {
            ReadGame game(minion);
            QVERIFY(game.say(commits({at(0, {hero({}, 1, icons)})}))["ok"].toBool());
            const auto reply = game.say(R"({"do":"confirm"})");
            QVERIFY(reply["ok"].toBool());
            if (struggle.isEmpty()) {
                QVERIFY(game.step() != u"lose"_s);
                return;
            }
            const auto step = game.state()["step"];
            QCOMPARE(step["id"].toString(), u"lose"_s);
            QCOMPARE(step["wants"].toString(), u"confirm"_s);
            QCOMPARE(step["proposal"]["side"].toString(), u"minion"_s);
            QCOMPARE(step["proposal"]["struggle"].toString(), struggle);
            QCOMPARE(named(game, step["proposal"]["card"]), taken);
            QCOMPARE(tiedIn(step["candidates"]).size(), 2);
            const auto said = reply["events"].toArray().last().toObject();
            QCOMPARE(said[u"type"_s].toString(), u"minion-tied"_s);
            QCOMPARE(said[u"characters"_s].toVariant().toStringList(), tiedIn(step["candidates"]));
            QCOMPARE(step["rule"].toString(), u"ties-table"_s);
            QCOMPARE(game.code(R"({"do":"lose","character":0})"), u"not-now"_s);
            QVERIFY(game.holds());
            const auto other = u"Ann"_s;
            QVERIFY(game.say(confirms ? R"({"do":"confirm"})" : R"({"do":"choose","card":"Ann"})")["ok"]
                        .toBool());
            const auto lost = confirms ? taken : other;
            QVERIFY(statusOf(game, lost) == u"insane"_s || statusOf(game, lost) == u"gone"_s);
            QCOMPARE(statusOf(game, confirms ? other : taken), u"exhausted"_s);
            QVERIFY(game.step() != u"lose"_s);
            QVERIFY(game.holds());
        }
    }

    void whoIsReadiedAmongEqualsIsTheTables()
    {
        ReadGame game({ally("Ann", 2, "a"), ally("Bo", 2, "a"), ally("Cy", 1)});
        QVERIFY(game.say(commits({at(0, {hero({}, 9)})}))["ok"].toBool());
        QVERIFY(game.say(R"({"do":"confirm"})")["ok"].toBool());
        const auto step = game.state()["step"];
        QCOMPARE(step["id"].toString(), u"lose"_s);
        QCOMPARE(step["proposal"]["struggle"].toString(), u"arcane"_s);
        QCOMPARE(named(game, step["proposal"]["card"]), u"Ann"_s);
        QVERIFY(game.say(R"({"do":"choose","card":"Bo"})")["ok"].toBool());
        QCOMPARE(statusOf(game, u"Bo"_s), u"ready"_s);
        QCOMPARE(statusOf(game, u"Ann"_s), u"exhausted"_s);
        QVERIFY(game.holds());
    }

    // What the table does meanwhile may leave nothing to choose.
    void aTieThatIsGoneIsNotAskedAbout()
    {
        ReadGame game({ally("Ann", 2), ally("Bo", 2)});
        game.say(commits({at(0, {hero({}, 1, "t")})}));
        game.say(R"({"do":"confirm"})");
        QCOMPARE(game.step(), u"lose"_s);
        QVERIFY(game.say(R"({"do":"boost","card":"Ann","skill":5})")["ok"].toBool());
        QVERIFY(game.step() != u"lose"_s);
        QCOMPARE(statusOf(game, u"Bo"_s), u"insane"_s);
        QVERIFY(game.holds());
    }

    // What decides by name, as LILLITH does, leaves nothing to choose.
    void underLillithTheNameDecides()
    {
        ReadGame game({ally("Ann", 2), ally("Bo", 2)}, R"({"variant":"lillith"})");
        for (const auto *who : {"Ann", "Bo"})
            game.say(R"({"do":"insane","card":")" + QByteArray(who) + R"("})");
        game.say(R"({"do":"end-turn"})");
        QCOMPARE(game.step(), u"refresh"_s);
        QVERIFY(tiedIn(game.state()["step"]["candidates"]).isEmpty());
    }

    // Two attackers, at A and at B, and one who is destroyed at A: at B nobody is left to be resolved.
    void aStoryWithoutAttackersIsNotResolved_data()
    {
        QTest::addColumn<bool>("taken");
        QTest::newRow("the attacker stays") << false;
        QTest::newRow("the table took the attacker away") << true;
    }
    void aStoryWithoutAttackersIsNotResolved()
    {
        QFETCH(bool, taken);
        ReadGame game({ally("Ann", 2, "i"), ally("Bo", 1, "i")});
        QVERIFY(game.say(commits({at(0, {hero("Tom", 1)}), at(1, {hero("Amy", 1)})}))["ok"].toBool());
        QCOMPARE(game.step(), u"defend"_s);
        if (taken)
            QVERIFY(game.say(R"({"do":"mine","id":"p2","status":"insane"})")["ok"].toBool());
        QVERIFY(game.say(R"({"do":"choose","card":"Bo"})")["code"].toString() == u"bad-argument"_s);
        const auto defends = game.state()["step"]["proposal"]["defends"].toArray().size();
        QCOMPARE(defends, 2);
        const auto reply = game.say(R"({"do":"confirm"})");
        QCOMPARE(ReadGame::kinds(reply).contains(u"not-resolved"_s), taken);
        QCOMPARE(game.state()["stories"][1]["minion"].toInt(), taken ? 0 : 1);
        QVERIFY(game.holds());
    }

    // The attackers left after the defence: the defenders gain nothing, the next story follows.
    void defendersGainNothingWhereNobodyAttacks()
    {
        ReadGame game({ally("Ann", 2, "i"), ally("Bo", 1, "t")});
        QVERIFY(game.say(commits({at(1, {hero("Tom", 1), hero("Amy", 1)}), at(0, {hero("Zoe", 1)})}))["ok"]
                    .toBool());
        QVERIFY(game.reach(u"lose"_s)); // at B the Minion won the terror struggle
        QVERIFY(game.say(R"({"do":"mine","id":"p3","gone":true})")["ok"].toBool());
        const auto reply = game.say(R"({"do":"lose","character":0})");
        QVERIFY(ReadGame::kinds(reply).contains(u"not-resolved"_s));
        QCOMPARE(game.state()["stories"][0]["minion"].toInt(), 0);
        QVERIFY(game.holds());
    }

    void aWonStorysCardIsNotDiscarded()
    {
        ReadGame game({ally("Ann", 2)});
        game.say(R"({"do":"put-into-play","card":{"name":"Plot","type":"conspiracy","cost":1}})");
        const auto id = game.state()["stories"][0]["card"].toString().toUtf8();
        QVERIFY(game.say(R"({"do":"token","story":0,"side":"minion","by":5})")["ok"].toBool());
        QCOMPARE(game.step(), u"effect"_s);
        for (const auto &line :
             {QByteArray(R"({"do":"discard","story":0})"), R"({"do":"discard","card":")" + id + R"("})",
              QByteArray(R"({"do":"discard","card":"Plot"})"),
              QByteArray(R"({"do":"destroy","card":"Plot"})"),
              QByteArray(R"({"do":"take-to-hand","card":"Plot"})")})
            QCOMPARE(game.say(line)["code"].toString(), u"bad-argument"_s);
        QVERIFY(game.say(R"({"do":"story-effect","take":true})")["ok"].toBool());
        QCOMPARE(game.state()["stories"].toArray().size(), 3);
    }

    void aNewScoutLeavesEverythingElse()
    {
        ReadGame game;
        QVERIFY(game.say(R"({"do":"token","story":1,"side":"minion","by":2})")["ok"].toBool());
        const auto before = game.state();
        QVERIFY(game.say(R"({"do":"end-turn"})")["ok"].toBool());
        const auto state = game.state();
        QCOMPARE(state["step"]["id"].toString(), u"scout"_s);
        QCOMPARE(state["step"]["rule"].toString(), u"re-scout-stays"_s);
        QVERIFY(state["step"]["say"].toString().contains(u"cost 4"_s));
        QVERIFY(state["step"]["say"].toString().contains(u"Everything else stays as it lies."_s));
        QCOMPARE(state["stories"], before["stories"]);
        QCOMPARE(state["minion"]["domains"], before["minion"]["domains"]);
        QCOMPARE(state["minion"]["hand"], before["minion"]["hand"]);
    }
};

QTEST_APPLESS_MAIN(CthulhuTiesTest)
#include "ties_test.moc"
