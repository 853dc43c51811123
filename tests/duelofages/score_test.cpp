#include "models/duelofages/rules/sides.h"
#include "tests/duelofages/game.h"

using namespace torchside;
using tests::Duel;
using tests::Reply;
using namespace Qt::StringLiterals;

class DuelOfAgesScoreTest : public QObject {
    Q_OBJECT

private slots:
    // The lesser

    void whoIsTheLesserAlly_data()
    {
        // Bo and Cy: characters, henchmen, off the board, equipment; how many characters they lost this turn
        QTest::addColumn<QList<int>>("bo");
        QTest::addColumn<QList<int>>("cy");
        QTest::addColumn<int>("lesser");
        QTest::addColumn<QString>("by");
        QTest::newRow("fewer characters")
            << QList<int>{3, 0, 0, 9, 0} << QList<int>{4, 0, 0, 1, 0} << 1 << "strength";
        QTest::newRow("henchmen count")
            << QList<int>{3, 3, 0, 1, 0} << QList<int>{4, 1, 0, 9, 0} << 2 << "strength";
        QTest::newRow("off the board counts")
            << QList<int>{3, 0, 3, 1, 0} << QList<int>{4, 1, 0, 9, 0} << 2 << "strength";
        QTest::newRow("strength before loss")
            << QList<int>{3, 0, 0, 1, 0} << QList<int>{5, 0, 0, 1, 1} << 1 << "strength";
        QTest::newRow("only Cy lost one")
            << QList<int>{3, 0, 0, 1, 0} << QList<int>{4, 0, 0, 9, 1} << 2 << "loss";
        QTest::newRow("both lost one")
            << QList<int>{4, 0, 0, 2, 1} << QList<int>{4, 0, 0, 3, 1} << 1 << "equipment";
        QTest::newRow("a different number lost")
            << QList<int>{5, 0, 0, 4, 2} << QList<int>{4, 0, 0, 3, 1} << 2 << "equipment";
        QTest::newRow("nobody lost one")
            << QList<int>{4, 0, 0, 2, 0} << QList<int>{4, 0, 0, 1, 0} << 2 << "equipment";
        QTest::newRow("all level") << QList<int>{4, 0, 0, 2, 0} << QList<int>{4, 0, 0, 2, 0} << -1 << "die";
        QTest::newRow("all level, both lost")
            << QList<int>{4, 0, 0, 2, 1} << QList<int>{3, 1, 0, 2, 1} << -1 << "die";
    }
    void whoIsTheLesserAlly()
    {
        QFETCH(QList<int>, bo);
        QFETCH(QList<int>, cy);
        QFETCH(int, lesser);
        QFETCH(QString, by);
        auto game = Duel::ofThree();
        for (const auto &[seat, has] : {std::pair(1, bo), std::pair(2, cy)}) {
            game.count(seat, "characters", has[0]);
            game.count(seat, "henchmen", has[1]);
            game.count(seat, "offBoard", has[2]);
            game.count(seat, "equipment", has[3]);
            for (int i = 0; i < has[4]; ++i)
                game.lostToAdventure(seat, "character", "imprison");
        }
        const auto answer = game.say(R"({"do":"lesser"})");
        QVERIFY(!answer["events"].isArray());
        const auto found = answer["lesser"];
        QCOMPARE(found["by"].toString(), by);
        QCOMPARE(found["player"].toInt(-1), lesser);
        QCOMPARE(found["player"].isNull(), lesser < 0);
        QCOMPARE(found["tied"].toArray(), lesser < 0 ? (QJsonArray{1, 2}) : QJsonArray());
        const auto prompt = lesser < 0 ? game.prompt("lesser-dice") : game.prompt("lesser-order");
        QVERIFY(prompt.startsWith(lesser < 0
                                      ? u"Bo and Cy are level"_s
                                      : game.state()["seats"][lesser].toString() + u" is the lesser ally"_s));
    }

