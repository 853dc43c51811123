#include "tests/duelofages/game.h"

using namespace torchside;
using tests::Duel;
using tests::Reply;
using namespace Qt::StringLiterals;

namespace {

constexpr auto endForTime = R"({"do":"end-game","why":"time"})";

} // namespace

class DuelOfAgesSwitchTest : public QObject {
    Q_OBJECT

private slots:
    // Three players

    void theLonerAndTheAllianceTakeTurns()
    {
        auto game = Duel::ofThree();
        QCOMPARE(game.prompt("turn-order"), u"Ann, the Loner, takes a turn."_s);
        QCOMPARE(game.endTurn()["state"]["acting"].toArray(), (QJsonArray{1, 2}));
        QCOMPARE(game.prompt("alliance-turn"), u"Bo and Cy take their turn together."_s);
        QCOMPARE(game.endTurn()["state"]["acting"].toArray(), QJsonArray{0});
        QCOMPARE(game.state()["turn"].toInt(), 3);
    }

    void whoIsAskedFirst_data()
    {
        QTest::addColumn<QList<int>>("takenBy"); // who took one of the Loner's, in order
        QTest::addColumn<QJsonValue>("asking");
        QTest::addColumn<QJsonArray>("waiting");
        QTest::addColumn<QString>("reason");
        const QJsonValue nobody = QJsonValue::Null;
        QTest::newRow("Bo alone")
            << QList<int>{1} << QJsonValue(1) << QJsonArray{}
            << "Bo took one of the Loner's in this turn and may take the Loner's place.";
        QTest::newRow("Cy took more")
            << QList<int>{1, 2, 2} << QJsonValue(2) << QJsonArray{1}
            << "Cy took two of the Loner's in this turn, Bo one: Cy is asked first.";
        QTest::newRow("Bo took more")
            << QList<int>{2, 1, 1, 1} << QJsonValue(1) << QJsonArray{2}
            << "Bo took three of the Loner's in this turn, Cy one: Bo is asked first.";
        QTest::newRow("both the same")
            << QList<int>{2, 1} << nobody << QJsonArray{1, 2}
            << "Bo and Cy took one of the Loner's each in this turn: Ann, the Loner, says "
               "who is asked first.";
    }
    void whoIsAskedFirst()
    {
        QFETCH(QList<int>, takenBy);
        QFETCH(QJsonValue, asking);
        QFETCH(QJsonArray, waiting);
        QFETCH(QString, reason);
        for (const bool lonersTurn : {true, false}) {
            auto game = Duel::ofThree();
            game.withPeople(5, 5);
            if (!lonersTurn)
                game.endTurn();
            for (const int by : takenBy)
                game.defeat(by, 0, "henchman");
            QVERIFY(game.prompt("player-turn").contains(reason));
            const auto acting = game.state()["acting"].toArray();
            const auto offer = game.endTurn()["state"]["offer"];
            QCOMPARE(offer["kind"].toString(), u"loner"_s);
            QCOMPARE(QJsonValue(offer["asking"]), asking);
            QCOMPARE(offer["waiting"].toArray(), waiting);
            QCOMPARE(offer["choosing"].toBool(), asking.isNull());
            QVERIFY(game.lastLine().endsWith(reason));
            QCOMPARE(game.prompt("switch-order").isEmpty() ? game.prompt("defeat-kinds")
                                                           : game.prompt("switch-order"),
                     reason);
            QCOMPARE(game.state()["acting"].toArray(), acting);
        }
    }

    void untilTheOfferIsSettledTheTurnsValuesStay()
    {
        auto game = Duel::ofThree();
        game.withPeople();
        game.defeat(1, 0);
        const auto before = game.state();
        const auto offered = game.endTurn()["state"];
        QCOMPARE(offered["phase"].toString(), u"offer"_s);
        for (const auto *key : {"turn", "acting", "reinforce", "newCharacter", "players", "alliances"})
            QCOMPARE(QJsonValue(offered[key]), QJsonValue(before[key]));
        QVERIFY(!offered["newCharacter"].isNull());
    }

