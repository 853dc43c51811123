#pragma once

#include "models/kernel/chronicle.h"
#include "models/nullgame/state.h"

namespace torchside::nullgame {

// Everybody's number, from count to count.
struct Story {
    static void tell(const State &before, const Event &event, Chronicler &to);
    static void measure(const State &state, Chronicler &to);
    static void conclude(const State &state, Chronicler &to);
};

} // namespace torchside::nullgame