    void theLowestDieIsTheLesser_data()
    {
        QTest::addColumn<QString>("rest");
        QTest::addColumn<QString>("answer");
        QTest::newRow("lowest") << R"(,"dice":{"1":4,"2":3})"
                                << R"({"by":"die","player":2})";
        QTest::newRow("lacking one") << R"(,"dice":{"1":4})"
                                     << R"({"by":"die","player":null,"tied":[1,2]})";
        QTest::newRow("the Loner's is too many") << R"(,"dice":{"0":1,"1":4,"2":5})"
                                                 << R"({"by":"die","player":1})";
        QTest::newRow("no dice in it") << R"(,"dice":{})"
                                       << R"({"by":"die","player":null,"tied":[1,2]})";
        QTest::newRow("a tie") << R"(,"dice":{"1":4,"2":4})"
                               << "tie";
        QTest::newRow("a seat too far") << R"(,"dice":{"1":4,"3":4})"
                                        << "bad-argument dice";
        QTest::newRow("no seat") << R"(,"dice":{"Bo":4})"
                                 << "bad-argument dice";
        QTest::newRow("a seat written oddly") << R"(,"dice":{"01":4})"
                                              << "bad-argument dice";
        QTest::newRow("a negative seat") << R"(,"dice":{"-1":4})"
                                         << "bad-argument dice";
        QTest::newRow("seven") << R"(,"dice":{"1":7})"
                               << "bad-argument dice";
        QTest::newRow("zero") << R"(,"dice":{"1":0})"
                              << "bad-argument dice";
        QTest::newRow("a list") << R"(,"dice":[1,2])"
                                << "bad-argument dice";
        QTest::newRow("null") << R"(,"dice":null)"
                              << "bad-argument dice";
        QTest::newRow("a side of three players") << R"(,"side":0)"
                                                 << "bad-argument side";
        QTest::newRow("a third side") << R"(,"side":2)"
                                      << "bad-argument side";
    }
    void theLowestDieIsTheLesser()
    {
        QFETCH(QString, rest);
        QFETCH(QString, answer);
        auto game = Duel::ofThree();
        game.withPeople();
        const auto reply = game.say((u"{\"do\":\"lesser\""_s + rest + u'}').toUtf8());
        const auto told =
            reply["ok"].toBool()
                ? QString::fromUtf8(QJsonDocument(reply["lesser"].toObject()).toJson(QJsonDocument::Compact))
                : (reply["code"].toString() + u' ' + reply["field"].toString()).trimmed();
        QCOMPARE(told, answer);
    }

    void ofFourTheLesserIsAskedOfOneSideOrOfAll()
    {
        auto game = Duel::ofFour();
        game.withPeople();
        game.count(3, "characters", -1);
        game.count(2, "characters", -2);
        QCOMPARE(game.say(R"({"do":"lesser","side":0})")["lesser"]["player"].toInt(), 3);
        QCOMPARE(game.say(R"({"do":"lesser","side":1})")["lesser"]["player"].toInt(), 2);
        QCOMPARE(game.say(R"({"do":"lesser"})")["lesser"]["player"].toInt(), 2);
        QVERIFY(game.prompt("lesser-four").startsWith("Di is the lesser ally"));
    }

    void aQuestionIsNotStoredAndLeavesRedoAlone()
    {
        auto game = Duel::ofThree();
        game.withPeople();
        game.say(R"({"do":"undo"})");
        const auto seq = game.say(R"({"do":"lesser"})")["seq"].toInt();
        QCOMPARE(game.say(R"({"do":"score"})")["seq"].toInt(), seq);
        QCOMPARE(game.code(R"({"do":"redo"})"), QString());
    }

    // Points

    void eachComparisonGivesItsPoints_data()
    {
        QTest::addColumn<QList<int>>("values");
        QTest::addColumn<QList<int>>("points");
        QTest::newRow("alone in front") << QList<int>{5, 3, 1} << QList<int>{3, 1, 0};
        QTest::newRow("second without having moved") << QList<int>{1, 0, 0} << QList<int>{3, 1, 1};
        QTest::newRow("two in front") << QList<int>{4, 4, 2} << QList<int>{2, 2, 1};
        QTest::newRow("two in front, the other at 0") << QList<int>{4, 0, 4} << QList<int>{2, 1, 2};
        QTest::newRow("all level at 0") << QList<int>{0, 0, 0} << QList<int>{2, 2, 2};
        QTest::newRow("all level at 3") << QList<int>{3, 3, 3, 3} << QList<int>{2, 2, 2, 2};
        QTest::newRow("four in a row") << QList<int>{1, 4, 3, 2} << QList<int>{0, 3, 1, 0};
        QTest::newRow("two in front, two behind") << QList<int>{4, 4, 1, 1} << QList<int>{2, 2, 1, 1};
        QTest::newRow("two in front, then one and one") << QList<int>{4, 2, 4, 1} << QList<int>{2, 1, 2, 0};
        QTest::newRow("three in front") << QList<int>{4, 4, 4, 1} << QList<int>{2, 2, 2, 1};
        QTest::newRow("one in front, three second") << QList<int>{0, 0, 7, 0} << QList<int>{1, 1, 3, 1};
    }
    void eachComparisonGivesItsPoints()
    {
        QFETCH(QList<int>, values);
        QFETCH(QList<int>, points);
        const auto found = duelofages::pointsFor({values.begin(), values.end()});
        QCOMPARE(QList<int>(found.begin(), found.end()), points);
    }

