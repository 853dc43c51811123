#include "app/link/lobby.h"

#include "app/link/proof.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace torchside::link {

namespace {

std::optional<int> wholeNumber(const QJsonValue &value)
{
    const double number = value.toDouble(-1);
    if (!value.isDouble() || number < 0 || number > 1e6 || number != static_cast<int>(number))
        return std::nullopt;
    return static_cast<int>(number);
}

// What a page calls itself: 32 digits of base 16.
bool isDevice(const QByteArray &device)
{
    return device.size() == 32 && std::all_of(device.begin(), device.end(), [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
           });
}

constexpr qsizetype longestId = 64;
constexpr qint64 mostViews = 1'000'000'000;

} // namespace

Lobby::Lobby(TablePort &table, Book book, Wires wires, Ways ways)
    : table_(table), book_(std::move(book)), wires_(std::move(wires)), ways_(ways)
{}

void Lobby::came(int connection)
{
    Connection fresh;
    fresh.nonce = freshNonce();
    connections_[connection] = fresh;
    Message hello{{u"type"_s, u"hello"_s},
                  {u"v"_s, version},
                  {u"table"_s, book_.session},
                  {u"epoch"_s, QString::fromLatin1(book_.epoch)},
                  {u"nonce"_s, QString::fromLatin1(fresh.nonce)}};
    if (wires_.greeting)
        hello[u"hub"_s] = wires_.greeting();
    say(connection, hello);
}

void Lobby::left(int connection)
{
    const auto device = connections_[connection].device;
    connections_.erase(connection);
    if (device.isEmpty())
        return;
    std::erase(wishes_, Wish{device, std::nullopt}); // nobody waits at the door any more
    tellRoom();
    wires_.changed();
}

bool Lobby::hasJoined(int connection) const
{
    const auto found = connections_.find(connection);
    return found != connections_.end() && !found->second.device.isEmpty() &&
           book_.devices.contains(found->second.device);
}

bool Lobby::isKnown(int connection) const
{
    const auto found = connections_.find(connection);
    return found != connections_.end() && !found->second.device.isEmpty();
}

// Whoever sends what no page of ours sends is let go of.
void Lobby::said(int connection, const QByteArray &text)
{
    if (!connections_.contains(connection))
        return;
    QJsonParseError error{};
    const auto document = QJsonDocument::fromJson(text, &error);
    const auto message = document.object();
    const auto type = message[u"type"_s].toString();
    if (error.error != QJsonParseError::NoError || !document.isObject())
        return wires_.drop(connection);
    if (type == u"ping"_s)
        return say(connection, {{u"type"_s, u"pong"_s}});
    if (type == u"join"_s)
        return join(connection, message);
    if (!hasJoined(connection))
        return wires_.drop(connection);
    if (type == u"claim"_s)
        claim(connection, message);
    else if (type == u"release"_s)
        release(connection);
    else if (type == u"do"_s)
        perform(connection, message);
    else if (type == u"ack"_s)
        acknowledge(connection, message);
    else if (type == u"answer"_s)
        answerWish(connection, message);
    else if (!wires_.other || !wires_.other(connection, message))
        wires_.drop(connection);
}

void Lobby::join(int connection, const Message &message)
{
    auto &here = connections_[connection];
    const auto device = message[u"device"_s].toString().toLatin1();
    if (!here.device.isEmpty() || !isDevice(device))
        return wires_.drop(connection);
    if (message[u"v"_s].toInt() != version)
        return say(connection, {{u"type"_s, u"reload"_s}});
    if (book_.barred.contains(device))
        return say(connection, {{u"type"_s, u"bye"_s}, {u"why"_s, u"sent-away"_s}});
    if (!proves(here, message, device)) {
        here.nonce = freshNonce(); // each try is at another greeting
        return say(connection, {{u"type"_s, u"closed"_s},
                                {u"why"_s, book_.wrongPins < ways_.pinTries ? u"unknown"_s : u"no-pin"_s},
                                {u"nonce"_s, QString::fromLatin1(here.nonce)}});
    }
    here.language = message[u"language"_s].toString().left(2);
    const auto known = book_.devices.find(device);
    const bool hasHand = provesHand(here, message, device) && book_.devices.size() < mostDevices;
    const bool isAsKept =
        known != book_.devices.end() && (!hasHand || known->second.rights == Rights::everything);
    if (hasHand)
        book_.devices[device].rights = Rights::everything;
    const bool isSpoken = !ways_.isHouse && message.contains(u"pin"_s) && !book_.devices.contains(device);
    if (isSpoken) {
        here.device = device;
        ask({device, std::nullopt});
        return say(connection, {{u"type"_s, u"waiting"_s}});
    }
    enter(connection, device, message, isAsKept);
}

