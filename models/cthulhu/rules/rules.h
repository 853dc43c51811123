#pragma once

#include "models/cthulhu/commands.h"
#include "models/cthulhu/events.h"
#include "models/cthulhu/minion/whynot.h"
#include "models/cthulhu/rules/forecast.h"
#include "models/kernel/dice.h"
#include "models/kernel/refusal.h"

namespace torchside::cthulhu {

struct Rules {
    using State = cthulhu::State;
    using Command = cthulhu::Command;
    using Event = cthulhu::Event;
    using Refusal = torchside::Refusal;
    using Question = cthulhu::Question;
    using Answer = std::variant<WhyNot, Forecast>;

    static Decision<Event> decide(const State &state, const Command &command, Dice &dice);
    static State evolve(State state, const Event &event);
    static bool worksAfterTheEnd(const Command &command) { return std::holds_alternative<Rename>(command); }
    // Two taps on the same counter as one; nothing where they are no such taps, or undo each other.
    static std::optional<Command> together(const Command &last, const Command &next);
    // What the names in a command meant when it came to these events, whatever the catalogue says by now.
    static void recall(Command &command, const std::vector<Event> &events);
    static std::variant<Answer, Refusal> answer(const State &state, const Question &question);
    // What is always so, whatever was played.
    static bool sound(const State &state);
};

// What no correction of the start may change: another Minion is another game.
std::optional<Refusal> differsInKind(const State &before, const State &after);

} // namespace torchside::cthulhu
