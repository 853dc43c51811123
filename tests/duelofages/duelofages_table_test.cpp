#include "models/duelofages/face/duelofages_table.h"
#include "tests/duelofages/duelofages_game.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace torchside;
using duelofages::DuelOfAgesTable;
using tests::Duel;
using namespace Qt::StringLiterals;

namespace {

QVariant cell(QAbstractItemModel *model, int row, const char *role)
{
    return model->index(row, 0).data(model->roleNames().key(role));
}

} // namespace

class DuelOfAgesTableTest : public QObject {
    Q_OBJECT

private slots:
    void aTapIsAStepAndTheRowsFollow()
    {
        auto game = Duel::ofThree();
        DuelOfAgesTable table(game.session());
        for (auto *model : {table.players(), table.markers(), table.score()})
            new QAbstractItemModelTester(model, QAbstractItemModelTester::FailureReportingMode::QtTest,
                                         &table);
        QSignalSpy changed(&table, &DuelOfAgesTable::changed);
        for (const auto *what : {"characters", "henchmen", "offBoard", "equipment"})
            QVERIFY(table.count(0, QLatin1String(what), 2));
        QCOMPARE(cell(table.players(), 0, "strength").toInt(), 6);
        QCOMPARE(cell(table.players(), 0, "side").toString(), u"Loner"_s);
        QCOMPARE(cell(table.players(), 1, "side").toString(), u"Alliance"_s);
        QVERIFY(table.moveMarker(1, u"Royal Tournament"_s, 6));
        QVERIFY(cell(table.markers(), 7, "closed").toBool());
        QCOMPARE(cell(table.markers(), 7, "values").value<QList<int>>(), (QList<int>{0, 6, 0}));
        QCOMPARE(cell(table.score(), 7, "points").value<QList<int>>(), (QList<int>{1, 3, 1}));
        QVERIFY(table.changeVault(1) && table.destroyHq(2));
        QCOMPARE(table.vault(), 3);
        QCOMPARE(table.hqDestroyedBy(), 2);
        QVERIFY(table.defeat(-1, 0, u"character"_s, u"imprison"_s) && table.setFree(0));
        QVERIFY(table.defeat(1, 0, u"character"_s, u"kill"_s, false));
        QCOMPARE(changed.count(), 10);
        QCOMPARE(table.mode(), 3);
        QCOMPARE(table.locations().size(), 9);
    }

    void theOneToActIsWhoIsAskedOrTheFirstOfTheActingSide()
    {
        auto game = Duel::ofThree();
        DuelOfAgesTable table(game.session());
        QCOMPARE(table.actingSeat(), 0);
        QVERIFY(table.count(0, u"characters"_s, 4));
        QVERIFY(table.endTurn());
        QCOMPARE(table.actingSeat(), 1); // Bo and Cy
    }

    void aRefusalIsTold()
    {
        auto game = Duel::ofThree();
        DuelOfAgesTable table(game.session());
        QSignalSpy refused(&table, &DuelOfAgesTable::refused);
        QVERIFY(!table.setFree(0));
        QVERIFY(!table.count(0, u"gold"_s, 1));
        QCOMPARE(refused.count(), 2);
        QVERIFY(!table.defeat(0, 1, u"dragon"_s, u"kill"_s));
        QVERIFY(!table.endGame(u"boredom"_s));
    }

    void anOfferIsAQuestionToOnePerson()
    {
        auto game = Duel::ofThree();
        game.withPeople();
        DuelOfAgesTable table(game.session());
        QCOMPARE(table.asking(), -1);
        QCOMPARE(table.newCharacter(), u"Ann: one more character with 2 cards"_s);
        QCOMPARE(table.subheading(), u"Ann, the Loner"_s);
        table.defeat(1, 0, u"character"_s, u"kill"_s);
        table.defeat(2, 0, u"character"_s, u"kill"_s);
        QVERIFY(table.whyNoEnd().contains("Ann, the Loner, lost somebody"));
        QVERIFY(table.endTurn());
        QCOMPARE(table.offerKind(), u"choose"_s);
        QCOMPARE(table.asking(), 0);
        QCOMPARE(table.choices(), (QList<int>{1, 2}));
        QVERIFY(table.choose(2));
        QCOMPARE(table.offerKind(), u"loner"_s);
        QCOMPARE(table.subheading(), u"Changing sides"_s);
        QCOMPARE(table.choices(), QList<int>());
        QVERIFY(table.answer(2, true));
        QCOMPARE(table.loner(), 2);
        QCOMPARE(table.phase(), u"turn"_s);
        QVERIFY(table.whyNoEnd().isEmpty());
        QVERIFY(table.endGame(u"time"_s));
        QCOMPARE(table.winners(), (QList<int>{1, 2}));
        QVERIFY(table.over());
        QCOMPARE(table.subheading(), u"The game is over"_s);
    }

