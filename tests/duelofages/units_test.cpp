#include "tests/duelofages/game.h"

using namespace torchside;
using tests::Duel;
using tests::Reply;
using namespace Qt::StringLiterals;

class DuelOfAgesUnitsTest : public QObject {
    Q_OBJECT

private slots:
    void numbersAreTypedInAndCorrected()
    {
        auto game = Duel::ofThree();
        game.say(R"({"do":"count","player":1,"characters":3,"henchmen":2,"offBoard":1,"equipment":4})");
        game.count(1, "characters", -1);
        const auto bo = game.player(1);
        QCOMPARE(bo["characters"].toInt(), 2);
        QCOMPARE(bo["henchmen"].toInt(), 2);
        QCOMPARE(bo["offBoard"].toInt(), 1);
        QCOMPARE(bo["equipment"].toInt(), 4);
        QCOMPARE(bo["strength"].toInt(), 5);
        QCOMPARE(bo["lost"].toInt(), 0); // a correction is no loss
        QCOMPARE(game.lastLine(), u"Bo: characters 3 → 2."_s);
    }

    void allHaveTheSameInOneStep()
    {
        auto game = Duel::ofThree();
        game.count(1, "characters", 3);
        game.say(R"({"do":"everybody","characters":8})");
        for (int seat = 0; seat < 3; ++seat)
            QCOMPARE(game.player(seat)["characters"].toInt(), 8);
        game.say(R"({"do":"everybody","characters":8,"equipment":2})"); // what is so already is no news
        QCOMPARE(game.player(2)["equipment"].toInt(), 2);
        game.say(R"({"do":"undo"})");
        game.say(R"({"do":"undo"})");
        QCOMPARE(game.player(1)["characters"].toInt(), 3);
        QCOMPARE(game.player(0)["characters"].toInt(), 0);
    }

    // There are no more than 99 of a kind; the other kinds still change.
    void atTheMostOfOneKindTheOthersChange_data()
    {
        QTest::addColumn<QString>("most");
        for (const auto *kind : {"characters", "henchmen", "offBoard", "equipment"})
            QTest::newRow(kind) << QString::fromLatin1(kind);
    }
    void atTheMostOfOneKindTheOthersChange()
    {
        QFETCH(QString, most);
        auto game = Duel::ofThree();
        QVERIFY(game.count(0, qPrintable(most), 99)["ok"].toBool());
        for (const auto *other : {"characters", "henchmen", "offBoard", "equipment"}) {
            if (most == QLatin1String(other))
                continue;
            QVERIFY2(game.count(0, other, 1)["ok"].toBool(), other);
            QCOMPARE(game.player(0)[other].toInt(), 1);
        }
        QCOMPARE(game.player(0)[qPrintable(most)].toInt(), 99);
        QVERIFY(!game.count(0, qPrintable(most), 1)["ok"].toBool());
    }

    void aCountIsRefused_data()
    {
        QTest::addColumn<QString>("rest");
        QTest::addColumn<QString>("field");
        QTest::newRow("below 0") << R"("player":0,"henchmen":-4)"
                                 << "henchmen";
        QTest::newRow("below 0 off the board") << R"("player":0,"offBoard":-1)"
                                               << "offBoard";
        QTest::newRow("below 0 equipment") << R"("player":0,"equipment":-3)"
                                           << "equipment";
        QTest::newRow("one of two below 0") << R"("player":0,"equipment":1,"characters":-6)"
                                            << "characters";
        QTest::newRow("above 99") << R"("player":0,"characters":95)"
                                  << "characters";
        QTest::newRow("by 100") << R"("player":0,"characters":100)"
                                << "characters";
        QTest::newRow("no number at all") << R"("player":0)"
                                          << "characters";
        QTest::newRow("null") << R"("player":0,"characters":null)"
                              << "characters";
        QTest::newRow("text") << R"("player":0,"characters":"3")"
                              << "characters";
        QTest::newRow("half a character") << R"("player":0,"characters":0.5)"
                                          << "characters";
        QTest::newRow("prisoners are not counted in") << R"("player":0,"prisoners":1)"
                                                      << "prisoners";
        QTest::newRow("nobody") << R"("characters":1)"
                                << "player";
        QTest::newRow("a seat too far") << R"("player":3,"characters":1)"
                                        << "player";
    }
    void aCountIsRefused()
    {
        QFETCH(QString, rest);
        QFETCH(QString, field);
        auto game = Duel::ofThree();
        game.withPeople();
        const auto before = game.stateText();
        const auto reply = game.say((u"{\"do\":\"count\","_s + rest + u'}').toUtf8());
        QCOMPARE(reply["code"].toString(), u"bad-argument"_s);
        QCOMPARE(reply["field"].toString(), field);
        QCOMPARE(game.stateText(), before);
    }

