#pragma once

#include "models/kernel/sentence.h"

#include <string>
#include <vector>

namespace torchside {

// One thing on the physical table that a person can set: a counter, or a tile that lies there (1) or not (0).
// In `more` and `less`, %1 is the owner, %2 the difference, %3 and %4 the value before and after.
struct Piece {
    std::string id;
    Sentence owner;
    int value = 0;
    std::string more;
    std::string less;
    std::string on{}; // the piece that carries it: with that one gone from the table, nothing is said of it
};

// What to change on the table so that it matches: the net difference, a sentence a piece.
// A piece that stands on one side only counts as 0 on the other.
std::vector<Sentence> resync(const std::vector<Piece> &before, const std::vector<Piece> &after);

} // namespace torchside
