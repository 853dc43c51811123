#pragma once

#include "models/cutthroat/commands.h"
#include "models/cutthroat/seat/seat.h"
#include "models/cutthroat/view.h"
#include "models/cutthroat/words/words.h"
#include "models/kernel/dice.h"
#include "models/kernel/identity.h"
#include "models/kernel/overloads.h"

namespace torchside::cutthroat {

struct Rules : RulesOf<State, Command, Event> {
    // Two taps on the same counter as one; nothing where they are no such taps, or undo each other.
    static std::optional<Command> together(const Command &last, const Command &next);
    // What is always so, whatever was played.
    static bool sound(const State &state);
};

// Cutthroat Caverns as the kernel and the protocol hold it.
struct Game : GameOf<Rules, Words, Story, View, SeatViews> {
    static constexpr Identity identity{
        .id = "cutthroat",
        .title = "Cutthroat Caverns",
        .fewest = fewestPlayers,
        .most = mostPlayers,
        .example = R"({"do":"start","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"}]})",
        .color = {"#FF6B6B", "#B3221F", "#FFD60A"},
        .ink = {"#2A0707", "#FFFAF1", "#000000"},
        .emblem = "cutthroat",
    };
};

} // namespace torchside::cutthroat
