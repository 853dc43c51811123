#pragma once

#include "models/kernel/form.h"
#include "models/kernel/session.h"

#include <optional>
#include <vector>

// What is so in the smallest game there is, to copy: everybody has a number, and it is counted up and down.
namespace torchside::nullgame {

inline constexpr int enough = 100; // whoever comes this far has won

enum class Phase { counting, over };

struct State {
    std::vector<std::string> seats;
    std::optional<Outcome> outcome;
    Phase phase = Phase::counting;
    std::vector<int> numbers;
    bool operator==(const State &) const = default;
    int number(int seat) const { return numbers.at(static_cast<std::size_t>(seat)); }
    int count() const { return static_cast<int>(seats.size()); }
    const std::string &name(int seat) const { return seats.at(static_cast<std::size_t>(seat)); }
    static constexpr auto form()
    {
        return record("state", must("seats", &State::seats), must("outcome", &State::outcome),
                      must("phase", &State::phase), must("numbers", &State::numbers));
    }
};

} // namespace torchside::nullgame

template <>
struct torchside::Names<torchside::nullgame::Phase> {
    static constexpr std::array<std::string_view, 2> list{"counting", "over"};
};
