#pragma once

#include "models/cthulhu/cthulhu_commands.h"
#include "models/cthulhu/cthulhu_thought.h"
#include "models/kernel/refusal.h"

namespace torchside::cthulhu {

// Why the Minion does not take this card: the first test that keeps it out, and by how much.
struct WhyNot {
    Test test = Test::hand;
    std::optional<int> by;
    Sentence text;
    std::optional<lillith::LineOutcome> outcome =
        std::nullopt; // of the line that was asked about, under LILLITH
    bool operator==(const WhyNot &) const = default;
};

std::variant<WhyNot, Refusal> whyNot(const State &state, const AskWhyNot &question);

} // namespace torchside::cthulhu
