#pragma once

#include "models/duelofages/commands.h"
#include "models/kernel/refusal.h"

namespace torchside::duelofages {

// Who is the lesser, with its proof: how each comparison left fewer of them.
struct Comparison {
    Seats among;
    Seats weakest; // lowest strength
    Seats losers;  // those of them who are compared further
    Seats poorest; // fewest equipment
    LesserBy by = LesserBy::strength;
    const Seats &left() const { return poorest; } // one; or those who throw a die each
};

Comparison compare(const State &state, const Seats &among);

// The two allies, an alliance of four, or everybody.
Seats lesserAmong(const State &state, std::optional<int> side);

// Who throws a die for the lesser before this turn ends; nobody where none is needed.
Seats throwers(const State &state);

// The dice brought for these seats; nothing when one of them has none.
std::optional<Throw> throwOf(const std::optional<GivenDice> &given, const Seats &tied);
std::optional<Refusal> unreadableDice(const std::optional<GivenDice> &given);
std::optional<Refusal> diceOfNobody(const State &state, const std::optional<GivenDice> &given);
Refusal lesserTie(const State &state, const Seats &level);

std::variant<Answer, Refusal> lesserFor(const State &state, const AskLesser &question);

} // namespace torchside::duelofages