    void aKilledCharacterIsLostAndDefeated()
    {
        auto game = Duel::ofThree();
        game.withPeople();
        QVERIFY(game.defeat(1, 0)["ok"].toBool());
        QCOMPARE(game.player(0)["characters"].toInt(), 4);
        QCOMPARE(game.player(0)["strength"].toInt(), 7);
        QCOMPARE(game.player(0)["lost"].toInt(), 1);
        QCOMPARE(game.player(0)["lostCharacters"].toInt(), 1);
        QCOMPARE(game.player(1)["defeated"].toArray(), (QJsonArray{1, 0, 0}));
        QCOMPARE(game.lastLine(), u"Bo kills one of Ann's characters."_s);
    }

    void aHenchmanIsALostUnitButNoLostCharacter()
    {
        auto game = Duel::ofThree();
        game.withPeople();
        game.defeat(1, 0, "henchman");
        QCOMPARE(game.player(0)["henchmen"].toInt(), 2);
        QCOMPARE(game.player(0)["lost"].toInt(), 1);
        QCOMPARE(game.player(0)["lostCharacters"].toInt(), 0);
        QCOMPARE(game.player(1)["defeated"].toArray(), (QJsonArray{1, 0, 0}));
    }

    void anImprisonedCharacterIsAPrisonerOfItsOwner()
    {
        auto game = Duel::ofThree();
        game.withPeople();
        game.defeat(1, 0, "character", "imprison");
        QCOMPARE(game.player(0)["prisoners"].toInt(), 1);
        QCOMPARE(game.player(0)["characters"].toInt(), 4);
        QCOMPARE(game.player(0)["strength"].toInt(), 7);
        QCOMPARE(game.player(1)["prisoners"].toInt(), 0);
    }

    void anImprisonedHenchmanIsSimplyLost()
    {
        auto game = Duel::ofThree();
        game.withPeople();
        game.defeat(1, 0, "henchman", "imprison");
        QCOMPARE(game.player(0)["prisoners"].toInt(), 0);
        QCOMPARE(game.player(0)["henchmen"].toInt(), 2);
        QCOMPARE(game.player(0)["lost"].toInt(), 1);
    }

    void aTakeoverAddsTheUnitToTheTakerOnTheBoard()
    {
        auto game = Duel::ofThree();
        game.withPeople();
        game.count(0, "offBoard", 1);
        game.defeat(1, 0, "henchman", "takeover");
        game.defeat(2, 0, "character", "takeover", "off-board");
        QCOMPARE(game.player(1)["henchmen"].toInt(), 4);
        QCOMPARE(game.player(0)["henchmen"].toInt(), 2);
        QCOMPARE(game.player(2)["characters"].toInt(), 6);
        QCOMPARE(game.player(2)["offBoard"].toInt(), 0);
        QCOMPARE(game.player(0)["offBoard"].toInt(), 0);
        QCOMPARE(game.player(0)["characters"].toInt(), 5);
        QCOMPARE(game.lastLine(), u"Cy takes over one of Ann's characters still off the board."_s);
    }

