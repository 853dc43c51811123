// Taps on a counter that are one step.
#include "models/duelofages/rules/rules.h"

#include <cstdlib>

namespace torchside::duelofages {

namespace {

bool isChange(int by)
{
    return by != 0 && std::abs(by) <= mostOfAll;
}

std::optional<Command> bothCounts(const Count &first, const Count &second)
{
    if (first.player != second.player)
        return std::nullopt;
    for (const auto counter : {&Count::characters, &Count::henchmen, &Count::offBoard, &Count::equipment}) {
        if (!(first.*counter) || !(second.*counter))
            continue;
        Count both{first.player, {}, {}, {}, {}};
        both.*counter = first.*counter;
        auto only = both;
        only.*counter = second.*counter;
        const int sum = *(first.*counter) + *(second.*counter);
        if (both != first || only != second || !isChange(sum))
            continue;
        both.*counter = sum;
        return both;
    }
    return std::nullopt;
}

} // namespace

std::optional<Command> Rules::together(const Command &last, const Command &next)
{
    if (const auto *first = std::get_if<Count>(&last))
        if (const auto *second = std::get_if<Count>(&next))
            return bothCounts(*first, *second);
    if (const auto *first = std::get_if<Marker>(&last))
        if (const auto *second = std::get_if<Marker>(&next))
            if (first->player == second->player && first->location == second->location &&
                isChange(first->by + second->by))
                return Marker{first->player, first->location, first->by + second->by};
    if (const auto *first = std::get_if<Vault>(&last))
        if (const auto *second = std::get_if<Vault>(&next); second && isChange(first->by + second->by))
            return Vault{first->by + second->by};
    return std::nullopt;
}

} // namespace torchside::duelofages
