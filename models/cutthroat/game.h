#pragma once

#include "models/cutthroat/rules/rules.h"
#include "models/cutthroat/seat/seat.h"
#include "models/cutthroat/view.h"
#include "models/cutthroat/words/story.h"
#include "models/cutthroat/words/words.h"
#include "models/kernel/identity.h"

namespace torchside::cutthroat {

// Cutthroat Caverns as the kernel and the protocol hold it.
struct Game {
    using Rules = cutthroat::Rules;
    using Words = cutthroat::Words;
    using Story = cutthroat::Story;
    using View = cutthroat::View;
    using Seats = cutthroat::SeatViews;
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
