#pragma once

#include <initializer_list>
#include <optional>
#include <variant>

namespace torchside {

// Two taps on one counter as one: alike in all but how far they went, and that is added up. Nothing where
// they are no such taps, count different things, or undo each other. Of several counters a tap moves one.
template <class Tap, class Number, class Command>
std::optional<Command> addedUp(const Command &last, const Command &next,
                               std::initializer_list<Number Tap::*> counters)
{
    const auto *first = std::get_if<Tap>(&last);
    const auto *second = std::get_if<Tap>(&next);
    Number Tap::*counted = nullptr;
    for (const auto counter : counters) {
        if (!first || !second || (counted && (first->*counter || second->*counter)))
            return std::nullopt;
        if (first->*counter || second->*counter)
            counted = counter;
    }
    if (!counted)
        return std::nullopt;
    const std::optional<int> before = first->*counted;
    const std::optional<int> after = second->*counted;
    if (!before || !after || *before + *after == 0)
        return std::nullopt;
    auto both = *second;
    both.*counted = first->*counted;
    if (both != *first)
        return std::nullopt;
    both.*counted = *before + *after;
    return both;
}

} // namespace torchside
