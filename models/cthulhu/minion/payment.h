#pragma once

#include "models/cthulhu/state.h"

// Domains pay whole: one undrained domain with enough resources, the smallest that suffices.
namespace torchside::cthulhu {

// The undrained domain with the fewest resources that suffices, the first of equals.
std::optional<int> domainFor(const State &state, int cost);
int largestUndrained(const State &state);  // 0 where all are drained
bool canPay(const State &state, int cost); // from the ordinary domains; 0 needs none

struct EventPayment {
    bool fromEvents = false;
    std::optional<int> domain;
};
// From the Events Domain if it is undrained and big enough, else from an ordinary one; nothing if neither is.
std::optional<EventPayment> paymentForEvent(const State &state, int cost);
// The events of the pool that could be paid; one of cost X can always be paid with 0.
std::vector<CardId> payableEvents(const State &state);
bool validEventWaits(const State &state);

} // namespace torchside::cthulhu
