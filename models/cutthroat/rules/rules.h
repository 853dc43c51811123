#pragma once

#include "models/cutthroat/commands.h"
#include "models/kernel/dice.h"

namespace torchside::cutthroat {

struct Rules {
    using State = cutthroat::State;
    using Command = cutthroat::Command;
    using Event = cutthroat::Event;
    using Refusal = torchside::Refusal;

    static Decision<Event> decide(const State &state, const Command &command, Dice &dice);
    static State evolve(State state, const Event &event);
    static bool worksAfterTheEnd(const Command &command) { return std::holds_alternative<Rename>(command); }
    // Two taps on the same counter as one; nothing where they are no such taps, or undo each other.
    static std::optional<Command> together(const Command &last, const Command &next);
    // What is always so, whatever was played.
    static bool sound(const State &state);
};

} // namespace torchside::cutthroat
