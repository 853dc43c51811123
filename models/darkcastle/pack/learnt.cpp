#include "models/darkcastle/pack/pack.h"

namespace torchside::darkcastle::pack {

namespace {

// The dice that are printed: all of them but those that were thrown.
Row printed(const CombatBegan &began)
{
    auto dice = began.dice;
    for (const auto symbol : began.rolled)
        dice.of(symbol) -= 1;
    return dice;
}

} // namespace

std::vector<Lying> lying(const State &state)
{
    std::vector<Lying> all;
    if (state.combat && state.combat->enemy)
        all.push_back({{"enemy"}, *state.combat->enemy});
    for (const auto &character : state.characters)
        for (const auto &held : character.hands)
            all.push_back({{"item"}, held.item});
    for (const auto &laid : state.laid)
        all.push_back({{"item"}, laid.item});
    return all;
}

std::vector<Entry> learnt(const State &, const Command &, const std::vector<Event> &events)
{
    std::vector<Entry> entries;
    for (const auto &event : events) {
        if (const auto *began = std::get_if<CombatBegan>(&event); began && began->enemy)
            entries.emplace_back(
                Enemy{*began->enemy, printed(*began), !began->rolled.empty(), began->blow, {}});
        if (const auto *taken = std::get_if<Taken>(&event))
            entries.emplace_back(Item{taken->item, taken->hands, {}, {}});
        if (const auto *used = std::get_if<Used>(&event); used && used->discarded)
            entries.emplace_back(Item{used->item, {}, 1, {}});
    }
    return entries;
}

} // namespace torchside::darkcastle::pack
