#pragma once

#include "data/journal/paged_file.h"

#include <sqlite3.h>

#include <cstdint>
#include <string>

namespace torchside::data {

// What SQLite is told who wants to write where one only watches: a number beside those of its own.
constexpr int isWatchedOnly = SQLITE_READONLY | (77 << 8);

// SQLite's own file with an ear at it; SQLite makes room for both.
class PagedFile::Watched {
public:
    std::uint64_t size() const;
    std::string read(std::uint64_t at, std::size_t many) const; // less at the file's end
    void write(std::uint64_t at, const std::string &bytes) const;
    void cut(std::uint64_t size) const;

    sqlite3_file base; // the first: what SQLite sees
    sqlite3_file *real;
    PagedFile *owner;
};

// Whether this file's writes are heard: it lasts no longer than the program, and so needs no journal of its
// own on the disk.
bool isWatched(const std::string &path);

// From now on files are opened under this one's eyes; nullptr: as ever.
void watch(PagedFile *owner);

} // namespace torchside::data
