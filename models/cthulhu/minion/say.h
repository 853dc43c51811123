#pragma once

#include "models/cthulhu/minion/steps.h"

namespace torchside::cthulhu {

// The instruction of a step in plain words, with the cards' names and what the table is to be reminded of.
Sentence sayFor(const State &state, const Step &step);

} // namespace torchside::cthulhu
