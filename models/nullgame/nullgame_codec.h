#pragma once

#include "models/nullgame/nullgame_rules.h"
#include "models/nullgame/nullgame_story.h"
#include "models/nullgame/nullgame_words.h"
#include "models/protocol/game_instances.h"

namespace torchside::nullgame {

// The null game as the kernel and the protocol hold it.
struct Game {
    using Rules = nullgame::Rules;
    using Words = nullgame::Words;
    using Story = nullgame::Story;
    using Codec = protocol::Codec<Rules>;
    static constexpr std::string_view id = "nullgame";
    static constexpr std::string_view title = "The null game";
    static constexpr int fewest = 1;
    static constexpr int most = 8;
    static constexpr std::string_view example = R"({"do":"start","players":["Ann","Bo"]})";
};

} // namespace torchside::nullgame

TORCHSIDE_GAME_DECLARED(torchside::nullgame::Game)
