#pragma once

#include "models/darkcastle/darkcastle_rules.h"
#include "models/darkcastle/darkcastle_schema.h"
#include "models/darkcastle/darkcastle_words.h"
#include "models/protocol/codec.h"

namespace torchside::darkcastle {

// Escape the Dark Castle as the kernel and the protocol hold it.
struct Game {
    using Rules = darkcastle::Rules;
    using Words = darkcastle::Words;
    using Codec = protocol::Codec<Rules>;
    static constexpr std::string_view id = "darkcastle";
    static constexpr std::string_view title = "Escape the Dark Castle";
    static constexpr int fewest = 1;
    static constexpr int most = 4;
};

} // namespace torchside::darkcastle

extern template struct torchside::protocol::Codec<torchside::darkcastle::Rules>;
