#pragma once

#include "models/cutthroat/rules/rules.h"
#include "models/table/cue.h"

namespace torchside::cutthroat {

// What an event is to ear and hand.
void addCues(table::Cues &cues, const State &before, const Event &event, const State &after);

} // namespace torchside::cutthroat
