#include "models/protocol/session.h"
#include "tests/duelofages/game.h"

using namespace torchside;
using tests::Duel;
using tests::Reply;
using namespace Qt::StringLiterals;

class DuelOfAgesSetupTest : public QObject {
    Q_OBJECT

private slots:
    void theHighestOfThreeIsTheLoner()
    {
        Duel game(R"({"do":"start","players":["Ann","Bo","Cy"],"rolls":[5,9,7]})");
        const auto state = game.state();
        QCOMPARE(state["mode"].toInt(), 3);
        QCOMPARE(state["loner"].toInt(), 1);
        QCOMPARE(state["alliances"].toArray(), (QJsonArray{QJsonArray{1}, QJsonArray{0, 2}}));
        QCOMPARE(state["acting"].toArray(), QJsonArray{1});
        QCOMPARE(state["turn"].toInt(), 1);
        QCOMPARE(state["vault"].toInt(), 2);
        QCOMPARE(state["players"][0]["strength"].toInt(), 0);
        for (const auto &each : state["players"].toArray())
            QCOMPARE(each.toObject()[u"defeated"_s].toArray(), (QJsonArray{0, 0, 0}));
        QCOMPARE(state["newCharacter"].toObject(), (QJsonObject{{"player", 1}, {"cards", 2}}));
    }

    void theHighestOfFourSidesWithTheRightHandNeighbour_data()
    {
        QTest::addColumn<QByteArray>("rolls");
        QTest::addColumn<QJsonArray>("first");
        QTest::addColumn<QJsonArray>("second");
        QTest::newRow("seat 0") << QByteArray("[12,9,7,3]") << QJsonArray{0, 3} << QJsonArray{1, 2};
        QTest::newRow("seat 1") << QByteArray("[2,9,7,3]") << QJsonArray{0, 1} << QJsonArray{2, 3};
        QTest::newRow("seat 2") << QByteArray("[2,9,10,3]") << QJsonArray{1, 2} << QJsonArray{0, 3};
        QTest::newRow("seat 3") << QByteArray("[2,9,7,11]") << QJsonArray{2, 3} << QJsonArray{0, 1};
    }
    void theHighestOfFourSidesWithTheRightHandNeighbour()
    {
        QFETCH(QByteArray, rolls);
        QFETCH(QJsonArray, first);
        QFETCH(QJsonArray, second);
        Duel game(
            QByteArray(R"({"do":"start","players":["A","B","C","D"],"rolls":)" + rolls + "}").constData());
        QCOMPARE(game.state()["alliances"].toArray(), (QJsonArray{first, second}));
        QCOMPARE(game.state()["acting"].toArray(), first);
        QVERIFY(game.state()["loner"].isNull() && game.state()["newCharacter"].isNull());
    }

    void aTieForHighestIsRolledAgain()
    {
        Duel game("");
        const auto reply = game.say(R"({"do":"start","players":["Ann","Bo","Cy"],"rolls":[8,3,8]})");
        QCOMPARE(reply["code"].toString(), u"tie"_s);
        QCOMPARE(reply["players"].toArray(), (QJsonArray{0, 2}));
        QVERIFY(reply["message"].toString().contains("Ann and Cy"));
        // a tie below the highest is none
        QCOMPARE(game.code(R"({"do":"start","players":["Ann","Bo","Cy"],"rolls":[8,3,3]})"), QString());
    }

    void theAppRollsTiesAgain()
    {
        bool tied = false;
        for (std::uint64_t seed = 1; seed < 60; ++seed) {
            tests::SpokenGame<duelofages::Game> game(seed);
            const auto started = game.say(R"({"do":"start","players":["Ann","Bo","Cy"]})")["events"][0];
            const auto rolls = started["rolls"].toArray();
            QCOMPARE(rolls.size(), 3);
            const auto again = started["again"].toArray();
            tied = tied || !again.isEmpty();
            const auto last = again.isEmpty() ? Reply(rolls) : Reply(again.last())["dice"];
            const auto dice = last.toArray().toVariantList();
            const auto best = *std::max_element(
                dice.begin(), dice.end(), [](const auto &a, const auto &b) { return a.toInt() < b.toInt(); });
            QCOMPARE(dice.count(best), 1);
            for (const auto &roll : dice)
                QVERIFY(roll.toInt() >= 2 && roll.toInt() <= 12);
            QCOMPARE(game.state()["loner"].toInt(), started["leader"].toInt());
        }
        QVERIFY(tied);
    }

