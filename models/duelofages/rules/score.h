#pragma once

#include "models/duelofages/commands.h"

namespace torchside::duelofages {

// One comparison: 3 alone in front, 2 each when tied in front, 1 for the next best, level or not.
std::vector<int> pointsFor(const std::vector<int> &values);

// The points as they would be if the game ended now.
Score scoreOf(const State &state);

// Whoever has most of them.
Seats leadersOf(const std::vector<int> &total);

} // namespace torchside::duelofages
