#pragma once

#include <cstdint>

namespace torchside::tests {

// Lies between SQLite and the disk, and says no when it is told to: to the n-th write or the n-th fsync from
// now on, once (a hiccup) or from then on (the disk is full until room is made).
class FailingDisk {
public:
    enum class On { write, sync };
    enum class For { once, good };
    // What has gone by here so far.
    struct Passed {
        std::int64_t writes = 0;
        std::int64_t bytes = 0;
        std::int64_t syncs = 0;
    };

    FailingDisk();  // becomes SQLite's way to the disk
    ~FailingDisk(); // until here
    FailingDisk(const FailingDisk &) = delete;
    FailingDisk &operator=(const FailingDisk &) = delete;

    void fail(On what, int nth, For howLong);
    void mend(); // says yes again
    bool hasFailed() const;
    static Passed passed();
};

} // namespace torchside::tests
