#pragma once

#include "models/kernel/refusal.h"
#include "models/nullgame/events.h"

// What can be asked: commands, the first of which starts a game.
namespace torchside::nullgame {

struct Start {
    std::vector<std::string> players;
    bool operator==(const Start &) const = default;
    static constexpr auto form()
    {
        return record("start", must("players", &Start::players, list(1, 8, aName())));
    }
};
Decision<Event> decide(const State &state, const Start &start);
struct Count {
    int player = 0;
    int by = 1;
    bool operator==(const Count &) const = default;
    static constexpr auto form()
    {
        return record("count", must("player", &Count::player), may("by", &Count::by, range(-99, 99)));
    }
};
Decision<Event> decide(const State &state, const Count &count);

struct Command : std::variant<Start, Count, Rename> {
    TORCHSIDE_ONE_OF(Command)
};

} // namespace torchside::nullgame
