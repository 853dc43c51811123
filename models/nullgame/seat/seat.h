#pragma once

#include "models/kernel/seat.h"
#include "models/nullgame/commands.h"

namespace torchside::nullgame {

using Seat = SeatOf<Command>;

// What one person sees of the counting and may do in it.
struct SeatViews {
    static Seat::View viewOf(const State &state, std::optional<int> seat);
    // What is nobody's own and the table does: here there is nothing of that kind.
    static std::vector<Seat::Part> handOf(const State &state);
};

} // namespace torchside::nullgame
