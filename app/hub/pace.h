#pragma once

#include "models/kernel/session.h"

#include <algorithm>

namespace torchside::hub {

// So many at once, and then one in so many milliseconds.
class Pace {
public:
    Pace(double most, double every) : most_(most), every_(every), credit_(most) {}

    bool allows(Moment now)
    {
        credit_ = std::min(most_, credit_ + static_cast<double>(now - at_) / every_);
        at_ = now;
        if (credit_ < 1)
            return false;
        credit_ -= 1;
        return true;
    }
    bool isFull(Moment now) const { return credit_ + static_cast<double>(now - at_) / every_ >= most_; }

private:
    double most_;
    double every_;
    double credit_;
    Moment at_ = 0;
};

} // namespace torchside::hub
