#pragma once

#include "models/cutthroat/rules/rules.h"
#include "models/table/cue.h"
#include "models/table/sight.h"

namespace torchside::cutthroat {

// What an event is to ear and hand.
void addCues(table::Cues &cues, const State &before, const Event &event, const State &after);

// What an event of this command's step is to the eye.
void addSights(table::Sights &sights, const Command &command, const State &before, const Event &event,
               const State &after);

} // namespace torchside::cutthroat
