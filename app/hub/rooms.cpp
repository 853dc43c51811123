#include "app/hub/rooms.h"

#include <QElapsedTimer>

#include <utility>

using namespace Qt::StringLiterals;

namespace torchside::hub {

namespace {

constexpr Moment warmFor = 15'000;   // ms that an empty room is kept
constexpr double guessesAtOnce = 20; // a whole club may come by one address
constexpr double guessEvery = 15'000;

} // namespace

Rooms::Rooms(House &house) : house_(house)
{
    house_.tables.tell([this](SessionId table, Tables::News news) {
        if (news == Tables::News::row)
            listed(table);
    });
}

Room *Rooms::find(SessionId table)
{
    const auto found = rooms_.find(table);
    return found == rooms_.end() ? nullptr : found->second.room.get();
}

Room *Rooms::open(SessionId table)
{
    if (auto *room = find(table))
        return room;
    auto room = std::make_unique<Room>(house_, table, [this, table] {
        busy_.insert(table);
        house_.wires.due();
    });
    return (rooms_[table].room = std::move(room)).get();
}

void Rooms::came(int connection, SessionId table, const QHostAddress &from)
{
    const auto *row = house_.tables.sought(table);
    if (!row || row->hosted.closed != 0) {
        house_.wires.send(connection, R"({"type":"bye","why":"closed"})");
        return house_.wires.drop(connection);
    }
    try {
        auto *room = open(table);
        where_[connection] = {table, from.toString()};
        room->lobby().came(connection);
    } catch (const JournalFailure &) {
        house_.lost();
    }
}

// Whoever says wrong numbers again and again is not heard for a while, at no table.
bool Rooms::mayGuess(const Guest &guest, const QByteArray &message)
{
    if (!message.contains("\"pin\""))
        return true;
    const auto now = house_.tables.now();
    std::erase_if(guesses_, [&](const auto &each) { return each.second.isFull(now); });
    const auto found = guesses_.find(guest.from);
    return found == guesses_.end() || Pace(found->second).allows(now);
}

void Rooms::said(int connection, const QByteArray &message)
{
    const auto found = where_.find(connection);
    auto *room = found == where_.end() ? nullptr : find(found->second.table);
    if (!room)
        return;
    const auto guest = found->second;
    const bool isStranger = !room->lobby().isKnown(connection);
    if (isStranger && !mayGuess(guest, message)) {
        house_.wires.send(connection, R"({"type":"closed","why":"no-pin"})");
        return house_.wires.drop(connection);
    }
    try {
        room->lobby().said(connection, message);
        if (room->lobby().isKnown(connection))
            house_.wires.joined(connection);
        else if (isStranger && message.contains("\"pin\""))
            guesses_.try_emplace(guest.from, guessesAtOnce, guessEvery)
                .first->second.allows(house_.tables.now());
    } catch (const JournalFailure &) {
        house_.lost();
    }
}

bool Rooms::isKnown(int connection) const
{
    return where_.contains(connection);
}

void Rooms::left(int connection)
{
    const auto found = where_.find(connection);
    if (found == where_.end())
        return;
    const auto table = found->second.table;
    where_.erase(found);
    const auto held = rooms_.find(table);
    if (held == rooms_.end())
        return;
    held->second.room->left(connection);
    if (held->second.room->lobby().isEmpty())
        held->second.left = house_.tables.now();
}

// Where something was told and nothing was found, the database may just not have been able to say it.
void Rooms::sweep()
{
    for (const auto table : std::exchange(unsure_, {}))
        if (auto *room = find(table); room && room->catchUp())
            changed_.insert(table);
    if (!changed_.empty())
        house_.wires.due();
    const auto now = house_.tables.now();
    std::erase_if(rooms_, [&](const auto &each) {
        return each.second.room->lobby().isEmpty() && now - each.second.left >= warmFor;
    });
}

// False: it wasn't kept, and each table stands as it did before. It is begun again where another hub was
// quicker.
bool Rooms::tryTogether(const std::set<SessionId> &busy)
{
    bool isAgain = false;
    const auto lookAgain = [&] {
        for (const auto table : busy)
            rooms_.at(table).room->lookAgain(); // throws where the database can't be reached at all
    };
    try {
        house_.tables.makings().journal.together([&] {
            if (std::exchange(isAgain, true))
                lookAgain();
            for (const auto table : busy)
                rooms_.at(table).room->lobby().tryDeeds();
        });
        return true;
    } catch (const JournalFailure &) {
        lookAgain();
        return false;
    }
}

bool Rooms::tryAlone(SessionId table)
{
    auto &room = *rooms_.at(table).room;
    room.lobby().tryDeeds();
    return !room.wasNotSaved();
}

void Rooms::work()
{
    auto busy = std::exchange(busy_, {});
    std::erase_if(busy, [this](SessionId table) { return !find(table); });
    QElapsedTimer taken;
    taken.start();
    bool isLost = false;
    try {
        bool isDone = !busy.empty() && tryTogether(busy);
        for (const auto table : busy)
            isDone = !rooms_.at(table).room->wasNotSaved() && isDone;
        if (!isDone)
            for (const auto table : busy)
                isLost = !tryAlone(table) || isLost;
    } catch (const JournalFailure &) {
        isLost = true;
    }
    if (isLost) // whoever asked for something asks again when they are back
        return house_.lost();
    for (const auto table : busy) {
        auto &room = *rooms_.at(table).room;
        room.lobby().tellDeeds();
        if (room.hasMoved()) {
            ++steps_;
            changed_.insert(table);
        }
    }
    for (const auto table : std::exchange(changed_, {}))
        tell(table);
    for (const auto table : std::exchange(listed_, {}))
        if (auto *room = find(table))
            room->listed();
    if (!busy.empty())
        slowest_ = std::max(slowest_, static_cast<double>(taken.nsecsElapsed()) / 1e6);
}

void Rooms::tell(SessionId table)
{
    auto *room = find(table);
    if (!room)
        return;
    try {
        room->tellChanges();
        house_.tables.stands(table, room->session().match());
    } catch (const JournalFailure &) {
        house_.lost();
    }
}

// Its row is another one now: what it is called, whether it waits for the judge.
void Rooms::listed(SessionId table)
{
    auto *room = find(table);
    if (!room)
        return;
    const auto *row = house_.tables.find(table);
    if (row && row->hosted.closed != 0) {
        room->lobby().close();
        for (const auto &[connection, guest] : std::map<int, Guest>(where_))
            if (guest.table == table)
                house_.wires.drop(connection);
        return;
    }
    if (room->isBehind())
        room->readBook();
    listed_.insert(table);
    house_.wires.due();
}

void Rooms::lookAround(const std::optional<std::set<SessionId>> &which)
{
    const auto look = [this](SessionId table, Room &room) {
        (room.catchUp() ? changed_ : unsure_).insert(table);
    };
    if (which)
        for (const auto table : *which)
            if (auto *room = find(table))
                look(table, *room);
    if (!which)
        for (const auto &[table, held] : rooms_)
            look(table, *held.room);
    if (!which)
        house_.tables.lookAgain();
    if (!changed_.empty())
        house_.wires.due();
}

void Rooms::moved(SessionId table)
{
    if (auto *room = find(table)) {
        room->hasMoved();
        changed_.insert(table);
        house_.wires.due();
    }
}

void Rooms::tellGreeting()
{
    for (const auto &[table, held] : rooms_)
        held.room->lobby().tellRoom();
}

void Rooms::leaveAll(const QByteArray &message)
{
    for (const auto &[connection, guest] : std::map<int, Guest>(where_)) {
        house_.wires.send(connection, message);
        house_.wires.drop(connection);
    }
    rooms_.clear();
    where_.clear();
    busy_.clear();
    changed_.clear();
    listed_.clear();
    unsure_.clear();
}

} // namespace torchside::hub
