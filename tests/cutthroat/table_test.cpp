#include "models/cutthroat/face/cutthroat_table.h"
#include "models/json/codec.h"
#include "models/kernel/history.h"
#include "tests/harness/spoken_game.h"

#include <QAbstractItemModelTester>
#include <QObject>
#include <QSignalSpy>
#include <QTest>

using namespace torchside;
using cutthroat::CutthroatTable;
using namespace Qt::StringLiterals;

namespace {

constexpr auto people =
    R"({"do":"start","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"},{"name":"Di"}]})";
constexpr auto troll = R"({"do":"encounter","name":"Battle Troll","life":160,"prestige":4})";
constexpr auto order = R"({"do":"initiative","order":[2,1,3,4]})";

using Spoken = tests::SpokenGame<cutthroat::Game>;

QVariant cell(QAbstractItemModel *model, int row, const char *role)
{
    return model->index(row, 0).data(model->roleNames().key(role));
}

QStringList column(QAbstractItemModel *model, const char *role)
{
    QStringList all;
    for (int row = 0; row < model->rowCount(); ++row)
        all.append(cell(model, row, role).toString());
    return all;
}

QVariantMap aim(const CutthroatTable &table, const QString &key, const QVariantList &ignored = {})
{
    for (const auto &each : table.aims(ignored))
        if (each.toMap()[u"key"_s] == key)
            return each.toMap();
    return {};
}

bool attack(CutthroatTable &table, int value, double factor = 1)
{
    return table.act(
        {{u"do"_s, u"attack"_s}, {u"player"_s, table.turn()}, {u"value"_s, value}, {u"factor"_s, factor}});
}

bool just(CutthroatTable &table, const char *what)
{
    return table.act({{u"do"_s, QLatin1String(what)}});
}

// The lines that are due at the table now.
QString byHand(const CutthroatTable &table)
{
    QStringList lines;
    for (const auto &line : table.byHand())
        lines.append(line.toMap()[u"text"_s].toString());
    return lines.join(u'\n');
}

void watch(CutthroatTable &table)
{
    for (auto *model : {table.players(), table.stack(), table.tokens(), table.events(), table.spoils(),
                        table.ranking(), table.story()})
        new QAbstractItemModelTester(model, QAbstractItemModelTester::FailureReportingMode::QtTest, &table);
}

} // namespace

class CutthroatTableTest : public QObject {
    Q_OBJECT

private slots:
    void aRoundOfFourGoesStepByStep()
    {
        Spoken game;
        QCOMPARE(game.all({people}), QString());
        CutthroatTable table(game.session());
        watch(table);
        QCOMPARE(table.game() + u' ' + table.gameTitle(), u"cutthroat Cutthroat Caverns"_s);
        QCOMPARE(table.step() + u' ' + table.heading(), u"meet Camp"_s);
        QVERIFY(table.act({{u"do"_s, u"encounter"_s},
                           {u"name"_s, u"Battle Troll"_s},
                           {u"life"_s, 160},
                           {u"prestige"_s, 4}}));
        QCOMPARE(table.step() + u' ' + table.heading(), u"deal Encounter 1/9"_s);
        QVERIFY(just(table, "initiative"));
        QCOMPARE(table.step() + u' ' + table.subheading(), u"attack Round 1 · attacks"_s);
        for (int i = 0; i < 4; ++i)
            QVERIFY(attack(table, 20));
        QCOMPARE(table.step(), u"strike"_s);
        QCOMPARE(table.life(), 80);
        QCOMPARE(table.pending(), 0);
        QVERIFY(!table.struck());
        QVERIFY(table.act({{u"do"_s, u"creature-attack"_s}, {u"target"_s, u"all"_s}, {u"damage"_s, 10}}));
        QVERIFY(table.struck());
        QVERIFY(just(table, "initiative"));
        QCOMPARE(table.step(), u"round"_s);
        QVERIFY(just(table, "end-round"));
        QVERIFY(!table.struck());
        QCOMPARE(table.round(), 2);
        QCOMPARE(cell(table.players(), 0, "life").toInt(), 90);
    }

