#include "models/duelofages/pack/pack.h"

#include "models/duelofages/facts.h"

#include <algorithm>

namespace torchside::duelofages::pack {

std::vector<Lying> lying(const State &state)
{
    std::vector<Lying> all;
    for (const auto &location : state.locations)
        all.push_back({{"location"}, location});
    for (const auto &pin : state.own)
        all.push_back({{pin.what == Own::card ? "card" : "character"}, pin.name});
    return all;
}

std::vector<Entry> learnt(const State &, const Command &, const std::vector<Event> &events)
{
    std::vector<Entry> entries;
    const auto &usual = usualLocations();
    for (const auto &event : events) {
        if (const auto *pinned = std::get_if<OwnPinned>(&event)) {
            if (pinned->what == Own::card)
                entries.emplace_back(OwnCard{pinned->name, {}});
            else
                entries.emplace_back(Character{pinned->name, {}});
        }
        if (const auto *started = std::get_if<Started>(&event))
            for (const auto &location : started->locations)
                if (std::find(usual.begin(), usual.end(), location) == usual.end())
                    entries.emplace_back(Location{location, {}});
    }
    return entries;
}

} // namespace torchside::duelofages::pack
