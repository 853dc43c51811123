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

// What is to be done and all that may be done, whatever the numbers beside it are.
void collectOffers(const QJsonArray &parts, QJsonArray &all)
{
    for (const auto part : parts) {
        collectOffers(part[u"parts"_s].toArray(), all);
        for (const auto act : part[u"acts"_s].toArray())
            all.append(QJsonArray{act[u"label"_s], act[u"command"_s]});
    }
}

QByteArray offersOf(const QJsonObject &view)
{
    QJsonArray all{view[u"now"_s]};
    collectOffers(view[u"parts"_s].toArray(), all);
    return QJsonDocument(all).toJson(QJsonDocument::Compact);
}

QByteArray markOf(const QByteArray &view)
{
    return QCryptographicHash::hash(view, QCryptographicHash::Sha256).toHex().first(16);
}

} // namespace

void Lobby::say(int connection, Message message) const
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
        if (wish.seat && wish.seat == place.seat)
            asked.append(QString::fromLatin1(handleOf(wish.device)));
    say(connection,
        {{u"type"_s, u"room"_s},
         {u"seats"_s, seats},
         {u"seat"_s, place.seat ? QJsonValue(*place.seat) : QJsonValue(QJsonValue::Null)},
         {u"rights"_s, nameOf(place.rights)},
         {u"pack"_s, packTicket_.isEmpty() ? QString() : QString::fromLatin1(packPath(packTicket_))},
         {u"asked"_s, asked}});
}

// Only what differs from what this phone was shown last; the newest only, where it is slow to read.
void Lobby::tellView(int connection)
{
    auto &here = connections_[connection];
    auto &place = book_.devices[here.device];
    const auto view = table_.view(partOf(place), here.language);
    const auto mark = markOf(compact(view));
    auto &offered = offered_[here.device];
    if (const auto what = markOf(offersOf(view)); what != offered.what)
        offered = {what, view[u"seq"_s].toInteger()};
    here.waiting = false;
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
                  {u"seq"_s, view[u"seq"_s]},
                  {u"mark"_s, QString::fromLatin1(mark)},
                  {u"view"_s, view}};
    if (const auto moment = table_.moment(); moment.seq > here.moment) {
        here.moment = moment.seq;
        state[u"moment"_s] = moment.picture;
    }
    say(connection, state);
}

std::vector<Lobby::Guest> Lobby::guests() const
{
    std::vector<Guest> all;
    for (const auto &[device, place] : book_.devices)
        all.push_back({device, place, connectionOf(device).has_value()});
    return all;
}

void Lobby::seat(const QByteArray &device, std::optional<int> seat)
{
    if (seat)
        if (const auto before = deviceAt(*seat))
            book_.devices[*before].seat.reset();
    book_.devices[device].seat = seat;
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
    book_.devices[device].rights = rights;
    tellRoom();
    tableChanged();
    wires_.changed();
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

Part Lobby::partOf(const Device &device) const
{
    return {device.rights == Rights::watch ? std::nullopt : device.seat, device.rights == Rights::everything};
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
