#pragma once

#include <atomic>

namespace torchside {

// While one of these lives, what is worked out on this thread is wanted only until `givenUp` turns true:
// whoever takes long looks up now and then.
class Wanted {
public:
    explicit Wanted(const std::atomic<bool> &givenUp);
    ~Wanted();
    Wanted(const Wanted &) = delete;
    Wanted &operator=(const Wanted &) = delete;

    static bool isGivenUp();

private:
    const std::atomic<bool> *before_;
};

} // namespace torchside
