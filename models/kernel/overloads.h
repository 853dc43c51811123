#pragma once

#include "models/kernel/dice.h"
#include "models/kernel/lifecycle.h"
#include "models/kernel/refusal.h"

#include <concepts>
#include <variant>

namespace torchside {

// What the rules of every game have alike. Each adds decide, evolve, sound, and what else it has: together,
// answer.
template <class S, class C, class E>
struct RulesOf {
    using State = S;
    using Command = C;
    using Event = E;
    using Refusal = torchside::Refusal;
    static bool worksAfterTheEnd(const C &command) { return std::holds_alternative<Rename>(command); }
};

// A game's decisions are overloads, decide(state, command), with the dice as third where something is thrown;
// what happened is applied by evolve(state, event). They are found by the game's namespace.
template <class Rules>
Decision<typename Rules::Event> decided(const typename Rules::State &state,
                                        const typename Rules::Command &command, Dice &dice)
{
    return std::visit(
        [&]<class Each>(const Each &each) -> Decision<typename Rules::Event> {
            if constexpr (std::same_as<Each, Rename>)
                return decideRename<typename Rules::Event>(state.seats, each);
            else if constexpr (requires { decide(state, each, dice); })
                return decide(state, each, dice);
            else
                return decide(state, each);
        },
        command);
}

// What chance gave when this command came to these events, so that it can give the same again. A command that
// throws says so beside its decision: thrown(state, command, events).
template <class Rules>
std::vector<Came> thrownFor(const typename Rules::State &state, const typename Rules::Command &command,
                            const std::vector<typename Rules::Event> &events)
{
    return std::visit(
        [&]<class Each>(const Each &each) -> std::vector<Came> {
            if constexpr (requires(Dice & dice) { decide(state, each, dice); })
                return thrown(state, each, events);
            else
                return {};
        },
        command);
}

template <class Rules>
typename Rules::State evolved(typename Rules::State state, const typename Rules::Event &event)
{
    std::visit(
        [&]<class Each>(const Each &each) {
            if constexpr (std::same_as<Each, Renamed>)
                state.seats.at(static_cast<std::size_t>(each.player)) = each.to;
            else
                evolve(state, each);
        },
        event);
    return state;
}

} // namespace torchside
