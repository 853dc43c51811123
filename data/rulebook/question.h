#pragma once

#include "data/rulebook/passage_index.h"

#include <set>

namespace torchside::data {

// One way to say what was asked for: stems in a row, how close it comes, and the game in which it holds.
struct Variant {
    std::vector<StemId> stems;
    double closeness = 1;
    GameNumber game = everyGame;
};

// One thing the question speaks of, in all the ways the passages may call it.
struct Notion {
    std::vector<Variant> variants;
    double weight = 0;
};

struct Question {
    std::vector<Notion> notions;
    std::set<GameNumber> games; // that the question names; empty: none

    std::vector<StemId> beginnings() const; // of all that it may mean
};

// Understands a question as it was typed, slips and half words included; any character is just text.
Question understand(const QString &typed, const PassageIndex &index, GameNumber game);

} // namespace torchside::data
