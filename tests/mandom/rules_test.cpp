#include "models/mandom/game.h"
#include "tests/harness/spoken_game.h"

#include <QTest>

using namespace torchside;
using Table = tests::SpokenGame<mandom::Game>;
using tests::Reply;
using namespace Qt::StringLiterals;

namespace {

constexpr auto threeSitDown = R"({"do":"start","players":["Ann","Bo","Cy"]})";
constexpr auto twoSitDown = R"({"do":"start","players":["Ann","Bo"]})";
constexpr auto place = R"({"do":"place"})";
constexpr auto pass = R"({"do":"pass"})";

QByteArray takeOff(const char *item)
{
    return QByteArray(R"({"do":"remove","item":")") + item + R"("})";
}

QByteArray reveal(const QString &monster)
{
    return R"({"do":"reveal","monster":")" + monster.toUtf8() + R"("})";
}

// A challenge of a dungeon of the given monsters, with the items left that are named; the sword is set on a
// kind where one is given. Answers the last reply.
Reply challenge(Table &game, const QStringList &monsters, const QStringList &takenOff = {},
                const QString &named = {})
{
    game.say(twoSitDown);
    for (const auto &item : takenOff)
        game.say(takeOff(item.toUtf8().constData()));
    for (qsizetype i = 0; i < monsters.size(); ++i)
        game.say(place);
    game.say(pass); // whoever passes, the other one goes in
    if (!named.isEmpty())
        game.say(R"({"do":"name","monster":")" + named.toUtf8() + R"("})");
    Reply reply;
    for (const auto &monster : monsters)
        reply = game.say(reveal(monster));
    return reply;
}

} // namespace

class MandomRulesTest : public QObject {
    Q_OBJECT

private slots:
    void theHeroWearsEverythingAndHasElevenHp()
    {
        Table game;
        game.say(threeSitDown);
        QCOMPARE(game.state()["hp"].toInt(), 11);
        QCOMPARE(game.state()["deck"].toInt(), 13);
        QCOMPARE(game.state()["phase"].toString(), u"bidding"_s);
        QCOMPARE(game.state()["turn"].toInt(), 0);
    }

    void aChosenSeatBegins()
    {
        Table game;
        const auto reply = game.say(R"({"do":"start","players":["Ann","Bo","Cy"],"first":2})");
        QCOMPARE(reply["state"]["turn"].toInt(), 2);
    }

    void startIsRefused_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("field");
        QTest::newRow("one player") << R"({"do":"start","players":["Ann"]})"
                                    << "players";
        QTest::newRow("five players") << R"({"do":"start","players":["A","B","C","D","E"]})"
                                      << "players";
        QTest::newRow("twice the same name") << R"({"do":"start","players":["Ann"," Ann "]})"
                                             << "players";
        QTest::newRow("an empty name") << R"({"do":"start","players":["Ann","  "]})"
                                       << "players";
        QTest::newRow("a name of 41 characters")
            << u"{\"do\":\"start\",\"players\":[\"Ann\",\"%1\"]}"_s.arg(QString(41, u'x')) << "players";
        QTest::newRow("a number for a name") << R"({"do":"start","players":["Ann",3]})"
                                             << "players";
        QTest::newRow("no players") << R"({"do":"start"})"
                                    << "players";
        QTest::newRow("nobody sits there") << R"({"do":"start","players":["Ann","Bo"],"first":2})"
                                           << "first";
        QTest::newRow("a seat below the first") << R"({"do":"start","players":["Ann","Bo"],"first":-1})"
                                                << "first";
        QTest::newRow("half a seat") << R"({"do":"start","players":["Ann","Bo"],"first":0.5})"
                                     << "first";
        QTest::newRow("null is not left out") << R"({"do":"start","players":["Ann","Bo"],"first":null})"
                                              << "first";
        QTest::newRow("a slip in a key") << R"({"do":"start","players":["Ann","Bo"],"frist":0})"
                                         << "frist";
    }
    void startIsRefused()
    {
        QFETCH(QString, line);
        QFETCH(QString, field);
        Table game;
        const auto reply = game.say(line.toUtf8());
        QCOMPARE(reply["code"].toString(), u"bad-argument"_s);
        QCOMPARE(reply["field"].toString(), field);
        QVERIFY(!reply["message"].toString().isEmpty());
        QCOMPARE(game.code(R"({"do":"state"})"), u"not-started"_s);
    }

