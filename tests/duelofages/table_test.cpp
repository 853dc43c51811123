#include "models/duelofages/face/duelofages_table.h"
#include "tests/duelofages/game.h"
#include "tests/harness/acting.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace torchside;
using duelofages::DuelOfAgesTable;
using tests::act;
using tests::Duel;
using tests::whyNot;
using namespace Qt::StringLiterals;

namespace {

QVariant cell(QAbstractItemModel *model, int row, const char *role)
{
    return model->index(row, 0).data(model->roleNames().key(role));
}

QString firstByHand(const DuelOfAgesTable &table)
{
    return table.byHand().value(0).toMap()[u"text"_s].toString();
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
            QVERIFY(act(table, QByteArray(R"({"do":"count","player":0,")") + what + "\":2}"));
        QCOMPARE(cell(table.players(), 0, "strength").toInt(), 6);
        QCOMPARE(cell(table.players(), 0, "side").toString(), u"Loner"_s);
        QCOMPARE(cell(table.players(), 1, "side").toString(), u"Alliance"_s);
        QVERIFY(act(table, R"({"do":"marker","player":1,"location":"Royal Tournament","by":6})"));
        QVERIFY(cell(table.markers(), 7, "closed").toBool());
        QCOMPARE(cell(table.markers(), 7, "values").value<QList<int>>(), (QList<int>{0, 6, 0}));
        QCOMPARE(cell(table.score(), 7, "points").value<QList<int>>(), (QList<int>{1, 3, 1}));
        QVERIFY(act(table, R"({"do":"vault","by":1})") && act(table, R"({"do":"hq-destroyed","by":2})"));
        QCOMPARE(table.vault(), 3);
        QCOMPARE(table.hqDestroyedBy(), 2);
        QVERIFY(act(table, R"({"do":"defeat","of":0,"unit":"character","how":"imprison"})") &&
                act(table, R"({"do":"free","player":0})"));
        QVERIFY(act(table,
                    R"({"do":"defeat","by":1,"of":0,"unit":"character","how":"kill","where":"off-board"})"));
        QCOMPARE(changed.count(), 10);
        QCOMPARE(table.mode(), 3);
        QCOMPARE(table.locations().size(), 9);
    }

    void theOneToActIsWhoIsAskedOrTheFirstOfTheActingSide()
    {
        auto game = Duel::ofThree();
        DuelOfAgesTable table(game.session());
        QCOMPARE(table.actingSeat(), 0);
        QVERIFY(act(table, R"({"do":"count","player":0,"characters":4})"));
        QVERIFY(act(table, R"({"do":"end-turn"})"));
        QCOMPARE(table.actingSeat(), 1); // Bo and Cy
    }

    void aRefusalIsTold()
    {
        auto game = Duel::ofThree();
        DuelOfAgesTable table(game.session());
        QSignalSpy refused(&table, &DuelOfAgesTable::refused);
        QVERIFY(!act(table, R"({"do":"free","player":0})"));
        QVERIFY(!act(table, R"({"do":"count","player":0,"gold":1})"));
        QCOMPARE(refused.count(), 2);
        QVERIFY(!act(table, R"({"do":"defeat","by":0,"of":1,"unit":"dragon","how":"kill"})"));
        QVERIFY(!act(table, R"({"do":"end-game","why":"boredom"})"));
    }

