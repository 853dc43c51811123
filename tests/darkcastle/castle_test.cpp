#include "tests/darkcastle/castle_lines.h"

using namespace torchside;
using namespace torchside::tests::castle;
using tests::Reply;

// Setting out, health, the castle's pages, the end.
class DarkcastleCastleTest : public QObject {
    Q_OBJECT

private slots:
    void healthDependsOnTheNumberOfCharacters_data()
    {
        QTest::addColumn<QString>("start");
        QTest::addColumn<int>("hp");
        QTest::newRow("two") << QString::fromUtf8(two) << 18;
        QTest::newRow("three") << QString::fromUtf8(three) << 14;
        QTest::newRow("four") << QString::fromUtf8(four) << 12;
        QTest::newRow("alone") << QString::fromUtf8(alone) << 18;
    }
    void healthDependsOnTheNumberOfCharacters()
    {
        QFETCH(QString, start);
        QFETCH(int, hp);
        Table game;
        game.say(start.toUtf8());
        for (const auto each : game.state()["characters"].toArray()) {
            QCOMPARE(each[u"hp"_s].toInt(), hp);
            QCOMPARE(each[u"maxHp"_s].toInt(), hp);
            QVERIFY(each[u"alive"_s].toBool());
        }
    }

    void aPersonAloneLeadsTwoCharacters()
    {
        Table game;
        const auto state = game.say(alone)["state"];
        QCOMPARE(compact(state["seats"]), u"[\"Ann\"]"_s);
        QCOMPARE(state["characters"][0]["player"].toInt(), 0);
        QCOMPARE(state["characters"][1]["player"].toInt(), 0);
        QCOMPARE(game.say(turn)["state"]["log"][1]["text"].toString(),
                 u"The Tanner turns chapter 1 of 15."_s);
    }

    void aCastleOfOneChapterIsToldAsOne()
    {
        Table game;
        const auto state = game.say(
            R"({"do":"start","characters":[{"id":"abbot","player":"Ann"},{"id":"smith","player":"Bo"}],"chapters":1})")
                               ["state"];
        QCOMPARE(
            state["log"][0]["text"].toString(),
            u"The escape begins: Ann as The Abbot and Bo as The Smith, with 18 HP each and one chapter before the boss."_s);
    }

    void everythingBeginsBeforeTheFirstCard()
    {
        Table game;
        const auto state = game.say(three)["state"];
        QCOMPARE(state["game"].toString(), u"darkcastle"_s);
        QCOMPARE(state["phase"].toString(), u"between"_s);
        QCOMPARE(state["chapter"].toInt(-1), 0);
        QCOMPARE(state["chapters"].toInt(), 15);
        QCOMPARE(state["boss"].toBool(true), false);
        QVERIFY(state["turner"].isNull() && state["combat"].isNull() && state["outcome"].isNull());
        QCOMPARE(state["draws"].toInt(-1), 0);
        QCOMPARE(compact(state["discard"]), u"[]"_s);
        QCOMPARE(state["characters"][2]["name"].toString(), u"The Cook"_s);
        QCOMPARE(compact(state["characters"][2]["die"][2]), u"{\"double\":true,\"symbol\":\"might\"}"_s);
        QCOMPARE(
            QString(state.toObject().keys().join(u' ')),
            u"boss chapter chapters characters combat discard draws game laid log outcome phase prompts seats turner"_s);
    }

