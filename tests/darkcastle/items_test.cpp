#include "tests/darkcastle/castle_lines.h"

#include <QSet>

using namespace torchside;
using namespace torchside::tests::castle;
using tests::Reply;

namespace {

QByteArray give(int from, int to, const char *item, const char *back = nullptr)
{
    auto line = u"{\"do\":\"give\",\"from\":%1,\"to\":%2,\"item\":\"%3\""_s.arg(from).arg(to).arg(
        QLatin1String(item));
    if (back)
        line += u",\"for\":\"%1\""_s.arg(QLatin1String(back));
    return (line + u"}"_s).toUtf8();
}

QByteArray item(const char *command, int character, const char *name, const char *more = "")
{
    return with(command, character,
                u",\"item\":\"%1\"%2"_s.arg(QLatin1String(name), QLatin1String(more)).toUtf8());
}

QString hands(const Reply &state, int character)
{
    QStringList all;
    for (const auto each : state["characters"][character]["hands"].toArray())
        all.append(each[u"item"_s].toString() + u' ' + QString::number(each[u"hands"_s].toInt()));
    return all.join(u", "_s);
}

} // namespace

// Drawing, carrying, trading and using items.
class DarkcastleItemsTest : public QObject {
    Q_OBJECT

private slots:
    void drawnItemsAreTakenOrLeft()
    {
        Table game;
        game.all({two, turn});
        QCOMPARE(game.say(R"({"do":"draw","count":2})")["state"]["draws"].toInt(), 2);
        QCOMPARE(game.state()["phase"].toString(), u"looting"_s);
        QCOMPARE(game.say(take(1, "Rope"))["state"]["phase"].toString(), u"looting"_s);
        const auto state = game.say(R"({"do":"leave","item":"Old Boot"})")["state"];
        QCOMPARE(state["phase"].toString(), u"facing"_s); // where it was
        QCOMPARE(state["draws"].toInt(-1), 0);
        QCOMPARE(hands(state, 1), u"Rope 1"_s);
        QCOMPARE(compact(state["discard"]), u"[\"Old Boot\"]"_s);
    }

    void moreMayBeDrawnWhileSharingOut()
    {
        Table game;
        game.all({two, turn, draw, draw});
        QCOMPARE(game.state()["draws"].toInt(), 2);
        game.all({leave, leave});
        QCOMPARE(game.state()["phase"].toString(), u"facing"_s);
    }

    void afterAFightOneItemIsDrawnAndThenThePageIsDone()
    {
        Table game;
        facing(game, dice(1, 0, 0));
        QCOMPARE(game.say(roll(1, "might"))["state"]["draws"].toInt(), 1);
        game.say(R"({"do":"draw","count":1})");
        game.say(leave);
        QCOMPARE(game.say(take(0, "Rope"))["state"]["phase"].toString(), u"between"_s);
    }

    void drawIsRefused_data()
    {
        QTest::addColumn<QString>("rest");
        QTest::newRow("none") << ",\"count\":0";
        QTest::newRow("more than the deck") << ",\"count\":36";
        QTest::newRow("no number") << "";
        QTest::newRow("null") << ",\"count\":null";
        QTest::newRow("half a card") << ",\"count\":0.5";
    }
    void drawIsRefused()
    {
        QFETCH(QString, rest);
        Table game;
        game.say(two);
        QCOMPARE(game.say(u"{\"do\":\"draw\"%1}"_s.arg(rest).toUtf8())["code"].toString(), u"bad-argument"_s);
        QVERIFY(game.say(R"({"do":"draw","count":35})")["ok"].toBool());
    }

    void twoHandsHoldTwoItems()
    {
        Table game;
        game.say(two);
        equip(game, {take(0, "Rope"), take(0, "Rope")});
        QCOMPARE(hands(game.state(), 0), u"Rope 1, Rope 1"_s);
        game.say(draw);
        QCOMPARE(game.say(take(0, "Lamp"))["code"].toString(), u"hands-full"_s);
        QCOMPARE(game.state()["draws"].toInt(), 1);
    }

    void aTwoHandedItemNeedsBothHands()
    {
        Table game;
        game.say(two);
        equip(game, {take(0, "Axe", 2)});
        game.say(draw);
        QCOMPARE(game.say(take(0, "Lamp"))["code"].toString(), u"hands-full"_s);
        game.say(take(1, "Lamp"));
        game.say(draw);
        QCOMPARE(game.say(take(1, "Halberd", 2))["code"].toString(), u"hands-full"_s);
    }

