#pragma once

#include "models/kernel/chronicle.h"
#include "models/mandom/state.h"

namespace torchside::mandom {

// An evening at the dungeon: what everybody survived and failed, and how deep it was.
struct Story {
    static void tell(const State &before, const Event &event, Chronicler &to);
    static void measure(const State &state, Chronicler &to);
    static void conclude(const State &state, Chronicler &to);
};

} // namespace torchside::mandom
