#pragma once

#include "models/mandom/rules/rules.h"
#include "models/table/cue.h"

namespace torchside::mandom {

// What an event is to ear and hand.
void addCues(table::Cues &cues, const State &before, const Event &event, const State &after);

} // namespace torchside::mandom
