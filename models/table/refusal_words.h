#pragma once

#include "models/kernel/refusal.h"

#include <QString>

namespace torchside::table {

// A refusal as people are told it. What speaks of a program's fields ("player is missing.") is meant for
// programs: the window says it in words of the table.
QString told(const Refusal &refusal);

} // namespace torchside::table
