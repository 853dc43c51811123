#include "data/journal/postgres/watch.h"

#include "data/journal/postgres/dial.h"
#include "models/kernel/journal.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <charconv>
#include <string_view>
#include <utility>

namespace torchside::data::postgres {

namespace {

using Steady = std::chrono::steady_clock;

// As long as nothing is told, it is asked whether anybody is there.
constexpr std::chrono::milliseconds silence{1'000};
constexpr std::chrono::milliseconds untilNextCall{200};

std::pair<int, int> pipeEnds()
{
    int ends[2]{-1, -1};
    if (pipe2(ends, O_NONBLOCK | O_CLOEXEC) != 0)
        throw JournalFailure("no more pipes can be had");
    return {ends[0], ends[1]};
}

} // namespace

Listener::Listener(std::string address, std::shared_ptr<const Writer> writer)
    : address_(std::move(address)), writer_(std::move(writer))
{
    std::tie(readable_, writable_) = pipeEnds();
    std::tie(stopped_, stop_) = pipeEnds();
    thread_ = std::thread([this] { keepListening(); });
}

Listener::~Listener()
{
    isOver_ = true;
    close(stop_);
    thread_.join();
    for (const int end : {readable_, writable_, stopped_})
        close(end);
}

void Listener::tell(std::vector<std::string> told, bool isAll, bool isBroken)
{
    const std::scoped_lock lock(mutex_);
    const bool isNews = !told.empty() || isAll || isBroken != isBroken_;
    told_.insert(told_.end(), std::make_move_iterator(told.begin()), std::make_move_iterator(told.end()));
    isAll_ = isAll_ || isAll;
    isBroken_ = isBroken;
    if (isNews && ::write(writable_, "!", 1) < 0)
        return; // it is full of calls: the one who reads has enough to wake for
}

Watch::News Listener::news()
{
    char calls[64];
    while (::read(readable_, calls, sizeof calls) > 0) {
    }
    const std::scoped_lock lock(mutex_);
    News news{{}, std::exchange(isAll_, false), isBroken_};
    for (const std::string_view told : std::exchange(told_, {})) {
        const auto blank = told.find(' ');
        SessionId id = 0;
        if (blank == std::string_view::npos || told.substr(0, blank) == writer_->sign)
            continue;
        std::from_chars(told.data() + blank + 1, told.data() + told.size(), id);
        news.sessions.insert(id);
    }
    return news;
}

void Listener::rest(std::chrono::milliseconds time) const
{
    pollfd over{stopped_, POLLIN, 0};
    poll(&over, 1, static_cast<int>(time.count()));
}

void Listener::keepListening()
{
    while (!isOver_) {
        try {
            listen();
        } catch (const Lost &) {
            tell({}, false, true);
            rest(untilNextCall);
        }
    }
}

void Listener::listen()
{
    const auto line = dial(address_, Steady::now() + patience);
    if (const auto result = line->run("LISTEN torchside", Steady::now() + patience); isFailure(result.get()))
        throw Lost{PQresultErrorMessage(result.get()), false};
    tell({}, true, false);
    auto heard = Steady::now();
    while (!isOver_) {
        auto told = line->told(silence, stopped_);
        if (!told.empty()) {
            tell(std::move(told), false, false);
            heard = Steady::now();
        } else if (Steady::now() - heard >= silence) {
            if (const auto result = line->run("SELECT 1", Steady::now() + patience); isFailure(result.get()))
                throw Lost{PQresultErrorMessage(result.get()), false};
            heard = Steady::now();
        }
    }
}

} // namespace torchside::data::postgres
