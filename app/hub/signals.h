#pragma once

#include <QSocketNotifier>

#include <functional>
#include <memory>

namespace torchside::hub {

// Calls back, in the event loop, when the system asks the program to end.
class Signals {
public:
    explicit Signals(std::function<void()> ending);
    ~Signals();
    Signals(const Signals &) = delete;
    Signals &operator=(const Signals &) = delete;

private:
    std::unique_ptr<QSocketNotifier> heard_;
};

} // namespace torchside::hub
