#pragma once

#include "models/darkcastle/rules/rules.h"
#include "models/darkcastle/seat/seat.h"
#include "models/darkcastle/view.h"
#include "models/darkcastle/words/story.h"
#include "models/darkcastle/words/words.h"
#include "models/kernel/identity.h"

namespace torchside::darkcastle {

// Escape the Dark Castle as the kernel and the protocol hold it.
struct Game {
    using Rules = darkcastle::Rules;
    using Words = darkcastle::Words;
    using Story = darkcastle::Story;
    using View = darkcastle::View;
    using Seats = darkcastle::SeatViews;
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
