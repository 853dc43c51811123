#include "models/darkcastle/face/cast.h"
#include "models/darkcastle/face/darkcastle_table.h"
#include "tests/darkcastle/castle_lines.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QScopeGuard>
#include <QSignalSpy>

using namespace torchside;
using darkcastle::DarkcastleTable;
using namespace Qt::StringLiterals;
namespace castle = tests::castle;

namespace {

QVariant cell(QAbstractItemModel *model, int row, const char *role)
{
    return model->index(row, 0).data(model->roleNames().key(role));
}

QVariantMap dice(int might, int cunning, int wisdom)
{
    return {{u"might"_s, might}, {u"cunning"_s, cunning}, {u"wisdom"_s, wisdom}};
}

QStringList row(const DarkcastleTable &table)
{
    auto *model = const_cast<DarkcastleTable &>(table).enemy(); // NOLINT: models aren't const
    QStringList dice;
    for (int i = 0; i < model->rowCount(); ++i)
        dice.append(cell(model, i, "symbol").toString() +
                    (cell(model, i, "gone").toBool() ? u" gone"_s : u""_s));
    return dice;
}

} // namespace

class DarkcastleTableTest : public QObject {
    Q_OBJECT

private slots:
    void oneRoundOfThreePeopleIsFourTaps()
    {
        castle::Table game;
        game.say(castle::three);
        DarkcastleTable table(game.session());
        for (auto *model : {table.characters(), table.enemy()})
            new QAbstractItemModelTester(model, QAbstractItemModelTester::FailureReportingMode::QtTest,
                                         &table);
        QVERIFY(table.turnCard(0));
        QVERIFY(table.beginCombat(dice(2, 1, 2)));
        const QSignalSpy changed(&table, &DarkcastleTable::changed);
        QVERIFY(table.roll(0, u"wisdom"_s, true));
        QVERIFY(table.roll(1, u"might"_s, false));
        QVERIFY(table.roll(2, u"might"_s, false));
        QVERIFY(table.defend());
        QCOMPARE(changed.count(), 4);
        QCOMPARE(cell(table.characters(), 0, "hp").toInt(), 14);
        QCOMPARE(cell(table.characters(), 1, "hp").toInt(), 12);
    }

    void diceFallAwayAndLeaveTheirPlaceUntilTheRoundEnds()
    {
        castle::Table game;
        game.say(castle::two);
        DarkcastleTable table(game.session());
        QVERIFY(table.turnCard(0) && table.beginCombat(dice(1, 0, 3)));
        QCOMPARE(row(table), (QStringList{u"might"_s, u"wisdom"_s, u"wisdom"_s, u"wisdom"_s}));
        QVERIFY(table.roll(0, u"wisdom"_s, true));
        QCOMPARE(row(table), (QStringList{u"might"_s, u"wisdom"_s, u"wisdom gone"_s, u"wisdom gone"_s}));
        QCOMPARE(cell(table.characters(), 0, "status").toString(), u"Took 2 Wisdom away · blocks"_s);
        table.undo();
        QCOMPARE(row(table).filter(u"gone"_s).size(), 0);
        QVERIFY(table.roll(0, u"wisdom"_s, true) && table.roll(1, u"cunning"_s, false));
        QCOMPARE(cell(table.characters(), 1, "status").toString(),
                 u"Nothing to take away · takes the blow"_s);
        QVERIFY(table.defend());
        QCOMPARE(row(table), (QStringList{u"might"_s, u"wisdom"_s}));
    }

    void theChanceToWinFollowsEveryTap()
    {
        castle::Table game;
        game.say(castle::two);
        DarkcastleTable table(game.session());
        QCOMPARE(table.percent(), -1);
        QVERIFY(table.turnCard(0) && table.beginCombat(dice(9, 0, 0)));
        const int before = table.percent();
        QVERIFY(before > 0 && before < 100);
        QVERIFY(table.roll(0, u"might"_s, true));
        QVERIFY(table.percent() > before);
        QVERIFY(table.change(dice(-6, 0, 0)));
        QVERIFY(table.roll(1, u"might"_s, false));
        QCOMPARE(table.phase(), u"looting"_s);
        QCOMPARE(table.percent(), -1);
    }

    void whatIsSureIsShownAsSure()
    {
        castle::Table game;
        game.say(castle::two);
        DarkcastleTable table(game.session());
        auto harmless = dice(1, 3, 0);
        harmless.insert(u"blow"_s, 0);
        QVERIFY(table.turnCard(0) && table.beginCombat(harmless));
        QCOMPARE(table.percent(), 100);
    }

