#pragma once

#include "models/kernel/identity.h"
#include "models/nullgame/rules/rules.h"
#include "models/nullgame/words/story.h"
#include "models/nullgame/words/words.h"

namespace torchside::nullgame {

// The null game as the kernel and the protocol hold it.
struct Game {
    using Rules = nullgame::Rules;
    using Words = nullgame::Words;
    using Story = nullgame::Story;
    using View = nullgame::View;
    static constexpr Identity identity{
        .id = "nullgame",
        .title = "The null game",
        .fewest = 1,
        .most = 8,
        .example = R"({"do":"start","players":["Ann","Bo"]})",
    };
};

} // namespace torchside::nullgame
