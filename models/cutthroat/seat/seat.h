#pragma once

#include "models/cutthroat/commands.h"
#include "models/kernel/seat.h"

namespace torchside::cutthroat {

using Seat = SeatOf<Command>;

// What one person sees of the caverns and may do there: the own numbers, items, card and blow.
struct SeatViews {
    static Seat::View viewOf(const State &state, std::optional<int> seat);
    // What is the creature's and the table's: encounters, its attacks, rounds, special cards.
    static std::vector<Seat::Part> handOf(const State &state);
};

// The pieces that the views are put together from.
void addOwnAttack(const State &state, int seat, std::vector<Seat::Part> &parts);
void addOwnNumbers(const State &state, int seat, std::vector<Seat::Part> &parts);
void addOwnItems(const State &state, int seat, std::vector<Seat::Part> &parts);
void addOwnDeeds(const State &state, int seat, std::vector<Seat::Part> &parts);

// The living but for one.
std::vector<int> othersThan(const State &state, int seat);

} // namespace torchside::cutthroat
