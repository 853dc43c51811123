#pragma once

#include "models/cthulhu/rules/decide.h"

// What the table's hand needs to know before it changes something.
namespace torchside::cthulhu {

// Hands the character that is meant to `act`, once everything that is asked of it holds.
template <class Act>
Decision<Event> withCharacter(const State &state, const CardRef &ref, Act act)
{
    if (auto refusal = stillInSetup(state))
        return *refusal;
    const auto card = knownCard(state, "card", ref);
    if (const auto *refusal = std::get_if<Refusal>(&card))
        return *refusal;
    const auto *character = state.character(std::get<CardId>(card));
    if (!character)
        return badArgument(
            "card", say("%1 is no character of the Minion's in play.", state.name(std::get<CardId>(card))));
    return act(*character);
}

template <class... Events>
Decision<Event> done(const State &state, Events... events)
{
    Course course(state);
    (course.add(std::move(events)), ...);
    return finished(course);
}

} // namespace torchside::cthulhu
