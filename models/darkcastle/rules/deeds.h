#pragma once

#include "models/darkcastle/game.h"
#include "models/darkcastle/words/words.h"
#include "models/kernel/course.h"

// What the parts of the rules share: whom and when something concerns, and how a fight or the game ends.
namespace torchside::darkcastle {

using Events = std::vector<Event>;
using Course = torchside::Course<Rules>;

// The refusal of a character's index that nobody has, or nothing.
std::optional<Refusal> noCharacter(const State &state, std::string_view field, int character);
// The refusal outside of combat, or nothing.
std::optional<Refusal> notFighting(const State &state);
// The refusal for whoever does not fight in this round, or nothing.
std::optional<Refusal> notInTheFight(const State &state, int character);
// The words for what stands between now and something that has its time later or earlier.
Sentence whatIsOn(const State &state);

// Whoever has no health left is dead, and with that the game is over; true when it is.
bool endIfDead(Course &course);
// The moment no enemy dice are left, the combat is won, whatever took the last one.
void endIfBeaten(Course &course);

} // namespace torchside::darkcastle
