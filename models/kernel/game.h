#pragma once

#include "models/kernel/dice.h"
#include "models/kernel/identity.h"
#include "models/kernel/refusal.h"
#include "models/kernel/resync.h"
#include "models/kernel/session.h"

#include <concepts>
#include <string>
#include <string_view>
#include <vector>

namespace torchside {

// What a game is to the kernel. `Rules` decide and apply, `Words` speak, `Codec` turns values into text and
// back. Start is the first alternative of Command; Rename and Renamed are among the commands and events.
template <class G>
concept Game = requires(const typename G::Rules::State &state, const typename G::Rules::Command &command,
                        const typename G::Rules::Event &event,
                        const std::vector<typename G::Rules::Event> &events, Dice &dice,
                        std::string_view text)
{
    {
        G::Rules::decide(state, command, dice)
        } -> std::same_as<Decision<typename G::Rules::Event>>;
    {
        G::Rules::evolve(state, event)
        } -> std::same_as<typename G::Rules::State>;
    {
        G::Rules::sound(state)
        } -> std::same_as<bool>;
    {
        G::Rules::worksAfterTheEnd(command)
        } -> std::same_as<bool>;
    {
        state.seats
        } -> std::convertible_to<std::vector<std::string>>;
    {
        state.outcome
        } -> std::convertible_to<std::optional<Outcome>>;
    {
        G::Words::tell(state, event)
        } -> std::same_as<Sentence>;
    {
        G::Words::prompts(state)
        } -> std::same_as<std::vector<Prompt>>;
    {
        G::Words::pieces(state)
        } -> std::same_as<std::vector<Piece>>;
    {
        G::Words::standing(state)
        } -> std::same_as<Sentence>;
    {
        G::identity
        } -> std::convertible_to<Identity>;
};

// The port by which History writes values down and reads them again. models/json fills it in, by the forms.
template <class G>
struct Codec;

} // namespace torchside
