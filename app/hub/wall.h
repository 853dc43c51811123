#pragma once

#include "app/hub/results.h"

#include <map>
#include <set>

namespace torchside::hub {

// What hangs on the club's wall: every table with its game, people and standing, who waits for the judge, and
// the league. Each who looks is told what has changed, some times a second at most.
class Wall {
public:
    Wall(House &house, Results &results);

    void came(int connection);
    void said(int connection, const QByteArray &message);
    void left(int connection) { guests_.erase(connection); }
    bool isKnown(int connection) const { return guests_.contains(connection); }
    bool isLookedAt() const;
    void work(); // tells what has changed since; for a clock that goes some times a second
    void leaveAll(const QByteArray &message);

    // A table as it is told, in a language.
    QJsonObject told(const Row &row, const json::Tongue &tongue) const;

private:
    struct Guest {
        QString language{};
        bool looks = false;
    };

    void look(int connection, const QJsonObject &message);
    void say(int connection, const QJsonObject &message) const;

    House &house_;
    Results &results_;
    std::map<int, Guest> guests_;
    std::set<SessionId> changed_;
};

} // namespace torchside::hub
