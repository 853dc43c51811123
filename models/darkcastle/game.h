#pragma once

#include "models/darkcastle/rules/rules.h"
#include "models/darkcastle/view.h"
#include "models/darkcastle/words/story.h"
#include "models/darkcastle/words/words.h"

namespace torchside::darkcastle {

// Escape the Dark Castle as the kernel and the protocol hold it.
struct Game {
    using Rules = darkcastle::Rules;
    using Words = darkcastle::Words;
    using Story = darkcastle::Story;
    using View = darkcastle::View;
    static constexpr std::string_view id = "darkcastle";
    static constexpr std::string_view title = "Escape the Dark Castle";
    static constexpr int fewest = 1;
    static constexpr int most = 4;
    static constexpr std::string_view example =
        R"({"do":"start","characters":[{"id":"abbot","player":"Ann"},{"id":"smith","player":"Bo"}]})";
};

} // namespace torchside::darkcastle