    void ofFourThePartnersToChooseAreTheOpponents()
    {
        auto game = Duel::ofFour();
        game.withPeople();
        DuelOfAgesTable table(game.session());
        QCOMPARE(table.game() + u' ' + table.gameTitle() + u' ' + table.heading(),
                 u"duelofages Duel of Ages Turn 1"_s);
        QCOMPARE(table.loner(), -1);
        QVERIFY(table.newCharacter().isEmpty() && table.offerKind().isEmpty() && table.winners().isEmpty());
        QCOMPARE(cell(table.players(), 3, "side").toString(), u"First alliance"_s);
        QCOMPARE(cell(table.players(), 1, "side").toString(), u"Second alliance"_s);
        table.defeat(0, 1, u"character"_s, u"takeover"_s);
        table.defeat(3, 2, u"character"_s, u"kill"_s);
        QVERIFY(!table.endTurnWith({{u"1"_s, 4}, {u"2"_s, 4}}));
        QVERIFY(table.endTurnWith({{u"1"_s, 4}, {u"2"_s, 5}}));
        QCOMPARE(table.asking(), 1);
        QCOMPARE(table.choices(), (QList<int>{0, 3}));
        QVERIFY(table.answer(1, true, 3));
        QCOMPARE(table.actingNames(), u"Bo and Di"_s);
        QCOMPARE(table.turn(), 2);
    }

    void aRowSaysWhatTheTurnMeansToItsPlayer()
    {
        auto game = Duel::ofThree();
        DuelOfAgesTable table(game.session());
        QCOMPARE(cell(table.players(), 0, "note").toString(), u"brings on two, and the new one"_s);
        QCOMPARE(cell(table.players(), 1, "note").toString(), QString());
        QVERIFY(table.due().isEmpty() && table.whyNotNow().isEmpty());
        game.withPeople();
        table.defeat(1, 0, u"henchman"_s, u"kill"_s);
        QCOMPARE(cell(table.players(), 0, "note").toString(), u"brings on two, and the new one · lost one"_s);
        QCOMPARE(cell(table.players(), 1, "taken").toString(), u"took one of Ann’s"_s);
        QCOMPARE(table.due(),
                 u"At its end: Bo took one of the Loner's in this turn and may take the Loner's place."_s);
        table.defeat(0, 2, u"character"_s, u"kill"_s);
        QCOMPARE(cell(table.players(), 0, "taken").toString(), u"took one"_s);
        QCOMPARE(cell(table.players(), 2, "note").toString(), u"lesser ally: fewer units · lost one"_s);
        QVERIFY(table.whyNoDefeat(0, 1, u"character"_s, u"kill"_s, true).isEmpty());
        QCOMPARE(table.whyNoDefeat(0, 1, u"character"_s, u"kill"_s, false),
                 u"Bo has no characters off the board."_s);
        table.endTurn();
        QVERIFY(table.whyNotNow().contains(u"Bo first answers"_s));
        QVERIFY(table.due().isEmpty());
        table.answer(1, false);
        QCOMPARE(table.actingSide(), 1);
        QCOMPARE(cell(table.players(), 2, "note").toString(), u"brings on two · lesser ally: fewer units"_s);
    }

    void theSidesAndTheFrontAreNamed()
    {
        auto game = Duel::ofFour();
        DuelOfAgesTable table(game.session());
        QCOMPARE(table.sides(), (QStringList{u"First alliance"_s, u"Second alliance"_s}));
        QCOMPARE(table.sidePeople(), (QStringList{u"Ann and Di"_s, u"Bo and Cy"_s}));
        QCOMPARE(table.actingSide(), 0);
        QVERIFY(cell(table.players(), 1, "leads").toBool() && !cell(table.players(), 2, "leads").toBool());
        QCOMPARE(table.ally(), -1);
        game.withPeople();
        QCOMPARE(table.lessers().size(), 3);
        QVERIFY(table.throwers().isEmpty());
        table.defeat(0, 1, u"character"_s, u"kill"_s);
        QVERIFY(table.due().contains(u"Bo is the weakest of the four"_s));
        table.defeat(-1, 2, u"character"_s, u"kill"_s);
        QCOMPARE(table.throwers(), (QList<int>{1, 2}));
        QCOMPARE(table.due(), u"At its end Bo and Cy throw a die each: the lowest may change alliances."_s);
        QVERIFY(table.endTurnWith({{u"1"_s, 2}, {u"2"_s, 5}}));
        QCOMPARE(table.ally(), 2);
        table.answer(1, false);
        table.moveMarker(3, u"Royal Tournament"_s, 6);
        QCOMPARE(table.tournamentWinner(), u"Di"_s);
        QVERIFY(cell(table.players(), 3, "ahead").toBool());
        QCOMPARE(table.front(), u"Di is in front"_s);
        table.destroyHq(0);
        QVERIFY(table.epilogue().isEmpty());
        QVERIFY(table.endGame(u"time"_s));
        QCOMPARE(table.epilogue(), u"Time was up in turn 2."_s);
        QVERIFY(table.whyNotNow().contains(u"over"_s));
    }

    void thePrintedMapIsOffered() { QCOMPARE(duelofages::PrintedLocations().names().size(), 9); }

    void theLesserIsSaidWithItsProof()
    {
        auto game = Duel::ofThree();
        game.withPeople();
        DuelOfAgesTable table(game.session());
        QCOMPARE(table.lesser(), u"Bo and Cy are level: a die each, the lowest is the lesser"_s);
        table.count(1, u"equipment"_s, -1);
        QCOMPARE(table.lesser(), u"Bo: level in strength, fewest equipment cards"_s);
        table.defeat(-1, 2, u"character"_s, u"kill"_s);
        QCOMPARE(table.lesser(), u"Cy: lowest strength"_s);
        table.count(2, u"henchmen"_s, 1);
        QCOMPARE(table.lesser(), u"Cy: level in strength, lost a character"_s);
    }
};

QTEST_GUILESS_MAIN(DuelOfAgesTableTest)
#include "duelofages_table_test.moc"
