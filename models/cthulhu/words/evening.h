#pragma once

#include "models/cthulhu/events.h"
#include "models/kernel/chronicle.h"

namespace torchside::cthulhu {

// A game against the Minion: tokens and stories of both sides.
struct Tale { // a Story is a card of this game
    static void tell(const State &before, const Event &event, Chronicler &to);
    static void measure(const State &state, Chronicler &to);
    static void conclude(const State &state, Chronicler &to);
};

} // namespace torchside::cthulhu
