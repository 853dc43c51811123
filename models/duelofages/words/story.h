#pragma once

#include "models/duelofages/commands.h"
#include "models/kernel/chronicle.h"

namespace torchside::duelofages {

// A duel: strength, score, equipment and prisoners; defeats and changed sides.
struct Story {
    static void tell(const State &before, const Event &event, Chronicler &to);
    static void measure(const State &state, Chronicler &to);
    static void conclude(const State &state, Chronicler &to);
};

} // namespace torchside::duelofages
