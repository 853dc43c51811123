#pragma once

#include "models/duelofages/commands.h"

// What the boxes of Duel of Ages hold, as far as a table types it.
namespace torchside::duelofages::pack {

inline constexpr auto entryName = aName(80);
inline constexpr Limits ownNote{.longest = 500};

struct Location {
    std::string name;
    std::string note;
    bool operator==(const Location &) const = default;
    static constexpr auto form()
    {
        return record("location", must("name", &Location::name, entryName),
                      may("note", &Location::note, ownNote));
    }
};

struct Character {
    std::string name;
    std::string note;
    bool operator==(const Character &) const = default;
    static constexpr auto form()
    {
        return record("character", must("name", &Character::name, entryName),
                      may("note", &Character::note, ownNote));
    }
};

struct OwnCard {
    std::string name;
    std::string note;
    bool operator==(const OwnCard &) const = default;
    static constexpr auto form()
    {
        return record("card", must("name", &OwnCard::name, entryName), may("note", &OwnCard::note, ownNote));
    }
};

using Entry = std::variant<Location, Character, OwnCard>;

// What lies on the table now, by the kinds that it may be of.
struct Lying {
    std::vector<std::string_view> kinds;
    std::string name;
};
std::vector<Lying> lying(const State &state);

// What a step says about the boxes: a map of the table's own, not the usual one.
std::vector<Entry> learnt(const State &before, const Command &command, const std::vector<Event> &events);

} // namespace torchside::duelofages::pack
