#include "app/hub/wall.h"

#include "app/link/lobby.h"
#include "app/tongues.h"
#include "models/json/schema.h"

#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::hub {

namespace {

constexpr std::size_t mostLooking = 100;

} // namespace

Wall::Wall(House &house, Results &results) : Conversation(house), results_(results)
{
    house_.tables.tell([this](SessionId table, Tables::News) {
        if (!guests_.empty())
            changed_.insert(table);
    });
}

bool Wall::isLookedAt() const
{
    return std::ranges::any_of(guests_, [](const auto &each) { return each.second.looks; });
}

void Wall::came(int connection)
{
    guests_[connection] = {};
    say(connection, {{u"type"_s, u"hello"_s}, {u"v"_s, link::Lobby::version}});
}

void Wall::said(int connection, const QByteArray &text)
{
    const auto message = QJsonDocument::fromJson(text).object();
    if (message[u"type"_s] == u"look"_s)
        look(connection, message);
    else if (message[u"type"_s] == u"ping"_s)
        say(connection, {{u"type"_s, u"pong"_s}});
    else
        house_.wires.drop(connection);
}

QJsonObject Wall::told(const Row &row, const json::Tongue &tongue) const
{
    const auto in = [&](const Sentence &sentence) { return QString::fromStdString(tongue(sentence)); };
    QJsonArray people;
    for (const auto &name : row.standing.seats)
        people.append(row.game->most == 1 ? in(torchside::say(name)) : QString::fromStdString(name));
    QJsonArray winners;
    if (row.standing.outcome)
        for (const int each : row.standing.outcome->winners)
            winners.append(each);
    QJsonObject told{
        {u"id"_s, static_cast<qint64>(row.hosted.session)},
        {u"name"_s, row.hosted.name},
        {u"place"_s, row.hosted.place},
        {u"closed"_s, row.hosted.closed != 0},
        {u"game"_s, in(torchside::say(row.game->title))},
        {u"color"_s, QJsonArray{json::latin(row.game->color.dark), json::latin(row.game->color.light)}},
        {u"people"_s, people},
        {u"line"_s, in(row.standing.line)},
        {u"over"_s, row.standing.outcome.has_value()},
        {u"winners"_s, winners},
        {u"since"_s, static_cast<qint64>(row.hosted.opened)},
        {u"changed"_s, static_cast<qint64>(row.changed)},
        {u"judge"_s, row.hosted.judge},
        {u"called"_s, static_cast<qint64>(row.hosted.called)}};
    if (const auto *result = results_.of(row.hosted.session))
        told[u"play"_s] = QString::fromLatin1(result->play);
    return told;
}

void Wall::look(int connection, const QJsonObject &message)
{
    auto &guest = guests_.at(connection);
    if (!guest.looks && guests_.size() > mostLooking)
        return house_.wires.drop(connection);
    guest = {message[u"language"_s].toString().left(2), true};
    house_.wires.joined(connection);
    results_.update();
    const auto tongue = app::tongueOf(guest.language);
    QJsonArray tables;
    for (const auto *row : house_.tables.inOrder())
        tables.append(told(*row, tongue));
    say(connection, {{u"type"_s, u"wall"_s},
                     {u"name"_s, house_.name},
                     {u"address"_s, QString::fromLatin1(house_.address)},
                     {u"now"_s, static_cast<qint64>(house_.tables.now())},
                     {u"tables"_s, tables},
                     {u"league"_s, results_.leagueTable()}});
}

void Wall::work()
{
    const auto changed = std::exchange(changed_, {});
    if (changed.empty() || !isLookedAt())
        return;
    const bool isLeague = results_.update();
    std::map<QString, QJsonArray> rows;
    for (const auto &[connection, guest] : guests_) {
        if (!guest.looks)
            continue;
        if (!rows.contains(guest.language)) {
            const auto tongue = app::tongueOf(guest.language);
            for (const auto table : changed)
                if (const auto *row = house_.tables.find(table))
                    rows[guest.language].append(told(*row, tongue));
        }
        QJsonObject message{{u"type"_s, u"tables"_s},
                            {u"now"_s, static_cast<qint64>(house_.tables.now())},
                            {u"tables"_s, rows[guest.language]}};
        if (isLeague)
            message[u"league"_s] = results_.leagueTable();
        say(connection, message);
    }
}

} // namespace torchside::hub
