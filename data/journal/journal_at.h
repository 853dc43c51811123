#pragma once

#include "data/journal/open_journal.h"

namespace torchside::data {

// The journal at an address: `postgresql://HOST[:PORT],…/DATABASE` where many share it, else the file of that
// name. Throws OpenFailure.
Opened openJournalAt(const std::string &address, Purpose purpose);

} // namespace torchside::data
