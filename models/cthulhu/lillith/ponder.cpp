#include "models/cthulhu/lillith/ponder.h"

#include <algorithm>
#include <limits>
#include <system_error>
#include <utility>

namespace torchside::cthulhu::lillith {

namespace {

constexpr std::chrono::milliseconds
    slice(20); // the shortest: what a finger waits for beside it is hardly felt

} // namespace

Ponder::Ponder(Board board, By by) : board_(std::move(board))
{
    try {
        if (by == By::thread)
            thread_ = std::thread([this] { run(); });
    } catch (const std::system_error &) {
        // Then in slices.
    }
}

Ponder::~Ponder()
{
    stop();
    if (thread_.joinable())
        thread_.join();
}

// Whoever watches decides when it has taken long enough: no budget but that.
Limits Ponder::limits()
{
    return {std::numeric_limits<std::uint64_t>::max(), [this](const Progress &progress) {
                const std::scoped_lock lock(mutex_);
                progress_ = progress;
                return stopped_.load();
            }};
}

void Ponder::run()
{
    Found found;
    std::exception_ptr failure;
    try {
        found = search(board_, limits());
    } catch (...) {
        failure = std::current_exception();
    }
    end(std::move(found), std::move(failure));
}

void Ponder::think(std::chrono::milliseconds time)
{
    const auto until = std::chrono::steady_clock::now() + std::max(time, slice);
    try {
        if (!pieces_)
            pieces_ = std::make_unique<SearchInPieces>(board_, limits());
        while (pieces_->advance())
            if (std::chrono::steady_clock::now() >= until)
                return;
        end(pieces_->found(), nullptr);
    } catch (...) {
        end({}, std::current_exception());
    }
}

void Ponder::end(Found found, std::exception_ptr failure)
{
    const std::scoped_lock lock(mutex_);
    found_ = std::move(found);
    failure_ = std::move(failure);
    done_ = true;
    ended_.notify_all();
}

bool Ponder::isDoneWithin(std::chrono::milliseconds time)
{
    if (isInSlices() && !done_)
        think(time);
    std::unique_lock lock(mutex_);
    return ended_.wait_for(lock, isInSlices() ? std::chrono::milliseconds(0) : time,
                           [this] { return done_; });
}

Progress Ponder::progress() const
{
    const std::scoped_lock lock(mutex_);
    return progress_;
}

const Found &Ponder::found() const
{
    const std::scoped_lock lock(mutex_);
    if (failure_)
        std::rethrow_exception(failure_);
    return found_;
}

} // namespace torchside::cthulhu::lillith
