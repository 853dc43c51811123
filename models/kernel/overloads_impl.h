#pragma once

#include "models/kernel/lifecycle.h"
#include "models/kernel/one_of.h"
#include "models/kernel/overloads.h"

// What a game's commands and events are made of, and the way to the overload for each, compiled once: in the
// one file of its rules that says, behind its namespace, TORCHSIDE_RULES_MADE(game).
#define TORCHSIDE_RULES_MADE(game)                                                                           \
    namespace torchside::game {                                                                              \
    TORCHSIDE_ONE_OF_MADE(Command)                                                                           \
    TORCHSIDE_ONE_OF_MADE(Event)                                                                             \
    }                                                                                                        \
    template struct torchside::RulesOf<torchside::game::State, torchside::game::Command,                     \
                                       torchside::game::Event>;

namespace torchside {

namespace detail {

// Beside RulesOf, whose members' names would hide the overloads.
template <class Event, class State, class Command>
Decision<Event> decided(const State &state, const Command &command, Dice &dice)
{
    if constexpr (std::same_as<Command, Rename>)
        return decideRename<Event>(state.seats, command);
    else if constexpr (requires { decide(state, command, dice); })
        return decide(state, command, dice);
    else
        return decide(state, command);
}

template <class State, class Event>
void apply(State &state, const Event &event)
{
    if constexpr (std::same_as<Event, Renamed>)
        state.seats.at(static_cast<std::size_t>(event.player)) = event.to;
    else
        evolve(state, event);
}

} // namespace detail

template <class S, class C, class E>
Decision<E> RulesOf<S, C, E>::decide(const State &state, const Command &command, Dice &dice)
{
    return std::visit([&](const auto &each) { return detail::decided<Event>(state, each, dice); }, command);
}

template <class S, class C, class E>
S RulesOf<S, C, E>::evolve(State state, const Event &event)
{
    std::visit([&](const auto &each) { detail::apply(state, each); }, event);
    return state;
}

} // namespace torchside
