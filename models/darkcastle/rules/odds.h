#pragma once

#include "models/darkcastle/commands.h"

namespace torchside::darkcastle {

// The exact chance to win the running combat, and the rounds to expect, the present one among them. What was
// done in this round counts; afterwards nobody rests, nothing is used, and every participant rolls in each
// round.
Odds oddsOf(const State &state);

} // namespace torchside::darkcastle
