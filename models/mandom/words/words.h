#pragma once

#include "models/kernel/resync.h"
#include "models/mandom/state.h"

namespace torchside::mandom {

// What Dungeon of Mandom says: the log's lines, what to do next, what lies on the table.
struct Words {
    static Sentence tell(const State &before, const Event &event);
    static std::vector<Prompt> prompts(const State &state);
    static std::vector<Piece> pieces(const State &state);
    static Sentence standing(const State &state);
};

Sentence nameFor(Monster monster);
Sentence nameFor(Item item);

} // namespace torchside::mandom
