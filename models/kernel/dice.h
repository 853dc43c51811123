#pragma once

#include <cstdint>
#include <random>
#include <vector>

namespace torchside {

// Where chance comes from. What came up goes into the event, so that nothing is ever rolled twice.
class Dice {
public:
    virtual ~Dice() = default;
    // One of 0 … sides - 1, each equally likely.
    virtual int below(int sides) = 0;

    int die(int sides) { return below(sides) + 1; }
    // The numbers 0 … count - 1 in an order of chance.
    std::vector<int> shuffled(int count);
};

// The Mersenne Twister with bounded draws that throw the biased rest away; the same seed, the same game.
class SeededDice final : public Dice {
public:
    explicit SeededDice(std::uint64_t seed) : engine_(seed) {}
    int below(int sides) override;

private:
    std::mt19937_64 engine_;
};

} // namespace torchside
