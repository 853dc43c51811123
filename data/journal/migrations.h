#pragma once

#include "data/journal/sql/database.h"

#include <cstdint>
#include <optional>
#include <string>

namespace torchside::data {

// Brings a database to our version by the numbered scripts, all in one transaction.
void migrate(Database &db);

// A whole copy of an older file beside it, before it is changed; returns its name.
std::string keepCopy(Database &db, const std::string &path, int version);

// "Trch": stands in the header of every journal of ours.
inline constexpr std::int64_t journalMark = 0x54726368;

// What the first bytes of a file say, read without opening it as a database.
struct FileHeader {
    bool isSqlite = false;
    std::int64_t version = 0;
    std::int64_t applicationId = 0;
};

std::optional<FileHeader> readHeader(const std::string &path);

} // namespace torchside::data
