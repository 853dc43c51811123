#include "models/kernel/memory_journal.h"
#include "models/table/table.h"
#include "tests/harness/scripted_sessions.h"

#include <QSignalSpy>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

QString inWords(const QVariant &sight)
{
    const auto map = sight.toMap();
    QStringList figures;
    for (const auto &each : map[u"figures"_s].toList()) {
        const auto figure = each.toMap();
        const auto of = figure[u"of"_s].toString();
        figures.append(figure[u"value"_s].toString() + (of.isEmpty() ? of : u" "_s + of));
    }
    return u"%1: %2 [%3]"_s.arg(map[u"picture"_s].toString(), map[u"title"_s].toString(),
                                figures.join(u", "_s));
}

const QList<QByteArray> people{R"({"do":"start","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"}]})"};
const QList<QByteArray> troll{
    people + QList<QByteArray>{R"({"do":"encounter","name":"Troll","life":30,"prestige":4})"}};
const QList<QByteArray> bidding{R"({"do":"start","players":["Ann","Bo"],"first":0})"};
const QList<QByteArray> castle{
    R"({"do":"start","characters":[{"id":"abbot","player":"Ann"},{"id":"cook","player":"Bo"}]})",
    R"({"do":"turn","character":0})"};
const QList<QByteArray> fight{castle + QList<QByteArray>{R"({"do":"combat","dice":{"might":2}})"}};

} // namespace

Q_DECLARE_METATYPE(QList<QByteArray>)

// What chance gave, and the turning points, as each game's newest step shows them.
class SightsTest : public QObject {
    Q_OBJECT

