#pragma once

#include "data/journal/sql/database.h"
#include "models/kernel/journal.h"

#include <optional>
#include <string>

namespace torchside::data {

// Gives a damaged file (with what belongs to it) a new name that is free, and returns that.
std::string setAside(const std::string &path);

// Names the first step that is not as it was written, where the bytes that were changed make sense all the
// same.
std::optional<std::string> changedStep(Database &db);

// Takes over every session that can still be read whole, or as far as its first steps can be; returns how
// many.
int salvage(const std::string &damaged, Journal &into);

// The same for the catalogue of what boxes hold, with its corrections.
void salvageEntries(const std::string &damaged, Database &into);

} // namespace torchside::data