    void startIsRefused_data()
    {
        QTest::addColumn<QString>("rest");
        QTest::addColumn<QString>("field");
        const auto list = [](const char *characters) {
            return u"\"characters\":[%1]"_s.arg(QLatin1String(characters));
        };
        QTest::newRow("nobody") << u"\"chapters\":15"_s << "characters";
        QTest::newRow("one character") << list(R"({"id":"abbot","player":"Ann"})") << "characters";
        QTest::newRow("five")
            << list(
                   R"({"id":"abbot","player":"A"},{"id":"smith","player":"B"},{"id":"cook","player":"C"},{"id":"miller","player":"D"},{"id":"tailor","player":"E"})")
            << "characters";
        QTest::newRow("the same twice")
            << list(R"({"id":"abbot","player":"A"},{"id":"abbot","player":"B"})") << "characters";
        QTest::newRow("the same twice, alone")
            << list(R"({"id":"abbot","player":"A"},{"id":"abbot","player":"A"})") << "characters";
        QTest::newRow("two of three by one person")
            << list(R"({"id":"abbot","player":"A"},{"id":"cook","player":"B"},{"id":"smith","player":"A "})")
            << "characters";
        QTest::newRow("three by one person")
            << list(R"({"id":"abbot","player":"A"},{"id":"cook","player":"A"},{"id":"smith","player":"A"})")
            << "characters";
        QTest::newRow("nobody of that name")
            << list(R"({"id":"pope","player":"A"},{"id":"cook","player":"B"})") << "characters";
        QTest::newRow("no player") << list(R"({"id":"abbot"},{"id":"cook","player":"B"})") << "characters";
        QTest::newRow("an empty name")
            << list(R"({"id":"abbot","player":" "},{"id":"cook","player":"B"})") << "characters";
        QTest::newRow("a slip inside")
            << list(R"({"id":"abbot","name":"A"},{"id":"cook","player":"B"})") << "characters";
        const auto fine = list(R"({"id":"abbot","player":"A"},{"id":"cook","player":"B"})");
        QTest::newRow("no chapter") << fine + u",\"chapters\":0"_s << "chapters";
        QTest::newRow("46 chapters") << fine + u",\"chapters\":46"_s << "chapters";
        QTest::newRow("half a chapter") << fine + u",\"chapters\":1.5"_s << "chapters";
        QTest::newRow("null chapters") << fine + u",\"chapters\":null"_s << "chapters";
        QTest::newRow("an unknown key") << fine + u",\"boss\":true"_s << "boss";
    }
    void startIsRefused()
    {
        QFETCH(QString, rest);
        QFETCH(QString, field);
        Table game;
        const auto reply = game.say(u"{\"do\":\"start\",%1}"_s.arg(rest).toUtf8());
        QCOMPARE(reply["code"].toString(), u"bad-argument"_s);
        QCOMPARE(reply["field"].toString(), field);
        QVERIFY(!game.history().started());
    }

    void namesOfFortyCharactersFitAndNumbersMayHaveAPoint()
    {
        Table game;
        const auto name = QString(40, u'ü');
        const auto reply = game.say(
            u"{\"do\":\"start\",\"characters\":[{\"id\":\"abbot\",\"player\":\" %1 \"},{\"id\":\"cook\",\"player\":\"B\"}],\"chapters\":45.0}"_s
                .arg(name)
                .toUtf8());
        QCOMPARE(reply["state"]["seats"][0].toString(), name);
        QCOMPARE(reply["state"]["chapters"].toInt(), 45);
    }

    void whoTurnsTheCardIsWrittenDown()
    {
        Table game;
        game.say(two);
        const auto state = game.say(with("turn", 1))["state"];
        QCOMPARE(state["phase"].toString(), u"facing"_s);
        QCOMPARE(state["chapter"].toInt(), 1);
        QCOMPARE(state["turner"].toInt(), 1);
        QCOMPARE(state["prompts"][2]["text"].toString(), u"“You” on the card is Bo."_s);
        QCOMPARE(game.say(complete)["state"]["turner"].toInt(-1), 1);
        QCOMPARE(game.say(turn)["state"]["turner"].toInt(-1), 0);
    }

    void aChapterCanBeOvercomeWithoutAFight()
    {
        Table game;
        game.all({two, turn});
        QCOMPARE(game.say(complete)["state"]["phase"].toString(), u"between"_s);
    }

    void afterTheChaptersTheNextCardIsTheBoss()
    {
        Table game;
        game.all({oneChapter, turn, complete});
        const auto state = game.say(turn)["state"];
        QCOMPARE(state["boss"].toBool(), true);
        QCOMPARE(state["chapter"].toInt(), 2);
        QCOMPARE(state["phase"].toString(), u"facing"_s);
    }

    void theBossIsAlwaysFought()
    {
        Table game;
        game.all({oneChapter, turn, complete, turn});
        QCOMPARE(game.code(complete), u"not-now"_s);
        QCOMPARE(game.state()["prompts"][1]["rule"].toString(), u"boss-always-fought"_s);
    }

    void whenTheBossFallsAllHaveEscaped()
    {
        Table game;
        game.all({oneChapter, turn, complete, turn});
        game.say(dice(1, 0, 0));
        const auto state = game.say(roll(0, "might"))["state"];
        QCOMPARE(state["phase"].toString(), u"over"_s);
        QCOMPARE(compact(state["outcome"]), u"{\"reason\":\"castle-escaped\",\"winners\":[0,1]}"_s);
        QVERIFY(state["combat"].isNull());
        QCOMPARE(state["draws"].toInt(-1), 0);
        QCOMPARE(state["prompts"][0]["rule"].toString(), u"victory"_s);
    }

