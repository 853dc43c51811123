#pragma once

#include "models/cthulhu/rules/rules.h"
#include "models/cthulhu/seat/seat.h"
#include "models/cthulhu/view.h"
#include "models/cthulhu/words/evening.h"
#include "models/cthulhu/words/words.h"
#include "models/kernel/identity.h"

namespace torchside::cthulhu {

// The game against the Minion as the kernel and the protocol hold it.
struct Game {
    using Rules = cthulhu::Rules;
    using Words = cthulhu::Words;
    using Story = cthulhu::Tale;
    using View = cthulhu::View;
    using Seats = cthulhu::SeatViews;
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