    void whoAcceptsIsTheLonerAndActsNext()
    {
        auto game = Duel::ofThree();
        game.withPeople();
        game.endTurn();
        game.defeat(2, 0);
        game.endTurn();
        const auto state = game.answer(2, true)["state"];
        QCOMPARE(state["loner"].toInt(), 2);
        QCOMPARE(state["alliances"].toArray(), (QJsonArray{QJsonArray{2}, QJsonArray{0, 1}}));
        QCOMPARE(state["acting"].toArray(), QJsonArray{2});
        QCOMPARE(state["reinforce"].toArray(), (QJsonArray{0, 0, 2}));
        QCOMPARE(state["turn"].toInt(), 3);
        QVERIFY(state["offer"].isNull());
        QCOMPARE(state["players"][0]["lost"].toInt(), 0);
        QVERIFY(game.prompt("pets").contains("Cy") && game.prompt("assassin").contains("Cy"));
        QVERIFY(!game.endTurn()["state"]["prompts"].toArray().isEmpty());
        QVERIFY(!game.rules().contains(u"pets"_s));
    }

    void theNewLonerDrawsFourCardsForMoreThanOneCharacter_data()
    {
        QTest::addColumn<QStringList>("units");
        QTest::addColumn<int>("cards");
        QTest::newRow("one character") << QStringList{"character"} << 2;
        QTest::newRow("two characters") << QStringList{"character", "character"} << 4;
        QTest::newRow("two henchmen") << QStringList{"henchman", "henchman"} << 2;
        QTest::newRow("one of each") << QStringList{"character", "henchman"} << 2;
    }
    void theNewLonerDrawsFourCardsForMoreThanOneCharacter()
    {
        QFETCH(QStringList, units);
        QFETCH(int, cards);
        auto game = Duel::ofThree();
        game.withPeople();
        for (const auto &unit : units)
            game.defeat(1, 0, unit.toUtf8().constData());
        game.defeat(1, 2); // an ally's character counts for nothing here
        game.endTurn();
        const auto state = game.answer(1, true)["state"];
        QCOMPARE(state["newCharacter"].toObject(), (QJsonObject{{"player", 1}, {"cards", cards}}));
        QVERIFY(game.prompt("new-character").contains(u"with %1 cards"_s.arg(cards)));
    }

    void whenAllRefuseTheTurnPassesAsUsual()
    {
        auto game = Duel::ofThree();
        game.withPeople();
        game.defeat(1, 0);
        game.defeat(2, 0);
        game.defeat(2, 0);
        game.endTurn();
        auto offer = game.answer(2, false)["state"]["offer"];
        QCOMPARE(offer["asking"].toInt(), 1);
        QCOMPARE(offer["waiting"].toArray(), QJsonArray());
        QCOMPARE(game.prompt("switch-order"),
                 u"Bo took one of the Loner's in this turn; Cy was asked first and said no."_s);
        const auto state = game.answer(1, false)["state"];
        QCOMPARE(state["loner"].toInt(), 0);
        QCOMPARE(state["acting"].toArray(), (QJsonArray{1, 2}));
        QVERIFY(state["newCharacter"].isNull());
        QVERIFY(!game.rules().contains(u"pets"_s));
    }

    void theLonerSaysWhoIsAskedFirst()
    {
        auto game = Duel::ofThree();
        game.withPeople();
        game.defeat(1, 0);
        game.defeat(2, 0);
        game.endTurn();
        QCOMPARE(game.prompt("choosing"), u"Ann, the Loner, says who is asked first: Bo or Cy?"_s);
        QCOMPARE(game.answer(1, true)["code"].toString(), u"not-now"_s);
        QCOMPARE(game.code(R"({"do":"choose","player":0})"), u"bad-argument"_s);
        QCOMPARE(game.code(R"({"do":"choose","player":3})"), u"bad-argument"_s);
        const auto offer = game.say(R"({"do":"choose","player":2})")["state"]["offer"];
        QCOMPARE(offer["asking"].toInt(), 2);
        QCOMPARE(offer["waiting"].toArray(), QJsonArray{1});
        QCOMPARE(offer["choosing"].toBool(), false);
        QVERIFY(game.prompt("switch-order").contains("Ann, the Loner, has Cy asked first"));
        QCOMPARE(game.code(R"({"do":"choose","player":1})"), u"not-now"_s);
        QCOMPARE(game.answer(2, false)["state"]["offer"]["asking"].toInt(), 1);
        QCOMPARE(game.answer(1, true)["state"]["loner"].toInt(), 1);
    }

