#pragma once

#include "models/darkcastle/commands.h"
#include "models/darkcastle/seat/seat.h"
#include "models/darkcastle/view.h"
#include "models/darkcastle/words/words.h"
#include "models/kernel/identity.h"
#include "models/kernel/overloads.h"

namespace torchside::darkcastle {

struct Rules : RulesOf<State, Command, Event> {
    using Question = darkcastle::Question;
    using Answer = darkcastle::Answer;

    // Two taps on the same counter as one; nothing where they are no such taps, or undo each other.
    static std::optional<Command> together(const Command &last, const Command &next);
    static std::variant<Answer, Refusal> answer(const State &state, const Question &question);
    // What is always so, whatever was played.
    static bool sound(const State &state);
};

// Escape the Dark Castle as the kernel and the protocol hold it.
struct Game : GameOf<Rules, Words, Story, View, SeatViews> {
    static constexpr Identity identity{
        .id = "darkcastle",
        .title = "Escape the Dark Castle",
        .fewest = 1,
        .most = 4,
        .example =
            R"({"do":"start","characters":[{"id":"abbot","player":"Ann"},{"id":"smith","player":"Bo"}]})",
        .color = {"#8FB4FF", "#2C539F", "#FFD60A"},
        .ink = {"#0B1730", "#FFFAF1", "#000000"},
        .emblem = "darkcastle",
    };
};

} // namespace torchside::darkcastle
