#pragma once

#include "models/kernel/match.h"

#include <vector>

namespace torchside {

// Where two moments of a story differ in number; what only one of them has counts as 0 in the other.
std::vector<NumberNow> numbersNow(const std::vector<Graph> &before, const std::vector<Graph> &after);

} // namespace torchside