    void namesOfItemsAreTrimmedAndComparedExactly()
    {
        Table game;
        game.say(two);
        equip(game, {take(0, "  Rope ")});
        QCOMPARE(hands(game.state(), 0), u"Rope 1"_s);
        QCOMPARE(game.say(item("use", 0, "rope"))["code"].toString(), u"no-such-item"_s);
        QCOMPARE(game.say(item("use", 0, " Rope"))["code"].toString(), QString());
        QCOMPARE(game.say(item("use", 0, "  "))["code"].toString(), u"bad-argument"_s);
        QCOMPARE(game.say(item("use", 0, QByteArray(41, 'x').constData()))["code"].toString(),
                 u"bad-argument"_s);
    }

    void itemsAreTradedBetweenChapters()
    {
        Table game;
        game.say(two);
        equip(game, {take(0, "Rope"), take(1, "Lamp")});
        const auto state = game.say(give(0, 1, "Rope"))["state"];
        QCOMPARE(hands(state, 0), QString());
        QCOMPARE(hands(state, 1), u"Lamp 1, Rope 1"_s);
        game.say(draw);
        QVERIFY(game.say(give(1, 0, "Lamp"))["ok"].toBool());
    }

    void nobodyTradesWhileACardIsFaced()
    {
        Table game;
        game.say(two);
        equip(game, {take(0, "Rope")});
        game.say(turn);
        QCOMPARE(game.say(give(0, 1, "Rope"))["code"].toString(), u"no-trading-now"_s);
        QCOMPARE(game.say(give(0, 0, "Nothing"))["code"].toString(), u"no-trading-now"_s);
        game.say(dice(3, 0, 0));
        QCOMPARE(game.say(give(0, 1, "Rope"))["code"].toString(), u"no-trading-now"_s);
    }

    void aSwapCountsTheRoomAfterwards()
    {
        Table game;
        game.say(two);
        equip(game, {take(0, "Rope"), take(0, "Lamp"), take(1, "Axe", 2)});
        QCOMPARE(game.say(give(0, 1, "Rope"))["code"].toString(), u"hands-full"_s);
        QCOMPARE(game.say(give(0, 1, "Rope", "Axe"))["code"].toString(),
                 u"hands-full"_s); // Lamp and Axe: three hands
        QCOMPARE(game.say(give(1, 0, "Axe", "Rope"))["code"].toString(), u"hands-full"_s);
        game.say(item("drop", 0, "Lamp"));
        const auto state = game.say(give(0, 1, "Rope", "Axe"))["state"];
        QCOMPARE(hands(state, 0), u"Axe 2"_s);
        QCOMPARE(hands(state, 1), u"Rope 1"_s);
        QCOMPARE(state["log"][8]["text"].toString(), u"Ann gives Bo “Rope” for “Axe”."_s);
    }

    void givingIsRefused()
    {
        Table game;
        game.say(two);
        equip(game, {take(0, "Rope")});
        const auto self = game.say(give(0, 0, "Rope"));
        QCOMPARE(self["code"].toString(), u"bad-argument"_s);
        QCOMPARE(self["field"].toString(), u"to"_s);
        QCOMPARE(game.say(give(0, 1, "Lamp"))["code"].toString(), u"no-such-item"_s);
        QCOMPARE(game.say(give(0, 1, "Rope", "Lamp"))["field"].toString(), u"for"_s);
        QCOMPARE(game.say(give(1, 0, "Rope"))["message"].toString(),
                 u"Bo has no “Rope”: both hands are empty."_s);
    }

    void ofSeveralOfOneNameTheFirstIsMeant()
    {
        Table game;
        game.say(two);
        equip(game, {take(0, "Rope"), take(0, "Rope"), take(1, "Lamp")});
        const auto state = game.say(give(0, 1, "Rope"))["state"];
        QCOMPARE(hands(state, 0), u"Rope 1"_s);
        QCOMPARE(hands(state, 1), u"Lamp 1, Rope 1"_s);
    }

    void anItemCanBeDroppedAnyTime()
    {
        Table game;
        game.say(two);
        equip(game, {take(0, "Rope")});
        game.say(turn);
        game.say(dice(3, 0, 0));
        const auto state = game.say(item("drop", 0, "Rope"))["state"];
        QCOMPARE(compact(state["discard"]), u"[\"Rope\"]"_s);
        QCOMPARE(game.say(item("drop", 0, "Rope"))["code"].toString(), u"no-such-item"_s);
    }

    void aUsedItemStaysOrIsDiscarded()
    {
        Table game;
        game.say(two);
        equip(game, {take(0, "Rope"), take(0, "Bread")});
        QCOMPARE(hands(game.say(item("use", 0, "Rope"))["state"], 0), u"Rope 1, Bread 1"_s);
        const auto state = game.say(item("use", 0, "Bread", ",\"discard\":true"))["state"];
        QCOMPARE(hands(state, 0), u"Rope 1"_s);
        QCOMPARE(compact(state["discard"]), u"[\"Bread\"]"_s);
    }

