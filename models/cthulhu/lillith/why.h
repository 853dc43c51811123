#pragma once

#include "models/cthulhu/lillith/operations.h"
#include "models/cthulhu/lillith/planning.h"
#include "models/kernel/sentence.h"

// What LILLITH has planned, in words.
namespace torchside::cthulhu::lillith {

// Who goes where, the player's best answer, what comes of it; and the line refused, with where it lost.
std::vector<Sentence> whyOf(const State &state, const Plan &plan);
// The set of cards that fills the domains best, and what puts its first card first.
std::vector<Sentence> setProof(const State &state, const CardSet &set);
// "2 cards for 5"
Sentence cardsFor(std::size_t cards, int cost);
Sentence comesOf(const State &state, const LineOutcome &outcome);
// How two outcomes differ at the aim that decides.
Sentence differenceAt(const State &state, Aim aim, const PlannedLine &better, const PlannedLine &worse);
// By how much, where the aim is a number.
std::optional<int> byAt(Aim aim, const PlannedLine &better, const PlannedLine &worse);

} // namespace torchside::cthulhu::lillith
