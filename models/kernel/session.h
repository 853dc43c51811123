#pragma once

#include "models/kernel/form.h"
#include "models/kernel/sentence.h"

#include <concepts>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace torchside {

using SessionId = std::int64_t;

// Milliseconds since 1970, UTC. Time is handed in: nothing here looks at a clock.
using Moment = std::int64_t;
using Clock = std::function<Moment()>;
inline constexpr auto anyMoment = range(0, 253'402'300'799'999); // to the end of the year 9999

// How a session ended.
struct Outcome {
    std::vector<int> winners;
    std::string reason;

    bool operator==(const Outcome &) const = default;
    static constexpr auto form()
    {
        return record("outcome", must("winners", &Outcome::winners), must("reason", &Outcome::reason));
    }
};

// Shared by every game: a person's name is corrected. A step like any other.
struct Rename {
    int player = 0;
    std::string name;

    bool operator==(const Rename &) const = default;
    static constexpr auto form()
    {
        return record("rename", must("player", &Rename::player), must("name", &Rename::name, aName()));
    }
};

struct Renamed {
    int player = 0;
    std::string from;
    std::string to;

    bool operator==(const Renamed &) const = default;
    static constexpr auto form()
    {
        return record("renamed", must("player", &Renamed::player), must("from", &Renamed::from),
                      must("to", &Renamed::to));
    }
};

// The sentence of an event, by what tells the game's own; a name that was corrected is told alike in all
// games.
template <class Tell, class Event>
Sentence toldBy(const Tell &tell, const Event &event)
{
    return std::visit(
        [&]<class Each>(const Each &each) -> Sentence {
            if constexpr (std::same_as<Each, Renamed> && !std::invocable<Tell, Renamed>)
                return say("%1 {1:is|are} now called %2.", each.from, each.to);
            else
                return tell(each);
        },
        event);
}

// What a list of sessions shows of one, kept beside its steps.
struct Standing {
    std::vector<std::string> seats;
    std::optional<Outcome> outcome;
    Sentence line;

    bool operator==(const Standing &) const = default;
};

} // namespace torchside
