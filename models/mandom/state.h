#pragma once

#include "models/kernel/form.h"
#include "models/kernel/session.h"
#include "models/mandom/facts.h"

#include <vector>

// What is so in a game of Dungeon of Mandom.
namespace torchside::mandom {

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
struct torchside::Names<torchside::mandom::Phase> {
    static constexpr std::array<std::string_view, 3> list{"bidding", "challenge", "over"};
};

template <>
struct torchside::Names<torchside::mandom::Where> {
    static constexpr std::array<std::string_view, 2> list{"dungeon", "out"};
};
