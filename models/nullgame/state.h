#pragma once

#include "models/kernel/form.h"
#include "models/kernel/names.h"
#include "models/kernel/session.h"

#include <variant>
#include <vector>

// The smallest game there is, to copy: everybody has a number, and it is counted up and down.
namespace torchside::nullgame {

inline constexpr int enough = 100; // whoever comes this far has won

enum class Phase { counting, over };

struct State {
    std::vector<std::string> seats;
    std::optional<Outcome> outcome;
    Phase phase = Phase::counting;
    std::vector<int> numbers;
    bool operator==(const State &) const = default;
    static constexpr auto form()
    {
        return record("state", must("seats", &State::seats), must("outcome", &State::outcome),
                      must("phase", &State::phase), must("numbers", &State::numbers));
    }
};

// Commands

struct Start {
    std::vector<std::string> players;
    bool operator==(const Start &) const = default;
    static constexpr auto form()
    {
        return record("start", must("players", &Start::players, list(1, 8, aName())));
    }
};
struct Count {
    int player = 0;
    int by = 1;
    bool operator==(const Count &) const = default;
    static constexpr auto form()
    {
        return record("count", must("player", &Count::player), may("by", &Count::by, range(-99, 99)));
    }
};
using Command = std::variant<Start, Count, Rename>;

// Events

struct Started {
    std::vector<std::string> players;
    bool operator==(const Started &) const = default;
    static constexpr auto form() { return record("started", must("players", &Started::players)); }
};
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
struct Won {
    int player = 0;
    bool operator==(const Won &) const = default;
    static constexpr auto form() { return record("won", must("player", &Won::player)); }
};
using Event = std::variant<Started, Counted, Won, Renamed>;

// Questions

struct AskTotal {
    bool operator==(const AskTotal &) const = default;
    static constexpr auto form() { return record("total"); }
};
using Question = std::variant<AskTotal>;

struct Total {
    int sum = 0;
    bool operator==(const Total &) const = default;
    static constexpr auto form() { return record("total", must("sum", &Total::sum)); }
};
using Answer = std::variant<Total>;

// What everybody sees of the state.
struct View {
    static constexpr auto form()
    {
        return record("state", must("phase", &State::phase), must("numbers", &State::numbers));
    }
};

} // namespace torchside::nullgame

template <>
struct torchside::Names<torchside::nullgame::Phase> {
    static constexpr std::array<std::string_view, 2> list{"counting", "over"};
};
