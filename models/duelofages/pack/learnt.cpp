#include "models/duelofages/pack/pack.h"

#include "models/duelofages/facts.h"

#include <algorithm>

namespace torchside::duelofages::pack {

std::vector<Entry> learnt(const State &, const Command &, const std::vector<Event> &events)
{
    std::vector<Entry> entries;
    const auto &usual = usualLocations();
    for (const auto &event : events)
        if (const auto *started = std::get_if<Started>(&event))
            for (const auto &location : started->locations)
                if (std::find(usual.begin(), usual.end(), location) == usual.end())
                    entries.emplace_back(Location{location, {}});
    return entries;
}

} // namespace torchside::duelofages::pack
