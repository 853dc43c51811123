#pragma once

#include "models/duelofages/duelofages_rules.h"
#include "models/duelofages/duelofages_story.h"
#include "models/duelofages/duelofages_words.h"
#include "models/protocol/game_instances.h"

namespace torchside::duelofages {

// Duel of Ages with its cutthroat rules as the kernel and the protocol hold it.
struct Game {
    using Rules = duelofages::Rules;
    using Words = duelofages::Words;
    using Story = duelofages::Story;
    using Codec = protocol::Codec<Rules>;
    static constexpr std::string_view id = "duelofages";
    static constexpr std::string_view title = "Duel of Ages";
    static constexpr int fewest = 3;
    static constexpr int most = 4;
    static constexpr std::string_view example =
        R"({"do":"start","players":["Ann","Bo","Cy"],"rolls":[9,5,7]})";
};

} // namespace torchside::duelofages

TORCHSIDE_GAME_DECLARED(torchside::duelofages::Game)
