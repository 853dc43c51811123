#include "models/cthulhu/lillith/moments.h"

#include "models/cthulhu/facts.h"
#include "models/cthulhu/minion/thought.h"

#include <algorithm>

namespace torchside::cthulhu::lillith {

std::vector<CardId> dueEvents(const State &state, Trigger moment, const std::vector<CardId> &asked)
{
    std::vector<CardId> due;
    for (const auto card : payableEvents(state)) {
        const auto &printed = state.printed(card);
        const auto trigger = printed.trigger.value_or(Trigger::any);
        if ((trigger == moment || trigger == Trigger::any) && !printed.cost.isX && !contains(asked, card))
            due.push_back(card);
    }
    std::sort(due.begin(), due.end(), [&](CardId a, CardId b) { return supportGoesBefore(state, a, b); });
    return due;
}

std::optional<CardId> dueNow(const State &state)
{
    if (!state.moment)
        return std::nullopt;
    const auto due = dueEvents(state, state.moment->trigger, state.moment->asked);
    return due.empty() ? std::nullopt : std::optional(due.front());
}

bool comes(Course &course, Trigger moment)
{
    const auto &state = course.state();
    const bool passed = std::find(state.passed.begin(), state.passed.end(), moment) != state.passed.end();
    if (!state.isLillith() || passed || dueEvents(state, moment, {}).empty())
        return false;
    course.add(MomentCame{moment});
    return true;
}

} // namespace torchside::cthulhu::lillith
