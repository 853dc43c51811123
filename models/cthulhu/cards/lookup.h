#pragma once

#include "models/cthulhu/commands.h"
#include "models/kernel/refusal.h"

#include <variant>

// Which card a command means.
namespace torchside::cthulhu {

// One that came up already: by its id, or by its name where only one is in hand, pool or play.
std::variant<CardId, Refusal> knownCard(const State &state, std::string_view field, const CardRef &ref);

// The print of a card that comes up now: as it is told, like one that is known, from the deck, from the
// library.
std::variant<Printed, Refusal> newCard(const State &state, std::string_view field, const CardRef &ref);

// A card that is there already, or one that comes up now.
using KnownOrNew = std::variant<CardId, Printed, Refusal>;
KnownOrNew anyCard(const State &state, std::string_view field, const CardRef &ref);

} // namespace torchside::cthulhu
