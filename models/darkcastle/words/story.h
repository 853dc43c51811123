#pragma once

#include "models/darkcastle/events.h"
#include "models/kernel/chronicle.h"

namespace torchside::darkcastle {

// An escape: everybody's health from chapter to chapter, enemies beaten and deaths.
struct Story {
    static void tell(const State &before, const Event &event, Chronicler &to);
    static void measure(const State &state, Chronicler &to);
    static void conclude(const State &state, Chronicler &to);
};

} // namespace torchside::darkcastle