    void theStackLiesAgainstTheLife()
    {
        Spoken game;
        QCOMPARE(game.all({people, troll, order}), QString());
        CutthroatTable table(game.session());
        watch(table);
        QCOMPARE(column(table.stack(), "name"), (QStringList{u"Bo"_s, u"Ann"_s, u"Cy"_s, u"Di"_s}));
        QVERIFY(cell(table.stack(), 0, "current").toBool());
        QCOMPARE(table.headline(), u"Bo shows the set card."_s);
        QCOMPARE(table.detail(), u"160 or more kills Battle Troll."_s);
        QVERIFY(byHand(table).contains(u"face down"_s));
        QVERIFY(attack(table, 25, 2) && attack(table, 35, 0.5));
        QVERIFY(!byHand(table).contains(u"face down"_s)); // gone with the first card
        QCOMPARE(column(table.stack(), "damage"), (QStringList{u"50"_s, u"17"_s, u"-1"_s, u"-1"_s}));
        QCOMPARE(table.life(), 160);
        QCOMPARE(table.pending(), 67);
        QVERIFY(table.act({{u"do"_s, u"hold"_s}, {u"player"_s, 2}}));
        QVERIFY(cell(table.stack(), 2, "held").toBool());
        QVERIFY(cell(table.stack(), 3, "current").toBool());
    }

    void seatsStandInTheOrderOfInitiativeAndTheDeadLast()
    {
        Spoken game;
        QCOMPARE(game.all({people, troll, order}), QString());
        CutthroatTable table(game.session());
        QCOMPARE(column(table.players(), "place"), (QStringList{u"1"_s, u"0"_s, u"2"_s, u"3"_s}));
        QVERIFY(cell(table.players(), 1, "acting").toBool());
        QVERIFY(table.act({{u"do"_s, u"adjust"_s}, {u"player"_s, 1}, {u"life"_s, -100}}));
        QCOMPARE(column(table.players(), "place"), (QStringList{u"0"_s, u"3"_s, u"1"_s, u"2"_s}));
        QCOMPARE(cell(table.players(), 1, "status").toString(), u"dead"_s);
        QVERIFY(table.act({{u"do"_s, u"adjust"_s}, {u"player"_s, 0}, {u"life"_s, -75}}));
        QVERIFY(cell(table.players(), 0, "low").toBool());
        QCOMPARE(table.living(), (QList<int>{0, 2, 3}));
    }

    void anAttackIsWorkedOutBeforeItIsConfirmed_data()
    {
        QTest::addColumn<int>("value");
        QTest::addColumn<double>("factor");
        QTest::addColumn<int>("rider");
        QTest::addColumn<int>("damage");
        QTest::addColumn<bool>("kills");
        QTest::addColumn<QString>("sum");
        QTest::newRow("as printed, with poison") << 30 << 1.0 << 0 << 20 << false << u"30 − 10 poison = 20"_s;
        QTest::newRow("doubled") << 30 << 2.0 << 0 << 50 << true << u"30 × 2 − 10 poison = 50"_s;
        QTest::newRow("halved with a rider")
            << 30 << 0.5 << 5 << 7 << false << u"(30 + 5) ÷ 2 − 10 poison = 7"_s;
        QTest::newRow("never below nothing") << 5 << 0.5 << 0 << 0 << false << u"5 ÷ 2 − 10 poison = 0"_s;
    }
    void anAttackIsWorkedOutBeforeItIsConfirmed()
    {
        QFETCH(int, value);
        QFETCH(double, factor);
        QFETCH(int, rider);
        Spoken game;
        QCOMPARE(game.all({people, R"({"do":"encounter","name":"Rat","life":50,"prestige":1})", order,
                           R"({"do":"adjust","player":1,"poison":1})"}),
                 QString());
        CutthroatTable table(game.session());
        const auto found = table.preview(value, factor, rider, -1);
        QTEST(found[u"damage"_s].toInt(), "damage");
        QTEST(found[u"kills"_s].toBool(), "kills");
        QTEST(found[u"sum"_s].toString(), "sum");
        QVERIFY(!table.preview(999, 2, 0, 1)[u"kills"_s].toBool()); // on a token it does not count
        QVERIFY(table.act({{u"do"_s, u"attack"_s},
                           {u"player"_s, 1},
                           {u"value"_s, value},
                           {u"factor"_s, factor},
                           {u"riders"_s, QVariantList{rider}}}));
        QCOMPARE(cell(table.stack(), 0, "damage").toInt(), found[u"damage"_s].toInt());
        QCOMPARE(table.step() == u"spoils"_s, found[u"kills"_s].toBool());
    }

