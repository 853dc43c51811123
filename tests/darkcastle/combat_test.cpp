#include "tests/darkcastle/castle_lines.h"

using namespace torchside;
using namespace torchside::tests::castle;
using tests::Reply;

namespace {

QString row(const Reply &reply)
{
    const auto dice = reply["state"]["combat"]["dice"];
    return u"%1 %2 %3"_s.arg(dice["might"].toInt()).arg(dice["cunning"].toInt()).arg(dice["wisdom"].toInt());
}

int hp(const Reply &reply, int character)
{
    return reply["state"]["characters"][character]["hp"].toInt();
}

} // namespace

// Fights, a round at a time.
class DarkcastleCombatTest : public QObject {
    Q_OBJECT

private slots:
    void theEnemysDiceAreSetOut()
    {
        Table game;
        const auto combat = facing(game, dice(2, 0, 3))["state"]["combat"];
        QCOMPARE(
            compact(combat),
            u"{\"blocked\":[],\"blow\":2,\"dice\":{\"cunning\":0,\"might\":2,\"wisdom\":3},\"participants\":[0,1,2],\"resting\":null,\"rolled\":[],\"round\":1}"_s);
    }

    void perPlayerDiceCountEveryCharacter()
    {
        Table game;
        const auto reply =
            facing(game, dice(1, 0, 0, R"(,"rolled":["wisdom","cunning","wisdom"],"participants":[2])"));
        QCOMPARE(row(reply), u"1 1 2"_s);
        QCOMPARE(compact(reply["state"]["combat"]["participants"]), u"[2]"_s);
        QCOMPARE(
            reply["state"]["log"][2]["text"].toString(),
            u"Combat begins against 1 Might, 1 Cunning and 2 Wisdom; its blow is 2. The extra dice show Wisdom, Cunning and Wisdom. Only Cy takes part."_s);
    }

    void alonePerPlayerMeansPerCharacter()
    {
        Table game;
        const auto reply = facing(game, R"({"do":"combat","perPlayer":true})", alone);
        QCOMPARE(reply["events"][0]["rolled"].toArray().size(), 2);
        const auto combat = reply["state"]["combat"]["dice"];
        QCOMPARE(combat["might"].toInt() + combat["cunning"].toInt() + combat["wisdom"].toInt(), 2);
    }

    void theAppsChapterDiceShowEachSymbolAlikeOften()
    {
        std::map<QString, int> fell;
        Table game;
        game.all({four, turn});
        for (int i = 0; i < 600; ++i) {
            for (const auto each :
                 game.say(R"({"do":"combat","perPlayer":true})")["events"][0]["rolled"].toArray())
                fell[each.toString()] += 1;
            game.say(R"({"do":"undo"})");
        }
        QCOMPARE(fell.size(), 3U);
        for (const auto &[symbol, times] : fell)
            QVERIFY(times > 700 && times < 900);
    }

