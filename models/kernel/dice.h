#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <random>
#include <utility>
#include <vector>

namespace torchside {

// Where chance comes from. What came up goes into the event, so that nothing is ever rolled twice.
class Dice {
public:
    virtual ~Dice() = default;
    // One of 0 … sides - 1, each equally likely.
    virtual int below(int sides) = 0;
    // Will throw from here on what this one would: for whoever wants to know what is going to come.
    virtual std::unique_ptr<Dice> copy() const = 0;

    int die(int sides) { return below(sides) + 1; }
    // The numbers 0 … count - 1 in an order of chance.
    std::vector<int> shuffled(int count);
};

// The Mersenne Twister with bounded draws that throw the biased rest away; the same seed, the same game.
class SeededDice final : public Dice {
public:
    explicit SeededDice(std::uint64_t seed) : engine_(seed) {}
    int below(int sides) override;
    std::unique_ptr<Dice> copy() const override { return std::make_unique<SeededDice>(*this); }

private:
    std::mt19937_64 engine_;
};

// One throw as it came: of so many sides, this one, counted from 0.
struct Came {
    int sides = 0;
    int side = 0;
};

// The throws by which `shuffled` comes to this order of 0, 1, 2 …
std::vector<Came> shuffledAs(const std::vector<int> &order);

// Gives again what came before, as long as the same is thrown; from the first other throw on, chance of its
// own.
class RecallingDice final : public Dice {
public:
    RecallingDice(std::vector<Came> came, Dice &otherwise) : came_(std::move(came)), otherwise_(otherwise) {}
    int below(int sides) override;
    std::unique_ptr<Dice> copy() const override { return std::make_unique<RecallingDice>(*this); }

private:
    std::vector<Came> came_;
    std::size_t next_ = 0;
    Dice &otherwise_;
};

// Throws what another die is going to throw, which does so only when that is to count.
class ForeseenDice final : public Dice {
public:
    explicit ForeseenDice(Dice &real) : real_(real), ahead_(real.copy()) {}
    int below(int sides) override
    {
        thrown_.push_back(sides);
        return ahead_->below(sides);
    }
    std::unique_ptr<Dice> copy() const override { return ahead_->copy(); }
    void letCount();

private:
    Dice &real_;
    std::unique_ptr<Dice> ahead_;
    std::vector<int> thrown_;
};

} // namespace torchside
