#pragma once

#include "models/darkcastle/rules/rules.h"
#include "models/darkcastle/words/words.h"
#include "models/kernel/course.h"

// What the parts of the rules share: the decisions of a fight, of items, and how a game ends.
namespace torchside::darkcastle {

using Events = std::vector<Event>;
using Course = torchside::Course<Rules>;

// The refusal of a character's index that nobody has, or nothing.
std::optional<Refusal> noCharacter(const State &state, std::string_view field, int character);
// The refusal outside of combat, or nothing.
std::optional<Refusal> notFighting(const State &state);
// The words for what stands between now and something that has its time later or earlier.
Sentence whatIsOn(const State &state);

// Whoever has no health left is dead, and with that the game is over; true when it is.
bool endIfDead(Course &course);

Decision<Event> decideBegin(const State &state, const BeginCombat &begin, Dice &dice);
Decision<Event> decideRest(const State &state, const Rest &rest);
Decision<Event> decideRoll(const State &state, const Roll &roll, Dice &dice);
Decision<Event> decideBlock(const State &state, const Block &block);
Decision<Event> decideChange(const State &state, const ChangeDice &change);
Decision<Event> decideDefend(const State &state);

Decision<Event> decideDraw(const State &state, const Draw &draw);
Decision<Event> decideTake(const State &state, const Take &take);
Decision<Event> decideLeave(const State &state, const Leave &leave);
Decision<Event> decideGive(const State &state, const Give &give);
Decision<Event> decideDrop(const State &state, const Drop &drop);
Decision<Event> decideUse(const State &state, const Use &use);

} // namespace torchside::darkcastle
