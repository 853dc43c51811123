#pragma once

#include "app/hub/house.h"
#include "app/hub/league.h"

#include <QJsonArray>

#include <set>

namespace torchside::hub {

// How the tables ended. What was worked out of a session is kept, and is worked out again only where the
// session is another one since.
class Results {
public:
    explicit Results(House &house);

    // Works out what has ended since; true where anything is another one now.
    bool update();
    const Result *of(SessionId table) const;

    QString league() const { return house_.store.word(QStringLiteral("league")); }
    std::vector<double> worth() const;
    // {name, standings: […], games: [{title, standings}]} of the league that is on; empty where there is
    // none.
    QJsonObject leagueTable() const;
    // Every person at every table that has ended, in the order of the tables.
    QByteArray csv() const;
    QByteArray json() const;

private:
    struct Known {
        Moment changed = 0;
        Result result;
    };

    bool look(const Row &row);
    Result workedOut(const Row &row) const;

    House &house_;
    std::map<SessionId, Known> known_;
    std::set<SessionId> owed_; // may have ended, or be another one
};

} // namespace torchside::hub
