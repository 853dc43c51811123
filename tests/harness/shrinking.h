#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <stdexcept>
#include <string>
#include <vector>

namespace torchside::tests {

// A game as lines of the protocol, with the seed of what it throws itself.
struct Played {
    std::uint64_t seed = 1;
    std::vector<std::string> lines;
    bool isShrunk = false; // then a line may have become one that can't be read
};

std::ostream &operator<<(std::ostream &to, const Played &game);

// Something that was promised of every game does not hold.
struct BrokenPromise : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// Plays that many games, from seeds that are the same in every run, and holds each against what is promised
// of it. Nothing where all is kept, else what is broken and the shortest game that shows it. RC_PARAMS, as
// rapidcheck knows it, asks for other seeds or for more games: RC_PARAMS="seed=7 max_success=1000".
std::string firstBroken(int games, const std::function<Played(std::uint64_t seed)> &play,
                        const std::function<void(const Played &)> &promises);

} // namespace torchside::tests
