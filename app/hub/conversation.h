#pragma once

#include "app/hub/house.h"
#include "models/json/line.h"

#include <map>

namespace torchside::hub {

// Those who stand at one of a hub's doors, by their connections, and how they are spoken to.
template <class Guest>
class Conversation {
public:
    void left(int connection) { guests_.erase(connection); }
    bool isKnown(int connection) const { return guests_.contains(connection); }
    void leaveAll(const QByteArray &message)
    {
        for (const auto &[connection, guest] : std::map<int, Guest>(guests_)) {
            house_.wires.send(connection, message);
            house_.wires.drop(connection);
        }
        guests_.clear();
    }

protected:
    explicit Conversation(House &house) : house_(house) {}
    void say(int connection, const QJsonObject &message) const
    {
        house_.wires.send(connection, json::compact(message));
    }

    House &house_;
    std::map<int, Guest> guests_;
};

} // namespace torchside::hub