    void severalItemsMayBeUsedInOneRoundAlsoAfterARoll()
    {
        Table game;
        game.say(two);
        equip(game, {take(0, "Rope"), take(0, "Bread")});
        game.say(turn);
        game.say(dice(3, 0, 0));
        game.say(roll(0, "might"));
        QVERIFY(game.say(item("use", 0, "Rope"))["ok"].toBool());
        QVERIFY(game.say(item("use", 0, "Bread"))["ok"].toBool());
    }

    void whoRestsUsesNothing()
    {
        Table game;
        game.say(two);
        equip(game, {take(0, "Rope"), take(1, "Lamp")});
        game.say(turn);
        game.say(dice(3, 0, 0));
        game.say(with("rest", 0));
        QCOMPARE(game.say(item("use", 0, "Rope"))["code"].toString(), u"resting"_s);
        QCOMPARE(game.say(item("use", 0, "Lamp"))["code"].toString(), u"no-such-item"_s);
        QVERIFY(game.say(item("use", 1, "Lamp"))["ok"].toBool());
        QVERIFY(game.say(item("drop", 0, "Rope"))["ok"].toBool());
    }

    void drawnItemsStayWhenSomebodyDies()
    {
        Table game;
        game.all({two, R"({"do":"draw","count":3})"});
        const auto state = game.say(hurt(0, 18))["state"];
        QCOMPARE(state["phase"].toString(), u"over"_s);
        QCOMPARE(state["draws"].toInt(), 3);
    }

    void everyPromptNamesAPassageOfTheRules()
    {
        QFile file(QStringLiteral(TEST_FOLDER "/../../data/darkcastle/rules.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QSet<QString> known;
        for (const auto each : QJsonDocument::fromJson(file.readAll()).array())
            known.insert(each[u"id"_s].toString());
        QSet<QString> cited;
        const auto look = [&](Table &game) {
            const auto prompts = game.state()["prompts"].toArray();
            QVERIFY(!prompts.isEmpty());
            for (const auto each : prompts) {
                QVERIFY(!each[u"text"_s].toString().contains(u'%'));
                QVERIFY2(known.contains(each[u"rule"_s].toString()), qPrintable(each[u"rule"_s].toString()));
                cited.insert(each[u"rule"_s].toString());
            }
        };
        for (const auto *start : {two, alone, oneChapter}) {
            Table game;
            const std::vector<QByteArray> way{start,
                                              draw,
                                              take(0, "Rope"),
                                              turn,
                                              complete,
                                              turn,
                                              dice(1, 2, 3),
                                              with("rest", 1),
                                              roll(0, "might"),
                                              defend,
                                              with("block", 0),
                                              roll(0, "cunning", true),
                                              roll(1, "wisdom", true),
                                              defend,
                                              with("heal", 1, ",\"amount\":1"),
                                              roll(0, "wisdom"),
                                              leave,
                                              turn,
                                              hurt(0, 99)};
            for (const auto &line : way) {
                game.say(line);
                look(game);
            }
        }
        for (const auto *rule : {"no-turn-order",
                                 "solo-you",
                                 "boss",
                                 "setup-castle",
                                 "setup-boss",
                                 "setup-start-card",
                                 "setup-items",
                                 "setup-dice",
                                 "trading",
                                 "read-aloud",
                                 "choices",
                                 "you-on-a-card",
                                 "boss-always-fought",
                                 "attack",
                                 "defend",
                                 "rest",
                                 "combat-begin",
                                 "items-draw",
                                 "victory",
                                 "death"})
            QVERIFY2(cited.contains(QLatin1String(rule)), rule);
    }

    void theStandingSaysWhereTheGameIs()
    {
        Table game;
        const auto standing = [&] { return QString::fromStdString(english(game.history().standing())); };
        QCOMPARE(standing(), u"not begun"_s);
        game.say(oneChapter);
        QCOMPARE(standing(), u"Chapter 0 of 1"_s);
        game.all({turn});
        game.say(dice(1, 0, 0));
        QCOMPARE(standing(), u"Chapter 1 of 1, in combat"_s);
        game.say(roll(0, "might"));
        game.all({leave, turn});
        QCOMPARE(standing(), u"Facing the boss"_s);
        game.say(dice(1, 0, 0));
        QCOMPARE(standing(), u"Fighting the boss"_s);
        game.say(roll(0, "might"));
        QCOMPARE(standing(), u"Escaped from the castle"_s);
        game.say(R"({"do":"undo"})");
        game.say(hurt(0, 99));
        QCOMPARE(standing(), u"Lost in the castle"_s);
    }
};

QTEST_APPLESS_MAIN(DarkcastleItemsTest)
#include "items_test.moc"
