#include "models/kernel/dice.h"

#include <algorithm>
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

std::vector<Came> shuffledAs(const std::vector<int> &order)
{
    std::vector<int> now(order.size());
    std::iota(now.begin(), now.end(), 0);
    std::vector<Came> came;
    for (auto i = std::ssize(order) - 1; i > 0; --i) {
        const auto found = std::find(now.begin(), now.begin() + i + 1, order[static_cast<std::size_t>(i)]);
        if (found == now.begin() + i + 1)
            return {}; // no order of these numbers
        came.push_back({static_cast<int>(i) + 1, static_cast<int>(found - now.begin())});
        std::iter_swap(now.begin() + i, found);
    }
    return came;
}

int RecallingDice::below(int sides)
{
    if (next_ >= came_.size() || came_[next_].sides != sides) {
        next_ = came_.size();
        return otherwise_.below(sides);
    }
    return came_[next_++].side;
}

void ForeseenDice::letCount()
{
    for (const int sides : thrown_)
        real_.below(sides);
    thrown_.clear();
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
