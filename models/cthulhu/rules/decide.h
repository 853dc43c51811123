#pragma once

#include "models/cthulhu/cards/lookup.h"
#include "models/cthulhu/minion/steps.h"
#include "models/cthulhu/rules/struggles.h"

#include <vector>

// What decisions ask before they decide.
namespace torchside::cthulhu {

// Does the step of now take this command? The refusal that says what is asked instead, or nothing.
std::optional<Refusal> notAsked(const State &state, std::string_view command);
template <class Each>
std::optional<Refusal> notAsked(const State &state)
{
    return notAsked(state, Each::form().name);
}
std::optional<Refusal> stillInSetup(const State &state);
std::optional<Refusal> checkStory(std::string_view field, int story, const State &state);
// The card of a conspiracy that is won and still lies there till its effect is settled.
std::optional<Refusal> isOfWonStory(std::string_view field, const State &state, CardId card);
std::optional<Refusal> wonAlready(std::string_view field, const State &state, const Story &story);
Refusal cannotPay(const State &state, int cost);

// What the table's hand needs to know before it changes something.

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
