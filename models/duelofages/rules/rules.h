#pragma once

#include "models/duelofages/commands.h"

namespace torchside::duelofages {

struct Rules {
    using State = duelofages::State;
    using Command = duelofages::Command;
    using Event = duelofages::Event;
    using Refusal = torchside::Refusal;
    using Question = duelofages::Question;
    using Answer = duelofages::Answer;

    static Decision<Event> decide(const State &state, const Command &command, Dice &dice);
    static State evolve(State state, const Event &event);
    static bool worksAfterTheEnd(const Command &command) { return std::holds_alternative<Rename>(command); }
    // Two taps on the same counter as one; nothing where they are no such taps, or undo each other.
    static std::optional<Command> together(const Command &last, const Command &next);
    static std::variant<Answer, Refusal> answer(const State &state, const Question &question);
    // What is always so, whatever was played.
    static bool sound(const State &state);
};

} // namespace torchside::duelofages
