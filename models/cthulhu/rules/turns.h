#pragma once

#include "models/cthulhu/rules/struggles.h"

// How the game goes on by itself to the next thing that the table has to do.
namespace torchside::cthulhu {

void beginTurn(Course &course, Side side);
// Passes over every step at which nothing is to be asked, and resolves what can be resolved.
void advance(Course &course);
// The events of a decision, once the game has gone on.
Decision<Event> finished(Course &course);

// A card comes up for the first time and gets its id.
CardId comeUp(Course &course, const Printed &card);

} // namespace torchside::cthulhu