    void startIsRefused_data()
    {
        QTest::addColumn<QString>("rest");
        QTest::addColumn<QString>("field");
        QTest::newRow("two players") << R"("players":["A","B"])"
                                     << "players";
        QTest::newRow("five players") << R"("players":["A","B","C","D","E"])"
                                      << "players";
        QTest::newRow("twice the same name") << R"("players":["A","B"," A"])"
                                             << "players";
        QTest::newRow("a roll too few") << R"("players":["A","B","C","D"],"rolls":[2,3,4])"
                                        << "rolls";
        QTest::newRow("a roll too many") << R"("players":["A","B","C"],"rolls":[2,3,4,5])"
                                         << "rolls";
        QTest::newRow("two dice are never 13") << R"("players":["A","B","C"],"rolls":[2,3,13])"
                                               << "rolls";
        QTest::newRow("nor 1") << R"("players":["A","B","C"],"rolls":[2,3,1])"
                               << "rolls";
        QTest::newRow("null is not left out") << R"("players":["A","B","C"],"rolls":null)"
                                              << "rolls";
        QTest::newRow("a location twice") << R"("players":["A","B","C"],"locations":["X"," X "])"
                                          << "locations";
        QTest::newRow("a location without a name") << R"("players":["A","B","C"],"locations":[" "])"
                                                   << "locations";
        QTest::newRow("a slip in a key") << R"("players":["A","B","C"],"roll":[2,3,4])"
                                         << "roll";
    }
    void startIsRefused()
    {
        QFETCH(QString, rest);
        QFETCH(QString, field);
        Duel game("");
        const auto reply = game.say((u"{\"do\":\"start\","_s + rest + u'}').toUtf8());
        QCOMPARE(reply["code"].toString(), u"bad-argument"_s);
        QCOMPARE(reply["field"].toString(), field);
        QCOMPARE(game.code(R"({"do":"state"})"), u"not-started"_s);
    }

    void aTableMayNameItsOwnLocations()
    {
        Duel game(
            R"({"do":"start","players":["A","B","C"],"rolls":[5,4.0,3],"locations":[" Swamp ","Alps"]})");
        QCOMPARE(game.player(0)["markers"].toObject(), (QJsonObject{{"Alps", 0}, {"Swamp", 0}}));
        const auto rows = game.say(R"({"do":"score"})")["score"]["rows"];
        QCOMPARE(rows[0]["what"].toString(), u"Swamp"_s); // in the order given
        QCOMPARE(rows[1]["what"].toString(), u"Alps"_s);
    }

    void withoutAListThereAreTheNineUsualLocations()
    {
        auto game = Duel::ofThree();
        QCOMPARE(game.player(2)["markers"].toObject().size(), 9);
        QVERIFY(game.player(2)["markers"].toObject().contains(u"Labyrinth: Colonial"_s));
    }

    void everybodyBeginsWithNothing()
    {
        auto game = Duel::ofThree();
        for (int seat = 0; seat < 3; ++seat) {
            const auto player = game.player(seat);
            for (const auto *number : {"characters", "henchmen", "offBoard", "prisoners", "equipment",
                                       "strength", "lost", "lostCharacters"})
                QCOMPARE(player[number].toInt(-1), 0);
            QCOMPARE(player["defeated"].toArray(), (QJsonArray{0, 0, 0}));
            for (const auto marker : player["markers"].toObject())
                QCOMPARE(marker.toInt(-1), 0);
        }
    }

    void threePlayersBringOnTwoEach()
    {
        auto game = Duel::ofThree();
        QCOMPARE(game.state()["reinforce"].toArray(), (QJsonArray{2, 0, 0}));
        QCOMPARE(game.endTurn()["state"]["reinforce"].toArray(), (QJsonArray{0, 2, 2}));
    }

