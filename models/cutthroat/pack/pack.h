#pragma once

#include "models/cutthroat/commands.h"

// What the boxes of Cutthroat Caverns hold, as far as a table types it.
namespace torchside::cutthroat::pack {

inline constexpr auto entryName = aName(80);
inline constexpr Limits ownNote{.longest = 500};
inline constexpr std::size_t mostAttacks = 8;

// Whom an attack finds, as it is printed; a blow at one person by name says nothing about the next one.
enum class At {
    dealtMost,
    dealtLeast,
    all,
    first,
    second,
    third,
    fourth,
    fifth,
    sixth,
    lifeMost,
    lifeLeast,
    prestigeMost,
    prestigeLeast
};

struct ByPlayers {
    std::optional<int> three{};
    std::optional<int> four{};
    std::optional<int> five{};
    std::optional<int> six{};
    bool operator==(const ByPlayers &) const = default;
    static constexpr auto form()
    {
        return record("by-players", may("3", &ByPlayers::three, upTo999), may("4", &ByPlayers::four, upTo999),
                      may("5", &ByPlayers::five, upTo999), may("6", &ByPlayers::six, upTo999));
    }
};

struct Blow {
    At target = At::all;
    int damage = 0;
    int poison = 0;
    bool operator==(const Blow &) const = default;
    static constexpr auto form()
    {
        return record("attack", must("target", &Blow::target), must("damage", &Blow::damage, upTo999),
                      may("poison", &Blow::poison, upTo999));
    }
};

struct Creature {
    std::string name;
    Kind kind = Kind::creature;
    ByPlayers life;
    ByPlayers prestige;
    std::vector<Blow> attacks; // the usual one first
    std::string note;
    bool operator==(const Creature &) const = default;
    static constexpr auto form()
    {
        return record("creature", must("name", &Creature::name, entryName), may("kind", &Creature::kind),
                      may("life", &Creature::life), may("prestige", &Creature::prestige),
                      may("attacks", &Creature::attacks, list(0, mostAttacks)),
                      may("note", &Creature::note, ownNote));
    }
};

struct Happening {
    std::string name;
    std::vector<int> active; // the numbers of the encounters it is active in
    When when = When::now;
    std::string note;
    bool operator==(const Happening &) const = default;
    static constexpr auto form()
    {
        return record("event", must("name", &Happening::name, entryName),
                      may("active", &Happening::active, list(0, longestList, upTo999)),
                      may("when", &Happening::when), may("note", &Happening::note, ownNote));
    }
};

struct Item {
    std::string name;
    std::string note;
    bool operator==(const Item &) const = default;
    static constexpr auto form()
    {
        return record("item", must("name", &Item::name, entryName), may("note", &Item::note, ownNote));
    }
};

struct Relic {
    std::string name;
    std::string note;
    bool operator==(const Relic &) const = default;
    static constexpr auto form()
    {
        return record("relic", must("name", &Relic::name, entryName), may("note", &Relic::note, ownNote));
    }
};

struct Reputation {
    std::string name;
    int cost = 0;
    std::string note;
    bool operator==(const Reputation &) const = default;
    static constexpr auto form()
    {
        return record("reputation", must("name", &Reputation::name, entryName),
                      may("cost", &Reputation::cost, range(0, fullLife - 1)),
                      may("note", &Reputation::note, ownNote));
    }
};

struct Quest {
    std::string name;
    std::string note;
    bool operator==(const Quest &) const = default;
    static constexpr auto form()
    {
        return record("quest", must("name", &Quest::name, entryName), may("note", &Quest::note, ownNote));
    }
};

struct AttackCard {
    std::string name;
    std::string note;
    bool operator==(const AttackCard &) const = default;
    static constexpr auto form()
    {
        return record("card", must("name", &AttackCard::name, entryName),
                      may("note", &AttackCard::note, ownNote));
    }
};

using Entry = std::variant<Creature, Happening, Item, Relic, Reputation, Quest, AttackCard>;

// What lies on the table now, by the kinds that it may be of.
struct Lying {
    std::vector<std::string_view> kinds;
    std::string name;
};
std::vector<Lying> lying(const State &state);

// What a step says about the boxes.
std::vector<Entry> learnt(const State &before, const Command &command, const std::vector<Event> &events);

} // namespace torchside::cutthroat::pack

template <>
struct torchside::Names<torchside::cutthroat::pack::At> {
    static constexpr std::array<std::string_view, 13> list{
        "dealt-most",   "dealt-least",   "all",           "initiative-1", "initiative-2",
        "initiative-3", "initiative-4",  "initiative-5",  "initiative-6", "life-most",
        "life-least",   "prestige-most", "prestige-least"};
};
