#include "app/hub/hall.h"

#include "app/hub/start_form.h"
#include "app/link/lobby.h"
#include "app/link/proof.h"
#include "app/tongues.h"
#include "models/json/schema.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace torchside::hub {

namespace {

constexpr double tablesAtOnce = 60; // from one address: a whole club may come by it
constexpr double tableEvery = 10'000;
constexpr std::size_t mostLooking = 400;
constexpr std::size_t mostTables = 20'000;

} // namespace

Hall::Hall(House &house) : Conversation(house)
{
    house_.tables.tell([this](SessionId, Tables::News news) {
        if (news == Tables::News::row && !guests_.empty()) {
            isOld_ = true;
            house_.wires.due();
        }
    });
}

void Hall::came(int connection, const QHostAddress &from)
{
    AtHall guest{from.toString(), link::freshNonce()};
    say(connection, {{u"type"_s, u"hello"_s},
                     {u"v"_s, link::Lobby::version},
                     {u"nonce"_s, QString::fromLatin1(guest.nonce)}});
    guests_.emplace(connection, std::move(guest));
}

void Hall::said(int connection, const QByteArray &text)
{
    const auto message = QJsonDocument::fromJson(text).object();
    const auto type = message[u"type"_s].toString();
    if (type == u"look"_s)
        look(connection, message);
    else if (type == u"open"_s && guests_.at(connection).looks)
        open(connection, message);
    else if (type == u"ping"_s)
        say(connection, {{u"type"_s, u"pong"_s}});
    else
        house_.wires.drop(connection);
}

QJsonArray Hall::tables(const QString &language) const
{
    const auto tongue = app::tongueOf(language);
    QJsonArray all;
    for (const auto *row : house_.tables.inOrder()) {
        QJsonArray people;
        for (const auto &name : row->standing.seats)
            people.append(QString::fromStdString(row->game->most == 1 ? tongue(torchside::say(name)) : name));
        all.append(QJsonObject{
            {u"id"_s, static_cast<qint64>(row->hosted.session)},
            {u"name"_s, row->hosted.name},
            {u"game"_s, QString::fromStdString(tongue(torchside::say(row->game->title)))},
            {u"color"_s, QJsonArray{json::latin(row->game->color.dark), json::latin(row->game->color.light)}},
            {u"people"_s, people},
            {u"over"_s, row->standing.outcome.has_value()}});
    }
    return all;
}

void Hall::look(int connection, const QJsonObject &message)
{
    auto &guest = guests_.at(connection);
    if (!guest.looks && guests_.size() > mostLooking)
        return house_.wires.drop(connection);
    guest.looks = true;
    guest.language = message[u"language"_s].toString().left(2);
    house_.wires.joined(connection);
    house_.tables.catchUp();
    const auto tongue = app::tongueOf(guest.language);
    QJsonArray games;
    for (const auto &game : app::games())
        games.append(startForm(game, tongue));
    say(connection, {{u"type"_s, u"hall"_s},
                     {u"name"_s, house_.name},
                     {u"byCode"_s, house_.store.word(u"opening"_s) == u"code"_s},
                     {u"games"_s, games},
                     {u"tables"_s, tables(guest.language)}});
}

bool Hall::mayOpen(const AtHall &guest, const QJsonObject &message) const
{
    if (house_.store.word(u"opening"_s) != u"code"_s)
        return true;
    const auto proof = message[u"proof"_s].toString().toLatin1();
    const auto device = message[u"device"_s].toString().toLatin1();
    return link::isSame(proof, link::proofOf(house_.opener.toLatin1(), guest.nonce, device)) ||
           link::isSame(proof, link::proofOf(house_.organiser.toLatin1(), guest.nonce, device));
}

void Hall::refuse(int connection, const QString &code, const QString &message, const QString &field) const
{
    say(connection,
        {{u"type"_s, u"refused"_s}, {u"code"_s, code}, {u"message"_s, message}, {u"field"_s, field}});
}

void Hall::open(int connection, const QJsonObject &message)
{
    auto &guest = guests_.at(connection);
    const auto now = house_.tables.now();
    std::erase_if(openers_, [&](const auto &each) { return each.second.isFull(now); });
    auto &pace = openers_.try_emplace(guest.from, tablesAtOnce, tableEvery).first->second;
    const auto *game = app::findGame(message[u"game"_s].toString().toStdString());
    if (!pace.allows(now) || house_.tables.rows().size() >= mostTables)
        return refuse(connection, u"too-many"_s);
    if (!mayOpen(guest, message))
        return refuse(connection, u"code"_s);
    if (!game)
        return refuse(connection, u"game"_s);
    auto start = message[u"start"_s].toObject();
    start[u"do"_s] = u"start"_s;
    try {
        const auto pattern = guest.language == u"de"_s ? u"Tisch %1"_s : u"Table %1"_s;
        const auto opened = house_.tables.open(*game, start, message[u"name"_s].toString(), pattern);
        if (const auto *refusal = std::get_if<Refusal>(&opened)) {
            const auto tongue = app::tongueOf(guest.language);
            return refuse(connection, json::latin(refusal->code),
                          QString::fromStdString(tongue(refusal->message)), json::latin(refusal->field));
        }
        const auto &hosted = house_.tables.find(std::get<SessionId>(opened))->hosted;
        say(connection, {{u"type"_s, u"opened"_s},
                         {u"table"_s, static_cast<qint64>(hosted.session)},
                         {u"hand"_s, QString::fromLatin1(hosted.hand)}});
    } catch (const JournalFailure &) {
        refuse(connection, u"not-saved"_s);
        house_.lost();
    }
}

void Hall::work()
{
    if (!std::exchange(isOld_, false))
        return;
    std::map<QString, QJsonArray> told;
    for (const auto &[connection, guest] : guests_) {
        if (!guest.looks)
            continue;
        const auto known = told.find(guest.language);
        const auto &all = known != told.end() ? known->second : told[guest.language] = tables(guest.language);
        say(connection, {{u"type"_s, u"tables"_s}, {u"tables"_s, all}});
    }
}

} // namespace torchside::hub