    void namesMayHaveFortyCharactersOfAnyKind()
    {
        Table game;
        const auto name = QString(40, u'ö');
        const auto reply =
            game.say(u"{\"do\":\"start\",\"players\":[\" %1 \",\"Bo\"],\"first\":1.0}"_s.arg(name).toUtf8());
        QCOMPARE(reply["state"]["seats"][0].toString(), name);
    }

    void aPlacedMonsterMakesTheDungeonHigher()
    {
        Table game;
        game.say(threeSitDown);
        const auto reply = game.say(R"({"do":"place","monster":"orc"})");
        QCOMPARE(reply["state"]["dungeon"].toInt(), 1);
        QCOMPARE(reply["state"]["deck"].toInt(), 12);
        QCOMPARE(reply["state"]["turn"].toInt(), 1);
    }

    void anItemComesOffWithTheDrawnMonster()
    {
        Table game;
        game.say(threeSitDown);
        const auto reply = game.say(takeOff("plate-armor"));
        QCOMPARE(reply["state"]["hp"].toInt(), 6);
        QCOMPARE(reply["state"]["dungeon"].toInt(), 0);
        QCOMPARE(reply["state"]["deck"].toInt(), 12);
        QCOMPARE(reply["state"]["equipment"][0]["equipped"].toBool(), false);
        QCOMPARE(game.code(takeOff("plate-armor").constData()), u"not-equipped"_s);
    }

    void nothingLeftToTakeOffMeansPlaceOrPass()
    {
        Table game;
        game.say(twoSitDown);
        for (const auto *item :
             {"plate-armor", "knight-shield", "torch", "holy-grail", "dragon-spear", "vorpal-sword"})
            game.say(takeOff(item));
        QCOMPARE(game.state()["hp"].toInt(), 3);
        QCOMPARE(game.code(takeOff("torch").constData()), u"no-equipment"_s);
        QCOMPARE(game.code(place), QString());
    }

    void anEmptyDeckLeavesOnlyPassing()
    {
        Table game;
        game.say(twoSitDown);
        for (int card = 0; card < 13; ++card)
            QCOMPARE(game.code(place), QString());
        QCOMPARE(game.code(place), u"deck-empty"_s);
        QCOMPARE(game.code(takeOff("torch").constData()), u"deck-empty"_s);
        QCOMPARE(game.code(pass), QString());
        QCOMPARE(game.state()["phase"].toString(), u"challenge"_s);
    }

    void whoPassedIsOutOfTheRound()
    {
        Table game;
        game.all({threeSitDown, pass, place, place});
        QCOMPARE(game.state()["turn"].toInt(), 1);
        QVERIFY(game.state()["players"][0]["passed"].toBool());
    }

    void theLastOneWhoHasNotPassedChallengesAtOnce()
    {
        Table game;
        const auto refused = game.all({threeSitDown, place, pass, pass});
        QCOMPARE(refused, QString());
        QCOMPARE(game.state()["phase"].toString(), u"challenge"_s);
        QCOMPARE(game.state()["challenger"].toInt(), 0);
        QCOMPARE(game.state()["turn"].toInt(), 0);
        QCOMPARE(game.state()["challenge"]["left"].toInt(), 1);
        QCOMPARE(game.code(place), u"not-now"_s);
        QCOMPARE(game.code(pass), u"not-now"_s);
    }

    void anEmptyDungeonIsSurvivedAtOnce()
    {
        Table game;
        game.all({twoSitDown, pass});
        const auto state = game.state();
        QCOMPARE(state["players"][1]["successes"].toInt(), 1);
        QCOMPARE(state["lastChallenge"]["survived"].toBool(), true);
        QCOMPARE(state["lastChallenge"]["revealed"].toArray().size(), 0);
        QCOMPARE(state["round"].toInt(), 2);
        QCOMPARE(state["turn"].toInt(), 1);
    }

