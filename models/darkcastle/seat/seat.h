#pragma once

#include "models/darkcastle/commands.h"
#include "models/kernel/seat.h"

namespace torchside::darkcastle {

using Seat = SeatOf<Command>;

// What one person sees of the castle and does there: the own die, health and hands.
struct SeatViews {
    static Seat::View viewOf(const State &state, std::optional<int> seat);
    // What is the table's: the card that lies open, the enemy's dice, the drawn items.
    static std::vector<Seat::Part> handOf(const State &state);
};

// The characters that a seat plays: one, or two where somebody is alone.
std::vector<int> playedBy(const State &state, int seat);
// What is done with the open card, the enemy and the drawn items by whoever turned the card.
void addTableActs(const State &state, std::vector<Seat::Act> &acts);
// A character's health, die and hands.
void addOwn(const State &state, int character, std::vector<Seat::Part> &parts);

} // namespace torchside::darkcastle
