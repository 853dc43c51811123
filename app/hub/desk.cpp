#include "app/hub/desk.h"

#include "app/link/proof.h"
#include "app/tongues.h"

#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::hub {

namespace {

constexpr double triesAtOnce = 8;
constexpr double tryEvery = 30'000;
constexpr qsizetype longestName = 40;

SessionId tableIn(const QJsonObject &message, const QString &key = u"table"_s)
{
    return message[key].toInteger();
}

} // namespace

Desk::Desk(House &house, Rooms &rooms, Wall &wall, Results &results)
    : Conversation(house), rooms_(rooms), wall_(wall), results_(results)
{
    house_.tables.tell([this](SessionId table, Tables::News) {
        if (!guests_.empty())
            changed_.insert(table);
    });
}

void Desk::came(int connection, const QHostAddress &from)
{
    AtDesk guest{from.toString(), link::freshNonce()};
    say(connection, {{u"type"_s, u"hello"_s},
                     {u"v"_s, link::Lobby::version},
                     {u"name"_s, house_.name},
                     {u"nonce"_s, QString::fromLatin1(guest.nonce)}});
    guests_.emplace(connection, std::move(guest));
}

void Desk::join(int connection, const QJsonObject &message)
{
    auto &guest = guests_.at(connection);
    const auto now = house_.tables.now();
    std::erase_if(tries_, [&](const auto &each) { return each.second.isFull(now); });
    const auto found = tries_.find(guest.from);
    const auto device = message[u"device"_s].toString().toLatin1();
    const bool isRight = (found == tries_.end() || Pace(found->second).allows(now)) &&
                         link::isSame(message[u"proof"_s].toString().toLatin1(),
                                      link::proofOf(house_.organiser.toLatin1(), guest.nonce, device));
    if (!isRight) {
        tries_.try_emplace(guest.from, triesAtOnce, tryEvery).first->second.allows(now);
        guest.nonce = link::freshNonce();
        return say(connection, {{u"type"_s, u"closed"_s}, {u"nonce"_s, QString::fromLatin1(guest.nonce)}});
    }
    guest.isIn = true;
    guest.language = message[u"language"_s].toString().left(2);
    house_.wires.joined(connection);
    tellAll(connection);
}

void Desk::said(int connection, const QByteArray &text)
{
    const auto message = QJsonDocument::fromJson(text).object();
    const auto type = message[u"type"_s].toString();
    const auto &guest = guests_.at(connection);
    if (type == u"ping"_s)
        return say(connection, {{u"type"_s, u"pong"_s}});
    if (type == u"join"_s && !guest.isIn)
        return join(connection, message);
    if (!guest.isIn)
        return house_.wires.drop(connection);
    const auto table = tableIn(message);
    try {
        if (type == u"words"_s)
            keepWords(message);
        else if (!house_.tables.sought(table))
            return;
        else if (type == u"table"_s)
            change(table, message);
        else if (type == u"before"_s)
            placeBefore(table, tableIn(message, u"other"_s));
        else if (type == u"do"_s)
            perform(connection, table, message);
        else if (type == u"history"_s)
            tellHistory(connection, table);
        else if (type == u"way"_s)
            showWay(connection, table);
    } catch (const JournalFailure &) {
        house_.lost();
    }
}

bool Desk::change(SessionId table, const QJsonObject &message)
{
    const auto name = message[u"name"_s].toString().simplified().left(longestName);
    house_.tables.change(table, [&](Hosted &hosted) {
        if (!name.isEmpty())
            hosted.name = name;
        if (message.contains(u"closed"_s))
            hosted.closed = message[u"closed"_s].toBool() ? house_.tables.now() : 0;
        if (message.contains(u"judge"_s) && !message[u"judge"_s].toBool()) {
            hosted.judge.clear();
            hosted.called = 0;
        }
        if (message.contains(u"league"_s))
            hosted.league = message[u"league"_s].toBool() ? results_.league() : QString();
    });
    return true;
}

// Before another one, or, without one, to the end. Places are numbered anew as far as they differ.
void Desk::placeBefore(SessionId table, SessionId other)
{
    std::vector<SessionId> order;
    for (const auto *row : house_.tables.inOrder())
        if (row->hosted.session != table)
            order.push_back(row->hosted.session);
    order.insert(std::ranges::find(order, other), table);
    house_.tables.makings().journal.together([&] {
        qint64 place = 0;
        for (const auto each : order)
            if (++place != house_.tables.find(each)->hosted.place)
                house_.tables.change(each, [&](Hosted &hosted) { hosted.place = place; });
    });
}

// Through the same door as everybody, as the table's hand.
void Desk::perform(int connection, SessionId table, const QJsonObject &message)
{
    const auto tongue = app::tongueOf(guests_.at(connection).language);
    auto *room = rooms_.find(table);
    const auto own = room ? nullptr : house_.tables.session(table);
    auto &session = room ? room->session() : *own;
    const auto line = json::compact(message[u"do"_s]).toStdString();
    const auto reply =
        QJsonDocument::fromJson(
            QByteArray::fromStdString(
                session.door(Viewer{.seat = {}, .isHand = true}, tongue).submit(line, {{}, "Organiser"})))
            .object();
    QJsonObject answer{{u"type"_s, u"done"_s}, {u"table"_s, static_cast<qint64>(table)}};
    for (const auto &key : {u"ok"_s, u"message"_s, u"resync"_s, u"corrected"_s})
        if (reply.contains(key))
            answer[key] = reply[key];
    say(connection, answer);
    if (reply[u"code"_s] == u"not-saved"_s)
        return house_.lost();
    if (room)
        rooms_.moved(table);
    else
        house_.tables.stands(table, session.match());
    tellHistory(connection, table);
}