    void itemsStopWhatTheyStop_data()
    {
        QTest::addColumn<QString>("monster");
        QTest::addColumn<QStringList>("off");
        QTest::addColumn<QString>("named");
        QTest::addColumn<int>("damage");
        QTest::addColumn<QString>("blockedBy");
        const QString none;
        QTest::newRow("torch, goblin") << "goblin" << QStringList() << none << 0 << "torch";
        QTest::newRow("torch before grail, skeleton") << "skeleton" << QStringList() << none << 0 << "torch";
        QTest::newRow("torch, orc") << "orc" << QStringList() << none << 0 << "torch";
        QTest::newRow("grail, vampire") << "vampire" << QStringList() << none << 0 << "holy-grail";
        QTest::newRow("grail, lich") << "lich" << QStringList() << none << 0 << "holy-grail";
        QTest::newRow("spear, dragon") << "dragon" << QStringList() << none << 0 << "dragon-spear";
        QTest::newRow("spear before sword, dragon")
            << "dragon" << QStringList() << "dragon" << 0 << "dragon-spear";
        QTest::newRow("sword, golem") << "golem" << QStringList() << "golem" << 0 << "vorpal-sword";
        QTest::newRow("sword, demon") << "demon" << QStringList() << "demon" << 0 << "vorpal-sword";
        QTest::newRow("golem hits for 5") << "golem" << QStringList() << none << 5 << none;
        QTest::newRow("demon hits for 7") << "demon" << QStringList() << "golem" << 7 << none;
        QTest::newRow("no torch, goblin hits for 1") << "goblin" << QStringList{"torch"} << none << 1 << none;
        QTest::newRow("no torch, the grail stops a skeleton")
            << "skeleton" << QStringList{"torch"} << none << 0 << "holy-grail";
        QTest::newRow("no torch, orc hits for 3") << "orc" << QStringList{"torch"} << none << 3 << none;
        QTest::newRow("no grail, vampire hits for 4")
            << "vampire" << QStringList{"holy-grail"} << none << 4 << none;
        QTest::newRow("no grail, lich hits for 6")
            << "lich" << QStringList{"holy-grail"} << none << 6 << none;
        QTest::newRow("no spear, dragon hits for 9")
            << "dragon" << QStringList{"dragon-spear"} << none << 9 << none;
    }
    void itemsStopWhatTheyStop()
    {
        QFETCH(QString, monster);
        QFETCH(QStringList, off);
        QFETCH(QString, named);
        QFETCH(int, damage);
        QFETCH(QString, blockedBy);
        Table game;
        const auto event = challenge(game, {monster}, off, named)["events"][0];
        QCOMPARE(event["damage"].toInt(), damage);
        QCOMPARE(event["blockedBy"].toString(), blockedBy);
    }

    void lessDamageThanHpSurvives_data()
    {
        QTest::addColumn<QStringList>("monsters");
        QTest::addColumn<int>("damage");
        QTest::addColumn<bool>("survived");
        // 6 HP without the plate armor; the grail is off as well
        QTest::newRow("5 against 6") << QStringList{"golem", "goblin"} << 5 << true;
        QTest::newRow("6 against 6 is a failure") << QStringList{"lich", "goblin"} << 6 << false;
        QTest::newRow("7 against 6") << QStringList{"demon", "orc"} << 7 << false;
    }
    void lessDamageThanHpSurvives()
    {
        QFETCH(QStringList, monsters);
        QFETCH(int, damage);
        QFETCH(bool, survived);
        Table game;
        challenge(game, monsters, {"plate-armor", "holy-grail"});
        const auto last = game.state()["lastChallenge"];
        QCOMPARE(last["damage"].toInt(), damage);
        QCOMPARE(last["hp"].toInt(), 6);
        QCOMPARE(last["survived"].toBool(), survived);
        const int challenger = last["challenger"].toInt();
        QCOMPARE(game.state()["players"][challenger][survived ? "successes" : "failures"].toInt(), 1);
    }

    void damageIsComparedOnlyAfterTheLastCard()
    {
        Table game;
        game.all({twoSitDown, place, place, place, place, pass});
        game.say(reveal(u"golem"_s));
        game.say(reveal(u"demon"_s));
        const auto state = game.state();
        QCOMPARE(state["challenge"]["damage"].toInt(), 12); // more than 11 HP, and still going
        QCOMPARE(state["phase"].toString(), u"challenge"_s);
        QCOMPARE(state["dungeon"].toInt(), 4);
        QCOMPARE(state["challenge"]["left"].toInt(), 2);
    }