    void anOfferStopsTheTurnButNotTheCounting()
    {
        auto game = Duel::ofThree();
        game.withPeople();
        game.defeat(1, 0);
        game.defeat(1, 0, "character", "imprison");
        game.endTurn();
        for (const auto *line :
             {R"({"do":"end-turn"})", endForTime, R"({"do":"marker","player":0,"location":"Ruins"})",
              R"({"do":"defeat","of":0,"unit":"character","how":"kill","where":"board"})",
              R"({"do":"choose","player":1})"})
            QCOMPARE(game.code(line), u"not-now"_s);
        // seats and locations come before the phase
        QCOMPARE(game.code(R"({"do":"marker","player":0,"location":"Moon"})"), u"bad-argument"_s);
        QCOMPARE(game.code(R"({"do":"defeat","of":3,"unit":"character","how":"kill","where":"board"})"),
                 u"bad-argument"_s);
        QCOMPARE(game.code(R"({"do":"end-turn","dice":{"3":1}})"), u"bad-argument"_s);
        QCOMPARE(
            game.all({R"({"do":"count","player":0,"characters":1})", R"({"do":"free","player":0})",
                      R"({"do":"vault","by":1})", R"({"do":"hq-destroyed","by":1})", R"({"do":"lesser"})",
                      R"({"do":"score"})", R"({"do":"rename","player":1,"name":"Bob"})"}),
            QString());
        QCOMPARE(game.state()["phase"].toString(), u"offer"_s);
        QVERIFY(game.prompt("switch-three").startsWith("Bob, do you become the Loner?"));
    }

    void anAnswerIsRefused_data()
    {
        QTest::addColumn<QString>("rest");
        QTest::addColumn<QString>("code");
        QTest::newRow("the other ally's") << R"("player":2,"accept":true)"
                                          << "not-your-turn";
        QTest::newRow("the Loner's") << R"("player":0,"accept":false)"
                                     << "not-your-turn";
        QTest::newRow("a stranger's") << R"("player":3,"accept":false)"
                                      << "bad-argument";
        QTest::newRow("neither yes nor no") << R"("player":1)"
                                            << "bad-argument";
        QTest::newRow("1 is no yes") << R"("player":1,"accept":1)"
                                     << "bad-argument";
        QTest::newRow("with a partner") << R"("player":1,"accept":true,"partner":2)"
                                        << "bad-argument";
        QTest::newRow("a no with a partner") << R"("player":1,"accept":false,"partner":2)"
                                             << "bad-argument";
    }
    void anAnswerIsRefused()
    {
        QFETCH(QString, rest);
        QFETCH(QString, code);
        auto game = Duel::ofThree();
        game.withPeople();
        QCOMPARE(game.answer(1, true)["code"].toString(), u"not-now"_s);
        game.defeat(1, 0);
        game.endTurn();
        QCOMPARE(game.say((u"{\"do\":\"answer\","_s + rest + u'}').toUtf8())["code"].toString(), code);
    }

    void theDefeatsOfATurnAreForgottenInTheNext()
    {
        auto game = Duel::ofThree();
        game.withPeople();
        game.defeat(1, 0);
        game.endTurn();
        game.answer(1, false);
        QCOMPARE(game.player(1)["defeated"].toArray(), (QJsonArray{0, 0, 0}));
        QCOMPARE(game.endTurn()["state"]["phase"].toString(), u"turn"_s);
    }