    void ofFourTheFirstAllianceBringsOnOneEachInItsFirstTurn()
    {
        auto game = Duel::ofFour();
        QCOMPARE(game.state()["reinforce"].toArray(), (QJsonArray{1, 0, 0, 1}));
        QCOMPARE(game.endTurn()["state"]["reinforce"].toArray(), (QJsonArray{0, 2, 2, 0}));
        QCOMPARE(game.endTurn()["state"]["reinforce"].toArray(), (QJsonArray{2, 0, 0, 2}));
    }

    void theNewCharacterStaysUntilTheTurnEnds()
    {
        auto game = Duel::ofThree();
        QVERIFY(game.prompt("first-loner-turn").contains("Ann draws one more character, with 2 cards"));
        QVERIFY(game.endTurn()["state"]["newCharacter"].isNull());
        QVERIFY(game.endTurn()["state"]["newCharacter"].isNull()); // only in a Loner's first turn
    }

    void whoChoosesAPlatterAndBuildsWhenIsSaidInTheFirstTurn()
    {
        auto three = Duel::ofThree();
        QCOMPARE(three.prompt("platters"), u"Choose platters in this order: Bo, Cy and Ann."_s);
        QVERIFY(three.prompt("map-building").startsWith("Build the map in this order: Ann, Bo and Cy."));
        QVERIFY(!three.prompt("what-is-counted").isEmpty());
        three.withPeople().endTurn();
        QVERIFY(!three.rules().contains(u"platters"_s) && !three.rules().contains(u"what-is-counted"_s));
        auto four = Duel::ofFour();
        QCOMPARE(four.prompt("platters"), u"Choose platters in this order: Ann, Bo, Cy and Di."_s);
    }

    void theSettingUpIsOverWithTheFirstDefeat()
    {
        auto game = Duel::ofThree();
        game.withPeople();
        QVERIFY(game.rules().contains(u"platters"_s));
        game.defeat(1, 0);
        QVERIFY(!game.rules().contains(u"platters"_s) && !game.rules().contains(u"map-building"_s));
        game.say(R"({"do":"undo"})");
        QVERIFY(game.rules().contains(u"platters"_s));
    }