bool Lobby::proves(const Connection &connection, const Message &message, const QByteArray &device)
{
    if (message.contains(u"pin"_s)) {
        if (book_.wrongPins >= ways_.pinTries)
            return false;
        const bool right =
            isSame(message[u"pin"_s].toString().toLatin1(), proofOf(book_.pin, connection.nonce, device));
        if (!right) {
            ++book_.wrongPins;
            wires_.changed();
        }
        return right;
    }
    return isSame(message[u"proof"_s].toString().toLatin1(),
                  proofOf(book_.token, connection.nonce, device)) ||
           provesHand(connection, message, device);
}

bool Lobby::provesHand(const Connection &connection, const Message &message, const QByteArray &device) const
{
    return !book_.hand.isEmpty() &&
           isSame(message[u"proof"_s].toString().toLatin1(), proofOf(book_.hand, connection.nonce, device));
}

// Whoever comes back to the place that they had leaves nothing to be kept: a whole club may, at once.
void Lobby::enter(int connection, const QByteArray &device, const Message &message, bool isAsKept)
{
    if (!book_.devices.contains(device) && book_.devices.size() >= mostDevices)
        return say(connection, {{u"type"_s, u"closed"_s}, {u"why"_s, u"full"_s}});
    if (const auto before = connectionOf(device); before && *before != connection) {
        connections_.erase(*before); // its silent half
        wires_.drop(*before);
    }
    auto &here = connections_[connection];
    here.device = device;
    auto &place = book_.devices[device];
    if (!isAsKept)
        keep(device, &place);
    // A host that was killed may have kept less than it had told: it goes on from where the phone is.
    if (const auto n = message[u"n"_s].toInteger(0);
        message[u"epoch"_s].toString().toLatin1() == book_.epoch && n > place.sent && n < mostViews)
        place.sent = n;
    const bool knowsLast = message[u"epoch"_s].toString().toLatin1() == book_.epoch &&
                           message[u"n"_s].toInteger(-1) == place.sent && place.sent > 0;
    here.seen = place.sent;
    here.plays = ways_.isHouse;
    here.moment = table_.moment().seq; // what is over is not told again
    say(connection, {{u"type"_s, u"joined"_s},
                     {u"title"_s, table_.title()},
                     {u"epoch"_s, QString::fromLatin1(book_.epoch)},
                     {u"colors"_s, table_.colors()}});
    // What it has seen already is not sent again: its mark says which view that was.
    if (knowsLast)
        here.last = message[u"mark"_s].toString().toLatin1();
    tellRoom();
    tellView(connection);
    wires_.changed();
}

void Lobby::claim(int connection, const Message &message)
{
    const auto asked = wholeNumber(message[u"seat"_s]);
    const auto device = connections_[connection].device;
    if (!asked || *asked >= table_.seats().size())
        return wires_.drop(connection);
    const auto ticket = tickets_.find(*asked);
    const bool invited =
        ticket != tickets_.end() && isSame(message[u"ticket"_s].toString().toLatin1(),
                                           proofOf(ticket->second, connections_[connection].nonce, device));
    if (invited)
        tickets_.erase(ticket);
    const auto sitting = deviceAt(*asked);
    if (!sitting || *sitting == device || invited)
        return seat(device, *asked);
    ask({device, *asked});
    say(connection, {{u"type"_s, u"asking"_s}, {u"seat"_s, *asked}});
}