    void diceMeanNothingToThreePlayers()
    {
        auto game = Duel::ofThree();
        game.withPeople();
        QCOMPARE(game.code(R"({"do":"end-turn","dice":{"1":2,"2":2}})"), QString());
        QCOMPARE(game.code(R"({"do":"end-turn","dice":{"1":7}})"), u"bad-argument"_s);
        QCOMPARE(game.code(R"({"do":"end-turn","dice":null})"), u"bad-argument"_s);
    }

    // The end

    void theGameEndsOnlyWithALonersTurnWithoutALoss()
    {
        auto game = Duel::ofThree();
        game.withPeople();
        game.lostToAdventure(0, "henchman");
        QCOMPARE(game.code(endForTime), u"loner-lost-a-unit"_s);
        game.endTurn();
        game.defeat(1, 0);
        QCOMPARE(game.code(endForTime), u"not-the-loners-turn"_s); // before the offer that would follow
        game.endTurn();
        QCOMPARE(game.code(endForTime), u"not-now"_s);
        game.answer(1, false);
        game.defeat(0, 1); // the Loner's own deeds don't matter
        QCOMPARE(game.code(R"({"do":"end-game"})"), u"bad-argument"_s);
        const auto state = game.say(R"({"do":"end-game","why":"elimination"})")["state"];
        QCOMPARE(state["phase"].toString(), u"over"_s);
        QCOMPARE(state["outcome"]["reason"].toString(), u"elimination"_s);
        QVERIFY(state["offer"].isNull());
    }

    void afterTheEndTheTurnsValuesStayAndQuestionsAreAnswered()
    {
        auto game = Duel::ofThree();
        game.withPeople();
        game.defeat(0, 1);
        const auto before = game.state();
        const auto over = game.say(endForTime)["state"];
        for (const auto *key : {"turn", "acting", "reinforce", "newCharacter", "players", "loner"})
            QCOMPARE(QJsonValue(over[key]), QJsonValue(before[key]));
        QCOMPARE(game.say(R"({"do":"lesser"})")["lesser"]["player"].toInt(), 1);
        QVERIFY(game.say(R"({"do":"score"})")["ok"].toBool());
        for (const auto *line :
             {R"({"do":"end-turn"})", R"({"do":"count","player":0,"characters":1})",
              R"({"do":"answer","player":0,"accept":true})", R"({"do":"vault","by":1})", endForTime})
            QCOMPARE(game.code(line), u"game-over"_s);
        QCOMPARE(game.code(R"({"do":"rename","player":0,"name":"Anna"})"), QString());
        QCOMPARE(game.code(R"({"do":"start","players":["A","B","C"]})"), u"already-started"_s);
        game.all({R"({"do":"undo"})", R"({"do":"undo"})"});
        QCOMPARE(game.state()["phase"].toString(), u"turn"_s);
    }

    void severalWinWhenTied()
    {
        auto game = Duel::ofThree();
        const auto state = game.say(endForTime)["state"];
        QCOMPARE(state["outcome"]["winners"].toArray(), (QJsonArray{0, 1, 2}));
        QCOMPARE(game.prompt("score-tie"), u"Ann, Bo and Cy win together with 20 points each."_s);
    }

    // Four players

    void theLesserOfFourWhoLostACharacterMayChangeAlliances()
    {
        auto game = Duel::ofFour();
        game.withPeople();
        game.defeat(0, 1);
        QVERIFY(game.rules().contains(u"switch-four"_s));
        const auto state = game.endTurn()["state"];
        QCOMPARE(state["offer"].toObject(),
                 (QJsonObject{
                     {"kind", "partner"}, {"asking", 1}, {"waiting", QJsonArray()}, {"choosing", false}}));
        QCOMPARE(game.prompt("switch-four"), u"Bo, do you stay with Cy, or is Ann or Di your new partner?"_s);
        QVERIFY(game.prompt("lesser-four").startsWith("Bo is the weakest"));
        const auto changed = game.change(1, 3)["state"];
        QCOMPARE(changed["alliances"].toArray(), (QJsonArray{QJsonArray{1, 3}, QJsonArray{0, 2}}));
        QCOMPARE(changed["acting"].toArray(), (QJsonArray{1, 3}));
        QCOMPARE(changed["reinforce"].toArray(), (QJsonArray{0, 2, 0, 2}));
        QVERIFY(changed["newCharacter"].isNull());
        QVERIFY(game.rules().contains(u"pets-four"_s) && game.rules().contains(u"assassin-four"_s));
        QCOMPARE(game.endTurn()["state"]["acting"].toArray(), (QJsonArray{0, 2}));
    }

