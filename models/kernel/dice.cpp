#include "models/kernel/dice.h"

#include <numeric>
#include <utility>

namespace torchside {

std::vector<int> Dice::shuffled(int count)
{
    std::vector<int> order(static_cast<std::size_t>(count));
    std::iota(order.begin(), order.end(), 0);
    for (int i = count - 1; i > 0; --i)
        std::swap(order[static_cast<std::size_t>(i)], order[static_cast<std::size_t>(below(i + 1))]);
    return order;
}

int SeededDice::below(int sides)
{
    const auto bound = static_cast<std::uint64_t>(sides);
    const std::uint64_t whole = UINT64_MAX - UINT64_MAX % bound; // the largest multiple of bound that fits
    std::uint64_t drawn = engine_();
    while (drawn >= whole)
        drawn = engine_();
    return static_cast<int>(drawn % bound);
}

} // namespace torchside