void Lobby::release(int connection)
{
    seat(connections_[connection].device, std::nullopt);
}

// What was done before, by the same name, is answered as it was and not done again; it comes before any
// other answer, so that nothing that was done is said to be refused.
Done Lobby::resultOf(int connection, const Deed &deed)
{
    const auto *place = deviceOn(connection);
    if (place->rights == Rights::watch)
        return {false, 0, u"not-yours"_s, {}};
    if (const auto before = table_.doneAs(deed.id))
        return {true, *before};
    const auto &here = connections_[connection];
    if (deed.at && *deed.at < offered_[here.device].since)
        return {false, 0, u"moved-on"_s, {}};
    return table_.act(partOf(connection), deed, here.language);
}

void Lobby::perform(int connection, const Message &message)
{
    Deed deed;
    deed.id = message[u"id"_s].toString();
    deed.command = message[u"do"_s].toObject();
    if (deed.id.isEmpty() || deed.id.size() > longestId || deed.command.isEmpty())
        return wires_.drop(connection);
    if (message.contains(u"at"_s))
        deed.at = message[u"at"_s].toInteger(-1);
    deeds_.push_back({connection, std::move(deed)});
    if (wires_.due)
        wires_.due();
    else
        doDeeds();
}

// The disk is asked once for all that have come while it was asked the last time.
void Lobby::doDeeds()
{
    if (deeds_.size() < 2 || !table_.together([this] { tryDeeds(); }))
        tryDeeds();
    tellDeeds();
}

// Who has gone asks again when they are back.
void Lobby::tryDeeds()
{
    if (!deeds_.empty())
        tried_ = std::exchange(deeds_, {});
    found_.clear();
    for (const auto &[connection, deed] : tried_)
        found_.push_back(hasJoined(connection) ? resultOf(connection, deed) : Done());
}

void Lobby::tellDeeds()
{
    const auto all = std::exchange(tried_, {});
    const auto found = std::exchange(found_, {});
    for (std::size_t i = 0; i < all.size(); ++i)
        if (hasJoined(all[i].connection))
            answer(all[i].connection, all[i].deed.id, found[i]);
}

void Lobby::answer(int connection, const QString &id, const Done &done) const
{
    Message reply{{u"type"_s, u"done"_s}, {u"id"_s, id}, {u"ok"_s, done.ok}};
    if (done.ok) {
        reply[u"seq"_s] = done.seq;
    } else {
        reply[u"code"_s] = done.code;
        reply[u"message"_s] = done.message;
    }
    say(connection, reply);
}

void Lobby::acknowledge(int connection, const Message &message)
{
    auto &here = connections_[connection];
    const auto n = message[u"n"_s].toInteger(0);
    if (n > here.seen && n <= book_.devices[here.device].sent) {
        here.seen = n;
        wires_.answered(connection);
    }
    if (here.waiting)
        tellView(connection);
}

bool Lobby::mayAnswer(const Wish &wish, const Device &place) const
{
    return wish.seat && (wish.seat == place.seat || (ways_.isHouse && place.rights == Rights::everything));
}

// Who sits on a seat says whether somebody else may have it.
void Lobby::answerWish(int connection, const Message &message)
{
    const auto *place = deviceOn(connection);
    const auto wish = std::find_if(wishes_.begin(), wishes_.end(), [&](const Wish &each) {
        return mayAnswer(each, *place) && handleOf(each.device) == message[u"device"_s].toString().toLatin1();
    });
    if (wish != wishes_.end())
        settle(Wish(*wish), message[u"yes"_s].toBool());
}

void Lobby::tableChanged()
{
    for (const auto &[connection, each] : std::map<int, Connection>(connections_))
        if (hasJoined(connection))
            tellView(connection);
}

} // namespace torchside::link