    void whoRefusesStaysAndTheTurnPasses()
    {
        auto game = Duel::ofFour();
        game.withPeople();
        game.defeat(1, 0);
        game.endTurn();
        const auto state = game.answer(0, false)["state"];
        QCOMPARE(state["alliances"].toArray(), (QJsonArray{QJsonArray{0, 3}, QJsonArray{1, 2}}));
        QCOMPARE(state["acting"].toArray(), (QJsonArray{1, 2}));
        QCOMPARE(state["turn"].toInt(), 2);
    }

    void thePartnerIsOneOfTheTwoOpponents_data()
    {
        QTest::addColumn<QString>("rest");
        QTest::addColumn<QString>("code");
        QTest::newRow("nobody named") << R"("player":1,"accept":true)"
                                      << "bad-argument";
        QTest::newRow("oneself") << R"("player":1,"accept":true,"partner":1)"
                                 << "bad-argument";
        QTest::newRow("the present ally") << R"("player":1,"accept":true,"partner":2)"
                                          << "bad-argument";
        QTest::newRow("a stranger") << R"("player":1,"accept":true,"partner":4)"
                                    << "bad-argument";
        QTest::newRow("with a no") << R"("player":1,"accept":false,"partner":0)"
                                   << "bad-argument";
        QTest::newRow("null") << R"("player":1,"accept":true,"partner":null)"
                              << "bad-argument";
        QTest::newRow("not asked") << R"("player":0,"accept":true)"
                                   << "not-your-turn";
        QTest::newRow("an opponent") << R"("player":1,"accept":true,"partner":0)"
                                     << "";
        QTest::newRow("the other one") << R"("player":1,"accept":true,"partner":3)"
                                       << "";
    }
    void thePartnerIsOneOfTheTwoOpponents()
    {
        QFETCH(QString, rest);
        QFETCH(QString, code);
        auto game = Duel::ofFour();
        game.withPeople();
        game.defeat(0, 1);
        game.endTurn();
        QCOMPARE(game.code(R"({"do":"choose","player":0})"), u"not-now"_s);
        const auto reply = game.say((u"{\"do\":\"answer\","_s + rest + u'}').toUtf8());
        QCOMPARE(reply["code"].toString(), code);
        QCOMPARE(reply["field"].toString(), code == u"bad-argument"_s    ? u"partner"_s
                                            : code == u"not-your-turn"_s ? u"player"_s
                                                                         : QString());
    }

    void aLostHenchmanGivesNoRightToChange()
    {
        auto game = Duel::ofFour();
        game.withPeople();
        game.defeat(0, 1, "henchman");
        QCOMPARE(game.endTurn()["state"]["phase"].toString(), u"turn"_s);
    }

    void whoIsNotTheLesserMayNotChange()
    {
        auto game = Duel::ofFour();
        game.withPeople();
        game.count(3, "characters", -3);
        game.defeat(0, 1);
        QCOMPARE(game.endTurn()["state"]["phase"].toString(), u"turn"_s);
    }

    void adventureLossesCountForTheLesser()
    {
        auto game = Duel::ofFour();
        game.withPeople();
        game.lostToAdventure(3);
        QCOMPARE(game.endTurn()["state"]["offer"]["asking"].toInt(), 3);
    }

    void ofThoseTiedTheOneWhoLostACharacterIsAsked()
    {
        auto game = Duel::ofFour();
        game.withPeople();
        game.count(3, "characters", -1);
        game.defeat(0, 1);
        QCOMPARE(game.endTurn()["state"]["offer"]["asking"].toInt(), 1);
        QVERIFY(game.prompt("lesser-four").contains("the only one of them who lost a character"));
    }