    void theSwordsKindIsNamedOnceAndBeforeTheFirstCard()
    {
        Table game;
        game.all({twoSitDown, place, place});
        QCOMPARE(game.code(R"({"do":"name","monster":"orc"})"), u"not-now"_s);
        game.say(pass);
        QCOMPARE(game.code(R"({"do":"name","monster":"unicorn"})"), u"bad-argument"_s);
        QCOMPARE(game.code(R"({"do":"name","monster":"orc"})"), QString());
        QCOMPARE(game.state()["challenge"]["named"].toString(), u"orc"_s);
        QCOMPARE(game.code(R"({"do":"name","monster":"lich"})"), u"not-now"_s);
    }

    void noNamingAfterACardIsTurned()
    {
        Table game;
        game.all({twoSitDown, place, place, pass, R"({"do":"reveal","monster":"orc"})"});
        QCOMPARE(game.code(R"({"do":"name","monster":"lich"})"), u"not-now"_s);
    }

    void withoutTheSwordNothingIsNamed()
    {
        Table game;
        game.say(twoSitDown);
        game.say(takeOff("vorpal-sword"));
        game.all({place, pass});
        QCOMPARE(game.state()["challenger"].toInt(), 1);
        QCOMPARE(game.code(R"({"do":"name","monster":"orc"})"), u"not-equipped"_s);
    }

    void noKindComesUpMoreOftenThanItExists()
    {
        Table game;
        game.all({twoSitDown, place, place, place, place, pass, R"({"do":"reveal","monster":"lich"})"});
        QCOMPARE(game.code(R"({"do":"reveal","monster":"lich"})"), u"no-such-monster"_s);
        QCOMPARE(game.all({R"({"do":"reveal","monster":"orc"})", R"({"do":"reveal","monster":"orc"})"}),
                 QString());
        QCOMPARE(game.code(R"({"do":"reveal","monster":"orc"})"), u"no-such-monster"_s);
    }

    void turningLooksAtNobodysRecords()
    {
        Table game;
        game.all(
            {twoSitDown, R"({"do":"place","monster":"lich"})", R"({"do":"place","monster":"dragon"})", pass});
        QCOMPARE(game.code(R"({"do":"reveal","monster":"demon"})"), QString());
    }

    void aSecondSuccessWins()
    {
        Table game;
        game.all({twoSitDown, pass}); // Bo enters an empty dungeon
        game.say(pass);               // Bo begins round 2 and passes: Ann does
        QCOMPARE(game.state()["players"][0]["successes"].toInt(), 1);
        QCOMPARE(game.state()["players"][1]["successes"].toInt(), 1);
        game.say(pass);
        const auto state = game.state();
        QCOMPARE(state["phase"].toString(), u"over"_s);
        QCOMPARE(state["outcome"]["reason"].toString(), u"two-successes"_s);
        QCOMPARE(state["outcome"]["winners"].toArray(), QJsonArray{1});
        QVERIFY(state["turn"].isNull() && state["challenger"].isNull() && state["challenge"].isNull());
    }

    void aSecondFailurePutsOutAndTheLastOneLeftWins()
    {
        Table game;
        game.say(R"({"do":"start","players":["Ann","Bo"],"first":0})");
        for (int round = 0; round < 2; ++round) {
            game.say(place); // Ann
            game.say(place); // Bo
            game.say(place); // Ann
            game.say(pass);  // Bo
            for (const auto *monster : {"golem", "demon", "goblin"})
                game.say(reveal(QLatin1String(monster)));
        }
        const auto state = game.state();
        QCOMPARE(state["players"][0]["failures"].toInt(), 2);
        QVERIFY(state["players"][0]["out"].toBool() && state["players"][0]["passed"].toBool());
        QCOMPARE(state["outcome"]["reason"].toString(), u"last-one-left"_s);
        QCOMPARE(state["outcome"]["winners"].toArray(), QJsonArray{1});
        QCOMPARE(state["dungeon"].toInt(), 3); // as the last card left it
    }

