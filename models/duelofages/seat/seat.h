#pragma once

#include "models/duelofages/commands.h"
#include "models/kernel/seat.h"

namespace torchside::duelofages {

using Seat = SeatOf<Command>;

// What one person sees of the duel and does there: the own counters, markers, losses and answers.
struct SeatViews {
    static Seat::View viewOf(const State &state, std::optional<int> seat);
    // What is the table's: the Vault, the clock, the end.
    static std::vector<Seat::Part> handOf(const State &state);
};

void addOwnCounters(const State &state, int seat, std::vector<Seat::Part> &parts);
void addOwnLosses(const State &state, int seat, std::vector<Seat::Part> &parts);
void addOwnCards(const State &state, int seat, std::vector<Seat::Part> &parts);
void addOwnAnswer(const State &state, int seat, std::vector<Seat::Part> &parts);

} // namespace torchside::duelofages
