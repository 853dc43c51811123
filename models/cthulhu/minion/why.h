#pragma once

#include "models/cthulhu/minion/thought.h"

// The numbers behind a decision, in words.
namespace torchside::cthulhu {

// "Old Fisher: 5 → 6 → 6 → 7 → 7."
Sentence numbersLine(const State &state, const Candidate &candidate);
// Every candidate with the numbers compared, and which test dropped it.
std::vector<Sentence> proofOf(const State &state, const std::vector<Candidate> &candidates);
// What put one card before another: the first number that differs, else the tie-break.
Sentence beforeLine(const State &state, const Candidate &first, const Candidate &second);
// What put the chosen card before the next best.
std::vector<Sentence> tieProof(const State &state, const std::vector<Candidate> &candidates, CardId chosen);
// Who goes where, and how many tokens of this side lie there.
std::vector<Sentence> placesProof(const State &state, const std::vector<Commit> &commits, Side side);
// Why this test keeps the card out, with the difference where there is one.
Sentence reasonFor(const State &state, Test test, CardId card);
// How far the largest undrained domain falls short of the card's cost.
int missingFor(const State &state, CardId card);
// The name of the i-th of the numbers that potential compares.
Test comparisonAt(std::size_t i);

} // namespace torchside::cthulhu
