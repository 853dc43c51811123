#pragma once

#include "models/duelofages/duelofages_events_schema.h"
#include "models/duelofages/duelofages_rules.h"
#include "models/duelofages/duelofages_words.h"
#include "models/protocol/codec.h"

namespace torchside::duelofages {

// Duel of Ages with its cutthroat rules as the kernel and the protocol hold it.
struct Game {
    using Rules = duelofages::Rules;
    using Words = duelofages::Words;
    using Codec = protocol::Codec<Rules>;
    static constexpr std::string_view id = "duelofages";
    static constexpr std::string_view title = "Duel of Ages";
    static constexpr int fewest = 3;
    static constexpr int most = 4;
};

} // namespace torchside::duelofages

extern template struct torchside::protocol::Codec<torchside::duelofages::Rules>;
