#pragma once

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
};

// Commands

struct Start {
    std::vector<std::string> players;
    bool operator==(const Start &) const = default;
};
struct Count {
    int player = 0;
    int by = 1;
    bool operator==(const Count &) const = default;
};
using Command = std::variant<Start, Count, Rename>;

// Events

struct Started {
    std::vector<std::string> players;
    bool operator==(const Started &) const = default;
};
struct Counted {
    int player = 0;
    int from = 0;
    int to = 0;
    bool operator==(const Counted &) const = default;
};
struct Won {
    int player = 0;
    bool operator==(const Won &) const = default;
};
using Event = std::variant<Started, Counted, Won, Renamed>;

// Questions

struct AskTotal {
    bool operator==(const AskTotal &) const = default;
};
using Question = std::variant<AskTotal>;

struct Total {
    int sum = 0;
    bool operator==(const Total &) const = default;
};
using Answer = std::variant<Total>;

} // namespace torchside::nullgame

template <>
struct torchside::Names<torchside::nullgame::Phase> {
    static constexpr std::array<std::string_view, 2> list{"counting", "over"};
};
