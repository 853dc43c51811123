#pragma once

#include "models/kernel/resync.h"
#include "models/nullgame/state.h"

namespace torchside::nullgame {

struct Words {
    static Sentence tell(const State &before, const Event &event);
    static std::vector<Prompt> prompts(const State &state);
    static std::vector<Piece> pieces(const State &state);
    static Sentence standing(const State &state);
};

} // namespace torchside::nullgame
