#pragma once

#include "models/cthulhu/rules/struggles.h"

// Events of the pool that play themselves when their moment comes.
namespace torchside::cthulhu::lillith {

// Those whose moment this is and that can be paid, the dearest first; one of cost X never plays itself.
std::vector<CardId> dueEvents(const State &state, Trigger moment, const std::vector<CardId> &asked);
// The one that is proposed at the moment that has come; nothing where none is left.
std::optional<CardId> dueNow(const State &state);
// Lets the moment come if it has not been and an event waits for it; the table is asked then.
bool comes(Course &course, Trigger moment);

} // namespace torchside::cthulhu::lillith
