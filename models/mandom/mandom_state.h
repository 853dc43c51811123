#pragma once

#include "models/kernel/session.h"
#include "models/mandom/mandom_facts.h"

#include <variant>
#include <vector>

// The values of Dungeon of Mandom: what is so (State), what is asked for (commands), what happened (events).
namespace torchside::mandom {

enum class Phase { bidding, challenge, over };
enum class Where { dungeon, out };

struct Known {
    Monster monster = Monster::goblin;
    Where where = Where::dungeon;
    bool operator==(const Known &) const = default;
};

struct Player {
    int successes = 0;
    int failures = 0;
    bool passed = false;
    std::vector<Known> known; // this round's own records: never shown to anybody else
    bool operator==(const Player &) const = default;
    bool out() const { return failures >= toLose; }
};

struct Turned {
    Monster monster = Monster::goblin;
    int damage = 0;
    std::optional<Item> blockedBy;
    bool operator==(const Turned &) const = default;
};

struct Challenge {
    std::optional<Monster> named;
    std::vector<Turned> revealed;
    bool operator==(const Challenge &) const = default;
    int damage() const;
};

struct LastChallenge {
    int challenger = 0;
    bool survived = false;
    int damage = 0;
    int hp = 0;
    std::vector<Turned> revealed;
    bool operator==(const LastChallenge &) const = default;
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
    bool operator==(const State &) const = default;
    int hp() const { return hpWith(equipped); }
    const Player &player(int seat) const { return players.at(static_cast<std::size_t>(seat)); }
    const std::string &name(int seat) const { return seats.at(static_cast<std::size_t>(seat)); }
};

// Commands

struct Start {
    std::vector<std::string> players;
    int first = 0;
    bool operator==(const Start &) const = default;
};
struct Place {
    std::optional<Monster> monster;
    bool operator==(const Place &) const = default;
};
struct Remove {
    Item item = Item::plateArmor;
    std::optional<Monster> monster;
    bool operator==(const Remove &) const = default;
};
struct Pass {
    bool operator==(const Pass &) const = default;
};
struct NameKind {
    Monster monster = Monster::goblin;
    bool operator==(const NameKind &) const = default;
};
struct Reveal {
    Monster monster = Monster::goblin;
    bool operator==(const Reveal &) const = default;
};
using Command = std::variant<Start, Place, Remove, Pass, NameKind, Reveal, Rename>;

// Events

struct Started {
    std::vector<std::string> players;
    int first = 0;
    bool operator==(const Started &) const = default;
};
struct Placed {
    int player = 0;
    std::optional<Monster> monster;
    bool operator==(const Placed &) const = default;
};
struct Removed {
    int player = 0;
    Item item = Item::plateArmor;
    std::optional<Monster> monster;
    bool operator==(const Removed &) const = default;
};
struct Passed {
    int player = 0;
    std::optional<int> next; // who acts now; nobody when only one is left
    bool operator==(const Passed &) const = default;
};
struct ChallengeBegan {
    int player = 0;
    bool operator==(const ChallengeBegan &) const = default;
};
struct KindNamed {
    Monster monster = Monster::goblin;
    bool operator==(const KindNamed &) const = default;
};
struct Revealed {
    Monster monster = Monster::goblin;
    int damage = 0;
    std::optional<Item> blockedBy;
    bool operator==(const Revealed &) const = default;
};
struct ChallengeEnded {
    int player = 0;
    bool survived = false;
    int damage = 0;
    int hp = 0;
    bool operator==(const ChallengeEnded &) const = default;
};
struct PutOut {
    int player = 0;
    bool operator==(const PutOut &) const = default;
};
struct RoundBegan {
    int round = 0;
    int first = 0;
    bool operator==(const RoundBegan &) const = default;
};
struct Won {
    int player = 0;
    std::string reason;
    bool operator==(const Won &) const = default;
};
using Event = std::variant<Started, Placed, Removed, Passed, ChallengeBegan, KindNamed, Revealed,
                           ChallengeEnded, PutOut, RoundBegan, Won, Renamed>;

// Questions

struct AskOdds {
    std::optional<int> player;
    std::optional<std::vector<Known>> known;
    bool operator==(const AskOdds &) const = default;
};
using Question = std::variant<AskOdds>;

struct Odds {
    double survive = 0;
    std::optional<Monster> named;
    double expectedDamage = 0;
    bool operator==(const Odds &) const = default;
};
using Answer = std::variant<Odds>;

} // namespace torchside::mandom

template <>
struct torchside::Names<torchside::mandom::Phase> {
    static constexpr std::array<std::string_view, 3> list{"bidding", "challenge", "over"};
};

template <>
struct torchside::Names<torchside::mandom::Where> {
    static constexpr std::array<std::string_view, 2> list{"dungeon", "out"};
};
