#pragma once

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
    static constexpr std::string_view id = "nullgame";
    static constexpr std::string_view title = "The null game";
    static constexpr int fewest = 1;
    static constexpr int most = 8;
    static constexpr std::string_view example = R"({"do":"start","players":["Ann","Bo"]})";
};

} // namespace torchside::nullgame
