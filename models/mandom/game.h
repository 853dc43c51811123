#pragma once

#include "models/kernel/identity.h"
#include "models/mandom/rules/rules.h"
#include "models/mandom/view.h"
#include "models/mandom/words/story.h"
#include "models/mandom/words/words.h"

namespace torchside::mandom {

// Dungeon of Mandom as the kernel and the protocol hold it.
struct Game {
    using Rules = mandom::Rules;
    using Words = mandom::Words;
    using Story = mandom::Story;
    using View = mandom::View;
    static constexpr Identity identity{
        .id = "mandom",
        .title = "Dungeon of Mandom",
        .fewest = 2,
        .most = 4,
        .example = R"({"do":"start","players":["Ann","Bo","Cy"]})",
        .emblem = "mandom",
    };
};

} // namespace torchside::mandom
