#pragma once

#include "models/kernel/one_of.h"
#include "models/kernel/refusal.h"
#include "models/mandom/events.h"

#include <variant>

// What can be asked of a game of Dungeon of Mandom.
namespace torchside::mandom {

struct Start {
    std::vector<std::string> players;
    int first = 0;
    bool operator==(const Start &) const = default;
    static constexpr auto form()
    {
        return record("start", must("players", &Start::players, list(2, 4, aName())),
                      may("first", &Start::first));
    }
};
Decision<Event> decide(const State &state, const Start &command);
struct Place {
    std::optional<Monster> monster;
    bool operator==(const Place &) const = default;
    static constexpr auto form() { return record("place", may("monster", &Place::monster).hidden()); }
};
Decision<Event> decide(const State &state, const Place &command);
struct Remove {
    Item item = Item::plateArmor;
    std::optional<Monster> monster;
    bool operator==(const Remove &) const = default;
    static constexpr auto form()
    {
        return record("remove", must("item", &Remove::item), may("monster", &Remove::monster).hidden());
    }
};
Decision<Event> decide(const State &state, const Remove &command);
struct Pass {
    bool operator==(const Pass &) const = default;
    static constexpr auto form() { return record("pass"); }
};
Decision<Event> decide(const State &state, const Pass &command);
struct NameKind {
    Monster monster = Monster::goblin;
    bool operator==(const NameKind &) const = default;
    static constexpr auto form() { return record("name", must("monster", &NameKind::monster)); }
};
Decision<Event> decide(const State &state, const NameKind &command);
struct Reveal {
    Monster monster = Monster::goblin;
    bool operator==(const Reveal &) const = default;
    static constexpr auto form() { return record("reveal", must("monster", &Reveal::monster)); }
};
Decision<Event> decide(const State &state, const Reveal &command);
struct Command : std::variant<Start, Place, Remove, Pass, NameKind, Reveal, Rename> {
    TORCHSIDE_ONE_OF(Command)
};

struct AskOdds {
    std::optional<int> player;
    std::optional<std::vector<Known>> known;
    bool operator==(const AskOdds &) const = default;
    static constexpr auto form()
    {
        return record("odds", may("player", &AskOdds::player), may("known", &AskOdds::known, list(0, 100)));
    }
};
using Question = std::variant<AskOdds>;

struct Odds {
    double survive = 0;
    std::optional<Monster> named;
    double expectedDamage = 0;
    bool operator==(const Odds &) const = default;
    static constexpr auto form()
    {
        return record("odds", must("survive", &Odds::survive), must("named", &Odds::named),
                      must("expectedDamage", &Odds::expectedDamage));
    }
};
using Answer = std::variant<Odds>;

// The exact chance to survive the dungeon as it stands: every set of unknown cards is equally likely.
std::variant<Odds, Refusal> oddsFor(const State &state, const AskOdds &question);

} // namespace torchside::mandom
