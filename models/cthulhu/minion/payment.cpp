#include "models/cthulhu/minion/payment.h"

#include <algorithm>

namespace torchside::cthulhu {

std::optional<int> domainFor(const State &state, int cost)
{
    std::optional<int> best;
    for (std::size_t i = 0; i < state.domains.size(); ++i) {
        const auto &domain = state.domains[i];
        if (domain.drained || domain.resources < cost)
            continue;
        if (!best || domain.resources < state.domains[static_cast<std::size_t>(*best)].resources)
            best = static_cast<int>(i);
    }
    return best;
}

int largestUndrained(const State &state)
{
    int most = 0;
    for (const auto &domain : state.domains)
        if (!domain.drained)
            most = std::max(most, domain.resources);
    return most;
}

bool canPay(const State &state, int cost)
{
    return cost == 0 || domainFor(state, cost).has_value();
}

std::optional<EventPayment> paymentForEvent(const State &state, int cost)
{
    if (cost == 0)
        return EventPayment{};
    if (!state.events.drained && state.events.resources >= cost)
        return EventPayment{true, std::nullopt};
    if (const auto domain = domainFor(state, cost))
        return EventPayment{false, domain};
    return std::nullopt;
}

std::vector<CardId> payableEvents(const State &state)
{
    std::vector<CardId> payable;
    for (const auto &pooled : state.pool)
        if (paymentForEvent(state, state.printed(pooled.card).cost.number))
            payable.push_back(pooled.card);
    return payable;
}

bool validEventWaits(const State &state)
{
    return std::any_of(state.pool.begin(), state.pool.end(),
                       [](const Pooled &pooled) { return pooled.valid; });
}

} // namespace torchside::cthulhu
