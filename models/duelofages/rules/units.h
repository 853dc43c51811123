#pragma once

#include "models/duelofages/commands.h"
#include "models/kernel/refusal.h"

namespace torchside::duelofages {

// What the players have: people, markers, cards.
Decision<Event> decideCount(const State &state, const Count &command);
Decision<Event> decideDefeat(const State &state, const Defeat &command);
Decision<Event> decideFree(const State &state, const Free &command);
Decision<Event> decideMarker(const State &state, const Marker &command);
Decision<Event> decideVault(const State &state, const Vault &command);
Decision<Event> decideHq(const State &state, const DestroyHq &command);

} // namespace torchside::duelofages
