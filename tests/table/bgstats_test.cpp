#include "models/table/bgstats.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QUrlQuery>

using namespace torchside;
using namespace Qt::StringLiterals;
using table::bgstats::Play;

namespace {

Play evening()
{
    Play play;
    play.game = u"cutthroat"_s;
    play.title = u"Cutthroat Caverns"_s;
    play.started = 1'763'496'000'000;
    play.minutes = 102;
    play.comments = u"Cy leaves the caverns first."_s;
    play.players = {{u"Cy"_s, 17, 1, u"Nyx"_s, true, true}, {u"Ann"_s, 9, 2, {}, false, false}};
    return play;
}

// As BG Stats reads it: the query's data, decoded once, is JSON.
QJsonObject readBack(const QUrl &link)
{
    const auto data = QUrlQuery(link).queryItemValue(u"data"_s, QUrl::FullyDecoded);
    return QJsonDocument::fromJson(data.toUtf8()).object();
}

} // namespace

class BgStatsTest : public QObject {
    Q_OBJECT

private slots:
    void aPlayIsReadBackAsItWasTold()
    {
        const auto link = table::bgstats::linkOf(evening());
        QVERIFY(link.isValid());
        QCOMPARE(link.host(), u"app.bgstatsapp.com"_s);
        QCOMPARE(link.path(), u"/createPlay.html"_s);
        const auto json = readBack(link);
        QCOMPARE(json[u"sourceName"_s].toString(), u"Torchside"_s);
        QCOMPARE(json[u"sourcePlayId"_s].toString(), u"torchside-cutthroat-1763496000000"_s);
        QCOMPARE(json[u"playDate"_s].toString(), u"2025-11-18 20:00:00"_s); // UTC
        QCOMPARE(json[u"durationMin"_s].toInt(), 102);
        const auto game = json[u"game"_s].toObject();
        QCOMPARE(game[u"name"_s].toString(), u"Cutthroat Caverns"_s);
        QCOMPARE(game[u"sourceGameId"_s].toString(), u"torchside-cutthroat"_s);
        QCOMPARE(game[u"highestWins"_s], QJsonValue(true));
        QCOMPARE(game[u"noPoints"_s], QJsonValue(false));
        QVERIFY(!game.contains(u"bggId"_s));
        const auto cy = json[u"players"_s][0];
        QCOMPARE(cy[u"score"_s].toString(), u"17"_s);
        QCOMPARE(cy[u"rank"_s].toInt(), 1);
        QCOMPARE(cy[u"role"_s].toString(), u"Nyx"_s);
        QCOMPARE(cy[u"startPlayer"_s], QJsonValue(true));
        QCOMPARE(cy[u"winner"_s], QJsonValue(true));
    }

    void whoHasNotWonIsSaidSo()
    {
        const auto ann = readBack(table::bgstats::linkOf(evening()))[u"players"_s][1];
        QVERIFY(ann.toObject().contains(u"winner"_s));
        QCOMPARE(ann[u"winner"_s], QJsonValue(false));
    }

    void anyNameSurvivesTheLink_data()
    {
        QTest::addColumn<QString>("name");
        for (const auto &name : {u"Ann & Bo"_s, u"\"Quoted\" O’Neill"_s, u"Jörg Größe"_s, u"🦄 Uni=corn?"_s,
                                 u"100 % # + / \\"_s, u"{\"a\":1}"_s, u"Zoë %26 %22"_s, u"שלום"_s})
            QTest::newRow(qPrintable(name)) << name;
    }
    void anyNameSurvivesTheLink()
    {
        QFETCH(QString, name);
        auto play = evening();
        play.players.front().name = name;
        play.comments = name;
        const auto link = table::bgstats::linkOf(play);
        QVERIFY2(link.isValid(), qPrintable(link.errorString()));
        QVERIFY(!link.hasFragment());
        const auto json = readBack(link);
        QCOMPARE(json[u"players"_s][0][u"name"_s].toString(), name);
        QCOMPARE(json[u"comments"_s].toString(), name);
        // and as other programs take links apart
        const auto raw = link.toEncoded();
        QCOMPARE(raw.count('&'), 0);
        QCOMPARE(QJsonDocument::fromJson(QByteArray::fromPercentEncoding(raw.mid(raw.indexOf("data=") + 5)))
                     .object(),
                 json);
    }

    void aPersonKeepsTheIdHoweverTheNameIsWritten()
    {
        using table::bgstats::playerId;
        QCOMPARE(playerId(u" Ann "_s), playerId(u"ANN"_s));
        QCOMPARE(playerId(u"Jo\u0308rg  Gro\u00dfe"_s), playerId(u"J\u00f6rg Gro\u00dfe"_s));
        QVERIFY(playerId(u"Ann"_s) != playerId(u"Anne"_s));
    }

    void gamesWithoutPointsSayNone()
    {
        auto play = evening();
        play.highestWins = false;
        play.noPoints = true;
        play.players = {{u"Ann"_s, {}, 0, u"The Abbot"_s, false, true}};
        const auto json = readBack(table::bgstats::linkOf(play));
        QCOMPARE(json[u"game"_s][u"noPoints"_s], QJsonValue(true));
        QVERIFY(!json[u"players"_s][0].toObject().contains(u"score"_s));
        QVERIFY(!json[u"players"_s][0].toObject().contains(u"rank"_s));
    }
};

QTEST_GUILESS_MAIN(BgStatsTest)
#include "bgstats_test.moc"
