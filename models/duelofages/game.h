#pragma once

#include "models/duelofages/rules/rules.h"
#include "models/duelofages/view.h"
#include "models/duelofages/words/story.h"
#include "models/duelofages/words/words.h"

namespace torchside::duelofages {

// Duel of Ages with its cutthroat rules as the kernel and the protocol hold it.
struct Game {
    using Rules = duelofages::Rules;
    using Words = duelofages::Words;
    using Story = duelofages::Story;
    using View = duelofages::View;
    static constexpr std::string_view id = "duelofages";
    static constexpr std::string_view title = "Duel of Ages";
    static constexpr int fewest = 3;
    static constexpr int most = 4;
    static constexpr std::string_view example =
        R"({"do":"start","players":["Ann","Bo","Cy"],"rolls":[9,5,7]})";
};

} // namespace torchside::duelofages
