#include "models/darkcastle/face/cast.h"
#include "models/darkcastle/face/darkcastle_table.h"
#include "tests/darkcastle/castle_lines.h"
#include "tests/harness/acting.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QScopeGuard>
#include <QSignalSpy>

using namespace torchside;
using darkcastle::DarkcastleTable;
using tests::act;
using namespace Qt::StringLiterals;
namespace castle = tests::castle;

namespace {

QVariant cell(QAbstractItemModel *model, int row, const char *role)
{
    return model->index(row, 0).data(model->roleNames().key(role));
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
        QVERIFY(act(table, R"({"do":"turn","character":0})"));
        QVERIFY(act(table, castle::dice(2, 1, 2)));
        const QSignalSpy changed(&table, &DarkcastleTable::changed);
        QVERIFY(act(table, castle::roll(0, "wisdom", true)));
        QVERIFY(act(table, castle::roll(1, "might", false)));
        QVERIFY(act(table, castle::roll(2, "might", false)));
        QVERIFY(act(table, castle::defend));
        QCOMPARE(changed.count(), 4);
        QCOMPARE(cell(table.characters(), 0, "hp").toInt(), 14);
        QCOMPARE(cell(table.characters(), 1, "hp").toInt(), 12);
    }

    void diceFallAwayAndLeaveTheirPlaceUntilTheRoundEnds()
    {
        castle::Table game;
        game.say(castle::two);
        DarkcastleTable table(game.session());
        QVERIFY(act(table, R"({"do":"turn","character":0})") && act(table, castle::dice(1, 0, 3)));
        QCOMPARE(row(table), (QStringList{u"might"_s, u"wisdom"_s, u"wisdom"_s, u"wisdom"_s}));
        QVERIFY(act(table, castle::roll(0, "wisdom", true)));
        QCOMPARE(row(table), (QStringList{u"might"_s, u"wisdom"_s, u"wisdom gone"_s, u"wisdom gone"_s}));
        QCOMPARE(cell(table.characters(), 0, "status").toString(), u"Removed 2 Wisdom · blocks"_s);
        table.undo();
        QCOMPARE(row(table).filter(u"gone"_s).size(), 0);
        QVERIFY(act(table, castle::roll(0, "wisdom", true)) && act(table, castle::roll(1, "cunning", false)));
        QCOMPARE(cell(table.characters(), 1, "status").toString(), u"No match · takes the blow"_s);
        QVERIFY(act(table, castle::defend));
        QCOMPARE(row(table), (QStringList{u"might"_s, u"wisdom"_s}));
    }

    void theChanceToWinFollowsEveryTap()
    {
        castle::Table game;
        game.say(castle::two);
        DarkcastleTable table(game.session());
        QCOMPARE(table.percent(), -1);
        QVERIFY(act(table, R"({"do":"turn","character":0})") && act(table, castle::dice(9, 0, 0)));
        const int before = table.percent();
        QVERIFY(before > 0 && before < 100);
        QVERIFY(act(table, castle::roll(0, "might", true)));
        QVERIFY(table.percent() > before);
        QVERIFY(act(table, R"({"do":"change","dice":{"might":-6}})"));
        QVERIFY(act(table, castle::roll(1, "might", false)));
        QCOMPARE(table.phase(), u"looting"_s);
        QCOMPARE(table.percent(), -1);
    }

    void whatIsSureIsShownAsSure()
    {
        castle::Table game;
        game.say(castle::two);
        DarkcastleTable table(game.session());
        const auto harmless = castle::dice(1, 3, 0, ",\"blow\":0");
        QVERIFY(act(table, R"({"do":"turn","character":0})") && act(table, harmless));
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
        QVERIFY(act(table, R"({"do":"turn","character":0})") && act(table, castle::dice(1, 0, 0)));
        QVERIFY2(table.expectation().contains(u','), qPrintable(table.expectation()));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        QVERIFY(act(table, R"({"do":"rest","character":0})"));
        QVERIFY2(table.expectation().contains(u'.'), qPrintable(table.expectation()));
    }

