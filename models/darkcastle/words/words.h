#pragma once

#include "models/darkcastle/events.h"
#include "models/kernel/chronicle.h"
#include "models/kernel/resync.h"

namespace torchside::darkcastle {

// What Escape the Dark Castle says: the log's lines, what to do next, what lies on the table.
struct Words {
    static Sentence tell(const State &before, const Event &event);
    static std::vector<Prompt> prompts(const State &state);
    static std::vector<Piece> pieces(const State &state);
    static Sentence standing(const State &state);
};

Sentence nameFor(Symbol symbol);
Sentence nameFor(Prisoner prisoner);
Sentence nameFor(Face face);

// People are called by their own names; somebody alone by those of the two characters.
Sentence called(const State &state, int character);
Sentence calledTogether(const State &state, const std::vector<int> &characters);
std::vector<int> deadOf(const State &state);

// "2 Might and 1 Wisdom"
Sentence told(const Row &row);

// An escape: everybody's health from chapter to chapter, enemies beaten and deaths.
struct Story {
    static void tell(const State &before, const Event &event, Chronicler &to);
    static void measure(const State &state, Chronicler &to);
    static void conclude(const State &state, Chronicler &to);
};

} // namespace torchside::darkcastle
