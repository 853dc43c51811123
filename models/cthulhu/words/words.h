#pragma once

#include "models/cthulhu/rules/rules.h"
#include "models/kernel/resync.h"

namespace torchside::cthulhu {

// What the game says to people.
struct Words {
    static Sentence tell(const State &before, const Event &event);
    static std::vector<Prompt> prompts(const State &state);
    static std::vector<Piece> pieces(const State &state);
    static Sentence standing(const State &state);
};

} // namespace torchside::cthulhu