    void theScoreHasARowForEachLocationThenCharactersThenTheHq()
    {
        Duel game(
            R"({"do":"start","players":["Ann","Bo","Cy"],"rolls":[9,7,5],"locations":["Ruins","Alps"]})");
        game.marker(0, "Ruins", 2);
        game.marker(1, "Ruins", 1);
        game.marker(2, "Alps", 1);
        game.count(1, "characters", 2);
        game.say(R"({"do":"hq-destroyed","by":2})");
        const auto score = game.say(R"({"do":"score"})")["score"];
        QCOMPARE(score["rows"].toArray(),
                 (QJsonArray{QJsonObject{{"what", "Ruins"}, {"points", QJsonArray{3, 1, 0}}},
                             QJsonObject{{"what", "Alps"}, {"points", QJsonArray{1, 1, 3}}},
                             QJsonObject{{"what", "characters"}, {"points", QJsonArray{1, 3, 1}}},
                             QJsonObject{{"what", "hq"}, {"points", QJsonArray{0, 0, 3}}}}));
        QCOMPARE(score["total"].toArray(), (QJsonArray{5, 5, 7}));
    }

    void charactersOnAndOffTheBoardCountForPoints()
    {
        auto game = Duel::ofThree();
        game.count(0, "henchmen", 9); // no points for henchmen
        game.count(1, "characters", 3);
        game.count(2, "characters", 2);
        game.count(2, "offBoard", 2);
        game.lostToAdventure(1, "character", "imprison"); // nor for prisoners
        const auto rows = game.say(R"({"do":"score"})")["score"]["rows"];
        QCOMPARE(rows[9]["what"].toString(), u"characters"_s);
        QCOMPARE(rows[9]["points"].toArray(), (QJsonArray{0, 1, 3}));
    }

    void theHqRowIsThereWhileTheHqStands()
    {
        auto game = Duel::ofFour();
        const auto rows = game.say(R"({"do":"score"})")["score"]["rows"].toArray();
        QCOMPARE(rows.size(), 11);
        QCOMPARE(rows.last().toObject(), (QJsonObject{{"what", "hq"}, {"points", QJsonArray{0, 0, 0, 0}}}));
    }

    void mostPointsWins()
    {
        auto game = Duel::ofThree();
        game.withPeople();
        game.marker(2, "Ruins", 1);
        const auto state = game.say(R"({"do":"end-game","why":"time"})")["state"];
        QCOMPARE(state["outcome"].toObject(), (QJsonObject{{"winners", QJsonArray{2}}, {"reason", "time"}}));
        QCOMPARE(game.prompt("score"), u"Cy wins with 21 points."_s);
        QVERIFY(game.lastLine().startsWith("Time is up. Points: Ann 19, Bo 19 and Cy 21."));
    }

    // What the table is told

    void theLonersNeighbourAdventuresFirstAndBanishes()
    {
        Duel game(R"({"do":"start","players":["Ann","Bo","Cy"],"rolls":[5,7,9]})"); // Cy is the Loner
        QVERIFY(game.prompt("banishment").startsWith("Ann, to the Loner's left,"));
        game.endTurn();
        QCOMPARE(game.prompt("adventures-order"),
                 u"Ann, to the Loner's left, does all adventures before Bo."_s);
        QVERIFY(game.prompt("tower-alliance").contains("Cy, the Loner"));
    }

    void theLonerChoosesWhoSuffersInTheTowers()
    {
        auto game = Duel::ofThree();
        QVERIFY(game.prompt("towers").contains("Ann says who suffers it, Bo or Cy"));
        QVERIFY(game.prompt("field-of-honor").contains("Ann says who is challenged"));
        Duel without(R"({"do":"start","players":["Ann","Bo","Cy"],"locations":[]})");
        QVERIFY(!without.rules().contains(u"field-of-honor"_s));
        auto four = Duel::ofFour();
        QCOMPARE(four.rules().count(u"four-enemy"_s), 2);
    }

    void oneLineSaysWhereTheGameStands()
    {
        auto game = Duel::ofThree();
        const auto standing = [&] { return QString::fromStdString(english(game.history().standing())); };
        QCOMPARE(standing(), u"Turn 1, Ann, the Loner, to act"_s);
        game.withPeople().endTurn();
        QCOMPARE(standing(), u"Turn 2, Bo and Cy to act"_s);
        game.defeat(1, 0);
        game.endTurn();
        QCOMPARE(standing(), u"Turn 2, Bo may change sides"_s);
        game.say(R"({"do":"undo"})");
        game.defeat(2, 0);
        game.endTurn();
        QCOMPARE(standing(), u"Turn 2, Ann chooses who is asked"_s);
        game.say(R"({"do":"choose","player":1})");
        game.answer(1, false);
        game.answer(2, false);
        game.say(R"({"do":"end-game","why":"time"})");
        QCOMPARE(standing(), u"Bo and Cy have won together"_s);
        QCOMPARE(QString::fromStdString(english(duelofages::Words::standing({}))), u"not begun"_s);
        QVERIFY(duelofages::Words::pieces({}).empty());
    }

    void largeNumbersAreWrittenInDigits()
    {
        auto game = Duel::ofThree();
        game.withPeople(20, 0);
        for (int i = 0; i < 11; ++i)
            game.defeat(1, 0);
        QVERIFY(game.prompt("player-turn").contains("Bo took 11 of the Loner's"));
    }
};

QTEST_APPLESS_MAIN(DuelOfAgesScoreTest)
#include "score_test.moc"
