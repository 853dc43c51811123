#pragma once

#include "data/journal/sql/database.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchside::data {

// A script's words, and its version: the number that its name begins with.
std::string scriptText(const std::string &name);
int numberOf(std::string_view script);

// Those of files, oldest first.
std::vector<int> journalVersions();

// Brings a file to our version by the numbered scripts, all in one transaction.
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