    void aNewRoundBeginsWithEverythingBack()
    {
        Table game;
        game.all({threeSitDown, R"({"do":"remove","item":"torch"})", pass, pass});
        const auto state = game.state();
        QCOMPARE(state["round"].toInt(), 2);
        QCOMPARE(state["hp"].toInt(), 11);
        QCOMPARE(state["deck"].toInt(), 13);
        QCOMPARE(state["dungeon"].toInt(), 0);
        QCOMPARE(state["turn"].toInt(), 0); // the challenger begins
        for (const auto player : state["players"].toArray())
            QCOMPARE(player.toObject()["passed"].toBool(), false);
    }

    void afterSomebodyDroppedOutTheNextToTheLeftBegins()
    {
        Table game;
        game.say(R"({"do":"start","players":["Ann","Bo","Cy"],"first":2})");
        for (int round = 0; round < 2; ++round) {
            game.all({place, place, place, place}); // Cy, Ann, Bo, Cy
            game.all({pass, pass});                 // Ann, Bo: Cy challenges
            for (const auto *monster : {"golem", "demon", "goblin", "orc"})
                game.say(reveal(QLatin1String(monster)));
        }
        const auto state = game.state();
        QVERIFY(state["players"][2]["out"].toBool());
        QVERIFY(state["players"][2]["passed"].toBool());
        QCOMPARE(state["phase"].toString(), u"bidding"_s);
        QCOMPARE(state["turn"].toInt(), 0);
    }

    void privateMonstersAreToldToNobody()
    {
        Table game;
        game.all({twoSitDown, R"({"do":"place","monster":"dragon"})",
                  R"({"do":"remove","item":"torch","monster":"demon"})"});
        for (const auto *question :
             {R"({"do":"state"})", R"({"do":"history"})", R"({"do":"undo"})", R"({"do":"redo"})"}) {
            const auto text = game.text(question);
            QVERIFY2(!text.contains("dragon\"}") && !text.contains("\"monster\""), qPrintable(text));
            QVERIFY2(!text.contains("demon"), qPrintable(text));
        }
    }

    void aRecordBeyondTheOwnOnesIsNoSuchMonster()
    {
        Table game;
        game.all({twoSitDown, R"({"do":"place","monster":"lich"})"});
        QCOMPARE(game.code(R"({"do":"place","monster":"lich"})"), QString()); // Bo can't know of Ann's
        QCOMPARE(game.code(R"({"do":"place","monster":"lich"})"), u"no-such-monster"_s);
        QCOMPARE(game.code(R"({"do":"remove","item":"torch","monster":"lich"})"), u"no-such-monster"_s);
    }