    void anAdventureCausesALossButNobodysDefeat()
    {
        auto game = Duel::ofThree();
        game.withPeople();
        game.lostToAdventure(0);
        game.lostToAdventure(0, "character", "imprison");
        QCOMPARE(game.player(0)["lost"].toInt(), 2);
        QCOMPARE(game.player(0)["prisoners"].toInt(), 1);
        for (int seat = 0; seat < 3; ++seat)
            QCOMPARE(game.player(seat)["defeated"].toArray(), (QJsonArray{0, 0, 0}));
        QCOMPARE(game.endTurn()["state"]["phase"].toString(), u"turn"_s);
    }

    void anAllyMayDefeatAnAlly()
    {
        auto game = Duel::ofThree();
        game.withPeople();
        QVERIFY(game.defeat(1, 2)["ok"].toBool());
        QCOMPARE(game.player(1)["defeated"].toArray(), (QJsonArray{0, 0, 1}));
        QCOMPARE(game.endTurn()["state"]["phase"].toString(), u"turn"_s); // it wins no right to switch
    }

    void aDefeatIsRefused_data()
    {
        QTest::addColumn<QString>("rest");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("field");
        const QString bad = u"bad-argument"_s;
        const QString kill = u"\"how\":\"kill\",\"where\":\"board\""_s;
        QTest::newRow("one's own") << R"("by":1,"of":1,"unit":"character",)" + kill << bad << "by";
        QTest::newRow("taken over by an adventure")
            << R"("of":1,"unit":"character","how":"takeover","where":"board")" << bad << "by";
        QTest::newRow("a henchman off the board")
            << R"("by":0,"of":1,"unit":"henchman","how":"kill","where":"off-board")" << bad << "where";
        QTest::newRow("a stranger") << R"("by":3,"of":1,"unit":"character",)" + kill << bad << "by";
        QTest::newRow("a stranger's") << R"("by":0,"of":-1,"unit":"character",)" + kill << bad << "of";
        QTest::newRow("a pet") << R"("by":0,"of":1,"unit":"pet",)" + kill << bad << "unit";
        QTest::newRow("eaten") << R"("by":0,"of":1,"unit":"character","how":"eat","where":"board")" << bad
                               << "how";
        QTest::newRow("by null") << R"("by":null,"of":1,"unit":"character",)" + kill << bad << "by";
        QTest::newRow("no characters left")
            << R"("by":0,"of":1,"unit":"character",)" + kill << "no-such-unit" << QString();
        QTest::newRow("no henchmen left")
            << R"("by":0,"of":1,"unit":"henchman",)" + kill << "no-such-unit" << QString();
        QTest::newRow("none off the board")
            << R"("by":0,"of":2,"unit":"character","how":"kill","where":"off-board")"
            << "no-such-unit" << QString();
        QTest::newRow("a hundredth character")
            << R"("by":0,"of":2,"unit":"character","how":"takeover","where":"board")" << bad << "by";
        QTest::newRow("a hundredth henchman")
            << R"("by":0,"of":2,"unit":"henchman","how":"takeover","where":"board")" << bad << "by";
    }
    void aDefeatIsRefused()
    {
        QFETCH(QString, rest);
        QFETCH(QString, code);
        QFETCH(QString, field);
        auto game = Duel::ofThree();
        game.say(R"({"do":"count","player":0,"characters":99,"henchmen":99})");
        game.say(R"({"do":"count","player":2,"characters":1,"henchmen":1})");
        const auto before = game.stateText();
        const auto reply = game.say((u"{\"do\":\"defeat\","_s + rest + u'}').toUtf8());
        QCOMPARE(reply["code"].toString(), code);
        QCOMPARE(reply["field"].toString(), field);
        QCOMPARE(game.stateText(), before);
    }

    void theNinetyNinthIsStillTakenOver()
    {
        auto game = Duel::ofThree();
        game.withPeople();
        game.say(R"({"do":"count","player":1,"characters":93,"henchmen":95})");
        QVERIFY(game.defeat(1, 0, "character", "takeover")["ok"].toBool());
        QVERIFY(game.defeat(1, 0, "henchman", "takeover")["ok"].toBool());
        QCOMPARE(game.player(1)["characters"].toInt(), 99);
        QCOMPARE(game.player(1)["henchmen"].toInt(), 99);
    }

