#pragma once

#include "models/cthulhu/commands.h"

// The player's own characters, as far as they were named: they are known again when they are sent.
namespace torchside::cthulhu {

// Whom these commitments send, with the ids that they have or get; or who can't be sent.
std::variant<std::vector<Attending>, Refusal> sentBy(const State &state,
                                                     const std::vector<Commitment> &commitments);
// What these commitments come to, as far as they are possible now.
std::variant<PlayerCommitted, Refusal> committedBy(const State &state, const Commits &commits);
// Those that are remembered are exhausted at this story; new ones are remembered from now on.
void sendOwn(State &state, const PlayerCharacter &character, int story);
// Nobody skips skill or icons, unless it is known by its id.
std::optional<Refusal> faultIn(const std::vector<Commitment> &commitments);

} // namespace torchside::cthulhu
