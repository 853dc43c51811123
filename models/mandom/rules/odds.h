#pragma once

#include "models/kernel/refusal.h"
#include "models/mandom/state.h"

namespace torchside::mandom {

// The exact chance to survive the dungeon as it stands: every set of unknown cards is equally likely.
std::variant<Odds, Refusal> oddsFor(const State &state, const AskOdds &question);

} // namespace torchside::mandom
