#pragma once

#include "models/duelofages/rules/rules.h"
#include "models/kernel/course.h"

namespace torchside::duelofages {

using Course = torchside::Course<Rules>;

std::array<Seats, 2> lonerAgainstRest(int count, int loner);
std::array<Seats, 2> pairAgainstRest(int count, int one, int other);

// What is new about the sides as a turn begins.
enum class Fresh { nothing, game, sides };

// The turn of this alliance begins, with all that comes on in it.
void beginTurn(Course &course, int alliance, Fresh fresh, int cards = cardsOfNewLoner);

// What an ally defeated of the Loner's in this turn: characters count before everything else.
struct Taken {
    int characters = 0;
    int units = 0; // henchmen, too
    auto operator<=>(const Taken &) const = default;
};
Taken takenFromLoner(const State &state, int ally);

// Does this ally, as the new Loner, draw four cards: for more than one of the old Loner's characters?
bool becomesGreatLoner(const State &state, int ally);

// The allies with a right to become the Loner, who took most first.
Seats lonerCandidates(const State &state);

// With four players: the lesser player has lost a character in this turn, whoever of those level it is.
bool partnerOfferDue(const State &state);

// Would ending this turn open an offer?
bool offerDue(const State &state);

// Everything that happens in a side's turn waits while an offer is open.
std::optional<Refusal> notTheirTurn(const State &state);

} // namespace torchside::duelofages
