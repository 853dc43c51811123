#pragma once

#include "data/journal/open_journal.h"

namespace torchside::data::postgres {

// The journal in a PostgreSQL database; its tables are made where none are, and brought up to date by one at
// a time. Throws OpenFailure.
Opened open(const std::string &address, Purpose purpose);

// The version of the tables that this program writes.
int version();

} // namespace torchside::data::postgres