    void whoIsNextAndWhatTheBlowWouldDo()
    {
        castle::Table game;
        game.say(castle::two);
        DarkcastleTable table(game.session());
        QVERIFY(act(table, R"({"do":"turn","character":1})") &&
                act(table, R"({"do":"hurt","character":0,"amount":15})"));
        QVERIFY(act(table, castle::dice(5, 0, 0)));
        QCOMPARE(table.nextToRoll(), 0);
        QVERIFY(cell(table.characters(), 0, "isNext").toBool());
        QVERIFY2(table.threat().contains(u"Ann drops to 1"_s), qPrintable(table.threat()));
        QVERIFY(!table.whyNoDefend().isEmpty());
        QVERIFY(table.whyNobodyRests().isEmpty());
        QVERIFY(act(table, R"({"do":"rest","character":0})"));
        QVERIFY(!table.whyNobodyRests().isEmpty());
        QCOMPARE(cell(table.characters(), 0, "hp").toInt(), 4);
        QCOMPARE(table.nextToRoll(), 1);
        QVERIFY(act(table, R"({"do":"roll","character":1})"));
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
        QVERIFY(act(table, R"({"do":"draw","count":2})"));
        QCOMPARE(table.takerFor(2, -1), 0);
        QVERIFY(act(table, R"({"do":"take","character":0,"item":"Halberd","hands":2})"));
        QCOMPARE(table.takerFor(1, 0), 1);
        QVERIFY(act(table, R"({"do":"take","character":1,"item":"Rope","hands":1})"));
        QCOMPARE(table.takerFor(2, -1), -1);
        const auto deals = table.dealings(0, u"Halberd"_s);
        QCOMPARE(deals.size(), 2);
        QVERIFY(!deals[0].toMap()[u"whyNot"_s].toString().isEmpty());
        QCOMPARE(deals[1].toMap()[u"inReturn"_s].toString(), u"Rope"_s);
        QVERIFY(deals[1].toMap()[u"whyNot"_s].toString().isEmpty());
        QVERIFY(act(table, R"({"do":"give","from":0,"to":1,"item":"Halberd","for":"Rope"})"));
        QCOMPARE(cell(table.characters(), 0, "freeHands").toInt(), 1);
        QVERIFY(act(table, R"({"do":"use","character":0,"item":"Rope","discard":true})") &&
                act(table, R"({"do":"drop","character":1,"item":"Halberd"})"));
        QCOMPARE(cell(table.characters(), 1, "freeHands").toInt(), 2);
    }

    void whatIsLaidDownIsShown()
    {
        castle::Table game;
        game.say(castle::two);
        castle::equip(game, {castle::take(0, "Rope")});
        DarkcastleTable table(game.session());
        QVERIFY(table.laid().isEmpty());
        QVERIFY(act(table, R"({"do":"drop","character":0,"item":"Rope"})"));
        QCOMPARE(table.laid().size(), 1);
        QCOMPARE(table.laid().front().toMap()[u"item"_s].toString(), u"Rope"_s);
        QVERIFY(act(table, R"({"do":"take","character":1,"item":"Rope"})"));
        QVERIFY(table.laid().isEmpty());
    }

    void aCorrectedRollStandsInItsPlace()
    {
        castle::Table game;
        game.say(castle::two);
        DarkcastleTable table(game.session());
        QVERIFY(act(table, castle::turn) && act(table, castle::dice(2, 0, 2)));
        QVERIFY(act(table, castle::roll(0, "might")));
        QVERIFY(act(table, R"({"do":"reroll","character":0,"symbol":"wisdom","double":true})"));
        QCOMPARE(row(table), (QStringList{u"might"_s, u"might"_s, u"wisdom gone"_s, u"wisdom gone"_s}));
        QCOMPARE(cell(table.characters(), 0, "fellSymbol").toString(), u"wisdom"_s);
        QVERIFY(cell(table.characters(), 0, "blocks").toBool());
    }

    void severalDeathsAreTold()
    {
        castle::Table game;
        game.say(R"({"do":"start","characters":[{"id":"abbot","player":"Ann"},{"id":"cook","player":"Bo"},)"
                 R"({"id":"smith","player":"Cy"}]})");
        DarkcastleTable table(game.session());
        QVERIFY(act(table, R"({"do":"turn","character":0})") &&
                act(table, R"({"do":"combat","dice":{"might":9},"blow":5})"));
        for (int round = 0; round < 3; ++round) {
            for (int each = 0; each < 3; ++each)
                QVERIFY(act(table, QByteArray(R"({"do":"roll","symbol":"wisdom","character":)") +
                                       QByteArray::number(each) + '}'));
            QVERIFY(act(table, R"({"do":"defend"})"));
        }
        QCOMPARE(table.story(), u"Ann, Bo and Cy fell in chapter 1 of 15."_s);
    }

    void aDeathIsTold()
    {
        castle::Table game;
        game.say(castle::two);
        DarkcastleTable table(game.session());
        QVERIFY(act(table, R"({"do":"turn","character":0})") &&
                act(table, R"({"do":"hurt","character":1,"amount":18})"));
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
#include "table_test.moc"
