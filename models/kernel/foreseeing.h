#pragma once

#include "models/kernel/match.h"

#include <atomic>
#include <variant>

namespace torchside {

// A correction on its way: what comes of it is decided step by step, away from the session it was asked of,
// on whatever thread. Nothing is changed by it until it is handed back.
class Foreseeing {
public:
    virtual ~Foreseeing() = default;
    // Decides the next step anew; false when none is left.
    virtual bool advance() = 0;
    // What comes of it, when none is left.
    virtual const std::variant<Corrected, Refusal> &found() const = 0;

    int steps() const { return steps_; }
    int decided() const { return decided_; } // so far; asked from any thread

protected:
    int steps_ = 0;
    std::atomic<int> decided_ = 0;
};

} // namespace torchside
