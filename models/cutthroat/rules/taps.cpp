// Taps on a counter that are one step.
#include "models/cutthroat/rules/rules.h"

namespace torchside::cutthroat {

std::optional<Command> Rules::together(const Command &last, const Command &next)
{
    const auto *first = std::get_if<Adjust>(&last);
    const auto *second = std::get_if<Adjust>(&next);
    if (!first || !second || first->player != second->player || first->why != second->why)
        return std::nullopt;
    for (const auto counter : {&Adjust::life, &Adjust::prestige, &Adjust::poison}) {
        Adjust both{first->player, 0, 0, 0, first->why};
        both.*counter = first->*counter;
        auto only = *second;
        only.*counter = 0;
        const int sum = first->*counter + second->*counter;
        if (both != *first || only != Adjust{first->player, 0, 0, 0, first->why} || second->*counter == 0 ||
            sum == 0)
            continue;
        both.*counter = sum;
        return both;
    }
    return std::nullopt;
}

} // namespace torchside::cutthroat
