#pragma once

#include "models/kernel/seat.h"
#include "models/mandom/commands.h"

namespace torchside::mandom {

using Seat = SeatOf<Command>;

// What one person sees of the dungeon and may do in it: what was drawn is noted on the own screen, and the
// own chance stands there all the time.
struct SeatViews {
    static Seat::View viewOf(const State &state, std::optional<int> seat);
    // Everything belongs to whose turn it is: the table has nothing of its own to do.
    static std::vector<Seat::Part> handOf(const State &state);
};

} // namespace torchside::mandom
