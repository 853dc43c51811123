#pragma once

#include "models/kernel/dice.h"
#include "models/kernel/form.h"

#include <functional>
#include <vector>

namespace torchside::duelofages {

// What several people threw at the same time, in the order of their seats.
struct Throw {
    std::vector<int> seats;
    std::vector<int> dice;
    bool operator==(const Throw &) const = default;
    static constexpr auto form()
    {
        return record("throw", must("seats", &Throw::seats), must("dice", &Throw::dice));
    }
};

std::vector<int> highestOf(const Throw &thrown);
std::vector<int> lowestOf(const Throw &thrown);

int twoDice(Dice &dice);

// These seats throw until one of them stands alone; those who are level throw again.
std::vector<Throw> throwUntilOneIsLeft(std::vector<int> seats, const std::function<int()> &die,
                                       std::vector<int> (*bestOf)(const Throw &));

} // namespace torchside::duelofages