    void thePrisonHoldsNinetyNineOfAPlayer()
    {
        auto game = Duel::ofThree();
        game.count(0, "characters", 99);
        for (int i = 0; i < 99; ++i)
            game.lostToAdventure(0, "character", "imprison");
        game.count(0, "characters", 1);
        QCOMPARE(game.player(0)["prisoners"].toInt(), 99);
        QCOMPARE(game.player(0)["lost"].toInt(), 99);
        QCOMPARE(game.lostToAdventure(0, "character", "imprison")["code"].toString(), u"bad-argument"_s);
        QVERIFY(game.lostToAdventure(0)["ok"].toBool());
    }

    void aFreedPrisonerIsACharacterOnTheBoardAgain()
    {
        auto game = Duel::ofThree();
        game.withPeople();
        QCOMPARE(game.code(R"({"do":"free","player":0})"), u"no-such-unit"_s);
        game.defeat(1, 0, "character", "imprison");
        QCOMPARE(game.code(R"({"do":"free","player":0})"), QString());
        QCOMPARE(game.player(0)["prisoners"].toInt(), 0);
        QCOMPARE(game.player(0)["characters"].toInt(), 5);
        QCOMPARE(game.player(0)["lost"].toInt(), 1); // lost it is, all the same
        QCOMPARE(game.code(R"({"do":"free","player":3})"), u"bad-argument"_s);
    }

    void nobodyIsFreedBeyondNinetyNine()
    {
        auto game = Duel::ofThree();
        game.withPeople();
        game.defeat(1, 0, "character", "imprison");
        game.count(0, "characters", 95);
        QCOMPARE(game.code(R"({"do":"free","player":0})"), u"bad-argument"_s);
        game.count(0, "characters", -1);
        QCOMPARE(game.code(R"({"do":"free","player":0})"), QString()); // the ninety-ninth
    }

    void markersMoveForwardAndBack()
    {
        auto game = Duel::ofThree();
        game.say(R"({"do":"marker","player":1,"location":"Ruins"})");
        QCOMPARE(game.player(1)["markers"]["Ruins"].toInt(), 1);
        game.marker(1, "Ruins", 3);
        game.marker(1, "Ruins", -2);
        QCOMPARE(game.player(1)["markers"]["Ruins"].toInt(), 2);
        QCOMPARE(game.marker(1, "Ruins", -3)["field"].toString(), u"by"_s);
        QCOMPARE(game.marker(1, "Ruins", 98)["code"].toString(), u"bad-argument"_s);
        QCOMPARE(game.marker(1, "ruins", 1)["field"].toString(), u"location"_s);
        QCOMPARE(game.marker(4, "Ruins", 1)["field"].toString(), u"player"_s);
        QCOMPARE(game.code(R"({"do":"marker","player":1})"), u"bad-argument"_s);
    }

    void theSixthMarkerWinsTheTournament()
    {
        auto game = Duel::ofThree();
        game.marker(1, "Royal Tournament", 5);
        QVERIFY(!game.rules().contains(u"tournament-won"_s));
        game.marker(1, "Royal Tournament", 1);
        QVERIFY(game.prompt("tournament-won").startsWith("Bo has won the Royal Tournament"));
        for (int seat = 0; seat < 3; ++seat)
            for (const int by : {1, 0})
                QCOMPARE(game.marker(seat, "Royal Tournament", by)["code"].toString(), u"tournament-won"_s);
        QCOMPARE(game.marker(1, "Royal Tournament", -1)["code"].toString(), u"tournament-won"_s);
        QCOMPARE(game.marker(0, "Royal Tournament", -1)["code"].toString(),
                 u"bad-argument"_s); // below 0 comes first
        QVERIFY(game.marker(0, "Ruins", 6)["ok"].toBool());
        QVERIFY(game.marker(0, "Ruins", 1)["ok"].toBool());
        game.endTurn();
        QVERIFY(!game.rules().contains(u"tournament-won"_s));
        QCOMPARE(game.marker(2, "Royal Tournament", 1)["code"].toString(), u"tournament-won"_s);
        game.say(R"({"do":"goto","seq":2})");
        QVERIFY(game.marker(2, "Royal Tournament", 1)["ok"].toBool());
    }

