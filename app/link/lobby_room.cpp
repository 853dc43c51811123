#include "app/link/lobby.h"

#include "app/link/hand_over.h"
#include "app/link/proof.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

// Who sits where, and what each is shown.

using namespace Qt::StringLiterals;

namespace torchside::link {

namespace {

QByteArray compact(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QByteArray markOf(const QByteArray &view)
{
    return QCryptographicHash::hash(view, QCryptographicHash::Sha256).toHex().first(16);
}

} // namespace

void Lobby::say(int connection, QJsonObject message) const
{
    wires_.send(connection, compact(message));
}

void Lobby::tellRoom()
{
    for (const auto &[connection, each] : connections_)
        if (hasJoined(connection))
            tellRoom(connection);
}

void Lobby::tellRoom(int connection) const
{
    const auto &device = connections_.at(connection).device;
    const auto &place = book_.devices.at(device);
    QJsonArray seats;
    const auto names = table_.seats();
    for (int seat = 0; seat < names.size(); ++seat) {
        const auto sitting = deviceAt(seat);
        seats.append(QJsonObject{{u"name"_s, names[seat]},
                                 {u"taken"_s, sitting.has_value()},
                                 {u"here"_s, sitting && connectionOf(*sitting).has_value()}});
    }
    QJsonArray asked;
    for (const auto &wish : wishes_)
        if (mayAnswer(wish, place))
            asked.append(QString::fromLatin1(handleOf(wish.device)));
    Message room{{u"type"_s, u"room"_s},
                 {u"seats"_s, seats},
                 {u"seat"_s, place.seat ? QJsonValue(*place.seat) : QJsonValue(QJsonValue::Null)},
                 {u"rights"_s, nameOf(place.rights)},
                 {u"pack"_s, packTicket_.isEmpty() ? QString() : QString::fromLatin1(packPath(packTicket_))},
                 {u"asked"_s, asked}};
    if (wires_.room)
        room[u"hub"_s] = wires_.room(connection, place);
    say(connection, room);
}

// Only what differs from what this phone was shown last; the newest only, where it is slow to read.
void Lobby::tellView(int connection)
{
    auto &here = connections_[connection];
    auto &place = book_.devices[here.device];
    const auto [view, offers, seq] = table_.sight(partOf(connection), here.language);
    const auto mark = markOf(view);
    auto &offered = offered_[here.device];
    here.waiting = false;
    if (mark == here.last && !offered.what.isEmpty())
        return;
    if (const auto what = markOf(offers); what != offered.what)
        offered = {what, seq};
    offered.since = std::min(offered.since, seq); // a step back may change nothing of it
    if (mark == here.last)
        return;
    if (place.sent - here.seen >= unread) {
        here.waiting = true;
        return;
    }
    here.last = mark;
    ++place.sent;
    Message state{{u"type"_s, u"state"_s},
                  {u"n"_s, place.sent},
                  {u"seq"_s, seq},
                  {u"mark"_s, QString::fromLatin1(mark)}};
    if (const auto moment = table_.moment(); moment.seq > here.moment) {
        here.moment = moment.seq;
        state[u"moment"_s] = moment.picture;
    }
    auto message = compact(state); // the view stands in it as it was written
    message.chop(1);
    wires_.send(connection, message + ",\"view\":" + view + '}');
}

std::vector<Lobby::Guest> Lobby::guests() const
{
    std::vector<Guest> all;
    for (const auto &[device, place] : book_.devices)
        all.push_back({device, place, connectionOf(device).has_value()});
    return all;
}

bool Lobby::keep(const QByteArray &device, const Device *place) const
{
    return !wires_.keep || wires_.keep(device, place);
}

// A seat holds one: who sat there has left it before somebody else is there.
bool Lobby::moveTo(const QByteArray &device, std::optional<int> seat)
{
    if (const auto before = seat ? deviceAt(*seat) : std::nullopt; before && *before != device) {
        auto standing = book_.devices[*before];
        standing.seat.reset();
        if (!keep(*before, &standing))
            return false;
        book_.devices[*before] = standing;
    }
    auto moved = book_.devices[device];
    moved.seat = seat;
    if (!keep(device, &moved))
        return false;
    book_.devices[device] = moved;
    return true;
}

void Lobby::seat(const QByteArray &device, std::optional<int> seat)
{
    if (moveTo(device, seat))
        std::erase_if(wishes_,
                      [&](const Wish &wish) { return wish.device == device || (seat && wish.seat == seat); });
    tellRoom();
    tableChanged();
    wires_.changed();
}

void Lobby::ask(const Wish &wish)
{
    std::erase_if(wishes_, [&](const Wish &each) { return each.device == wish.device; });
    wishes_.push_back(wish);
    tellRoom();
    wires_.changed();
}

void Lobby::offerPack(bool offered)
{
    packTicket_ = offered ? freshToken() : QByteArray();
    tellRoom();
}

void Lobby::settle(const Wish &wish, bool granted)
{
    std::erase(wishes_, wish);
    const auto connection = connectionOf(wish.device);
    if (granted && wish.seat) {
        seat(wish.device, wish.seat);
    } else if (granted && connection) {
        enter(*connection, wish.device, {});
    } else if (connection) {
        say(*connection, {{u"type"_s, u"refused"_s}});
        if (!wish.seat)
            wires_.drop(*connection);
    }
    tellRoom();
    wires_.changed();
}

void Lobby::letGo(const QByteArray &device)
{
    if (book_.devices.contains(device))
        seat(device, std::nullopt);
}

void Lobby::sendAway(const QByteArray &device)
{
    const auto connection = connectionOf(device);
    if (!keep(device, nullptr))
        return;
    book_.devices.erase(device);
    book_.barred.insert(device);
    offerPack(!packTicket_.isEmpty());
    offered_.erase(device);
    std::erase_if(wishes_, [&](const Wish &wish) { return wish.device == device; });
    if (connection) {
        say(*connection, {{u"type"_s, u"bye"_s}, {u"why"_s, u"sent-away"_s}});
        connections_.erase(*connection);
        wires_.drop(*connection);
    }
    tellRoom();
    wires_.changed();
}

void Lobby::setRights(const QByteArray &device, Rights rights)
{
    if (!book_.devices.contains(device))
        return;
    auto place = book_.devices[device];
    place.rights = rights;
    if (!keep(device, &place))
        return;
    book_.devices[device] = place;
    tellRoom();
    tableChanged();
    wires_.changed();
}

// Somebody else has kept another place for a phone. How many views it was sent only we know.
void Lobby::bookChanged(Book book)
{
    for (auto &[device, place] : book.devices)
        if (const auto known = book_.devices.find(device); known != book_.devices.end())
            place.sent = known->second.sent;
    for (const auto &[connection, each] : std::map<int, Connection>(connections_))
        if (!each.device.isEmpty() && book.barred.contains(each.device))
            sendAway(each.device);
    for (const auto &[connection, each] : connections_)
        if (const auto known = book_.devices.find(each.device); known != book_.devices.end())
            book.devices.try_emplace(each.device, known->second);
    book_ = std::move(book);
    std::erase_if(wishes_, [&](const Wish &wish) { return wish.seat && !deviceAt(*wish.seat); });
    tellRoom();
    tableChanged();
}

const Device *Lobby::placeOf(int connection) const
{
    return hasJoined(connection) ? &book_.devices.at(connections_.at(connection).device) : nullptr;
}

QByteArray Lobby::deviceOf(int connection) const
{
    return hasJoined(connection) ? connections_.at(connection).device : QByteArray();
}

QString Lobby::languageOf(int connection) const
{
    const auto found = connections_.find(connection);
    return found == connections_.end() ? QString() : found->second.language;
}

QByteArray Lobby::ticketFor(int seat)
{
    tickets_[seat] = freshToken();
    return tickets_[seat];
}

void Lobby::close()
{
    for (const auto &[connection, each] : connections_)
        say(connection, {{u"type"_s, u"bye"_s}, {u"why"_s, u"closed"_s}});
}

Part Lobby::partOf(int connection) const
{
    const auto &device = book_.devices.at(connections_.at(connection).device);
    return {device.rights == Rights::watch ? std::nullopt : device.seat, holdsHand(connection)};
}

// Who sits somewhere and may do everything plays as the others do, until they take up the hand.
bool Lobby::holdsHand(int connection) const
{
    const auto &here = connections_.at(connection);
    const auto &device = book_.devices.at(here.device);
    return device.rights == Rights::everything && !(here.plays && device.seat);
}

void Lobby::takeUp(int connection, bool hand)
{
    connections_[connection].plays = !hand;
    tellRoom(connection);
    tellView(connection);
}

std::optional<int> Lobby::connectionOf(const QByteArray &device) const
{
    for (const auto &[connection, each] : connections_)
        if (each.device == device)
            return connection;
    return std::nullopt;
}

std::optional<QByteArray> Lobby::deviceAt(int seat) const
{
    for (const auto &[device, place] : book_.devices)
        if (place.seat == seat)
            return device;
    return std::nullopt;
}

Device *Lobby::deviceOn(int connection)
{
    return &book_.devices[connections_[connection].device];
}

} // namespace torchside::link
