#include "app/hub/signals.h"

#include <array>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace torchside::hub {

namespace {

std::array<int, 2> ends{-1, -1}; // what is written into one comes out of the other, in the event loop

extern "C" void heard(int)
{
    const char one = 1;
    [[maybe_unused]] const auto written = ::write(ends[1], &one, 1);
}

} // namespace

Signals::Signals(std::function<void()> ending)
{
    if (::pipe(ends.data()) != 0)
        return;
    for (const int end : ends)
        ::fcntl(end, F_SETFD, FD_CLOEXEC);
    heard_ = std::make_unique<QSocketNotifier>(ends[0], QSocketNotifier::Read);
    QObject::connect(heard_.get(), &QSocketNotifier::activated, heard_.get(), [ending = std::move(ending)] {
        char one = 0;
        [[maybe_unused]] const auto got = ::read(ends[0], &one, 1);
        ending();
    });
    for (const int each : {SIGTERM, SIGINT})
        std::signal(each, heard);
    std::signal(SIGPIPE, SIG_IGN);
}

Signals::~Signals()
{
    for (const int each : {SIGTERM, SIGINT})
        std::signal(each, SIG_DFL);
    heard_.reset();
    for (int &end : ends)
        ::close(std::exchange(end, -1));
}

} // namespace torchside::hub
