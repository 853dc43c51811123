#pragma once

#include "models/kernel/one_of.h"
#include "models/nullgame/state.h"

// What can have happened. Events are stored: kinds are added, and never changed.
namespace torchside::nullgame {

struct Started {
    std::vector<std::string> players;
    bool operator==(const Started &) const = default;
    static constexpr auto form() { return record("started", must("players", &Started::players)); }
};
void evolve(State &state, const Started &event);
struct Counted {
    int player = 0;
    int from = 0;
    int to = 0;
    bool operator==(const Counted &) const = default;
    static constexpr auto form()
    {
        return record("counted", must("player", &Counted::player), must("from", &Counted::from),
                      must("to", &Counted::to));
    }
};
void evolve(State &state, const Counted &event);
struct Won {
    int player = 0;
    bool operator==(const Won &) const = default;
    static constexpr auto form() { return record("won", must("player", &Won::player)); }
};
void evolve(State &state, const Won &event);

struct Event : std::variant<Started, Counted, Won, Renamed> {
    TORCHSIDE_ONE_OF(Event)
};

} // namespace torchside::nullgame
