#pragma once

#include "models/cthulhu/commands.h"
#include "models/cthulhu/minion/thought.h"
#include "models/kernel/form.h"
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
    static constexpr auto form()
    {
        return record(
            "whyNot", must("test", &WhyNot::test), must("by", &WhyNot::by), may("outcome", &WhyNot::outcome),
            derived("text", &WhyNot::text, [](const WhyNot &whyNot) { return english(whyNot.text); }));
    }
};

// LILLITH's line beside another, and the aim at which the other is worse.
struct LinesWeighed {
    lillith::PlannedLine ours;
    lillith::PlannedLine other;
    lillith::Aim lostAt = lillith::Aim::order;
    bool operator==(const LinesWeighed &) const = default;
};

std::variant<LinesWeighed, Refusal> weighedAgainst(const State &state, const std::vector<Destination> &line);
std::variant<WhyNot, Refusal> whyNot(const State &state, const AskWhyNot &question);
// LILLITH's line with this card left at home, beside the one that sends it.
Sentence whySent(const State &state, CardId card);

} // namespace torchside::cthulhu
