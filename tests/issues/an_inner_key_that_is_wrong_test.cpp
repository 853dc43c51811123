#include "app/games.h"
#include "models/kernel/memory_journal.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

QJsonObject read(const std::string &line)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(line)).object();
}

QJsonObject answer(std::string_view id, const QByteArrayList &lines)
{
    MemoryJournal journal;
    SeededDice dice(1);
    const auto session = app::findGame(id)->session(
        journal, dice, [] { return Moment{0}; }, nullptr);
    std::string last;
    for (const auto &line : lines)
        last = session->submit(line.toStdString());
    return read(last);
}

} // namespace

// “card” was said to be wrong, and nobody knew what in it; and people could be called by what can't be seen.
class AnInnerKeyThatIsWrongTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRefusalNamesTheInnerKeyAndItsRange_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("begins");
        QTest::newRow("a number in a card")
            << u"cthulhu"_s
            << QByteArray(
                   R"({"do":"scout","card":{"name":"A","type":"character","cost":3,"skill":100,"icons":{}}})")
            << u"card"_s << u"card: skill must be 0 to 99."_s;
        QTest::newRow("a key that is missing in a card")
            << u"cthulhu"_s << QByteArray(R"({"do":"scout","card":{"name":"A"}})") << u"card"_s
            << u"card: "_s;
        QTest::newRow("a key that no card has")
            << u"cthulhu"_s << QByteArray(R"({"do":"scout","card":{"name":"A","skil":1}})") << u"card"_s
            << u"card: “skil” is not known here"_s;
        QTest::newRow("a name in a list")
            << u"cutthroat"_s
            << QByteArray(R"({"do":"start","players":[{"name":""},{"name":"B"},{"name":"C"}]})")
            << u"players"_s << u"players: name must have 1 to 40 characters, not 0."_s;
        QTest::newRow("a character without icons")
            << u"cthulhu"_s
            << QByteArray(R"({"do":"commits","stories":[{"story":0,"characters":[{"skill":1}]}]})")
            << u"stories"_s << u"stories: characters: icons is missing."_s;
        QTest::newRow("a number that is aimed at")
            << u"cutthroat"_s
            << QByteArray(R"({"do":"creature-attack","target":{"initiative":99},"damage":5})") << u"target"_s
            << u"target: initiative must be 1 to 6."_s;
        QTest::newRow("the most or the least of something")
            << u"cutthroat"_s << QByteArray(R"({"do":"creature-attack","target":{"dealt":"all"},"damage":5})")
            << u"target"_s << u"target: dealt must be one of: most, least."_s;
        QTest::newRow("a key at the top")
            << u"cutthroat"_s << QByteArray(R"({"do":"encounter","name":"Orc","life":-1,"prestige":2})")
            << u"life"_s << u"life must be "_s;
        QTest::newRow("a list that is too short")
            << u"mandom"_s << QByteArray(R"({"do":"start","players":["Ann"]})") << u"players"_s
            << u"players must have 2 to 4 entries, not 1."_s;
    }
    void aRefusalNamesTheInnerKeyAndItsRange()
    {
        QFETCH(QString, game);
        QFETCH(QByteArray, line);
        QFETCH(QString, field);
        QFETCH(QString, begins);
        const auto refused = answer(game.toStdString(), {line});
        QCOMPARE(refused[u"code"_s].toString(), u"bad-argument"_s);
        QCOMPARE(refused[u"field"_s].toString(), field);
        QVERIFY2(refused[u"message"_s].toString().startsWith(begins),
                 qPrintable(refused[u"message"_s].toString()));
    }

    void aNameIsToBeSeenOnOneLine_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("fine");
        QTest::newRow("blanks of all kinds") << u" \u00a0\u3000 "_s << false;
        QTest::newRow("no width") << u"\u200b\u200d"_s << false;
        QTest::newRow("a mark on nothing") << u"\u0301"_s << false;
        QTest::newRow("a line break inside") << u"A\nB"_s << false;
        QTest::newRow("a tab inside") << u"A\tB"_s << false;
        QTest::newRow("NUL") << u"A\0B"_s << false;
        QTest::newRow("a line separator inside") << u"A\u2028B"_s << false;
        QTest::newRow("41 characters") << QString(41, u'x') << false;
        QTest::newRow("40 characters") << QString(40, u'x') << true;
        QTest::newRow("white space around it") << u"\n Zo\u00eb\t"_s << true;
        QTest::newRow("a family in one emoji") << u"👨‍👩‍👧"_s << true;
    }
    void aNameIsToBeSeenOnOneLine()
    {
        QFETCH(QString, name);
        QFETCH(bool, fine);
        const auto lineOf = [](const QJsonObject &request) {
            return QJsonDocument(request).toJson(QJsonDocument::Compact);
        };
        const auto started =
            answer("mandom", {lineOf({{u"do"_s, u"start"_s}, {u"players"_s, QJsonArray{u"Ann"_s, name}}})});
        QCOMPARE(started[u"ok"_s].toBool(), fine);
        const auto renamed =
            answer("mandom", {R"({"do":"start","players":["Ann","Bo"]})",
                              lineOf({{u"do"_s, u"rename"_s}, {u"player"_s, 1}, {u"name"_s, name}})});
        QCOMPARE(renamed[u"ok"_s].toBool(), fine);
        if (!fine) {
            QCOMPARE(started[u"field"_s].toString(), u"players"_s);
            QCOMPARE(renamed[u"field"_s].toString(), u"name"_s);
            QCOMPARE(renamed[u"code"_s].toString(), u"bad-argument"_s);
        }
    }

    void lettersMayBeComposedInAnyWay_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("field");
        QTest::newRow("mandom") << u"mandom"_s
                                << QByteArray("{\"do\":\"start\",\"players\":[\"Zo\u00eb\",\"Zoe\u0308\"]}")
                                << u"players"_s;
        QTest::newRow("duelofages")
            << u"duelofages"_s
            << QByteArray("{\"do\":\"start\",\"players\":[\"Zo\u00eb\",\"Bo\",\"Zoe\u0308\"]}")
            << u"players"_s;
        QTest::newRow("cutthroat") << u"cutthroat"_s
                                   << QByteArray("{\"do\":\"start\",\"players\":[{\"name\":\"Zo\u00eb\"},{"
                                                 "\"name\":\"Bo\"},{\"name\":\"Zoe\u0308\"}]}")
                                   << u"players"_s;
        QTest::newRow("darkcastle") << u"darkcastle"_s
                                    << QByteArray(
                                           "{\"do\":\"start\",\"characters\":[{\"id\":\"abbot\",\"player\":"
                                           "\"Zo\u00eb\"},{\"id\":\"smith\","
                                           "\"player\":\"Bo\"},{\"id\":\"cook\",\"player\":\"Zoe\u0308\"}]}")
                                    << u"characters"_s;
    }
    void lettersMayBeComposedInAnyWay()
    {
        QFETCH(QString, game);
        QFETCH(QByteArray, line);
        QFETCH(QString, field);
        const auto refused = answer(game.toStdString(), {line});
        QCOMPARE(refused[u"code"_s].toString(), u"bad-argument"_s);
        QCOMPARE(refused[u"field"_s].toString(), field);
    }

    void aNameIsKeptAsItWasTyped()
    {
        const auto state =
            answer("mandom", {"{\"do\":\"start\",\"players\":[\"Zoe\u0308\",\"Bo\"]}"})[u"state"_s];
        QCOMPARE(state[u"seats"_s][0].toString(), u"Zoe\u0308"_s);
        const QByteArray other = "{\"do\":\"rename\",\"player\":1,\"name\":\"Zo\u00eb\"}";
        QCOMPARE(
            answer("mandom", {"{\"do\":\"start\",\"players\":[\"Zoe\u0308\",\"Bo\"]}", other})[u"field"_s]
                .toString(),
            u"name"_s);
        const QByteArray own = "{\"do\":\"rename\",\"player\":0,\"name\":\"Zo\u00eb\"}";
        QVERIFY(answer("mandom", {"{\"do\":\"start\",\"players\":[\"Zoe\u0308\",\"Bo\"]}", own})[u"ok"_s]
                    .toBool());
    }
};

QTEST_APPLESS_MAIN(AnInnerKeyThatIsWrongTest)
#include "an_inner_key_that_is_wrong_test.moc"