    // The sights of the last line.
    static QStringList seen(const QString &game, const QList<QByteArray> &lines)
    {
        MemoryJournal journal;
        SeededDice dice(1);
        const auto session = tests::played({game, {}, lines}, journal, dice);
        const auto table = app::findGame(game.toStdString())->table(*session);
        QSignalSpy sighted(table.get(), &table::Table::sighted);
        table->retell();
        QStringList words;
        for (const auto &sight : sighted.at(0).at(0).toList())
            words.append(inWords(sight));
        return words;
    }

private Q_SLOTS:
    void whatIsWorthASightIsShown_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QList<QByteArray>>("before");
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("sights");
        const auto row = [](const char *name, const char *game, const QList<QByteArray> &before,
                            const char *line, const char *sights) {
            QTest::newRow(name) << QString::fromLatin1(game) << before << QByteArray(line)
                                << QString::fromUtf8(sights);
        };
        row("initiative dealt", "cutthroat", troll, R"({"do":"initiative"})",
            "cards: Initiative [1 Bo, 2 Ann, 3 Cy]");
        row("initiative drawn", "cutthroat", troll, R"({"do":"initiative","order":[2,1,3]})", "");
        row("a killing blow", "cutthroat",
            troll + QList<QByteArray>{R"({"do":"initiative","order":[2,1,3]})"},
            R"({"do":"attack","player":1,"value":40})",
            "kill: Bo strikes the killing blow: Troll is dead! []");
        row("a death", "cutthroat", people, R"({"do":"adjust","player":1,"life":-100})",
            "death: Bo dies: initiative card 3 leaves the game with the next draw. []");
        row("a counter", "cutthroat", people, R"({"do":"adjust","player":1,"life":-5})", "");
        row("survived", "mandom", bidding, R"({"do":"pass"})", "survival: Bo survives. [0 damage, 11 HP]");
        row("won", "mandom", bidding + QList<QByteArray>{R"({"do":"pass"})", R"({"do":"pass"})"},
            R"({"do":"pass"})", "survival: Bo survives. [0 damage, 11 HP]|victory: Bo wins! []");
        row("castle die thrown", "darkcastle", fight, R"({"do":"roll","character":0})", "dice");
        row("castle die given", "darkcastle", fight, R"({"do":"roll","character":0,"symbol":"wisdom"})", "");
        row("dice of a die per player", "darkcastle", castle, R"({"do":"combat","perPlayer":true})", "dice");
        row("a prisoner's death", "darkcastle", castle, R"({"do":"hurt","character":0,"amount":18})",
            "death: Ann is dead. []|lost: You have all lost. []");
        row("a blow that kills both", "darkcastle",
            castle + QList<QByteArray>{R"({"do":"hurt","character":0,"amount":17})",
                                       R"({"do":"hurt","character":1,"amount":17})",
                                       R"({"do":"combat","dice":{"might":9},"blow":2})",
                                       R"({"do":"roll","character":0,"symbol":"wisdom"})",
                                       R"({"do":"roll","character":1,"symbol":"wisdom"})"},
            R"({"do":"defend"})", "death: Ann and Bo are dead. []|lost: You have all lost. []");
        row("who begins", "duelofages", {}, R"({"do":"start","players":["Ann","Bo","Cy"]})", "dice");
        row("who begins, thrown at the table", "duelofages", {},
            R"({"do":"start","players":["Ann","Bo","Cy"],"rolls":[12,8,4]})", "");
        row("time is up", "duelofages", {R"({"do":"start","players":["Ann","Bo","Cy"],"rolls":[12,8,4]})"},
            R"({"do":"end-game","why":"time"})", "victory");
        const QList<QByteArray> offered{
            R"({"do":"start","players":["Ann","Bo","Cy"],"rolls":[12,8,4]})",
            R"({"do":"everybody","characters":4})", R"({"do":"end-turn"})",
            R"({"do":"defeat","by":2,"of":0,"unit":"character","how":"imprison"})", R"({"do":"end-turn"})"};
        row("sides change", "duelofages", offered, R"({"do":"answer","player":2,"accept":true})",
            "sides: Cy takes the Loner's place. []");
        row("the HQ falls", "duelofages", {R"({"do":"start","players":["Ann","Bo","Cy"],"rolls":[12,8,4]})"},
            R"({"do":"hq-destroyed","by":1})", "ruin: Bo destroys the HQ. []");
        row("a coin", "cthulhu", {}, R"({"do":"start","stories":["Red","Blue","Green"]})", "coin");
        row("no coin", "cthulhu", {}, R"({"do":"start","stories":["Red","Blue","Green"],"first":"minion"})",
            "");
        const auto rising = [](const char *name) {
            return tests::script(QStringLiteral(TEST_FOLDER "/../.."), u"cthulhu"_s,
                                 QString::fromLatin1(name))
                .lines;
        };
        row("the resource die", "cthulhu", rising("resource"), R"({"do":"die"})", "dice");
        row("the resource die of the table", "cthulhu", rising("resource"), R"({"do":"die","value":3})", "");
        auto over = rising("over");
        const auto last = over.takeLast();
        row("the third story", "cthulhu", over, last.constData(), "story");
        row("a deck runs out", "cthulhu", over, R"({"do":"deck-out","side":"player"})",
            "lost: Your deck is out of cards: the Minion wins. []");
    }
    void whatIsWorthASightIsShown()
    {
        QFETCH(QString, game);
        QFETCH(QList<QByteArray>, before);
        QFETCH(QByteArray, line);
        QFETCH(QString, sights);
        const auto told = seen(game, before + QList{line}).join(u'|');
        if (sights.contains(u':') || sights.isEmpty())
            QCOMPARE(told, sights);
        else // what fell is chance's
            QVERIFY2(told.startsWith(sights + u": "_s), qPrintable(told));
    }

    void aChallengeTellsWhatEachCardDidAndWhatToDo()
    {
        MemoryJournal journal;
        SeededDice dice(1);
        auto lines = bidding;
        lines += QList<QByteArray>{R"({"do":"place"})",
                                   R"({"do":"remove","item":"torch"})",
                                   R"({"do":"place"})",
                                   R"({"do":"pass"})",
                                   R"({"do":"reveal","monster":"goblin"})",
                                   R"({"do":"reveal","monster":"demon"})"};
        const auto session = tests::played({u"mandom"_s, {}, lines}, journal, dice);
        const auto table = app::findGame("mandom")->table(*session);
        QSignalSpy sighted(table.get(), &table::Table::sighted);
        table->retell();
        const auto sight = sighted.at(0).at(0).toList().at(0).toMap();
        QCOMPARE(inWords(sight), u"survival: Ann survives. [8 damage, 11 HP]"_s);
        QCOMPARE(sight[u"lines"_s].toStringList(),
                 (QStringList{u"A goblin hits for 1."_s, u"A demon hits for 7."_s}));
        QCOMPARE(
            sight[u"tasks"_s].toStringList(),
            (QStringList{u"Ann turns their player card sideways."_s,
                         u"Whoever put a monster aside shows it."_s, u"Put all items back on the hero."_s,
                         u"Shuffle the thirteen monsters into a new pile."_s}));
    }

    void aSecondSuccessTurnsNoCard()
    {
        MemoryJournal journal;
        SeededDice dice(1);
        const auto session = tests::played(
            {u"mandom"_s, {}, bidding + QList<QByteArray>(3, R"({"do":"pass"})")}, journal, dice);
        const auto table = app::findGame("mandom")->table(*session);
        QSignalSpy sighted(table.get(), &table::Table::sighted);
        table->retell();
        const auto sight = sighted.at(0).at(0).toList().at(0).toMap();
        QCOMPARE(sight[u"tasks"_s].toStringList(), QStringList()); // and nobody put a monster aside
    }

    void whatIsTakenBackIsShownNoMore()
    {
        MemoryJournal journal;
        SeededDice dice(1);
        const auto session =
            tests::played({u"mandom"_s, {}, bidding + QList<QByteArray>{R"({"do":"pass"})"}}, journal, dice);
        const auto table = app::findGame("mandom")->table(*session);
        QSignalSpy sighted(table.get(), &table::Table::sighted);
        table->undo();
        QCOMPARE(sighted.count(), 1);
        QVERIFY(sighted.at(0).at(0).toList().isEmpty());
    }
};

QTEST_GUILESS_MAIN(SightsTest)
#include "sights_test.moc"
