#pragma once

#include <utility>
#include <vector>

namespace torchside {

// Decides in several strides: each event found is applied at once, so that the next question is asked of the
// state it leads to.
template <class Rules>
class Course {
public:
    using State = typename Rules::State;
    using Event = typename Rules::Event;

    explicit Course(State state) : state_(std::move(state)) {}
    void add(Event event)
    {
        state_ = Rules::evolve(std::move(state_), event);
        events_.push_back(std::move(event));
    }
    const State &state() const { return state_; }
    std::vector<Event> events() const { return events_; }

private:
    State state_;
    std::vector<Event> events_;
};

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

template <class Rules, class Events>
typename Rules::State applied(typename Rules::State state, const Events &events)
{
    return applied<Rules>(std::move(state), events, [](const auto &, const auto &, const auto &) {});
}

} // namespace torchside
