#pragma once

#include "models/cthulhu/cthulhu_rules.h"
#include "models/cthulhu/cthulhu_story.h"
#include "models/cthulhu/cthulhu_words.h"
#include "models/protocol/game_instances.h"

namespace torchside::cthulhu {

// The game against the Minion as the kernel and the protocol hold it.
struct Game {
    using Rules = cthulhu::Rules;
    using Words = cthulhu::Words;
    using Story = cthulhu::Tale;
    using Codec = protocol::Codec<Rules>;
    static constexpr std::string_view id = "cthulhu";
    static constexpr std::string_view title = "Cthulhu Rising";
    static constexpr int fewest = 1;
    static constexpr int most = 1;
    static constexpr std::string_view example =
        R"({"do":"start","stories":["The Well","The Tower","The Wreck"]})";
    static std::string flowchart() { return cthulhu::flowchart(); }
};

} // namespace torchside::cthulhu

TORCHSIDE_GAME_DECLARED(torchside::cthulhu::Game)
