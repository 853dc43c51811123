// Taps on a counter that are one step.
#include "models/darkcastle/rules/rules.h"

#include <cstdlib>

namespace torchside::darkcastle {

namespace {

// Lost or won back by somebody, without a reason given: what a tap does.
std::optional<std::pair<int, int>> tapIn(const Command &command)
{
    if (const auto *hurt = std::get_if<Hurt>(&command); hurt && !hurt->why)
        return std::pair(hurt->character, -hurt->amount);
    if (const auto *heal = std::get_if<Heal>(&command); heal && !heal->why)
        return std::pair(heal->character, heal->amount);
    return std::nullopt;
}

} // namespace

std::optional<Command> Rules::together(const Command &last, const Command &next)
{
    const auto first = tapIn(last);
    const auto second = tapIn(next);
    if (!first || !second || first->first != second->first)
        return std::nullopt;
    const int sum = first->second + second->second;
    if (sum == 0 || std::abs(sum) > mostHp)
        return std::nullopt;
    return sum < 0 ? Command(Hurt{first->first, -sum, {}}) : Command(Heal{first->first, sum, {}});
}

} // namespace torchside::darkcastle
