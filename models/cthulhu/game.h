#pragma once

#include "models/cthulhu/commands.h"
#include "models/cthulhu/events.h"
#include "models/cthulhu/minion/whynot.h"
#include "models/cthulhu/rules/forecast.h"
#include "models/cthulhu/seat/seat.h"
#include "models/cthulhu/view.h"
#include "models/cthulhu/words/words.h"
#include "models/kernel/dice.h"
#include "models/kernel/identity.h"
#include "models/kernel/overloads.h"
#include "models/kernel/refusal.h"

namespace torchside::cthulhu {

struct Rules : RulesOf<State, Command, Event> {
    using Question = cthulhu::Question;
    using Answer = std::variant<WhyNot, Forecast>;

    static State evolve(State state, const Event &event); // what was planned holds while nothing changes
    // Two taps on the same counter as one; nothing where they are no such taps, or undo each other.
    static std::optional<Command> together(const Command &last, const Command &next);
    // What the names in a command meant when it came to these events, whatever the catalogue says by now.
    static void recall(Command &command, const std::vector<Event> &events);
    // What LILLITH has planned in these steps, and for which boards.
    using Thoughts = lillith::Thoughts;
    static Thoughts thoughtsOf(State &state, const std::vector<Event> &events);
    static lillith::Recollection recalling(const Thoughts *thoughts)
    {
        return lillith::Recollection(thoughts);
    }
    static std::variant<Answer, Refusal> answer(const State &state, const Question &question);
    // What is always so, whatever was played.
    static bool sound(const State &state);
};

// What no correction of the start may change: another Minion is another game.
std::optional<Refusal> differsInKind(const State &before, const State &after);

// The game against the Minion as the kernel and the protocol hold it.
struct Game : GameOf<Rules, Words, Tale, View, SeatViews> {
    static constexpr Identity identity{
        .id = "cthulhu",
        .title = "Cthulhu Rising",
        .fewest = 1,
        .most = 1,
        .example = R"({"do":"start","stories":["The Well","The Tower","The Wreck"]})",
        .color = {"#58D6A0", "#0B6840", "#FFD60A"},
        .ink = {"#06231A", "#FFFAF1", "#000000"},
        .emblem = "cthulhu",
        .wantsCards = true,
    };
    static std::string flowchart() { return cthulhu::flowchart(); }
};

} // namespace torchside::cthulhu
