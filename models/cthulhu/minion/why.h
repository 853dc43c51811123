#pragma once

#include "models/cthulhu/facts.h"
#include "models/cthulhu/minion/thought.h"
#include "models/kernel/sentence.h"

#include <optional>

// The numbers behind a decision, in words.
namespace torchside::cthulhu {

// "Old Fisher: 5 → 6 → 6 → 7 → 7."
Sentence numbersLine(const State &state, const Candidate &candidate);
// Who is equal in everything, for the table to choose between.
Sentence equalsLine(const State &state, const std::vector<Candidate> &candidates);
// Every candidate with the numbers compared, and which test dropped it.
std::vector<Sentence> proofOf(const State &state, const std::vector<Candidate> &candidates);
// What put one card before another: the first number that differs, else the tie-break.
Sentence beforeLine(const State &state, const Candidate &first, const Candidate &second);
// What put the chosen card before the next best.
std::vector<Sentence> tieProof(const State &state, const std::vector<Candidate> &candidates, CardId chosen);
// Who goes where, and what of this side lies there.
std::vector<Sentence> placesProof(const State &state, const std::vector<Commit> &commits, Side side);
// Why this test keeps the card out, with the difference where there is one.
Sentence reasonFor(const State &state, Test test, CardId card);
// How far the largest undrained domain falls short of the card's cost.
int missingFor(const State &state, CardId card);
// The name of the i-th of the numbers that potential compares.
Test comparisonAt(std::size_t i);

// What somebody wants to know who touches a card of the Minion's.

enum class Asked { why, whyNot, when };

struct Reason {
    Asked asked = Asked::whyNot;
    Sentence text;
    bool operator==(const Reason &) const = default;
};

// Why it is the one, why it isn't, or when it comes; nothing where there is nothing to tell.
std::optional<Reason> reasonAbout(const State &state, CardId card);
// What the open step proposes this card for is told by the proof.
Sentence whyProposed(const State &state, CardId card);
// The moment of an event in the pool, and what has to be free to pay for it.
Sentence whenItComes(const State &state, CardId event);

} // namespace torchside::cthulhu
