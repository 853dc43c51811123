#pragma once

#include "models/duelofages/commands.h"
#include "models/kernel/refusal.h"

namespace torchside::duelofages {

// Who sits where, who rolled highest, and with it who is with whom.
Decision<Event> decideStart(const Start &start, Dice &dice);

} // namespace torchside::duelofages