    void theVaultBeginsWithTwoCardsAndNeverGoesBelowNone()
    {
        auto game = Duel::ofThree();
        QCOMPARE(game.code(R"({"do":"vault","by":-3})"), u"bad-argument"_s);
        QCOMPARE(game.code(R"({"do":"vault","by":-2})"), QString());
        QCOMPARE(game.state()["vault"].toInt(), 0);
        QCOMPARE(game.code(R"({"do":"vault","by":99})"), QString());
        QCOMPARE(game.code(R"({"do":"vault","by":1})"), u"bad-argument"_s);
        QCOMPARE(game.code(R"({"do":"vault"})"), u"bad-argument"_s);
    }

    void theHqFallsOnce()
    {
        auto game = Duel::ofThree();
        QCOMPARE(game.code(R"({"do":"hq-destroyed","by":3})"), u"bad-argument"_s);
        QCOMPARE(game.code(R"({"do":"hq-destroyed","by":2})"), QString());
        QCOMPARE(game.state()["hqDestroyedBy"].toInt(), 2);
        const auto again = game.say(R"({"do":"hq-destroyed","by":2})");
        QCOMPARE(again["code"].toString(), u"already-destroyed"_s);
        QVERIFY(again["message"].toString().contains("Cy"));
        QVERIFY(game.prompt("hq-attack").contains("closed to attack"));
    }

    void whoeverFallsToStrengthZeroIsEliminated()
    {
        auto game = Duel::ofThree();
        QVERIFY(!game.rules().contains(u"elimination"_s)); // nobody has been typed in yet
        game.withPeople(1, 0);
        game.defeat(0, 1);
        QVERIFY(game.prompt("elimination").startsWith("Bo has nobody left"));
        game.count(1, "offBoard", 1);
        QVERIFY(!game.rules().contains(u"elimination"_s));
        auto four = Duel::ofFour();
        four.withPeople(1, 0).lostToAdventure(2);
        QVERIFY(four.prompt("game-end-four").startsWith("Cy has nobody left"));
    }

    void takingBackTellsWhatToChangeOnTheTable()
    {
        auto game = Duel::ofThree();
        game.withPeople();
        game.count(0, "offBoard", 1);
        game.defeat(1, 0, "character", "imprison");
        game.marker(1, "Ruins", 2);
        game.say(R"({"do":"vault","by":1})");
        game.say(R"({"do":"hq-destroyed","by":2})");
        const auto changes = game.say(R"({"do":"goto","seq":5})")["resync"].toArray();
        QCOMPARE(changes,
                 (QJsonArray{"Put back characters of Ann's on the board: 4 → 5.",
                             "Take characters of Ann's out of the Prison: 1 → 0.",
                             "Move Bo's marker at Ruins back: 2 → 0.", "Take cards out of the Vault: 3 → 2.",
                             "Make the HQ whole again: it is not destroyed."}));
    }

    void aValueIsTracedToItsCauses()
    {
        auto game = Duel::ofThree();
        game.withPeople();
        game.defeat(1, 0);
        const auto trace = game.say(R"({"do":"trace","path":"players.0.strength"})")["trace"];
        QCOMPARE(trace.toArray().size(), 2);
        QCOMPARE(trace[1]["from"].toInt(), 8);
        QCOMPARE(trace[1]["to"].toInt(), 7);
        QCOMPARE(trace[1]["text"].toString(), u"Bo kills one of Ann's characters."_s);
        game.marker(0, "Merc Camp", 1);
        QCOMPARE(game.say(R"({"do":"trace","path":"players.0.markers.Merc Camp"})")["trace"].toArray().size(),
                 1);
    }
};

QTEST_APPLESS_MAIN(DuelOfAgesUnitsTest)
#include "units_test.moc"
