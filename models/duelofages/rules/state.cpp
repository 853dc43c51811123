#include "models/duelofages/state.h"
#include "models/kernel/letters.h"

#include <algorithm>

namespace torchside::duelofages {

int State::allianceOf(int seat) const
{
    const auto &first = alliances[0];
    return std::find(first.begin(), first.end(), seat) != first.end() ? 0 : 1;
}

std::optional<int> State::allyOf(int seat) const
{
    for (const int other : alliances[at(allianceOf(seat))])
        if (other != seat)
            return other;
    return std::nullopt;
}

std::vector<std::string> State::names(const Seats &of) const
{
    std::vector<std::string> all;
    for (const int seat : of)
        all.push_back(name(seat));
    return all;
}

std::optional<std::size_t> State::placeOf(const std::string &location) const
{
    const auto found = std::find_if(locations.begin(), locations.end(),
                                    [&](const std::string &name) { return sameLetters(name, location); });
    if (found == locations.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - locations.begin());
}

bool State::isPinned(int player, Card card) const
{
    return std::any_of(pins.begin(), pins.end(),
                       [&](const PinnedCard &pin) { return pin.player == player && pin.card == card; });
}

Seats State::everybody() const
{
    return others(count(), {});
}

Seats others(int count, const Seats &without)
{
    Seats all;
    for (int seat = 0; seat < count; ++seat)
        if (std::find(without.begin(), without.end(), seat) == without.end())
            all.push_back(seat);
    return all;
}

} // namespace torchside::duelofages
