#pragma once

#include "models/cthulhu/game.h"
#include "models/table/cue.h"

namespace torchside::cthulhu {

// What an event is to ear and hand.
void addCues(table::Cues &cues, const State &before, const Event &event, const State &after);

// What an event of this command's step is to the eye.
void addSights(table::Sights &sights, const Command &command, const State &before, const Event &event,
               const State &after);

} // namespace torchside::cthulhu
