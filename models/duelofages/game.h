#pragma once

#include "models/duelofages/commands.h"
#include "models/duelofages/seat/seat.h"
#include "models/duelofages/view.h"
#include "models/duelofages/words/words.h"
#include "models/kernel/identity.h"
#include "models/kernel/overloads.h"

namespace torchside::duelofages {

struct Rules : RulesOf<State, Command, Event> {
    using Question = duelofages::Question;
    using Answer = duelofages::Answer;

    // Two taps on the same counter as one; nothing where they are no such taps, or undo each other.
    static std::optional<Command> together(const Command &last, const Command &next);
    static std::variant<Answer, Refusal> answer(const State &state, const Question &question);
    // What is always so, whatever was played.
    static bool sound(const State &state);
};

// Duel of Ages with its cutthroat rules as the kernel and the protocol hold it.
struct Game : GameOf<Rules, Words, Story, View, SeatViews> {
    static constexpr Identity identity{
        .id = "duelofages",
        .title = "Duel of Ages",
        .fewest = 3,
        .most = 4,
        .example = R"({"do":"start","players":["Ann","Bo","Cy"],"rolls":[9,5,7]})",
        .color = {"#C6A2FF", "#6538AD", "#FFD60A"},
        .ink = {"#1D0F33", "#FFFAF1", "#000000"},
        .emblem = "duelofages",
    };
};

} // namespace torchside::duelofages
