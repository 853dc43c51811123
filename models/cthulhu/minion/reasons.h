#pragma once

#include "models/cthulhu/facts.h"
#include "models/kernel/sentence.h"

#include <optional>

// What somebody wants to know who touches a card of the Minion's.
namespace torchside::cthulhu {

enum class Asked { why, whyNot, when };

struct Reason {
    Asked asked = Asked::whyNot;
    Sentence text;
    bool operator==(const Reason &) const = default;
};

// Why it is the one, why it isn't, or when it comes; nothing where there is nothing to tell.
std::optional<Reason> reasonAbout(const State &state, CardId card);
// What the open step proposes this card for is told by the proof.
Sentence whyProposed(const State &state, CardId card);
// The moment of an event in the pool, and what has to be free to pay for it.
Sentence whenItComes(const State &state, CardId event);

} // namespace torchside::cthulhu
