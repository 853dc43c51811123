#pragma once

#include <utility>

namespace torchside {

// The one way from a state over what happened to the next: each event is told before and after it is applied.
template <class Rules, class Events, class Tell>
typename Rules::State applied(typename Rules::State state, const Events &events, Tell &&tell)
{
    for (const auto &event : events) {
        auto after = Rules::evolve(state, event);
        tell(state, event, after);
        state = std::move(after);
    }
    return state;
}

} // namespace torchside
