#pragma once

#include "models/darkcastle/darkcastle_rules.h"
#include "models/darkcastle/darkcastle_story.h"
#include "models/darkcastle/darkcastle_words.h"
#include "models/protocol/game_instances.h"

namespace torchside::darkcastle {

// Escape the Dark Castle as the kernel and the protocol hold it.
struct Game {
    using Rules = darkcastle::Rules;
    using Words = darkcastle::Words;
    using Story = darkcastle::Story;
    using Codec = protocol::Codec<Rules>;
    static constexpr std::string_view id = "darkcastle";
    static constexpr std::string_view title = "Escape the Dark Castle";
    static constexpr int fewest = 1;
    static constexpr int most = 4;
    static constexpr std::string_view example =
        R"({"do":"start","characters":[{"id":"abbot","player":"Ann"},{"id":"smith","player":"Bo"}]})";
};

} // namespace torchside::darkcastle

TORCHSIDE_GAME_DECLARED(torchside::darkcastle::Game)
