#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace torchside::data {

// What a commit has made of a file: its size, and what now stands in the pages that are others.
struct PageChange {
    std::uint64_t size = 0;
    std::map<std::uint64_t, std::string> pages; // by number, from 0; the last may be shorter than the rest

    bool operator==(const PageChange &) const = default;
};

// Keeps pages where no file lasts, as in a browser.
class PageStore {
public:
    virtual ~PageStore() = default;
    // Wholly or not at all. It may take its time: the file is told when it is done, and sends nothing more
    // before.
    virtual void keep(const PageChange &change) = 0;
};

// An SQLite file that lasts as long as the program, while its commits are sent to a store. What the store
// refuses is taken back with all that came after it, as if it had never been written.
class PagedFile {
public:
    static constexpr std::size_t pageSize = 4096;

    // Watches this file from when it is next opened; the path is absolute, and there is one at a time.
    PagedFile(std::string path, PageStore &store);
    ~PagedFile();
    PagedFile(const PagedFile &) = delete;
    PagedFile &operator=(const PagedFile &) = delete;

    bool isPending() const { return sent_.isThere || next_.isThere; }
    // Somebody else writes, and what they have written is laid into the file from outside: SQLite may only
    // read.
    void setWatching(bool watching) { watching_ = watching; }
    bool isWatching() const { return watching_; }
    // The store is done with what it was sent last.
    void kept();
    void refused();

    // Told by SQLite's calls, which go through here.
    class Watched;
    bool isAt(const char *path) const { return path && path_ == path; }
    bool hasBeside(std::string_view path) const; // a log or journal of it
    void opened(Watched *file) { file_ = file; }
    void closed(const Watched *file);
    void willChange(std::uint64_t from, std::uint64_t to); // bytes
    void committed();

private:
    // With what stood in its pages before it.
    struct Change {
        bool isThere = false;
        std::uint64_t sizeBefore = 0;
        std::map<std::uint64_t, std::string> before;
        PageChange after;
    };
    void send();
    void begin(Change &change) const;

    std::string path_;
    PageStore &store_;
    Watched *file_ = nullptr;
    bool watching_ = false;
    Change open_; // being written
    Change next_; // committed
    Change sent_;
};

} // namespace torchside::data
