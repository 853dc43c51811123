#include "models/duelofages/rules/throws.h"

#include "models/duelofages/facts.h"

#include <algorithm>

namespace torchside::duelofages {

namespace {

std::vector<int> whoThrew(const Throw &thrown, int value)
{
    std::vector<int> seats;
    for (std::size_t i = 0; i < thrown.seats.size(); ++i)
        if (thrown.dice.at(i) == value)
            seats.push_back(thrown.seats[i]);
    return seats;
}

} // namespace

std::vector<int> highestOf(const Throw &thrown)
{
    return whoThrew(thrown, *std::max_element(thrown.dice.begin(), thrown.dice.end()));
}

std::vector<int> lowestOf(const Throw &thrown)
{
    return whoThrew(thrown, *std::min_element(thrown.dice.begin(), thrown.dice.end()));
}

int twoDice(Dice &dice)
{
    const int first = dice.die(dieSides);
    return first + dice.die(dieSides);
}

std::vector<Throw> throwUntilOneIsLeft(std::vector<int> seats, const std::function<int()> &die,
                                       std::vector<int> (*bestOf)(const Throw &))
{
    std::vector<Throw> all;
    while (seats.size() > 1) {
        Throw thrown{seats, {}};
        for (std::size_t i = 0; i < seats.size(); ++i)
            thrown.dice.push_back(die());
        seats = bestOf(thrown);
        all.push_back(std::move(thrown));
    }
    return all;
}

} // namespace torchside::duelofages
