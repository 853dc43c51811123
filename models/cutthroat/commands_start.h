#pragma once

#include "models/cutthroat/events.h"
#include "models/kernel/course.h"

// Who goes into the caverns, and with what.
namespace torchside::cutthroat {

// What somebody goes in with; what it costs is within the cost of the seating.
struct Reputation {
    std::string name;
    int cost = 0;
    bool operator==(const Reputation &) const = default;
    static constexpr auto form()
    {
        return record("reputation", must("name", &Reputation::name, aName(longestKnown)),
                      may("cost", &Reputation::cost, range(0, fullLife - 1)));
    }
};
struct Seating {
    std::string name;
    std::optional<std::string> character;
    int cost = 0;
    std::optional<std::vector<Reputation>> reputations{};
    bool operator==(const Seating &) const = default;
    static constexpr auto form()
    {
        return record("seating", must("name", &Seating::name, aName()),
                      may("character", &Seating::character, aName()),
                      may("cost", &Seating::cost, range(0, fullLife - 1)),
                      may("reputations", &Seating::reputations, list(0, mostReputations)));
    }
};
struct Start {
    std::vector<Seating> players;
    int encounters = usualEncounters;
    std::optional<std::string> quest{}; // or adventure
    bool operator==(const Start &) const = default;
    static constexpr auto form()
    {
        return record("start", must("players", &Start::players, list(fewestPlayers, mostPlayers)),
                      may("encounters", &Start::encounters, aboveNothing),
                      may("quest", &Start::quest, aName(longestKnown)));
    }
};
Decision<Event> decide(const State &, const Start &);

} // namespace torchside::cutthroat