    void anActionCardIsWorkedOutToo()
    {
        Spoken game;
        QCOMPARE(game.all({people, troll, order}), QString());
        CutthroatTable table(game.session());
        QVERIFY(!table.whyNoChange().isEmpty());
        QVERIFY(table.revised(10, 1).isEmpty());
        QVERIFY(attack(table, 60));
        QVERIFY(table.whyNoChange().isEmpty());
        QCOMPARE(table.revised(25, 2)[u"damage"_s].toInt(), 170);
        QVERIFY(table.revised(25, 2)[u"kills"_s].toBool());
        QVERIFY(!table.revised(-5, 1)[u"kills"_s].toBool());
    }

    void everyWayOfAimingNamesWhomItWouldHit()
    {
        Spoken game;
        QCOMPARE(game.all({people, troll, order}), QString());
        CutthroatTable table(game.session());
        QVERIFY(!aim(table, u"dealt-most"_s)[u"whyNot"_s].toString().isEmpty());
        QVERIFY(attack(table, 50) && attack(table, 20) && attack(table, 20) && attack(table, 30));
        QCOMPARE(aim(table, u"dealt-most"_s)[u"who"_s].toString(), u"Bo (50)"_s);
        const auto tie = aim(table, u"dealt-least"_s);
        QVERIFY(tie[u"tied"_s].toBool());
        QCOMPARE(tie[u"who"_s].toString(), u"Ann (20) or Cy (20)"_s);
        QCOMPARE(tie[u"seats"_s].value<QList<int>>(), (QList<int>{0, 2}));
        QCOMPARE(aim(table, u"dealt-least"_s, {0})[u"who"_s].toString(), u"Cy (20)"_s);
        QCOMPARE(aim(table, u"all"_s)[u"seats"_s].value<QList<int>>().size(), 4);
        QVERIFY(!aim(table, u"initiative-1"_s)[u"whyNot"_s].toString().isEmpty());
        QVERIFY(table.act({{u"do"_s, u"initiative"_s}, {u"order"_s, QVariantList{4, 3, 2, 1}}}));
        QCOMPARE(aim(table, u"initiative-1"_s)[u"who"_s].toString(), u"Di"_s);
        QCOMPARE(aim(table, u"player-2"_s, {2})[u"who"_s].toString(), u"nobody"_s);
        const auto life = aim(table, u"life-most"_s);
        QVERIFY(life[u"tied"_s].toBool() && aim(table, u"prestige-least"_s)[u"tied"_s].toBool());
        QCOMPARE(cell(table.players(), 3, "status").toString(), u"next 1"_s);
    }

    void theValuesOfThePadKeepTheirPlacesFromRoundToRound()
    {
        Spoken game;
        QCOMPARE(game.all({people, troll, order}), QString());
        CutthroatTable table(game.session());
        const QList<int> printed{5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60};
        QCOMPARE(table.values(), printed);
        QVERIFY(attack(table, 25) && attack(table, 17) && attack(table, 40) && attack(table, 25));
        QCOMPARE(table.values(), printed);
        QVERIFY(just(table, "initiative") && just(table, "end-round"));
        QCOMPARE(table.values(), printed);
    }

    void whatIsNoWordOfTheGameIsRefusedInWords()
    {
        Spoken game;
        QCOMPARE(game.all({people}), QString());
        CutthroatTable table(game.session());
        QSignalSpy refused(&table, &CutthroatTable::refused);
        QVERIFY(!just(table, "dance"));
        QVERIFY(!just(table, "end-round"));
        QVERIFY(!table.act({{u"do"_s, u"item"_s}, {u"player"_s, 0}, {u"add"_s, u" "_s}}));
        QCOMPARE(refused.count(), 3);
        QVERIFY(!table.whyNot({{u"do"_s, u"end-round"_s}}).isEmpty());
        QVERIFY(!table.whyNot({{u"do"_s, u"adjust"_s}, {u"player"_s, 0}, {u"life"_s, 5000}}).isEmpty());
        QVERIFY(table.whyNot({{u"do"_s, u"swap"_s}, {u"a"_s, 0}, {u"b"_s, 1}}).isEmpty());
    }

