#pragma once

#include "models/cthulhu/state.h"

// Which cards LILLITH plays: the set that fills the domains best.
namespace torchside::cthulhu::lillith {

struct CardSet {
    std::vector<CardId> cards; // by priority
    int cost = 0;
};

// Most cards, then the highest total cost, then the best priority; legal together.
CardSet bestSet(const State &state);
// The best of the sets that this card is in; it can be played by itself.
CardSet bestSetWith(const State &state, CardId card);
// The card of the set that comes first; an attachment waits until somebody can carry it. The smallest domain
// that suffices for it always leaves the rest payable: whoever needed that domain can have the larger one
// instead.
std::optional<CardId> nextOf(const State &state, const CardSet &set);

// What the next resource would make of the hand, domain by domain, and where it goes.
struct Raise {
    int domain = 0;
    int cards = 0;
    int cost = 0;
    int resources = 0;
};
// The best first.
std::vector<Raise> raisesOf(const State &state);

} // namespace torchside::cthulhu::lillith
