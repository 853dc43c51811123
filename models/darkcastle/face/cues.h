#pragma once

#include "models/darkcastle/rules/rules.h"
#include "models/table/cue.h"

namespace torchside::darkcastle {

// What an event is to ear and hand.
void addCues(table::Cues &cues, const State &before, const Event &event, const State &after);

} // namespace torchside::darkcastle