    void theRoundsToExpectAreWrittenAsTheLanguageWritesThem()
    {
        castle::Table game;
        game.say(castle::two);
        DarkcastleTable table(game.session());
        const QLocale before;
        const auto back = qScopeGuard([&] { QLocale::setDefault(before); });
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        QVERIFY(table.turnCard(0) && table.beginCombat(dice(1, 0, 0)));
        QVERIFY2(table.expectation().contains(u','), qPrintable(table.expectation()));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        QVERIFY(table.rest(0));
        QVERIFY2(table.expectation().contains(u'.'), qPrintable(table.expectation()));
    }

    void whoIsNextAndWhatTheBlowWouldDo()
    {
        castle::Table game;
        game.say(castle::two);
        DarkcastleTable table(game.session());
        QVERIFY(table.turnCard(1) && table.changeHp(0, -15));
        QVERIFY(table.beginCombat(dice(5, 0, 0)));
        QCOMPARE(table.nextToRoll(), 0);
        QVERIFY(cell(table.characters(), 0, "isNext").toBool());
        QVERIFY2(table.threat().contains(u"leaves Ann with 1"_s), qPrintable(table.threat()));
        QVERIFY(!table.whyNoDefend().isEmpty());
        QVERIFY(table.whyNobodyRests().isEmpty());
        QVERIFY(table.rest(0));
        QVERIFY(!table.whyNobodyRests().isEmpty());
        QCOMPARE(cell(table.characters(), 0, "hp").toInt(), 4);
        QCOMPARE(table.nextToRoll(), 1);
        QVERIFY(table.throwDie(1));
        QVERIFY(table.whyNoDefend().isEmpty());
    }

    void healthIsLowFromAQuarterOn_data()
    {
        QTest::addColumn<int>("lost");
        QTest::addColumn<bool>("low");
        QTest::newRow("14 of 14") << 0 << false;
        QTest::newRow("4 of 14") << 10 << false;
        QTest::newRow("3 of 14") << 11 << true;
    }
    void healthIsLowFromAQuarterOn()
    {
        QFETCH(int, lost);
        castle::Table game;
        game.say(castle::three);
        if (lost > 0)
            game.say(uR"({"do":"hurt","character":0,"amount":%1})"_s.arg(lost).toUtf8());
        DarkcastleTable table(game.session());
        QCOMPARE(cell(table.characters(), 0, "hp").toInt(), 14 - lost);
        QTEST(cell(table.characters(), 0, "low").toBool(), "low");
        QVERIFY(!cell(table.characters(), 1, "low").toBool());
    }

    void itemsFindAHandWithRoom()
    {
        castle::Table game;
        game.say(castle::two);
        DarkcastleTable table(game.session());
        QVERIFY(table.draw(2));
        QCOMPARE(table.takerFor(2, -1), 0);
        QVERIFY(table.take(0, u"Halberd"_s, 2));
        QCOMPARE(table.takerFor(1, 0), 1);
        QVERIFY(table.take(1, u"Rope"_s, 1));
        QCOMPARE(table.takerFor(2, -1), -1);
        const auto deals = table.dealings(0, u"Halberd"_s);
        QCOMPARE(deals.size(), 2);
        QVERIFY(!deals[0].toMap()[u"whyNot"_s].toString().isEmpty());
        QCOMPARE(deals[1].toMap()[u"inReturn"_s].toString(), u"Rope"_s);
        QVERIFY(deals[1].toMap()[u"whyNot"_s].toString().isEmpty());
        QVERIFY(table.give(0, 1, u"Halberd"_s, u"Rope"_s));
        QCOMPARE(cell(table.characters(), 0, "freeHands").toInt(), 1);
        QVERIFY(table.use(0, u"Rope"_s, true) && table.drop(1, u"Halberd"_s));
        QCOMPARE(cell(table.characters(), 1, "freeHands").toInt(), 2);
    }

    void aDeathIsTold()
    {
        castle::Table game;
        game.say(castle::two);
        DarkcastleTable table(game.session());
        QVERIFY(table.turnCard(0) && table.changeHp(1, -18));
        QVERIFY(table.over() && !table.escaped());
        QCOMPARE(table.story(), u"Bo fell in chapter 1 of 15."_s);
        QVERIFY(cell(table.characters(), 1, "dead").toBool());
    }

    void theSixPrisonersAreOffered()
    {
        const darkcastle::DarkcastleCast cast;
        QCOMPARE(cast.prisoners().size(), 6);
        const auto abbot = cast.prisoners().constFirst().toMap();
        QCOMPARE(abbot[u"id"_s].toString(), u"abbot"_s);
        QCOMPARE(abbot[u"best"_s].toString(), u"wisdom"_s);
        QCOMPARE(abbot[u"wisdom"_s].toInt(), 4);
        QCOMPARE(cast.hpAmong(3), 14);
    }
};

QTEST_MAIN(DarkcastleTableTest)
#include "darkcastle_table_test.moc"
