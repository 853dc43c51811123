#pragma once

#include "models/cthulhu/minion/steps.h"

#include <vector>

// What one tap does of the steps that lie ahead: those that nobody has anything to say about in between.
namespace torchside::cthulhu {

// What the table is told of the plays that follow one another, the open one first; nothing where each has to
// be done by itself: a tie, a card whose text may change what follows, an event to remember.
std::vector<Sentence> playsAtOnce(const State &state);
// At a refresh that leaves no choice the cards can be drawn in the same go: as many as then; 0 elsewhere.
int drawsAtOnce(const State &state);

} // namespace torchside::cthulhu
