#pragma once

#include "models/kernel/dice.h"
#include "models/kernel/refusal.h"
#include "models/mandom/state.h"

namespace torchside::mandom {

struct Rules {
    using State = mandom::State;
    using Command = mandom::Command;
    using Event = mandom::Event;
    using Refusal = torchside::Refusal;
    using Question = mandom::Question;
    using Answer = mandom::Answer;

    static Decision<Event> decide(const State &state, const Command &command, Dice &dice);
    static State evolve(State state, const Event &event);
    static bool worksAfterTheEnd(const Command &command) { return std::holds_alternative<Rename>(command); }
    static std::variant<Answer, Refusal> answer(const State &state, const Question &question);
    // What is always so, whatever was played.
    static bool sound(const State &state);
};

} // namespace torchside::mandom
