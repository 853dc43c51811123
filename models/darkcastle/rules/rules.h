#pragma once

#include "models/darkcastle/commands.h"

namespace torchside::darkcastle {

struct Rules {
    using State = darkcastle::State;
    using Command = darkcastle::Command;
    using Event = darkcastle::Event;
    using Refusal = torchside::Refusal;
    using Question = darkcastle::Question;
    using Answer = darkcastle::Answer;

    static Decision<Event> decide(const State &state, const Command &command, Dice &dice);
    static State evolve(State state, const Event &event);
    static bool worksAfterTheEnd(const Command &command) { return std::holds_alternative<Rename>(command); }
    // Two taps on the same counter as one; nothing where they are no such taps, or undo each other.
    static std::optional<Command> together(const Command &last, const Command &next);
    static std::variant<Answer, Refusal> answer(const State &state, const Question &question);
    // What is always so, whatever was played.
    static bool sound(const State &state);
};

} // namespace torchside::darkcastle
