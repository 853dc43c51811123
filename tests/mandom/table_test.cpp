#include "models/mandom/face/mandom_table.h"
#include "tests/harness/acting.h"
#include "tests/harness/spoken_game.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace torchside;
using mandom::MandomTable;
using tests::act;
using namespace Qt::StringLiterals;

namespace {

QVariant cell(QAbstractItemModel *model, int row, const char *role)
{
    return model->index(row, 0).data(model->roleNames().key(role));
}

// Ann and Bo sit at the table; its lists are watched for what a list model must never do.
struct Seated {
    tests::SpokenGame<mandom::Game> game;
    bool started = game.say(R"({"do":"start","players":["Ann","Bo"]})")["ok"].toBool();
    MandomTable table{game.session()};

    Seated()
    {
        for (auto *model : {table.players(), table.items(), table.monsters(), table.turned()})
            new QAbstractItemModelTester(model, QAbstractItemModelTester::FailureReportingMode::QtTest,
                                         &table);
    }
};

} // namespace

class MandomTableTest : public QObject {
    Q_OBJECT

private slots:
    void whoActsIsMarked()
    {
        Seated seated;
        auto &table = seated.table;
        QCOMPARE(table.turnName(), u"Ann"_s);
        QVERIFY(cell(table.players(), 0, "active").toBool());
        QVERIFY(act(table, R"({"do":"place"})"));
        QCOMPARE(table.turnName(), u"Bo"_s);
        QVERIFY(!cell(table.players(), 0, "active").toBool());
        QVERIFY(cell(table.players(), 1, "active").toBool());
        QCOMPARE(table.deck(), 12);
        QCOMPARE(table.dungeon(), 1);
    }

    void anItemTakenOffLowersTheHeroAndNoLongerStopsAnything()
    {
        Seated seated;
        auto &table = seated.table;
        QCOMPARE(table.hp(), 11);
        QCOMPARE(cell(table.items(), 0, "effect").toString(), u"+5 HP"_s);
        QVERIFY(act(table, R"({"do":"remove","item":"plate-armor"})"));
        QCOMPARE(table.hp(), 6);
        QVERIFY(!cell(table.items(), 0, "on").toBool());
        QCOMPARE(cell(table.monsters(), 0, "stoppedBy").toString(), u"Torch"_s);
        QVERIFY(act(table, R"({"do":"remove","item":"torch"})"));
        QCOMPARE(cell(table.monsters(), 0, "stoppedBy").toString(), QString());
    }

    void aChallengeIsToldCardByCard()
    {
        Seated seated;
        auto &table = seated.table;
        QVERIFY(act(table, R"({"do":"remove","item":"torch"})")); // Ann
        QVERIFY(act(table, R"({"do":"place"})") && act(table, R"({"do":"place"})") &&
                act(table, R"({"do":"place"})")); // Bo, Ann, Bo
        QVERIFY(act(table, R"({"do":"pass"})"));  // Ann: Bo goes in
        QCOMPARE(table.phase(), u"challenge"_s);
        QVERIFY(table.mayName());
        QVERIFY(act(table, R"({"do":"name","monster":"golem"})"));
        QCOMPARE(table.named(), u"Golem"_s);
        QVERIFY(act(table, R"({"do":"reveal","monster":"orc"})"));
        QCOMPARE(table.damage(), 3);
        QCOMPARE(table.left(), 2);
        QCOMPARE(cell(table.turned(), 0, "damage").toInt(), 3);
        QVERIFY(act(table, R"({"do":"reveal","monster":"golem"})"));
        QCOMPARE(cell(table.turned(), 1, "blockedBy").toString(), u"Vorpal Sword"_s);
        QCOMPARE(table.damage(), 3);
        QVERIFY(act(table, R"({"do":"reveal","monster":"orc"})"));
        QCOMPARE(table.result(), u"Bo survived: 6 damage against 11 HP"_s);
        QCOMPARE(cell(table.players(), 1, "successes").toInt(), 1);
    }

    void whatIsRefusedIsSaidOnceAndChangesNothing()
    {
        Seated seated;
        auto &table = seated.table;
        const QSignalSpy refused(&table, &MandomTable::refused);
        const QSignalSpy changed(&table, &MandomTable::changed);
        QVERIFY(!act(table, R"({"do":"reveal","monster":"orc"})"));
        QCOMPARE(refused.count(), 1);
        QVERIFY(!refused.first().first().toString().isEmpty());
        QCOMPARE(changed.count(), 0);
        QCOMPARE(table.seq(), 1);
    }

    void whatWasNotedInPrivateIsKnownToOneOnly()
    {
        Seated seated;
        auto &table = seated.table;
        QVERIFY(act(table, R"({"do":"place","monster":"dragon"})"));
        QCOMPARE(table.odds(0)[u"knows"_s].toStringList(), QStringList{u"Dragon in the dungeon"_s});
        QCOMPARE(table.odds(1)[u"knows"_s].toStringList(), QStringList{});
        QVERIFY(table.odds(0)[u"percent"_s].toInt() >= 0);
    }

    void theWinnerStands()
    {
        Seated seated;
        auto &table = seated.table;
        QVERIFY(act(table, R"({"do":"pass"})") &&
                act(table, R"({"do":"pass"})")); // each passes once: the other survives an empty dungeon
        QVERIFY(!table.over());
        QVERIFY(act(table, R"({"do":"pass"})"));
        QVERIFY(table.over());
        QCOMPARE(table.winner(), cell(table.players(), table.winnerSeat(), "name").toString());
        QVERIFY(table.canUndo());
        table.undo();
        QVERIFY(!table.over());
        QCOMPARE(table.winnerSeat(), -1);
    }
};

QTEST_GUILESS_MAIN(MandomTableTest)
#include "table_test.moc"
