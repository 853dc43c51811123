#pragma once

#include "data/journal/sqlite.h"

#include <string>

namespace torchside::data {

// Brings a database to our version by the numbered scripts, all in one transaction.
void migrate(Database &db);

// A whole copy of an older file beside it, before it is changed; returns its name.
std::string keepCopy(Database &db, const std::string &path, int version);

} // namespace torchside::data