    void aStepTakenBackForgetsTheBlow()
    {
        Spoken game;
        QCOMPARE(game.all({people, troll, order}), QString());
        CutthroatTable table(game.session());
        QVERIFY(!table.act({{u"do"_s, u"creature-attack"_s},
                            {u"target"_s, QVariantMap{{u"dealt"_s, u"most"_s}}},
                            {u"damage"_s, 10}}));
        QVERIFY(!table.struck());
        QVERIFY(table.act({{u"do"_s, u"creature-attack"_s}, {u"target"_s, u"all"_s}, {u"damage"_s, 10}}));
        QVERIFY(table.struck());
        table.undo();
        QVERIFY(!table.struck());
        table.redo();
        QVERIFY(table.struck());
    }

    void theBlowIsKnownWhenTheSessionIsOpenedAgain()
    {
        Spoken game;
        QCOMPARE(game.all({people, troll, order}), QString());
        QCOMPARE(game.all({R"({"do":"creature-attack","target":"all","damage":10})"}), QString());
        SeededDice dice(1);
        protocol::GameSession<cutthroat::Game> again(game.journal(), dice, [] { return Moment(9'000'000); });
        again.open(game.history().id().value());
        const CutthroatTable table(again);
        QVERIFY(table.struck());
    }

    void aStateThatWasKeptBeforeBlowsWereCanBeRead()
    {
        Spoken game;
        QCOMPARE(game.all({people, troll, order}), QString());
        auto kept = QByteArray::fromStdString(Codec<cutthroat::Game>::text(game.history().state()));
        for (const char *newer :
             {",\"struck\":false", ",\"shed\":[]", ",\"foes\":[]", ",\"barrierSet\":false"}) {
            QVERIFY2(kept.contains(newer), newer);
            kept.replace(newer, "");
        }
        const auto state = Codec<cutthroat::Game>::state(kept.toStdString());
        QVERIFY(state);
        QVERIFY(*state == game.history().state());
    }

    void undeadThatNobodyHasSaySo()
    {
        Spoken game;
        QCOMPARE(game.all({people, R"({"do":"token","add":"undead"})",
                           R"({"do":"token","add":"undead","player":1})"}),
                 QString());
        CutthroatTable table(game.session());
        QCOMPARE(cell(table.tokens(), 0, "where").toString(), u"approaching · nobody’s"_s);
        QCOMPARE(cell(table.tokens(), 1, "where").toString(), u"approaching · Bo"_s);
    }

    void tokensEventsItemsAndFormsAreShown()
    {
        Spoken game;
        QCOMPARE(
            game.all({people, R"({"do":"encounter","name":"Horde","kind":"undead","prestige":2,"tokens":1})",
                      R"({"do":"token","add":"undead","player":2})",
                      R"({"do":"event","name":"Cave-in","active":[1,4],"when":"end"})",
                      R"({"do":"event","name":"Calm","active":[3],"when":"now"})",
                      R"({"do":"item","player":0,"add":"Rope"})",
                      R"({"do":"form","player":1,"form":"vampyre"})"}),
            QString());
        CutthroatTable table(game.session());
        watch(table);
        QCOMPARE(column(table.tokens(), "text"), (QStringList{u"Undead 1"_s, u"Undead 2"_s}));
        QCOMPARE(column(table.tokens(), "where"),
                 (QStringList{u"approaching · Ann"_s, u"approaching · Cy"_s}));
        QCOMPARE(column(table.events(), "text"),
                 (QStringList{u"due at the end"_s, u"not in this encounter"_s}));
        QCOMPARE(cell(table.players(), 0, "items").toList().constFirst().toMap()[u"name"_s].toString(),
                 u"Rope"_s);
        QCOMPARE(cell(table.players(), 1, "status").toString(), u"Vampyre"_s);
        QVERIFY(!table.about().isEmpty());
        QCOMPARE(table.kind(), u"undead"_s);
        QVERIFY(!table.hasLife());
    }

