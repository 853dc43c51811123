#include "models/cthulhu/lillith/ponder.h"

#include <limits>
#include <system_error>
#include <utility>

namespace torchside::cthulhu::lillith {

namespace {

constexpr std::chrono::milliseconds atOnce(40);

} // namespace

Ponder::Ponder(Board board) : board_(std::move(board))
{
    try {
        thread_ = std::thread([this] { run(); });
    } catch (const std::system_error &) {
        thinkHere(atOnce);
    }
}

Ponder::Ponder(Board board, std::chrono::milliseconds time) : board_(std::move(board))
{
    thinkHere(time);
}

void Ponder::thinkHere(std::chrono::milliseconds time)
{
    ends_ = std::chrono::steady_clock::now() + time;
    run();
}

Ponder::~Ponder()
{
    stop();
    if (thread_.joinable())
        thread_.join();
}

// Whoever watches decides when it has taken long enough: no budget but that.
void Ponder::run()
{
    Found found;
    std::exception_ptr failure;
    try {
        found = search(board_, {std::numeric_limits<std::uint64_t>::max(),
                                [this](const Progress &progress) { return lookUp(progress); }});
    } catch (...) {
        failure = std::current_exception();
    }
    const std::scoped_lock lock(mutex_);
    found_ = std::move(found);
    failure_ = std::move(failure);
    done_ = true;
    ended_.notify_all();
}

bool Ponder::lookUp(const Progress &progress)
{
    const std::scoped_lock lock(mutex_);
    progress_ = progress;
    return stopped_ || (ends_ && std::chrono::steady_clock::now() >= *ends_);
}

bool Ponder::isDoneWithin(std::chrono::milliseconds time) const
{
    std::unique_lock lock(mutex_);
    return ended_.wait_for(lock, time, [this] { return done_; });
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
