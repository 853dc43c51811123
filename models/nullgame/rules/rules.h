#pragma once

#include "models/kernel/dice.h"
#include "models/kernel/refusal.h"
#include "models/nullgame/state.h"

namespace torchside::nullgame {

struct Rules {
    using State = nullgame::State;
    using Command = nullgame::Command;
    using Event = nullgame::Event;
    using Refusal = torchside::Refusal;
    using Question = nullgame::Question;
    using Answer = nullgame::Answer;

    static Decision<Event> decide(const State &state, const Command &command, Dice &dice);
    static State evolve(State state, const Event &event);
    static bool worksAfterTheEnd(const Command &command) { return std::holds_alternative<Rename>(command); }
    // Two taps on the same counter as one; nothing where they are no such taps, or undo each other.
    static std::optional<Command> together(const Command &last, const Command &next);
    static std::variant<Answer, Refusal> answer(const State &state, const Question &question);
    static bool sound(const State &state);
};

} // namespace torchside::nullgame
