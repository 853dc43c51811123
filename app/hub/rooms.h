#pragma once

#include "app/hub/room.h"

#include <QHostAddress>

#include <map>
#include <set>

namespace torchside::hub {

// The tables at which somebody is. Deeds of one moment, at whatever tables, are kept by one word of the disk.
class Rooms {
public:
    explicit Rooms(House &house);

    void came(int connection, SessionId table, const QHostAddress &from = {});
    void said(int connection, const QByteArray &message);
    void left(int connection);
    bool isKnown(int connection) const;

    // Does what waits and tells what has changed.
    void work();
    // What other hubs have written; without a list, anything may be another.
    void lookAround(const std::optional<std::set<SessionId>> &which = {});
    void moved(SessionId table); // by whoever did it elsewhere in this hub
    void sweep();                // now and then: closes the rooms in which nobody has been for a while
    void tellGreeting();         // that other hubs are there now
    void leaveAll(const QByteArray &message);
    Room *find(SessionId table);

    std::size_t open() const { return rooms_.size(); }
    std::size_t guests() const { return where_.size(); }
    std::size_t steps() const { return steps_; } // since the hub began
    // Of the steps' batches, in milliseconds: the slowest since this was asked last.
    double slowest() { return std::exchange(slowest_, 0); }

private:
    struct Held {
        std::unique_ptr<Room> room;
        Moment left = 0; // when the last one went
    };

    struct Guest {
        SessionId table = 0;
        QString from;
    };

    Room *open(SessionId table);
    bool mayGuess(const Guest &guest, const QByteArray &message);
    bool tryTogether(const std::set<SessionId> &busy);
    bool tryAlone(SessionId table);
    void tell(SessionId table);
    void listed(SessionId table);

    House &house_;
    std::map<SessionId, Held> rooms_;
    std::map<int, Guest> where_;
    std::map<QString, Pace> guesses_; // wrong numbers that were said, by where they came from
    std::set<SessionId> busy_;        // with deeds that wait
    std::set<SessionId> changed_;     // and are to be told
    std::set<SessionId> listed_;
    std::set<SessionId> unsure_; // were told of, and looked at in vain
    std::size_t steps_ = 0;
    double slowest_ = 0;
};

} // namespace torchside::hub
