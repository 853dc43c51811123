#pragma once

#include "models/darkcastle/commands.h"

// What the castle's box holds, as far as a table types it.
namespace torchside::darkcastle::pack {

inline constexpr auto entryName = aName(80);
inline constexpr Limits ownNote{.longest = 500};
inline constexpr int mostUses = 9;

struct Enemy {
    std::string name;
    std::optional<Row> dice{};       // those printed
    std::optional<bool> perPlayer{}; // and one for each character, thrown
    std::optional<int> blow{};
    std::string note;
    bool operator==(const Enemy &) const = default;
    static constexpr auto form()
    {
        return record("enemy", must("name", &Enemy::name, entryName), may("dice", &Enemy::dice),
                      may("perPlayer", &Enemy::perPlayer), may("blow", &Enemy::blow, range(0, mostBlow)),
                      may("note", &Enemy::note, ownNote));
    }
};

struct Item {
    std::string name;
    std::optional<int> hands{};
    std::optional<int> uses{}; // nothing: as often as one likes
    std::string note;
    bool operator==(const Item &) const = default;
    static constexpr auto form()
    {
        return record("item", must("name", &Item::name, entryName),
                      may("hands", &Item::hands, range(1, handsEach)),
                      may("uses", &Item::uses, range(1, mostUses)), may("note", &Item::note, ownNote));
    }
};

using Entry = std::variant<Enemy, Item>;

// What lies on the table now, by the kinds that it may be of.
struct Lying {
    std::vector<std::string_view> kinds;
    std::string name;
};
std::vector<Lying> lying(const State &state);

// What a step says about the box.
std::vector<Entry> learnt(const State &before, const Command &command, const std::vector<Event> &events);

} // namespace torchside::darkcastle::pack
