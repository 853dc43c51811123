#pragma once

#include "data/journal/sql/database.h"
#include "data/journal/sql_journal.h"

#include <optional>
#include <string>

namespace torchside::data {

// Gives a damaged file (with what belongs to it) a new name that is free, and returns that.
std::string setAside(const std::string &path);
// And its old name back, in the place of whatever has it now.
void putBack(const std::string &aside, const std::string &path);

// Names the first step that is not as it was written, where the bytes that were changed make sense all the
// same.
std::optional<std::string> changedStep(Database &db);

// Takes over every session that can still be read whole, or as far as its first steps can be; returns how
// many. Fails where nothing can be written: then nothing is lost yet.
int salvage(const std::string &damaged, SqlJournal &into);

// The same for the catalogue of what boxes hold, with its corrections.
void salvageEntries(const std::string &damaged, Database &into);

} // namespace torchside::data
