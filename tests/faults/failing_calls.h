#pragma once

#include <string>

namespace torchside::tests {

// Stands between this program and the C library, and says no when it is told to: to the n-th write, fsync,
// renaming or opening from now on of a file in one folder, once or from then on, whoever asks: ours, Qt or
// SQLite.
class FailingCalls {
public:
    enum class On { write, sync, rename, open };
    enum class For { once, good };

    explicit FailingCalls(const std::string &folder);
    ~FailingCalls();
    FailingCalls(const FailingCalls &) = delete;
    FailingCalls &operator=(const FailingCalls &) = delete;

    void fail(On what, int nth, For howLong);
    void mend(); // says yes again
    bool hasFailed() const;
};

} // namespace torchside::tests