    void equipmentDecidesBetweenTwoWhoLost()
    {
        auto game = Duel::ofFour();
        game.withPeople();
        game.count(2, "equipment", -1);
        game.defeat(0, 1);
        game.defeat(0, 2);
        QCOMPARE(game.endTurn()["state"]["offer"]["asking"].toInt(), 2);
        QVERIFY(game.prompt("lesser-four").contains("fewest equipment"));
    }

    void theDieDecidesBetweenTwoWhoLostAndAreLevel()
    {
        auto game = Duel::ofFour();
        game.withPeople();
        game.defeat(0, 1);
        game.defeat(0, 2);
        QCOMPARE(game.code(endForTime), u"not-now"_s);
        const auto tie = game.say(R"({"do":"end-turn","dice":{"1":2,"2":2}})");
        QCOMPARE(tie["code"].toString(), u"tie"_s);
        QCOMPARE(tie["players"].toArray(), (QJsonArray{1, 2}));
        QCOMPARE(game.state()["phase"].toString(), u"turn"_s);
        const auto reply = game.say(R"({"do":"end-turn","dice":{"1":2,"2":1,"0":1}})");
        QCOMPARE(reply["state"]["offer"]["asking"].toInt(), 2);
        QCOMPARE(reply["events"][1]["throws"][0]["dice"].toArray(), (QJsonArray{2, 1}));
        QVERIFY(game.prompt("lesser-four").contains("rolled the lowest die"));
        QVERIFY(game.lastLine().contains("Bo 2 and Cy 1"));
    }

    void withoutDiceTheAppRollsAndTheEventRecordsIt()
    {
        auto game = Duel::ofFour();
        game.withPeople();
        game.defeat(0, 1);
        game.defeat(0, 2);
        int tied = 0;
        for (int again = 0; again < 40; ++again) {
            // a die for one of the two only counts as none
            const auto reply = game.say(R"({"do":"end-turn","dice":{"1":3}})");
            const auto rolled = reply["events"][1];
            QCOMPARE(rolled["type"].toString(), u"lesser-rolled"_s);
            const auto throws = rolled["throws"].toArray();
            tied += throws.size() > 1 ? 1 : 0;
            const auto last = Reply(throws.last());
            const int winner = last["dice"][0].toInt() < last["dice"][1].toInt() ? 0 : 1;
            QCOMPARE(reply["state"]["offer"]["asking"].toInt(), last["seats"][winner].toInt());
            QVERIFY(last["dice"][0].toInt() != last["dice"][1].toInt());
            game.say(R"({"do":"undo"})");
        }
        QVERIFY(tied > 0);
    }

    void noDieIsRolledWhereItChangesNothing()
    {
        auto game = Duel::ofFour();
        game.withPeople();
        const auto reply =
            game.say(R"({"do":"end-turn","dice":{"0":1,"1":1,"2":1,"3":1}})"); // all level, nobody lost
        QCOMPARE(reply["events"].toArray().size(), 2);
        QCOMPARE(reply["state"]["phase"].toString(), u"turn"_s);
    }

    void fourPlayersEndWithAnyTurn()
    {
        auto game = Duel::ofFour();
        game.withPeople();
        game.endTurn();
        game.defeat(0, 1, "henchman");
        const auto state = game.say(endForTime)["state"];
        QCOMPARE(state["phase"].toString(), u"over"_s);
        QCOMPARE(state["acting"].toArray(), (QJsonArray{1, 2}));
    }

    void playthroughsGoAsWritten_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("three players, two switches, a refused end") << u"two_switches.play"_s;
        QTest::newRow("four players, a new partner") << u"new_partner.play"_s;
    }
    void playthroughsGoAsWritten()
    {
        QFETCH(QString, file);
        QCOMPARE(tests::playthrough<duelofages::Game>(QLatin1String(TEST_FOLDER "/") + file).join(u'\n'),
                 QString());
    }
};

QTEST_APPLESS_MAIN(DuelOfAgesSwitchTest)
#include "switch_test.moc"
