#pragma once

#include "models/kernel/dice.h"
#include "models/kernel/lifecycle.h"
#include "models/kernel/refusal.h"

#include <concepts>
#include <variant>

namespace torchside {

// What the rules of every game have alike. Each adds sound, and what else it has: together, answer. A game's
// decisions are overloads, decide(state, command), with the dice as third where something is thrown; what
// happened is applied by evolve(state, event). They are found by the game's namespace, in overloads_impl.h.
template <class S, class C, class E>
struct RulesOf {
    using State = S;
    using Command = C;
    using Event = E;
    using Refusal = torchside::Refusal;
    static Decision<Event> decide(const State &state, const Command &command, Dice &dice);
    static State evolve(State state, const Event &event);
    static bool worksAfterTheEnd(const C &command) { return std::holds_alternative<Rename>(command); }
};

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

} // namespace torchside
