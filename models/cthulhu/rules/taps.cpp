// Taps on a counter that are one step.
#include "models/cthulhu/rules/rules.h"

namespace torchside::cthulhu {

std::optional<Command> Rules::together(const Command &last, const Command &next)
{
    if (const auto *first = std::get_if<MoveTokens>(&last))
        if (const auto *second = std::get_if<MoveTokens>(&next))
            if (first->story == second->story && first->side == second->side && first->by + second->by != 0)
                return MoveTokens{first->story, first->side, first->by + second->by};
    if (const auto *first = std::get_if<CountStories>(&last))
        if (const auto *second = std::get_if<CountStories>(&next))
            if (first->side == second->side && first->by + second->by != 0)
                return CountStories{first->side, first->by + second->by};
    const auto *first = std::get_if<ChangeDomain>(&last);
    const auto *second = std::get_if<ChangeDomain>(&next);
    if (first && second && first->index == second->index && first->by && second->by && !first->drained &&
        !second->drained && *first->by + *second->by != 0)
        return ChangeDomain{first->index, *first->by + *second->by, std::nullopt};
    return std::nullopt;
}

} // namespace torchside::cthulhu