    void theBossComesInStagesAndTheMagusHasABarrier()
    {
        Spoken game;
        QCOMPARE(game.all({people,
                           R"({"do":"encounter","name":"Lich","kind":"emperor-lich","life":40,"prestige":9})",
                           order}),
                 QString());
        CutthroatTable table(game.session());
        QCOMPARE(table.stage(), u"skeletons"_s);
        QVERIFY(!table.whyNoClose().isEmpty());
        QVERIFY(table.mustAim() && !table.hasLife());
        for (const int seat : {1, 0, 2, 3}) {
            const auto own = table.targets().constFirst().toMap(); // whose own stands first
            QVERIFY(own[u"own"_s].toBool() && own[u"id"_s].toInt() == seat + 1);
            QVERIFY(table.act(
                {{u"do"_s, u"attack"_s}, {u"player"_s, seat}, {u"value"_s, 40}, {u"foe"_s, own[u"id"_s]}}));
        }
        QCOMPARE(table.foes().constLast().toMap()[u"text"_s].toString(), u"Skeleton before Di: fallen"_s);
        QCOMPARE(table.step(), u"stage"_s);
        QVERIFY(table.act({{u"do"_s, u"stage"_s}, {u"life"_s, 60}}));
        QCOMPARE(table.step() + u' ' + table.stage(), u"deal lich"_s);
        Spoken other;
        QCOMPARE(
            other.all({people,
                       R"({"do":"encounter","name":"Magus","kind":"barrier-magus","life":40,"prestige":3})"}),
            QString());
        CutthroatTable magus(other.session());
        QCOMPARE(magus.barrier() + u' ' + magus.about(), u"up The barrier is up"_s);
        QVERIFY(magus.act({{u"do"_s, u"barrier"_s}, {u"up"_s, false}}));
        QCOMPARE(magus.barrier(), u"down"_s);
    }

    void aLostTurnIsKnownBeforeItIsEntered()
    {
        Spoken game;
        QCOMPARE(
            game.all({people,
                      R"({"do":"encounter","name":"Shade","kind":"shadowmancer","life":140,"prestige":9})",
                      order, R"({"do":"attack","player":1,"value":20})", R"({"do":"hold","player":0})",
                      R"({"do":"hold","player":2})", R"({"do":"hold","player":3})", order,
                      R"({"do":"end-round"})"}),
            QString());
        CutthroatTable table(game.session());
        QCOMPARE(table.detail(), u"21 or more, or the turn is lost: last round’s number 1 dealt 20. "
                                 "120 or more kills Shade."_s);
        QCOMPARE(table.preview(20, 1, 0, -1)[u"needed"_s].toInt(), 21);
        QCOMPARE(table.preview(21, 1, 0, -1)[u"needed"_s].toInt(), 0);
        QCOMPARE(table.preview(60, 2, 0, -1, -1, u"strike of destiny"_s)[u"damage"_s].toInt(), 35);
        QVERIFY(attack(table, 20));
        QCOMPARE(table.pending(), 0);
        QCOMPARE(table.revised(1, 1)[u"damage"_s].toInt(), 21);
    }

    void aBlowCanBeTakenWheneverOneMayCome()
    {
        Spoken game;
        QCOMPARE(game.all({people, troll}), QString());
        CutthroatTable table(game.session());
        QVERIFY(!table.blows());
        QVERIFY(just(table, "initiative"));
        QVERIFY(table.blows());
        Spoken dogs;
        QCOMPARE(dogs.all({people,
                           R"({"do":"encounter","name":"Dogs","kind":"blink-dogs","life":40,"prestige":3})"}),
                 QString());
        CutthroatTable bitten(dogs.session());
        QVERIFY(bitten.blows());
        QVERIFY(!bitten.struck());
    }

