#pragma once

#include "models/kernel/form.h"
#include "models/kernel/session.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

// What is so in a game of Dungeon of Mandom, and what is always so.
namespace torchside::mandom {

enum class Monster { goblin, skeleton, orc, vampire, golem, lich, demon, dragon };
enum class Item { plateArmor, knightShield, torch, holyGrail, dragonSpear, vorpalSword };

inline constexpr std::size_t kinds = 8;
inline constexpr std::size_t items = 6;

inline constexpr std::array<int, kinds> strengths{1, 2, 3, 4, 5, 6, 7, 9};
inline constexpr std::array<int, kinds> copies{2, 2, 2, 2, 2, 1, 1, 1};
inline constexpr int deckSize = 13;
inline constexpr int heroHp = 3;
inline constexpr int armorHp = 5;
inline constexpr int shieldHp = 3;
inline constexpr int torchReach = 3;
inline constexpr int toWin = 2;  // challenges survived
inline constexpr int toLose = 2; // challenges failed

using Equipped = std::array<bool, items>;
inline constexpr Equipped allOn{true, true, true, true, true, true};

constexpr std::size_t at(Monster monster)
{
    return static_cast<std::size_t>(monster);
}

constexpr std::size_t at(Item item)
{
    return static_cast<std::size_t>(item);
}

constexpr int strengthOf(Monster monster)
{
    return strengths[at(monster)];
}

int hpWith(const Equipped &equipped);

// The first item that stops this monster, in the order in which the table reads them.
std::optional<Item> blockerOf(Monster monster, const Equipped &equipped, std::optional<Monster> named);

enum class Phase { bidding, challenge, over };
enum class Where { dungeon, out };

struct Known {
    Monster monster = Monster::goblin;
    Where where = Where::dungeon;
    bool operator==(const Known &) const = default;
    static constexpr auto form()
    {
        return record("known", must("monster", &Known::monster), must("where", &Known::where));
    }
};

struct Player {
    int successes = 0;
    int failures = 0;
    bool passed = false;
    std::vector<Known> known; // this round's own records: never shown to anybody else
    bool operator==(const Player &) const = default;
    bool out() const { return failures >= toLose; }
    static constexpr auto form()
    {
        return record("player", must("successes", &Player::successes), must("failures", &Player::failures),
                      must("passed", &Player::passed), must("known", &Player::known).hidden());
    }
};

struct Turned {
    Monster monster = Monster::goblin;
    int damage = 0;
    std::optional<Item> blockedBy;
    bool operator==(const Turned &) const = default;
    static constexpr auto form()
    {
        return record("turned", must("monster", &Turned::monster), must("damage", &Turned::damage),
                      must("blockedBy", &Turned::blockedBy));
    }
};

struct Challenge {
    std::optional<Monster> named;
    std::vector<Turned> revealed;
    bool operator==(const Challenge &) const = default;
    int damage() const;
    static constexpr auto form()
    {
        return record("challenge", must("named", &Challenge::named), must("revealed", &Challenge::revealed));
    }
};

struct LastChallenge {
    int challenger = 0;
    bool survived = false;
    int damage = 0;
    int hp = 0;
    std::vector<Turned> revealed;
    bool operator==(const LastChallenge &) const = default;
    static constexpr auto form()
    {
        return record("lastChallenge", must("challenger", &LastChallenge::challenger),
                      must("survived", &LastChallenge::survived), must("damage", &LastChallenge::damage),
                      must("hp", &LastChallenge::hp), must("revealed", &LastChallenge::revealed));
    }
};

struct State {
    std::vector<std::string> seats;
    std::optional<Outcome> outcome;
    Phase phase = Phase::bidding;
    int round = 0;
    std::optional<int> turn;
    std::vector<Player> players;
    int deck = deckSize;
    int dungeon = 0;
    Equipped equipped = allOn;
    std::optional<int> challenger;
    std::optional<Challenge> challenge;
    std::optional<LastChallenge> lastChallenge;
    int aside = 0; // how many monsters were put aside before it
    bool operator==(const State &) const = default;
    int hp() const { return hpWith(equipped); }
    Player &player(int seat) { return players.at(static_cast<std::size_t>(seat)); }
    const Player &player(int seat) const { return players.at(static_cast<std::size_t>(seat)); }
    const std::string &name(int seat) const { return seats.at(static_cast<std::size_t>(seat)); }
    static constexpr auto form()
    {
        return record("state", must("seats", &State::seats), must("outcome", &State::outcome),
                      must("phase", &State::phase), must("round", &State::round), must("turn", &State::turn),
                      must("players", &State::players), must("deck", &State::deck),
                      must("dungeon", &State::dungeon), must("equipped", &State::equipped),
                      must("challenger", &State::challenger), must("challenge", &State::challenge),
                      must("lastChallenge", &State::lastChallenge), may("aside", &State::aside));
    }
};

} // namespace torchside::mandom

template <>
struct torchside::Names<torchside::mandom::Monster> {
    static constexpr std::array<std::string_view, 8> list{"goblin", "skeleton", "orc",   "vampire",
                                                          "golem",  "lich",     "demon", "dragon"};
};

template <>
struct torchside::Names<torchside::mandom::Item> {
    static constexpr std::array<std::string_view, 6> list{"plate-armor", "knight-shield", "torch",
                                                          "holy-grail",  "dragon-spear",  "vorpal-sword"};
};

template <>
struct torchside::Names<torchside::mandom::Phase> {
    static constexpr std::array<std::string_view, 3> list{"bidding", "challenge", "over"};
};

template <>
struct torchside::Names<torchside::mandom::Where> {
    static constexpr std::array<std::string_view, 2> list{"dungeon", "out"};
};
