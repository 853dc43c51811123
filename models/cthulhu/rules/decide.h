#pragma once

#include "models/cthulhu/cards/lookup.h"
#include "models/cthulhu/minion/steps.h"
#include "models/cthulhu/rules/turns.h"

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

} // namespace torchside::cthulhu