    void anOfferIsAQuestionToOnePerson()
    {
        auto game = Duel::ofThree();
        game.withPeople();
        DuelOfAgesTable table(game.session());
        QCOMPARE(table.asking(), -1);
        QCOMPARE(table.newCharacter(), u"Ann: one more character with 2 cards"_s);
        QCOMPARE(table.subheading(), u"Ann, the Loner"_s);
        act(table, R"({"do":"defeat","by":1,"of":0,"unit":"character","how":"kill"})");
        act(table, R"({"do":"defeat","by":2,"of":0,"unit":"character","how":"kill"})");
        QVERIFY(table.whyNoEnd().contains("Ann, the Loner, lost somebody"));
        QVERIFY(act(table, R"({"do":"end-turn"})"));
        QCOMPARE(table.offerKind(), u"choose"_s);
        QCOMPARE(table.asking(), 0);
        QCOMPARE(table.choices(), (QList<int>{1, 2}));
        QVERIFY(act(table, R"({"do":"choose","player":2})"));
        QCOMPARE(table.offerKind(), u"loner"_s);
        QCOMPARE(table.subheading(), u"Changing sides"_s);
        QCOMPARE(table.choices(), QList<int>());
        QVERIFY(act(table, R"({"do":"answer","player":2,"accept":true})"));
        QCOMPARE(table.loner(), 2);
        QCOMPARE(table.phase(), u"turn"_s);
        QVERIFY(table.whyNoEnd().isEmpty());
        QVERIFY(act(table, R"({"do":"end-game","why":"time"})"));
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
        act(table, R"({"do":"defeat","by":0,"of":1,"unit":"character","how":"takeover"})");
        act(table, R"({"do":"defeat","by":3,"of":2,"unit":"character","how":"kill"})");
        QVERIFY(!act(table, R"({"do":"end-turn","dice":{"1":4,"2":4}})"));
        QVERIFY(act(table, R"({"do":"end-turn","dice":{"1":4,"2":5}})"));
        QCOMPARE(table.asking(), 1);
        QCOMPARE(table.choices(), (QList<int>{0, 3}));
        QVERIFY(act(table, R"({"do":"answer","player":1,"accept":true,"partner":3})"));
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
        act(table, R"({"do":"defeat","by":1,"of":0,"unit":"henchman","how":"kill"})");
        QCOMPARE(cell(table.players(), 0, "note").toString(), u"brings on two, and the new one · lost one"_s);
        QCOMPARE(cell(table.players(), 1, "taken").toString(), u"took one of Ann’s"_s);
        QCOMPARE(table.due(),
                 u"At its end: Bo took one of the Loner's in this turn and may take the Loner's place."_s);
        act(table, R"({"do":"defeat","by":0,"of":2,"unit":"character","how":"kill"})");
        QCOMPARE(cell(table.players(), 0, "taken").toString(), u"took one"_s);
        QCOMPARE(cell(table.players(), 2, "note").toString(), u"lesser ally: fewer units · lost one"_s);
        QVERIFY(whyNot(table, R"({"do":"defeat","by":0,"of":1,"unit":"character","how":"kill"})").isEmpty());
        QCOMPARE(
            whyNot(table,
                   R"({"do":"defeat","by":0,"of":1,"unit":"character","how":"kill","where":"off-board"})"),
            u"Bo has no characters off the board."_s);
        act(table, R"({"do":"end-turn"})");
        QVERIFY(table.whyNotNow().contains(u"Bo first answers"_s));
        QVERIFY(table.due().isEmpty());
        act(table, R"({"do":"answer","player":1,"accept":false})");
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
        act(table, R"({"do":"defeat","by":0,"of":1,"unit":"character","how":"kill"})");
        QVERIFY(table.due().contains(u"Bo is the weakest of the four"_s));
        act(table, R"({"do":"defeat","of":2,"unit":"character","how":"kill"})");
        QCOMPARE(table.throwers(), (QList<int>{1, 2}));
        QCOMPARE(table.due(), u"At its end Bo and Cy roll a die each: the lowest may change alliances."_s);
        QVERIFY(act(table, R"({"do":"end-turn","dice":{"1":2,"2":5}})"));
        QCOMPARE(table.ally(), 2);
        act(table, R"({"do":"answer","player":1,"accept":false})");
        act(table, R"({"do":"marker","player":3,"location":"Royal Tournament","by":6})");
        QCOMPARE(table.tournamentWinner(), u"Di"_s);
        QVERIFY(cell(table.players(), 3, "ahead").toBool());
        QCOMPARE(table.front(), u"Di is in front"_s);
        act(table, R"({"do":"hq-destroyed","by":0})");
        QVERIFY(table.epilogue().isEmpty());
        QVERIFY(act(table, R"({"do":"end-game","why":"time"})"));
        QCOMPARE(table.epilogue(), u"Time was up in turn 2."_s);
        QVERIFY(table.whyNotNow().contains(u"over"_s));
    }

