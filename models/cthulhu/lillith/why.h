#pragma once

#include "models/cthulhu/lillith/planning.h"
#include "models/kernel/sentence.h"

// What LILLITH has planned, in words.
namespace torchside::cthulhu::lillith {

// Who goes where, the player's best answer, what comes of it; and the line refused, with where it lost.
std::vector<Sentence> whyOf(const State &state, const Plan &plan);
Sentence comesOf(const State &state, const LineOutcome &outcome);
// How two outcomes differ at the aim that decides.
Sentence differenceAt(const State &state, Aim aim, const PlannedLine &better, const PlannedLine &worse);
// By how much, where the aim is a number.
std::optional<int> byAt(Aim aim, const PlannedLine &better, const PlannedLine &worse);

} // namespace torchside::cthulhu::lillith
