#pragma once

#include "models/cutthroat/events.h"
#include "models/kernel/chronicle.h"

namespace torchside::cutthroat {

// An evening in the caverns: everybody's life and prestige, blows and deaths.
struct Story {
    static void tell(const State &before, const Event &event, Chronicler &to);
    static void measure(const State &state, Chronicler &to);
    static void conclude(const State &state, Chronicler &to);
};

} // namespace torchside::cutthroat
