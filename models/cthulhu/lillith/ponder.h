#pragma once

#include "models/cthulhu/lillith/search.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>

namespace torchside::cthulhu::lillith {

// A search on a thread of its own. It can be watched while it runs, told to end with the best it has, and
// thrown away at any moment: the search looks up every few milliseconds.
class Ponder {
public:
    explicit Ponder(Board board);
    // Without a thread, as it is where there is but one: done before this returns, with the best found in
    // that time.
    Ponder(Board board, std::chrono::milliseconds time);
    ~Ponder();
    Ponder(const Ponder &) = delete;
    Ponder &operator=(const Ponder &) = delete;

    const Board &board() const { return board_; }
    void stop() { stopped_ = true; }
    // Whether it is done, at the latest after this time.
    bool isDoneWithin(std::chrono::milliseconds time) const;
    Progress progress() const;
    // Once it is done; throws what the search has thrown.
    const Found &found() const;

private:
    void run();
    void thinkHere(std::chrono::milliseconds time);
    bool lookUp(const Progress &progress);

    const Board board_;
    std::atomic<bool> stopped_ = false;
    mutable std::mutex mutex_; // for what stands below
    mutable std::condition_variable ended_;
    bool done_ = false;
    Progress progress_;
    Found found_;
    std::exception_ptr failure_;
    std::optional<std::chrono::steady_clock::time_point> ends_; // where nobody can stop it
    std::thread thread_;                                        // the last: it uses all of the others
};

} // namespace torchside::cthulhu::lillith