    void theLastTokenOfTheHivemindEndsIt()
    {
        Spoken game;
        QCOMPARE(
            game.all(
                {people,
                 R"({"do":"encounter","name":"Hive","kind":"hivemind","life":20,"prestige":6,"tokens":2})",
                 order, R"({"do":"token","split":2,"player":1})"}),
            QString());
        CutthroatTable table(game.session());
        QVERIFY(table.mustAim());
        QCOMPARE(table.targets().constFirst().toMap()[u"text"_s].toString(), u"Token 3 before Bo"_s);
        QVERIFY(!table.whyNot({{u"do"_s, u"attack"_s}, {u"player"_s, 1}, {u"value"_s, 20}}).isEmpty());
        for (const int id : {1, 2, 3})
            QVERIFY(table.act({{u"do"_s, u"kill-token"_s}, {u"id"_s, id}, {u"player"_s, 1}}));
        QCOMPARE(table.headline(), u"No token of the Hivemind is left: close the encounter."_s);
        QVERIFY(!table.mustAim() && table.whyNoClose().isEmpty());
    }

    void thePotionsAreThoseOfTheRules()
    {
        Spoken game;
        QCOMPARE(game.all({people}), QString());
        CutthroatTable table(game.session());
        QCOMPARE(table.potions().size(), 2);
        QCOMPARE(table.potions().constFirst().toMap()[u"text"_s].toString(),
                 u"Cure Wounds: 15 life, 2 prestige for another’s"_s);
        QCOMPARE(table.limits(u"heal"_s, u"life"_s)[u"to"_s].toInt(), 999);
    }

    // Until the next step; undo shows nothing of it.
    void theNewestStepLeavesItsMarkAtTheSeat()
    {
        Spoken game;
        QCOMPARE(game.all({people, troll, order, R"({"do":"hold","player":1})", R"({"do":"hold","player":0})",
                           R"({"do":"hold","player":2})", R"({"do":"hold","player":3})"}),
                 QString());
        CutthroatTable table(game.session());
        watch(table);
        QVERIFY(table.act({{u"do"_s, u"creature-attack"_s},
                           {u"target"_s, QVariantMap{{u"player"_s, 0}}},
                           {u"damage"_s, 30},
                           {u"poison"_s, 2}}));
        QCOMPARE(column(table.players(), "lifeMark"), (QStringList{u"-30"_s, u"0"_s, u"0"_s, u"0"_s}));
        QCOMPARE(cell(table.players(), 0, "poisonMark").toInt(), 2);
        QVERIFY(!cell(table.players(), 0, "byPoison").toBool());
        QCOMPARE(cell(table.players(), 0, "poisonDue").toInt(), 10);
        QVERIFY(just(table, "initiative"));
        QCOMPARE(cell(table.players(), 0, "lifeMark").toInt(), 0);
        QVERIFY(just(table, "end-round"));
        QCOMPARE(cell(table.players(), 0, "lifeMark").toInt(), -10);
        QVERIFY(cell(table.players(), 0, "byPoison").toBool());
        QVERIFY(table.act({{u"do"_s, u"wound"_s}, {u"life"_s, 160}}));
        QVERIFY(just(table, "end-encounter"));
        QCOMPARE(cell(table.players(), 0, "poisonMark").toInt(), -1);
        table.undo();
        QCOMPARE(cell(table.players(), 0, "poisonMark").toInt(), 0);
    }

    // What is done on the table beside it stands below, and the line stays with its button.
    void aDeathDoesNotHideWhatToDoNow()
    {
        Spoken game;
        QCOMPARE(game.all({people, troll, order, R"({"do":"adjust","player":3,"life":-100})",
                           R"({"do":"end-encounter"})"}),
                 QString());
        CutthroatTable table(game.session());
        QCOMPARE(table.headline(), u"Turn over encounter 2 of 9 and enter its life and prestige."_s);
        QCOMPARE(table.stepRule(), u"encounter-begin"_s);
        QVERIFY(byHand(table).startsWith(u"Take initiative card 4 out before the next draw."_s));
    }