    void theClockSaysWhatIsLeftAndThatTimeIsUp()
    {
        auto game = Duel::ofThree();
        DuelOfAgesTable table(game.session());
        QSignalSpy changed(&table, &DuelOfAgesTable::changed);
        table.tick();
        QVERIFY(table.clockText().isEmpty() && changed.isEmpty());
        QVERIFY(act(table, R"({"do":"clock","minutes":90,"at":1699996400000})")); // an hour ago
        QCOMPARE(table.clockText(), u"29:59 left"_s);
        QVERIFY(!table.clockOut() && !table.clockPaused());
        QVERIFY(act(table, R"({"do":"clock","pause":true,"at":1699996400000})"));
        QCOMPARE(table.clockText(), u"1:30:00 left, paused"_s);
        QVERIFY(table.clockPaused());
        QVERIFY(act(table, R"({"do":"clock","minutes":60,"at":1699996400000})"));
        QCOMPARE(table.clockText(), u"Time is up"_s);
        QVERIFY(table.clockOut());
        QCOMPARE(firstByHand(table), u"Time is up: end the game with this turn."_s);
        table.undo();
        table.undo();
        QCOMPARE(table.clockText(), u"29:59 left"_s);
    }

    // Time goes on without anybody touching anything.
    void whenTimeRunsOutTheTableSaysSoByItself()
    {
        MemoryJournal journal;
        SeededDice dice(1);
        Moment now = 1'000'000;
        protocol::GameSession<duelofages::Game> session(journal, dice, [&] { return now; });
        session.submit(R"({"do":"start","players":["Ann","Bo","Cy"],"rolls":[9,7,5]})");
        DuelOfAgesTable table(session);
        QVERIFY(act(table, R"({"do":"clock","minutes":1})"));
        QCOMPARE(table.clockText(), u"1:00 left"_s);
        QSignalSpy changed(&table, &DuelOfAgesTable::changed);
        QSignalSpy ticked(&table, SIGNAL(clockTextDiffers()));
        now += 10'000;
        table.tick();
        QCOMPARE(table.clockText(), u"0:50 left"_s);
        QCOMPARE(ticked.count(), 1);
        QCOMPARE(changed.count(), 0); // nothing else moves with it
        now += 50'000;
        table.tick();
        QCOMPARE(table.clockText(), u"Time is up"_s);
        QCOMPARE(changed.count(), 1);
        QVERIFY(firstByHand(table).contains(u"Time is up"_s));
        table.tick();
        QCOMPARE(changed.count(), 1);
    }

    void aPinnedCardStandsWithItsOwner()
    {
        auto game = Duel::ofThree();
        DuelOfAgesTable table(game.session());
        QCOMPARE(table.cards().size(), 11);
        QVERIFY(act(table, R"({"do":"pin","player":1,"card":"assassin"})"));
        QVERIFY(act(table, R"({"do":"pin","player":1,"card":"avindel"})"));
        QCOMPARE(cell(table.players(), 1, "pinned").toString(), u"TiAx · Avindel"_s);
        QCOMPARE(cell(table.players(), 0, "pinned").toString(), QString());
        QCOMPARE(table.cards().front().toMap()[u"owners"_s].toList(), QVariantList{1});
    }

    void aPlaceHasItsRulesBesideIt()
    {
        auto game = Duel::ofThree();
        DuelOfAgesTable table(game.session());
        QCOMPARE(cell(table.markers(), 0, "rule").toString(), u"labyrinths"_s);
        QCOMPARE(cell(table.markers(), 7, "rule").toString(), u"tournament"_s);
    }

    void thePrintedMapIsOffered() { QCOMPARE(duelofages::PrintedLocations().names().size(), 9); }

    void theLesserIsSaidWithItsProof()
    {
        auto game = Duel::ofThree();
        game.withPeople();
        DuelOfAgesTable table(game.session());
        QCOMPARE(table.lesser(), u"Bo and Cy are level: a die each, the lowest is the lesser"_s);
        act(table, R"({"do":"count","player":1,"equipment":-1})");
        QCOMPARE(table.lesser(), u"Bo: level in strength, fewest equipment cards"_s);
        act(table, R"({"do":"defeat","of":2,"unit":"character","how":"kill"})");
        QCOMPARE(table.lesser(), u"Cy: lowest strength"_s);
        act(table, R"({"do":"count","player":2,"henchmen":1})");
        QCOMPARE(table.lesser(), u"Cy: level in strength, lost a character"_s);
    }
};

QTEST_GUILESS_MAIN(DuelOfAgesTableTest)
#include "table_test.moc"