void Desk::tellHistory(int connection, SessionId table)
{
    const auto tongue = app::tongueOf(guests_.at(connection).language);
    auto *room = rooms_.find(table);
    const auto own = room ? nullptr : house_.tables.session(table);
    const auto &match = room ? room->session().match() : own->match();
    QJsonArray steps;
    for (const auto &entry : match.history())
        steps.append(QJsonObject{{u"seq"_s, static_cast<qint64>(entry.seq)},
                                 {u"note"_s, entry.isNote},
                                 {u"at"_s, static_cast<qint64>(entry.at)},
                                 {u"sender"_s, QString::fromStdString(entry.sender)},
                                 {u"text"_s, QString::fromStdString(tongue(entry.text))}});
    QJsonArray seats;
    for (const auto &name : match.seats())
        seats.append(QString::fromStdString(name));
    say(connection, {{u"type"_s, u"history"_s},
                     {u"table"_s, static_cast<qint64>(table)},
                     {u"seq"_s, static_cast<qint64>(match.seq())},
                     {u"canUndo"_s, match.canUndo()},
                     {u"canRedo"_s, match.canRedo()},
                     {u"seats"_s, seats},
                     {u"steps"_s, steps}});
}

// How to come to a table, by its code and by its hand.
void Desk::showWay(int connection, SessionId table) const
{
    const auto &hosted = house_.tables.find(table)->hosted;
    const auto link = QString::fromLatin1(house_.linkTo(table));
    say(connection, {{u"type"_s, u"way"_s},
                     {u"table"_s, static_cast<qint64>(table)},
                     {u"hand"_s, link + u'#' + QString::fromLatin1(hosted.hand)},
                     {u"link"_s, link + u'#' + QString::fromLatin1(hosted.token)},
                     {u"pin"_s, QString::fromLatin1(hosted.pin)}});
}

void Desk::keepWords(const QJsonObject &message)
{
    if (message.contains(u"league"_s))
        house_.store.keepWord(u"league"_s, message[u"league"_s].toString().simplified().left(longestName));
    if (message.contains(u"points"_s)) {
        const auto points = message[u"points"_s].toString().simplified().left(longestName);
        if (points.isEmpty() || !pointsIn(points).empty())
            house_.store.keepWord(u"points"_s, points);
    }
    if (message.contains(u"byCode"_s))
        house_.store.keepWord(u"opening"_s, message[u"byCode"_s].toBool() ? u"code"_s : u"all"_s);
    isOld_ = true;
    house_.wires.due();
}

QJsonObject Desk::words() const
{
    QStringList worth;
    for (const double each : results_.worth())
        worth.append(QString::number(each));
    return {{u"name"_s, house_.name},
            {u"address"_s, QString::fromLatin1(house_.address)},
            {u"league"_s, results_.league()},
            {u"points"_s, worth.join(u' ')},
            {u"byCode"_s, house_.store.word(u"opening"_s) == u"code"_s},
            {u"opener"_s, house_.opener}};
}

QJsonObject Desk::told(const Row &row, const json::Tongue &tongue) const
{
    auto told = wall_.told(row, tongue);
    told[u"league"_s] = row.hosted.league;
    return told;
}

void Desk::tellAll(int connection)
{
    results_.update();
    const auto tongue = app::tongueOf(guests_.at(connection).language);
    QJsonArray tables;
    for (const auto *row : house_.tables.inOrder(true))
        tables.append(told(*row, tongue));
    say(connection, {{u"type"_s, u"desk"_s},
                     {u"now"_s, static_cast<qint64>(house_.tables.now())},
                     {u"words"_s, words()},
                     {u"league"_s, results_.leagueTable()},
                     {u"tables"_s, tables}});
}

void Desk::work()
{
    const auto changed = std::exchange(changed_, {});
    const bool isOld = std::exchange(isOld_, false);
    if (guests_.empty() || (changed.empty() && !isOld))
        return;
    const bool isLeague = results_.update() || isOld;
    for (const auto &[connection, guest] : guests_) {
        if (!guest.isIn)
            continue;
        const auto tongue = app::tongueOf(guest.language);
        QJsonArray rows;
        for (const auto table : changed)
            if (const auto *row = house_.tables.find(table))
                rows.append(told(*row, tongue));
        QJsonObject message{{u"type"_s, u"tables"_s},
                            {u"now"_s, static_cast<qint64>(house_.tables.now())},
                            {u"tables"_s, rows}};
        if (isOld)
            message[u"words"_s] = words();
        if (isLeague)
            message[u"league"_s] = results_.leagueTable();
        say(connection, message);
    }
}

} // namespace torchside::hub
