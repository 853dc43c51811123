#pragma once

#include "models/cthulhu/minion/steps.h"

#include <vector>

// What one tap does of the steps that lie ahead: those that nobody has anything to say about in between.
namespace torchside::cthulhu {

// What the table is told of the plays that follow one another, the open one first; nothing where each has to
// be done by itself: a tie, a card whose text may change what follows, an event to remember.
std::vector<Sentence> playsAtOnce(const State &state);
// At a refresh that leaves no choice the cards can be drawn in the same go: how many, and both in words.
struct DrawAhead {
    int cards = 0;
    std::vector<Sentence> told;
};
std::optional<DrawAhead> drawAtOnce(const State &state);
// The fully equal ones among whom the table may choose, one of each name: copies of one card are no choice.
std::vector<CardId> equalsOf(const State &state, const Step &step);

} // namespace torchside::cthulhu