    void whatComesFirstIsRefusedFirst_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("code");
        QTest::newRow("no JSON") << "hello"
                                 << "bad-json";
        QTest::newRow("a blank line") << ""
                                      << "bad-json";
        QTest::newRow("a list") << "[1]"
                                << "bad-json";
        QTest::newRow("nothing to do") << "{}"
                                       << "unknown-command";
        QTest::newRow("do is a number") << R"({"do":1})"
                                        << "unknown-command";
        QTest::newRow("unknown, with odd keys") << R"({"do":"dance","x":1})"
                                                << "unknown-command";
        QTest::newRow("form before the phase") << R"({"do":"reveal","monster":"cow"})"
                                               << "bad-argument";
        QTest::newRow("an unknown key") << R"({"do":"pass","why":1})"
                                        << "bad-argument";
        QTest::newRow("an unknown key of a shared command") << R"({"do":"undo","x":1})"
                                                            << "bad-argument";
        QTest::newRow("phase before its own codes") << R"({"do":"name","monster":"orc"})"
                                                    << "not-now";
        QTest::newRow("start again") << R"({"do":"start","players":["A","B"]})"
                                     << "already-started";
        QTest::newRow("start again, in bad form") << R"({"do":"start","players":["A"]})"
                                                  << "bad-argument";
        QTest::newRow("nothing to redo") << R"({"do":"redo"})"
                                         << "nothing-to-redo";
        QTest::newRow("nothing to undo") << R"({"do":"undo"})"
                                         << "nothing-to-undo";
        QTest::newRow("too far") << R"({"do":"goto","seq":2})"
                                 << "bad-argument";
        QTest::newRow("a path to nowhere") << R"({"do":"trace","path":"players.9.name"})"
                                           << "bad-argument";
    }
    void whatComesFirstIsRefusedFirst()
    {
        QFETCH(QString, line);
        QFETCH(QString, code);
        Table game;
        game.say(twoSitDown);
        const auto before = game.stateText();
        QCOMPARE(game.say(line.toUtf8())["code"].toString(), code);
        QCOMPARE(game.stateText(), before);
    }

    void afterTheEndOnlyNamesChange()
    {
        Table game;
        game.all({twoSitDown, pass, pass});
        game.all({place, pass, R"({"do":"reveal","monster":"goblin"})"});
        while (game.state()["outcome"].isNull())
            game.say(pass);
        QCOMPARE(game.code(pass), u"game-over"_s);
        QCOMPARE(game.code(R"({"do":"odds"})"), u"game-over"_s);
        QCOMPARE(game.code(R"({"do":"rename","player":0,"name":"Anna"})"), QString());
        QCOMPARE(game.state()["seats"][0].toString(), u"Anna"_s);
        QCOMPARE(game.code(R"({"do":"undo"})"), QString());
        QCOMPARE(game.code(R"({"do":"start","players":["A","B"]})"), u"already-started"_s);
    }

    void theTableIsToldWhatToDo()
    {
        Table game;
        game.say(twoSitDown);
        QCOMPARE(game.state()["prompts"][0]["rule"].toString(), u"draw"_s);
        game.all({place, place, pass});
        QCOMPARE(game.state()["prompts"][0]["rule"].toString(), u"vorpal-sword"_s);
        QCOMPARE(game.state()["prompts"][1]["rule"].toString(), u"reveal"_s);
        game.all({R"({"do":"reveal","monster":"goblin"})", R"({"do":"reveal","monster":"orc"})"});
        QStringList rules;
        for (const auto prompt : game.state()["prompts"].toArray())
            rules.append(prompt.toObject()["rule"].toString());
        QCOMPARE(rules, (QStringList{"success", "items-back", "shuffle", "draw"})); // first what comes first
    }

    void monstersPutAsideAreShownWhereThereAreAny()
    {
        for (const bool aside : {false, true}) {
            Table game;
            game.say(twoSitDown);
            if (aside)
                game.all({takeOff("torch").constData(), place, pass, reveal(u"goblin"_s).constData()});
            else
                game.say(pass);
            QStringList rules;
            for (const auto prompt : game.state()["prompts"].toArray())
                rules.append(prompt.toObject()["rule"].toString());
            QCOMPARE(rules.contains(u"round-end"_s), aside);
        }
    }

    void takingBackTellsWhatToChangeOnTheTable()
    {
        Table game;
        game.all({twoSitDown, R"({"do":"remove","item":"torch"})"});
        const auto changes = game.say(R"({"do":"undo"})")["resync"].toArray();
        QCOMPARE(changes, (QJsonArray{"Put the Torch back on the hero.",
                                      "Put cards back on the draw pile: 12 → 13."}));
        QCOMPARE(game.say(R"({"do":"goto","seq":1})")["resync"].toArray(), QJsonArray());
    }

    void aValueIsTracedToItsCauses()
    {
        Table game;
        game.all({twoSitDown, place, R"({"do":"remove","item":"plate-armor"})", place});
        const auto trace = game.say(R"({"do":"trace","path":"hp"})")["trace"];
        QCOMPARE(trace.toArray().size(), 1);
        QCOMPARE(trace[0]["seq"].toInt(), 3);
        QCOMPARE(trace[0]["from"].toInt(), 11);
        QCOMPARE(trace[0]["to"].toInt(), 6);
        QVERIFY(trace[0]["text"].toString().contains("Plate Armor"));
    }

    void playthroughsGoAsWritten()
    {
        QCOMPARE(tests::playthrough<mandom::Game>(TEST_FOLDER "/three_rounds.play").join(u'\n'), QString());
    }
};

QTEST_APPLESS_MAIN(MandomRulesTest)
#include "rules_test.moc"
