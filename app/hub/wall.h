#pragma once

#include "app/hub/conversation.h"
#include "app/hub/results.h"

#include <map>
#include <set>

namespace torchside::hub {

struct AtWall {
    QString language{};
    bool looks = false;
};

// What hangs on the club's wall: every table with its game, people and standing, who waits for the judge, and
// the league. Each who looks is told what has changed, some times a second at most.
class Wall : public Conversation<AtWall> {
public:
    Wall(House &house, Results &results);

    void came(int connection);
    void said(int connection, const QByteArray &message);
    bool isLookedAt() const;
    void work(); // tells what has changed since; for a clock that goes some times a second

    // A table as it is told, in a language.
    QJsonObject told(const Row &row, const json::Tongue &tongue) const;

private:
    void look(int connection, const QJsonObject &message);

    Results &results_;
    std::set<SessionId> changed_;
};

} // namespace torchside::hub