    void aloneTheOneSeatWins()
    {
        Table game;
        game.say(
            R"({"do":"start","characters":[{"id":"tanner","player":"Ann"},{"id":"tailor","player":"Ann"}],"chapters":1})");
        game.all({turn, complete, turn});
        game.say(dice(0, 1, 0));
        QCOMPARE(compact(game.say(roll(1, "cunning"))["state"]["outcome"]["winners"]), u"[0]"_s);
    }

    void oneDeathIsTheEndForAll()
    {
        Table game;
        game.say(three);
        const auto reply = game.say(hurt(1, 99));
        QCOMPARE(compact(reply["state"]["outcome"]), u"{\"reason\":\"character-died\",\"winners\":[]}"_s);
        QCOMPARE(reply["state"]["characters"][1]["hp"].toInt(-1), 0);
        QCOMPARE(reply["state"]["characters"][1]["alive"].toBool(true), false);
        QCOMPARE(reply["events"][1]["type"].toString(), u"died"_s);
        QCOMPARE(reply["state"]["prompts"][0]["text"].toString(),
                 u"Bo has died in the castle: you have all lost."_s);
    }

    void atTheEndOnlyANameCanBeChanged_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const auto &line :
             {QByteArray(turn), QByteArray(complete), dice(1, 1, 1), with("rest", 0), roll(0, "might"),
              with("block", 0), QByteArray(R"({"do":"change","dice":{"might":1}})"), QByteArray(defend),
              hurt(0, 1), with("heal", 0, ",\"amount\":1"), QByteArray(draw), take(0, "Rope"),
              QByteArray(leave), QByteArray(R"({"do":"give","from":0,"to":1,"item":"Rope"})"),
              with("drop", 0, ",\"item\":\"Rope\""), with("use", 9, ",\"item\":\"Rope\"")})
            QTest::newRow(line.constData()) << line;
    }
    void atTheEndOnlyANameCanBeChanged()
    {
        QFETCH(QByteArray, line);
        Table game;
        game.say(two);
        game.say(hurt(0, 18));
        QCOMPARE(game.say(line)["code"].toString(), u"game-over"_s);
        QVERIFY(game.say(R"({"do":"rename","player":0,"name":"Anna"})")["ok"].toBool());
        QCOMPARE(game.state()["seats"][0].toString(), u"Anna"_s);
        QCOMPARE(game.code(two), u"already-started"_s);
    }

    void whatHurtsAndHealsIsEnteredByHand()
    {
        Table game;
        game.say(two);
        const auto reply = game.say(with("hurt", 0, ",\"amount\":5,\"why\":\"a trap\""));
        QCOMPARE(reply["state"]["characters"][0]["hp"].toInt(), 13);
        QCOMPARE(reply["state"]["log"][1]["text"].toString(), u"Ann loses 5 HP (a trap): 13 left."_s);
        QCOMPARE(game.say(with("heal", 0, ",\"amount\":2,\"why\":\"stew\""))["state"]["characters"][0]["hp"]
                     .toInt(),
                 15);
        QCOMPARE(game.say(with("heal", 1, ",\"amount\":1"))["state"]["log"][3]["text"].toString(),
                 u"Bo is healed by 1: 18 HP."_s);
        for (const auto *wrong : {",\"amount\":0", ",\"amount\":100", "", ",\"amount\":1,\"why\":3",
                                  ",\"amount\":1,\"why\":null"})
            QCOMPARE(game.say(with("hurt", 0, wrong))["code"].toString(), u"bad-argument"_s);
    }

    void healingStopsAtTheStartingHealth()
    {
        Table game;
        game.say(two);
        game.say(hurt(0, 3));
        QCOMPARE(game.say(with("heal", 0, ",\"amount\":99"))["state"]["characters"][0]["hp"].toInt(), 18);
    }

    void eachPhaseAllowsItsCommands_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("phases");
        QTest::newRow("turn") << QByteArray(turn) << "between";
        QTest::newRow("complete") << QByteArray(complete) << "facing";
        QTest::newRow("combat") << dice(1, 0, 0) << "facing";
        QTest::newRow("rest") << with("rest", 0) << "combat";
        QTest::newRow("roll") << roll(0, "wisdom") << "combat";
        QTest::newRow("block") << with("block", 0) << "combat";
        QTest::newRow("change") << QByteArray(R"({"do":"change","dice":{"might":1}})") << "combat";
        QTest::newRow("hurt") << hurt(0, 1) << "between facing combat looting";
        QTest::newRow("heal") << with("heal", 0, ",\"amount\":1") << "between facing combat looting";
        QTest::newRow("draw") << QByteArray(draw) << "between facing looting";
        QTest::newRow("take") << take(0, "Rope") << "looting";
        QTest::newRow("leave") << QByteArray(leave) << "looting";
    }
    void eachPhaseAllowsItsCommands()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, phases);
        const std::map<QString, std::vector<QByteArray>> ways{{u"between"_s, {two}},
                                                              {u"facing"_s, {two, turn}},
                                                              {u"combat"_s, {two, turn, dice(2, 0, 0)}},
                                                              {u"looting"_s, {two, draw}}};
        for (const auto &[phase, way] : ways) {
            Table game;
            for (const auto &step : way)
                game.say(step);
            QCOMPARE(game.state()["phase"].toString(), phase);
            const bool looksOnTheTable = line.contains("take") && phase == u"between"_s; // where nothing lies
            const auto refusal = looksOnTheTable ? u"no-such-item"_s : u"not-now"_s;
            QCOMPARE(game.say(line)["code"].toString(), phases.contains(phase) ? QString() : refusal);
        }
    }

    void whatComesFirstIsRefusedFirst_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("field");
        QTest::newRow("blank") << QByteArray("  ") << "bad-json"
                               << "";
        QTest::newRow("unknown") << QByteArray(R"({"do":"dance"})") << "unknown-command"
                                 << "";
        QTest::newRow("no do") << QByteArray(R"({"character":0})") << "unknown-command"
                               << "";
        QTest::newRow("form before phase") << with("roll", 0, ",\"symbol\":\"luck\"") << "bad-argument"
                                           << "symbol";
        QTest::newRow("key before phase") << with("rest", 0, ",\"why\":1") << "bad-argument"
                                          << "why";
        QTest::newRow("range before phase") << dice(10, 0, 0) << "bad-argument"
                                            << "dice";
        QTest::newRow("blow before phase") << dice(1, 0, 0, ",\"blow\":6") << "bad-argument"
                                           << "blow";
        QTest::newRow("index before phase") << with("roll", 2) << "bad-argument"
                                            << "character";
        QTest::newRow("index below zero") << with("rest", -1) << "bad-argument"
                                          << "character";
        QTest::newRow("participant before phase")
            << dice(1, 0, 0, ",\"participants\":[0,2]") << "bad-argument"
            << "participants";
        QTest::newRow("giver before phase")
            << QByteArray(R"({"do":"give","from":7,"to":0,"item":"x"})") << "bad-argument"
            << "from";
        QTest::newRow("taker before phase")
            << QByteArray(R"({"do":"give","from":0,"to":7,"item":"x"})") << "bad-argument"
            << "to";
        QTest::newRow("hands before phase") << take(0, "Rope", 3) << "bad-argument"
                                            << "hands";
        QTest::newRow("phase before sum") << dice(9, 9, 9) << "not-now"
                                          << "";
        QTest::newRow("phase before the row's own") << QByteArray(R"({"do":"change","dice":{}})") << "not-now"
                                                    << "";
        QTest::newRow("started") << QByteArray(two) << "already-started"
                                 << "";
    }
    void whatComesFirstIsRefusedFirst()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, code);
        QFETCH(QString, field);
        Table game;
        game.say(two);
        const auto before = game.stateText();
        const auto reply = game.say(line);
        QCOMPARE(reply["code"].toString(), code);
        QCOMPARE(reply["field"].toString(), field);
        QVERIFY(!reply["message"].toString().isEmpty());
        QCOMPARE(game.stateText(), before);
    }

    void nothingButStartIsAcceptedBeforeTheStart()
    {
        Table game;
        for (const auto *line :
             {turn, complete, defend, draw, R"({"do":"state"})", R"({"do":"undo"})", R"({"do":"odds"})"})
            QCOMPARE(game.code(line), u"not-started"_s);
        QCOMPARE(game.say(with("turn", 9))["code"].toString(), u"not-started"_s);
    }

    void takingBackSaysWhatToChangeOnTheTable()
    {
        Table game;
        game.say(two);
        const auto atStart = game.stateText();
        game.say(hurt(1, 5));
        game.say(turn);
        equip(game, {take(0, "Rope")});
        game.say(with("drop", 0, ",\"item\":\"Rope\""));
        game.say(dice(2, 1, 0));
        game.say(roll(0, "might"));
        const auto atEnd = game.stateText();
        QCOMPARE(
            compact(game.say(R"({"do":"undo"})")["resync"]),
            u"[\"Put 1 of the enemy's Might dice back: 1 → 2.\",\"Ann has not rolled in this round.\"]"_s);
        const auto back = game.say(R"({"do":"goto","seq":1})");
        const auto all = compact(back["resync"]);
        for (const auto &each :
             {u"Give Bo 5 HP back: 13 → 18."_s, u"Lay turned cards back on the castle: 1 → 0"_s,
              u"Take “Rope” back from the discards."_s, u"Take 2 of the enemy's Might dice away: 2 → 0."_s})
            QVERIFY2(all.contains(each), qPrintable(all));
        QCOMPARE(game.stateText(), atStart);
        game.say(R"({"do":"goto","seq":8})");
        QCOMPARE(game.stateText(), atEnd);
        const auto trace = game.say(R"({"do":"trace","path":"characters.1.hp"})")["trace"];
        QCOMPARE(compact(trace),
                 u"[{\"from\":18,\"seq\":2,\"text\":\"Bo loses 5 HP: 13 left.\",\"to\":13}]"_s);
    }

    void itemsOfOneNameGoBackEachByItself()
    {
        Table game;
        game.all({two, R"({"do":"draw","count":4})", leave, leave, take(0, "Rope"), take(0, "Rope")});
        QCOMPARE(compact(game.say(R"({"do":"goto","seq":1})")["resync"]),
                 u"[\"Take out of hand: Ann's “Rope”.\",\"Take out of hand: Ann's “Rope”.\","
                 "\"Take “Rope” back from the discards.\",\"Take “Rope” back from the discards.\"]"_s);
        QCOMPARE(compact(game.say(R"({"do":"goto","seq":5})")["resync"]),
                 u"[\"Put back into hand: Ann's “Rope”.\",\"Lay out drawn items: 0 → 1 is waiting.\","
                 "\"Put “Rope” on the discards.\",\"Put “Rope” on the discards.\"]"_s);
        QCOMPARE(compact(game.say(R"({"do":"redo"})")["resync"]),
                 u"[\"Put back into hand: Ann's “Rope”.\",\"Put drawn items away: 1 → 0 are waiting.\"]"_s);
    }

    void theSixCharactersAreThoseOfTheData()
    {
        QFile file(QStringLiteral(TEST_FOLDER "/../../data/darkcastle/characters.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto list = QJsonDocument::fromJson(file.readAll()).array();
        QCOMPARE(list.size(), 6);
        for (const auto prisoner : valuesOf<darkcastle::Prisoner>()) {
            const auto data = list.at(static_cast<qsizetype>(darkcastle::at(prisoner))).toObject();
            const auto &profile = darkcastle::profileOf(prisoner);
            QCOMPARE(data[u"id"_s].toString().toStdString(), std::string(nameOf(prisoner)));
            QCOMPARE(data[u"name"_s].toString().toStdString(), english(darkcastle::nameFor(prisoner)));
            QCOMPARE(data[u"die"_s].toArray().size(), 6);
            for (const auto symbol : valuesOf<darkcastle::Symbol>()) {
                const auto name = QString::fromStdString(std::string(nameOf(symbol)));
                QCOMPARE(data[u"traits"_s][name].toInt(), profile.traits[darkcastle::at(symbol)]);
            }
            for (std::size_t i = 0; i < darkcastle::faces; ++i) {
                const auto name = QString::fromStdString(std::string(nameOf(profile.die[i].symbol)));
                const auto face = profile.die[i].isDouble ? name + u' ' + name : name;
                QCOMPARE(data[u"die"_s][static_cast<qsizetype>(i)].toString(), face);
            }
        }
    }

    void aWonCastle()
    {
        QCOMPARE(tests::playthrough<darkcastle::Game>(QStringLiteral(TEST_FOLDER "/escaped.play")),
                 QStringList());
    }
    void aLostCastle()
    {
        QCOMPARE(tests::playthrough<darkcastle::Game>(QStringLiteral(TEST_FOLDER "/lost.play")),
                 QStringList());
    }
};

QTEST_APPLESS_MAIN(DarkcastleCastleTest)
#include "castle_test.moc"