    void whatTheDeadLeaveIsLootedInOrder()
    {
        Spoken game;
        QCOMPARE(
            game.all({people, troll, order, R"({"do":"item","player":1,"add":"Rope"})",
                      R"({"do":"item","player":1,"add":"Potion"})",
                      R"({"do":"item","player":1,"tip":"Potion"})",
                      R"({"do":"adjust","player":1,"life":-100})", R"({"do":"end-encounter","killer":0})"}),
            QString());
        CutthroatTable table(game.session());
        watch(table);
        QCOMPARE(table.step(), u"lootDeal"_s);
        QCOMPARE(column(table.spoils(), "item"), (QStringList{u"Rope"_s, u"Potion"_s}));
        QVERIFY(cell(table.spoils(), 1, "tipped").toBool());
        QVERIFY(table.act({{u"do"_s, u"initiative"_s}, {u"order"_s, QVariantList{2, 1, 3}}}));
        QCOMPARE(table.step(), u"loot"_s);
        QCOMPARE(table.turn(), 2);
        QVERIFY(table.act({{u"do"_s, u"loot"_s}, {u"player"_s, 2}, {u"from"_s, 1}, {u"item"_s, u"Rope"_s}}));
        QCOMPARE(table.step(), u"meet"_s);
        QCOMPARE(table.spoils()->rowCount(), 0);
        QCOMPARE(cell(table.players(), 0, "prestige").toInt(), 4);
    }

    void theEndHasARankingAndTheStoryOfTheEvening()
    {
        Spoken game;
        QCOMPARE(
            game.all(
                {R"({"do":"start","encounters":2,"players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"}]})",
                 R"({"do":"encounter","name":"Rat","life":20,"prestige":2})",
                 R"({"do":"initiative","order":[1,2,3]})", R"({"do":"hold","player":0})",
                 R"({"do":"hold","player":1})", R"({"do":"hold","player":2})",
                 R"({"do":"creature-attack","target":{"player":1},"damage":100})",
                 R"({"do":"initiative","order":[1,2]})", R"({"do":"end-round"})",
                 R"({"do":"attack","player":0,"value":60})", R"({"do":"end-encounter"})",
                 R"({"do":"encounter","name":"Pit","kind":"challenge","prestige":1})",
                 R"({"do":"initiative","order":[1,2]})"}),
            QString());
        CutthroatTable table(game.session());
        watch(table);
        QCOMPARE(table.ranking()->rowCount() + table.story()->rowCount(), 0);
        QVERIFY(table.epilogue().isEmpty() && table.winners().isEmpty());
        QVERIFY(table.act({{u"do"_s, u"end-encounter"_s}, {u"killer"_s, 2}}));
        QVERIFY(table.over());
        QCOMPARE(table.step() + u' ' + table.epilogue(), u"over Ann wins"_s);
        QCOMPARE(table.winners(), QList<int>{0});
        QCOMPARE(column(table.ranking(), "name"), (QStringList{u"Ann"_s, u"Cy"_s, u"Bo"_s}));
        QCOMPARE(column(table.ranking(), "rank"), (QStringList{u"1"_s, u"2"_s, u"3"_s}));
        QCOMPARE(column(table.story(), "name"), (QStringList{u"Rat"_s, u"Pit"_s}));
        QCOMPARE(column(table.story(), "text"),
                 (QStringList{u"killed by Ann · 2 rounds · death of Bo"_s, u"prestige to Cy"_s}));
        QVERIFY(cell(table.story(), 0, "deadly").toBool());
    }

    void aTieLeadsToSuddenDeath()
    {
        Spoken game;
        QCOMPARE(
            game.all(
                {R"({"do":"start","encounters":1,"players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"}]})",
                 R"({"do":"encounter","name":"Pit","kind":"challenge","prestige":1})",
                 R"({"do":"initiative"})", R"({"do":"end-encounter"})"}),
            QString());
        CutthroatTable table(game.session());
        QCOMPARE(table.step() + u' ' + table.heading(), u"meet Sudden death"_s);
        QVERIFY(table.act(
            {{u"do"_s, u"finish"_s}, {u"winners"_s, QVariantList{0, 1}}, {u"why"_s, u"a quest"_s}}));
        QCOMPARE(table.epilogue(), u"Ann and Bo win"_s);
    }
};

QTEST_GUILESS_MAIN(CutthroatTableTest)
#include "table_test.moc"
