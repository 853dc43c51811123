#pragma once

#include "models/duelofages/rules/rules.h"
#include "models/duelofages/seat/seat.h"
#include "models/duelofages/view.h"
#include "models/duelofages/words/story.h"
#include "models/duelofages/words/words.h"
#include "models/kernel/identity.h"

namespace torchside::duelofages {

// Duel of Ages with its cutthroat rules as the kernel and the protocol hold it.
struct Game {
    using Rules = duelofages::Rules;
    using Words = duelofages::Words;
    using Story = duelofages::Story;
    using View = duelofages::View;
    using Seats = duelofages::SeatViews;
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
