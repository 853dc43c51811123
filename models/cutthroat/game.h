#pragma once

#include "models/cutthroat/rules/rules.h"
#include "models/cutthroat/view.h"
#include "models/cutthroat/words/story.h"
#include "models/cutthroat/words/words.h"

namespace torchside::cutthroat {

// Cutthroat Caverns as the kernel and the protocol hold it.
struct Game {
    using Rules = cutthroat::Rules;
    using Words = cutthroat::Words;
    using Story = cutthroat::Story;
    using View = cutthroat::View;
    static constexpr std::string_view id = "cutthroat";
    static constexpr std::string_view title = "Cutthroat Caverns";
    static constexpr int fewest = fewestPlayers;
    static constexpr int most = mostPlayers;
    static constexpr std::string_view example =
        R"({"do":"start","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"}]})";
};

} // namespace torchside::cutthroat
