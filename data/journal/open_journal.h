#pragma once

#include "data/journal/sql_journal.h"

#include <memory>
#include <stdexcept>
#include <string>

namespace torchside::data {

// A file that can't serve as a journal; it was left exactly as it was.
struct OpenFailure : std::runtime_error {
    using std::runtime_error::runtime_error;
};

enum class Purpose { play, read };

struct Opened {
    std::unique_ptr<SqlJournal> journal;
    // What there is to say: a damaged file was set aside, an older one brought up to date. Empty most times.
    std::string notice;
};

// Opens the journal, or makes a new one where none is (only to play). An older file is brought up to date
// with a copy kept; a damaged one is set aside and what can be read of it taken over; a newer or foreign one
// is refused.
Opened openJournal(const std::string &path, Purpose purpose);

// The version this program writes.
int journalVersion();

} // namespace torchside::data
