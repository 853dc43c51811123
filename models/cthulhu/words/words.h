#pragma once

#include "models/cthulhu/events.h"
#include "models/kernel/chronicle.h"
#include "models/kernel/resync.h"

namespace torchside::cthulhu {

// What the game says to people.
struct Words {
    static Sentence tell(const State &before, const Event &event);
    static std::vector<Prompt> prompts(const State &state);
    static std::vector<Piece> pieces(const State &state);
    static Sentence standing(const State &state);
};

// A game against the Minion: tokens and stories of both sides.
struct Tale { // a Story is a card of this game
    static void tell(const State &before, const Event &event, Chronicler &to);
    static void measure(const State &state, Chronicler &to);
    static void conclude(const State &state, Chronicler &to);
};

} // namespace torchside::cthulhu
