#pragma once

#include "models/cthulhu/lillith/search.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <memory>
#include <mutex>
#include <thread>

namespace torchside::cthulhu::lillith {

// A search on a thread of its own, or where there is but one in slices, while somebody asks whether it is
// done. It can be watched while it runs, told to end with the best it has, and thrown away at any moment: the
// search looks up every few milliseconds.
class Ponder {
public:
    enum class By { thread, slices };
    explicit Ponder(Board board, By by = By::thread);
    ~Ponder();
    Ponder(const Ponder &) = delete;
    Ponder &operator=(const Ponder &) = delete;

    const Board &board() const { return board_; }
    void stop() { stopped_ = true; }
    bool isInSlices() const { return !thread_.joinable(); }
    // Whether it is done, at the latest after this time; in slices after one of them.
    bool isDoneWithin(std::chrono::milliseconds time);
    Progress progress() const;
    // Once it is done; throws what the search has thrown.
    const Found &found() const;

private:
    Limits limits();
    void run();
    void think(std::chrono::milliseconds time);
    void end(Found found, std::exception_ptr failure);

    const Board board_;
    std::atomic<bool> stopped_ = false;
    mutable std::mutex mutex_; // for what stands below
    mutable std::condition_variable ended_;
    bool done_ = false;
    Progress progress_;
    Found found_;
    std::exception_ptr failure_;
    std::unique_ptr<SearchInPieces> pieces_;
    std::thread thread_; // the last: it uses all of the others
};

} // namespace torchside::cthulhu::lillith
