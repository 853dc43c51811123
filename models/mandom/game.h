#pragma once

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
    static constexpr std::string_view id = "mandom";
    static constexpr std::string_view title = "Dungeon of Mandom";
    static constexpr int fewest = 2;
    static constexpr int most = 4;
    static constexpr std::string_view example = R"({"do":"start","players":["Ann","Bo","Cy"]})";
};

} // namespace torchside::mandom