    void combatIsRefused_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("field");
        QTest::newRow("no dice") << QByteArray(R"({"do":"combat"})") << "dice";
        QTest::newRow("all zero") << dice(0, 0, 0) << "dice";
        QTest::newRow("ten") << dice(4, 3, 3) << "dice";
        QTest::newRow("ten with rolled ones")
            << dice(4, 3, 0, R"(,"rolled":["might","might","might"])") << "dice";
        QTest::newRow("ten with dice to be rolled") << dice(4, 3, 0, R"(,"perPlayer":true)") << "dice";
        QTest::newRow("less than none") << dice(-1, 3, 0) << "dice";
        QTest::newRow("an unknown symbol") << QByteArray(R"({"do":"combat","dice":{"luck":1}})") << "dice";
        QTest::newRow("rolled and to be rolled")
            << dice(1, 0, 0, R"(,"perPlayer":true,"rolled":["might","might","might"])") << "rolled";
        QTest::newRow("too few rolled") << dice(1, 0, 0, R"(,"rolled":["might","might"])") << "rolled";
        QTest::newRow("too many rolled")
            << dice(1, 0, 0, R"(,"rolled":["might","might","might","might"])") << "rolled";
        QTest::newRow("none rolled") << dice(1, 0, 0, R"(,"rolled":[])") << "rolled";
        QTest::newRow("null rolled") << dice(1, 0, 0, R"(,"rolled":null)") << "rolled";
        QTest::newRow("nobody") << dice(1, 0, 0, R"(,"participants":[])") << "participants";
        QTest::newRow("twice") << dice(1, 0, 0, R"(,"participants":[1,1])") << "participants";
        QTest::newRow("not there") << dice(1, 0, 0, R"(,"participants":[3])") << "participants";
        QTest::newRow("a blow of six") << dice(1, 0, 0, R"(,"blow":6)") << "blow";
        QTest::newRow("a blow below nothing") << dice(1, 0, 0, R"(,"blow":-1)") << "blow";
    }
    void combatIsRefused()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, field);
        Table game;
        const auto reply = facing(game, line);
        QCOMPARE(reply["code"].toString(), u"bad-argument"_s);
        QCOMPARE(reply["field"].toString(), field);
    }

    void rolledWithPerPlayerFalseIsFine()
    {
        Table game;
        QCOMPARE(row(facing(game, dice(0, 0, 0, R"(,"perPlayer":false,"rolled":["might","might","might"])"))),
                 u"3 0 0"_s);
    }

    void aMatchTakesADieAway()
    {
        Table game;
        facing(game, dice(2, 1, 1));
        QCOMPARE(row(game.say(roll(0, "wisdom"))), u"2 1 0"_s);
        QCOMPARE(row(game.say(roll(1, "wisdom"))), u"2 1 0"_s);
        QCOMPARE(
            compact(game.state()["combat"]["rolled"]),
            u"[{\"character\":0,\"double\":false,\"removed\":1,\"symbol\":\"wisdom\"},{\"character\":1,\"double\":false,\"removed\":0,\"symbol\":\"wisdom\"}]"_s);
    }

    void aDoubleTakesTwoAndBlocks()
    {
        Table game;
        facing(game, dice(3, 1, 1));
        const auto reply = game.say(roll(2, "might", true));
        QCOMPARE(row(reply), u"1 1 1"_s);
        QCOMPARE(compact(reply["state"]["combat"]["blocked"]), u"[2]"_s);
    }

    void aDoubleAgainstOneDieTakesThatOneAndStillBlocks()
    {
        Table game;
        facing(game, dice(1, 1, 1));
        const auto reply = game.say(roll(2, "might", true));
        QCOMPARE(row(reply), u"0 1 1"_s);
        QCOMPARE(reply["state"]["combat"]["rolled"][0]["removed"].toInt(), 1);
        QCOMPARE(compact(reply["state"]["combat"]["blocked"]), u"[2]"_s);
    }

    void aDoubleThatMatchesNothingStillBlocks()
    {
        Table game;
        facing(game, dice(0, 1, 1));
        const auto reply = game.say(roll(0, "might", true));
        QCOMPARE(row(reply), u"0 1 1"_s);
        QCOMPARE(compact(reply["state"]["combat"]["blocked"]), u"[0]"_s);
    }

    void anyFaceIsAcceptedBecauseItemsChangeRolls()
    {
        Table game;
        facing(game, dice(0, 3, 1));
        QCOMPARE(row(game.say(roll(0, "cunning", true))),
                 u"0 1 1"_s); // the Abbot's die has no double Cunning
    }

    void theAppRollsThisCharactersOwnDie()
    {
        Table game;
        facing(game, dice(3, 3, 3));
        std::map<QString, int> fell;
        for (int i = 0; i < 1'200; ++i) {
            const auto event = game.say(with("roll", 0))["events"][0];
            fell[event["symbol"].toString() + (event["double"].toBool() ? u" twice"_s : QString())] += 1;
            game.say(R"({"do":"undo"})");
        }
        QCOMPARE(fell.size(), 5U);
        QVERIFY(!fell.contains(u"cunning twice"_s));
        QVERIFY(fell[u"wisdom"_s] > 320 && fell[u"wisdom"_s] < 480);
        for (const auto &face : {u"wisdom twice"_s, u"might"_s, u"might twice"_s, u"cunning"_s})
            QVERIFY(fell[face] > 140 && fell[face] < 260);
    }

    void eachRollsOnceARound()
    {
        Table game;
        facing(game, dice(3, 3, 3));
        game.say(roll(0, "might"));
        QCOMPARE(game.say(roll(0, "might"))["code"].toString(), u"not-now"_s);
    }

    void whoStaysOutDoesNotRollBlockRestOrGetHit()
    {
        Table game;
        facing(game, dice(3, 3, 3, R"(,"participants":[1,0])"));
        for (const auto &line : {roll(2, "might"), with("block", 2), with("rest", 2)})
            QCOMPARE(game.say(line)["code"].toString(), u"not-now"_s);
        game.say(roll(0, "might"));
        game.say(roll(1, "might"));
        const auto reply = game.say(defend);
        QCOMPARE(hp(reply, 0), 12);
        QCOMPARE(hp(reply, 2), 14);
    }

    void aDoubleNeedsItsSymbol()
    {
        Table game;
        facing(game, dice(3, 3, 3));
        QCOMPARE(game.say(with("roll", 0, R"(,"double":true)"))["field"].toString(), u"double"_s);
        QCOMPARE(game.say(with("roll", 0, R"(,"symbol":null)"))["field"].toString(), u"symbol"_s);
        QCOMPARE(game.say(with("roll", 0, R"(,"symbol":"might","double":1)"))["field"].toString(),
                 u"double"_s);
    }

    void diceThatComeBackDoSoBeforeTheWinIsLookedAt()
    {
        Table game;
        facing(game, dice(1, 0, 0));
        const auto reply = game.say(roll(0, "might", false, R"({"wisdom":1})"));
        QCOMPARE(reply["state"]["phase"].toString(), u"combat"_s);
        QCOMPARE(row(reply), u"0 0 1"_s);
        QCOMPARE(reply["state"]["combat"]["rolled"][0]["removed"].toInt(), 1);
    }

    void noMoreThanNineDiceComeBack()
    {
        Table game;
        facing(game, dice(3, 3, 3));
        QCOMPARE(game.say(roll(0, "might", true, R"({"might":3})"))["field"].toString(), u"back"_s);
        QCOMPARE(game.say(roll(0, "might", true, R"({"might":-1})"))["field"].toString(), u"back"_s);
        QCOMPARE(row(game.say(roll(0, "might", true, R"({"might":1,"wisdom":1})"))), u"2 3 4"_s);
    }

    void theEnemyStrikesEverybodyWithoutABlock()
    {
        Table game;
        facing(game, dice(3, 3, 3));
        game.say(roll(0, "might", true));
        game.say(roll(1, "might"));
        game.say(with("block", 2));
        game.say(roll(2, "wisdom"));
        const auto reply = game.say(defend);
        QCOMPARE(hp(reply, 0), 14);
        QCOMPARE(hp(reply, 1), 12);
        QCOMPARE(hp(reply, 2), 14);
        QCOMPARE(reply["state"]["combat"]["round"].toInt(), 2);
        QCOMPARE(compact(reply["state"]["combat"]["blocked"]), u"[]"_s);
        QCOMPARE(compact(reply["state"]["combat"]["rolled"]), u"[]"_s);
    }

    void theEnemyStrikesOnlyWhenAllHaveRolled()
    {
        Table game;
        facing(game, dice(3, 3, 3));
        game.say(roll(0, "might"));
        const auto reply = game.say(defend);
        QCOMPARE(reply["code"].toString(), u"not-now"_s);
        QCOMPARE(reply["message"].toString(), u"Bo and Cy have to roll first."_s);
        QCOMPARE(game.state()["prompts"][0]["text"].toString(), u"Bo and Cy roll."_s);
    }

    void theBlowIsWhatTheCardSays()
    {
        for (const int blow : {0, 1, 5}) {
            Table game;
            facing(game, dice(3, 0, 0, u",\"blow\":%1"_s.arg(blow).toUtf8()), two);
            game.say(roll(0, "wisdom"));
            game.say(roll(1, "wisdom"));
            QCOMPARE(hp(game.say(defend), 1), 18 - blow);
        }
    }

    void allBlowsFallBeforeTheEndIsLookedAt()
    {
        Table game;
        facing(game, dice(3, 0, 0), two);
        game.say(hurt(0, 17));
        game.say(hurt(1, 16));
        game.say(roll(0, "wisdom"));
        game.say(roll(1, "wisdom"));
        const auto reply = game.say(defend);
        QCOMPARE(reply["state"]["phase"].toString(), u"over"_s);
        QCOMPARE(hp(reply, 0), 0);
        QCOMPARE(hp(reply, 1), 0);
        QVERIFY(reply["state"]["combat"].isNull());
        QCOMPARE(reply["state"]["prompts"][0]["text"].toString(),
                 u"Ann and Bo have died in the castle: you have all lost."_s);
    }

    void theLastDieWinsAtOnceAndNoBlowFalls()
    {
        Table game;
        facing(game, dice(1, 0, 0));
        const auto reply = game.say(roll(0, "might"));
        QCOMPARE(reply["state"]["phase"].toString(), u"looting"_s);
        QCOMPARE(reply["state"]["draws"].toInt(), 1);
        QVERIFY(reply["state"]["combat"].isNull());
        QCOMPARE(hp(reply, 1), 14);
        QCOMPARE(game.say(leave)["state"]["phase"].toString(), u"between"_s);
    }

    void aDoubleThatWinsBlocksFirst()
    {
        Table game;
        facing(game, dice(2, 0, 0));
        const auto events = game.say(roll(0, "might", true))["events"];
        QCOMPARE(events[1]["type"].toString(), u"blocked"_s);
        QCOMPARE(events[2]["type"].toString(), u"combat-won"_s);
    }

    void itemsAndEnemiesChangeTheDice()
    {
        Table game;
        facing(game, dice(2, 1, 0));
        QCOMPARE(row(game.say(R"({"do":"change","dice":{"might":-1,"wisdom":2}})")), u"1 1 2"_s);
        for (const auto *wrong :
             {R"({"might":-2})", R"({"wisdom":6})", R"({})", R"({"might":0})", R"({"luck":1})", R"(3)"}) {
            const auto reply =
                game.say(u"{\"do\":\"change\",\"dice\":%1}"_s.arg(QLatin1String(wrong)).toUtf8());
            QCOMPARE(reply["code"].toString(), u"bad-argument"_s);
            QCOMPARE(reply["field"].toString(), u"dice"_s);
        }
        QCOMPARE(row(game.say(R"({"do":"change","dice":{"might":1,"wisdom":-1}})")), u"2 1 1"_s);
    }

    void anItemThatTakesTheLastDieWins()
    {
        Table game;
        facing(game, dice(2, 0, 0));
        QCOMPARE(game.say(R"({"do":"change","dice":{"might":-2}})")["state"]["phase"].toString(),
                 u"looting"_s);
    }

    void aSecondBlockChangesNothing()
    {
        Table game;
        facing(game, dice(3, 0, 0));
        game.say(with("block", 2));
        const auto reply = game.say(with("block", 0));
        QCOMPARE(compact(reply["state"]["combat"]["blocked"]), u"[0,2]"_s);
        const auto again = game.say(with("block", 2));
        QCOMPARE(again["seq"].toInt(), 6);
        QCOMPARE(compact(again["state"]["combat"]), compact(reply["state"]["combat"]));
    }

    void whoRestsGainsOneAndIsSafe()
    {
        Table game;
        facing(game, dice(3, 3, 3));
        game.say(hurt(1, 5));
        QCOMPARE(hp(game.say(with("rest", 1)), 1), 10);
        QCOMPARE(game.state()["combat"]["resting"].toInt(), 1);
        QCOMPARE(game.say(roll(1, "might"))["code"].toString(), u"not-now"_s);
        QCOMPARE(game.say(with("block", 1))["code"].toString(), u"not-now"_s);
        game.say(roll(0, "might"));
        game.say(roll(2, "might"));
        const auto reply = game.say(defend);
        QCOMPARE(hp(reply, 1), 10);
        QVERIFY(reply["state"]["combat"]["resting"].isNull());
    }

    void restingNeverGoesAboveTheStart()
    {
        Table game;
        facing(game, dice(3, 3, 3));
        const auto reply = game.say(with("rest", 1));
        QCOMPARE(hp(reply, 1), 14);
        QCOMPARE(reply["events"][0]["gained"].toInt(-1), 0);
    }

    void onlyOneRestsARound()
    {
        Table game;
        facing(game, dice(3, 3, 3));
        game.say(with("rest", 1));
        QCOMPARE(game.say(with("rest", 0))["code"].toString(), u"not-now"_s);
        QCOMPARE(game.say(with("rest", 1))["code"].toString(), u"not-now"_s);
    }

    void restingIsDecidedBeforeTheFirstRoll()
    {
        Table game;
        facing(game, dice(3, 3, 3));
        game.say(roll(0, "might"));
        QCOMPARE(game.say(with("rest", 1))["code"].toString(), u"not-now"_s);
    }

    void somebodyMustFight()
    {
        Table game;
        facing(game, dice(3, 3, 3, R"(,"participants":[1])"));
        QCOMPARE(game.say(with("rest", 1))["code"].toString(), u"not-now"_s);
    }

    void nobodyRestsTwiceRunning()
    {
        Table game;
        facing(game, dice(3, 3, 3), two);
        const auto fightOn = [&](int rests, int fights) {
            const auto code = game.say(with("rest", rests))["code"].toString();
            game.say(roll(fights, "might", true));
            game.say(defend);
            return code;
        };
        QCOMPARE(fightOn(1, 0), QString());
        QCOMPARE(game.say(with("rest", 1))["code"].toString(), u"not-now"_s);
        QCOMPARE(fightOn(0, 1), QString()); // another may
        QCOMPARE(fightOn(1, 0), QString()); // and then the first again
        QCOMPARE(game.state()["combat"]["round"].toInt(), 4);
    }

    void inAnotherFightARestBeforeCountsForNothing()
    {
        Table game;
        facing(game, dice(1, 1, 0), two);
        game.say(with("rest", 1));
        game.say(roll(0, "cunning"));
        game.say(defend);
        game.say(roll(0, "might"));
        game.all({leave, turn});
        game.say(dice(1, 0, 0));
        QCOMPARE(game.say(with("rest", 1))["code"].toString(), QString());
    }

    // A file may say anything: what nobody rolled came from no die.
    void aRollOfNobodyIsNoThrow_data()
    {
        QTest::addColumn<int>("character");
        QTest::newRow("before the first") << -1;
        QTest::newRow("after the last") << 3;
    }
    void aRollOfNobodyIsNoThrow()
    {
        using namespace darkcastle;
        QFETCH(int, character);
        Table game;
        facing(game, dice(3, 3, 3));
        const auto &state = game.history().state();
        QCOMPARE(state.characters.size(), std::size_t(3));
        const auto &side = profileOf(state.characters.front().id).die.front();
        const std::vector<Event> came{Rolled{0, side.symbol, side.isDouble, 0, {}}};
        QCOMPARE(thrown(state, Roll{0, {}, false, {}}, came).size(), std::size_t(1));
        QCOMPARE(thrown(state, Roll{character, {}, false, {}}, came).size(), std::size_t(0));
    }

    void dyingOutsideOfABlowEndsTheCombat()
    {
        Table game;
        facing(game, dice(3, 3, 3));
        const auto reply = game.say(hurt(2, 14));
        QCOMPARE(reply["state"]["phase"].toString(), u"over"_s);
        QVERIFY(reply["state"]["combat"].isNull());
    }
};

QTEST_APPLESS_MAIN(DarkcastleCombatTest)
#include "combat_test.moc"
