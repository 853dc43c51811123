#include "models/table/bgstats.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace torchside::table::bgstats {

namespace {

// On a phone this address opens the app where it is installed, elsewhere a page that says how to get there.
constexpr auto address = "https://app.bgstatsapp.com/createPlay.html?data=";

QJsonObject jsonOf(const Player &player)
{
    QJsonObject json{{u"name"_s, player.name},
                     {u"sourcePlayerId"_s, playerId(player.name)},
                     {u"startPlayer"_s, player.starts},
                     {u"winner"_s, player.winner}};
    if (player.points)
        json[u"score"_s] = QString::number(*player.points);
    if (player.rank > 0)
        json[u"rank"_s] = player.rank;
    if (!player.role.isEmpty())
        json[u"role"_s] = player.role;
    return json;
}

} // namespace

QString plainName(const QString &name)
{
    return name.normalized(QString::NormalizationForm_KC).simplified().toCaseFolded();
}

QString playerId(const QString &name)
{
    static const QUuid people(u"{6d8f0f57-6a0e-4c1e-9a0b-4f2f6f0c7a11}"_s);
    return QUuid::createUuidV5(people, plainName(name)).toString(QUuid::WithoutBraces);
}

QString playId(const QString &game, Moment started)
{
    return u"torchside-%1-%2"_s.arg(game).arg(started);
}

QUrl linkOf(const Play &play)
{
    QJsonArray players;
    for (const auto &player : play.players)
        players.append(jsonOf(player));
    const auto date = QDateTime::fromMSecsSinceEpoch(play.started).toUTC();
    const QJsonObject json{{u"sourceName"_s, u"Torchside"_s},
                           {u"sourcePlayId"_s, playId(play.game, play.started)},
                           {u"playDate"_s, date.toString(u"yyyy-MM-dd HH:mm:ss"_s)},
                           {u"durationMin"_s, play.minutes},
                           {u"comments"_s, play.comments},
                           {u"game"_s, QJsonObject{{u"name"_s, play.title},
                                                   {u"sourceGameId"_s, u"torchside-"_s + play.game},
                                                   {u"highestWins"_s, play.highestWins},
                                                   {u"noPoints"_s, play.noPoints}}},
                           {u"players"_s, players}};
    const auto data = QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
    return QUrl::fromEncoded(address + QUrl::toPercentEncoding(data), QUrl::StrictMode);
}

} // namespace torchside::table::bgstats
