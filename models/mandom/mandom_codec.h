#pragma once

#include "models/mandom/mandom_rules.h"
#include "models/mandom/mandom_story.h"
#include "models/mandom/mandom_words.h"
#include "models/protocol/game_instances.h"

namespace torchside::mandom {

// Dungeon of Mandom as the kernel and the protocol hold it.
struct Game {
    using Rules = mandom::Rules;
    using Words = mandom::Words;
    using Story = mandom::Story;
    using Codec = protocol::Codec<Rules>;
    static constexpr std::string_view id = "mandom";
    static constexpr std::string_view title = "Dungeon of Mandom";
    static constexpr int fewest = 2;
    static constexpr int most = 4;
    static constexpr std::string_view example = R"({"do":"start","players":["Ann","Bo","Cy"]})";
};

} // namespace torchside::mandom

TORCHSIDE_GAME_DECLARED(torchside::mandom::Game)
