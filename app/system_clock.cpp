#include "app/system_clock.h"

#include <chrono>

namespace torchside::app {

Clock systemClock()
{
    return [] {
        const auto now = std::chrono::system_clock::now().time_since_epoch();
        return static_cast<Moment>(std::chrono::duration_cast<std::chrono::milliseconds>(now).count());
    };
}

} // namespace torchside::app