    void whatComesFirstIsRefusedFirst_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("code");
        QTest::newRow("no JSON") << "hello"
                                 << "bad-json";
        QTest::newRow("nothing to do") << R"({"of":1})"
                                       << "unknown-command";
        QTest::newRow("an unknown key") << R"({"do":"score","of":1})"
                                        << "bad-argument";
        QTest::newRow("a count of nothing, before not-started") << R"({"do":"count","player":0})"
                                                                << "bad-argument";
        QTest::newRow("dice of no seat, before not-started") << R"({"do":"lesser","dice":{"a":1}})"
                                                             << "bad-argument";
        QTest::newRow("by is of, before not-started")
            << R"({"do":"defeat","by":0,"of":0,"unit":"character","how":"kill","where":"board"})"
            << "bad-argument";
        QTest::newRow("not-started before a seat") << R"({"do":"free","player":9})"
                                                   << "not-started";
        QTest::newRow("a question") << R"({"do":"lesser"})"
                                    << "not-started";
        QTest::newRow("the score") << R"({"do":"score"})"
                                   << "not-started";
    }
    void whatComesFirstIsRefusedFirst()
    {
        QFETCH(QString, line);
        QFETCH(QString, code);
        Duel game("");
        QCOMPARE(game.say(line.toUtf8())["code"].toString(), code);
    }

    void anImportThatMakesNoGameIsRefused_data()
    {
        QTest::addColumn<QByteArray>("change");
        QTest::addColumn<QByteArray>("into");
        QTest::newRow("a seat that isn't there") << QByteArray(R"("loner":0)") << QByteArray(R"("loner":7)");
        QTest::newRow("no Loner") << QByteArray(R"("loner":0)") << QByteArray(R"("loner":null)");
        QTest::newRow("somebody in both alliances") << QByteArray("[[0],[1,2]]") << QByteArray("[[0],[0,2]]");
        QTest::newRow("two Loners") << QByteArray("[[0],[1,2]]") << QByteArray("[[0,1],[2]]");
        QTest::newRow("nobody acts") << QByteArray(R"("acting":[0])") << QByteArray(R"("acting":[])");
        QTest::newRow("turn 0") << QByteArray(R"("turn":1)") << QByteArray(R"("turn":0)");
        QTest::newRow("reinforcements for two")
            << QByteArray(R"("reinforce":[2,0,0])") << QByteArray(R"("reinforce":[2,0])");
        QTest::newRow("negative reinforcements") << QByteArray("[2,0,0]") << QByteArray("[2,0,-1]");
        QTest::newRow("another's new character")
            << QByteArray(R"("player":0)") << QByteArray(R"("player":1)");
        QTest::newRow("the same location twice") << QByteArray("Merc Camp") << QByteArray("Ruins");
        QTest::newRow("a stray leader") << QByteArray(R"("leader":0)") << QByteArray(R"("leader":3)");
    }
    void anImportThatMakesNoGameIsRefused()
    {
        QFETCH(QByteArray, change);
        QFETCH(QByteArray, into);
        auto game = Duel::ofThree();
        auto steps = game.journal().steps(1, 1, 1);
        QVERIFY(protocol::replay<duelofages::Game>(steps));
        auto events = QByteArray::fromStdString(steps[0].events);
        QVERIFY2(events.contains(change), events.constData());
        steps[0].events = events.replace(change, into).toStdString();
        QVERIFY(!protocol::replay<duelofages::Game>(steps));
    }

    void foreignEventsThatDontFitAreRefused_data()
    {
        QTest::addColumn<QByteArray>("event");
        QTest::newRow("less than nobody") << QByteArray(R"({"type":"counted","player":0,"characters":-1})");
        QTest::newRow("a seat that isn't there") << QByteArray(R"({"type":"freed","player":5})");
        QTest::newRow("freed from an empty prison") << QByteArray(R"({"type":"freed","player":1})");
        QTest::newRow("a place that isn't there")
            << QByteArray(R"({"type":"marker-moved","player":0,"location":"Moon","from":0,"to":1})");
        QTest::newRow("asked without an offer") << QByteArray(R"({"type":"asked","player":1,"waiting":[]})");
        QTest::newRow("an offer to nobody") << QByteArray(
            R"({"type":"offered","kind":"loner","asking":null,"waiting":[1],"choosing":false,"by":null})");
        QTest::newRow("an offer to the Loner") << QByteArray(
            R"({"type":"offered","kind":"loner","asking":0,"waiting":[1],"choosing":false,"by":null})");
        QTest::newRow("a choice between one") << QByteArray(
            R"({"type":"offered","kind":"loner","asking":null,"waiting":[1],"choosing":true,"by":null})");
        QTest::newRow("a partner for three") << QByteArray(
            R"({"type":"offered","kind":"partner","asking":1,"waiting":[],"choosing":false,"by":"die"})");
        QTest::newRow("won by nobody")
            << QByteArray(R"({"type":"game-ended","winners":[],"reason":"time","total":[1,1,1]})");
        QTest::newRow("won by a stranger")
            << QByteArray(R"({"type":"game-ended","winners":[9],"reason":"time","total":[1,1,1]})");
        QTest::newRow("a vault of 100") << QByteArray(R"({"type":"vault-changed","from":2,"to":100})");
        QTest::newRow("an HQ fallen to a stranger") << QByteArray(R"({"type":"hq-destroyed","by":4})");
    }
    void foreignEventsThatDontFitAreRefused()
    {
        QFETCH(QByteArray, event);
        auto game = Duel::ofThree();
        game.say(R"({"do":"vault","by":1})");
        auto steps = game.journal().steps(1, 1, 2);
        QVERIFY(protocol::replay<duelofages::Game>(steps));
        steps[1].events = ("[" + event + "]").toStdString();
        QVERIFY(!protocol::replay<duelofages::Game>(steps));
    }
};

QTEST_APPLESS_MAIN(DuelOfAgesSetupTest)
#include "setup_test.moc"
