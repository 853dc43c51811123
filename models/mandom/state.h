#pragma once

#include "models/kernel/form.h"
#include "models/kernel/session.h"
#include "models/mandom/facts.h"

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
    bool operator==(const State &) const = default;
    int hp() const { return hpWith(equipped); }
    const Player &player(int seat) const { return players.at(static_cast<std::size_t>(seat)); }
    const std::string &name(int seat) const { return seats.at(static_cast<std::size_t>(seat)); }
    static constexpr auto form()
    {
        return record("state", must("seats", &State::seats), must("outcome", &State::outcome),
                      must("phase", &State::phase), must("round", &State::round), must("turn", &State::turn),
                      must("players", &State::players), must("deck", &State::deck),
                      must("dungeon", &State::dungeon), must("equipped", &State::equipped),
                      must("challenger", &State::challenger), must("challenge", &State::challenge),
                      must("lastChallenge", &State::lastChallenge));
    }
};

// Commands

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
struct Place {
    std::optional<Monster> monster;
    bool operator==(const Place &) const = default;
    static constexpr auto form() { return record("place", may("monster", &Place::monster).hidden()); }
};
struct Remove {
    Item item = Item::plateArmor;
    std::optional<Monster> monster;
    bool operator==(const Remove &) const = default;
    static constexpr auto form()
    {
        return record("remove", must("item", &Remove::item), may("monster", &Remove::monster).hidden());
    }
};
struct Pass {
    bool operator==(const Pass &) const = default;
    static constexpr auto form() { return record("pass"); }
};
struct NameKind {
    Monster monster = Monster::goblin;
    bool operator==(const NameKind &) const = default;
    static constexpr auto form() { return record("name", must("monster", &NameKind::monster)); }
};
struct Reveal {
    Monster monster = Monster::goblin;
    bool operator==(const Reveal &) const = default;
    static constexpr auto form() { return record("reveal", must("monster", &Reveal::monster)); }
};
using Command = std::variant<Start, Place, Remove, Pass, NameKind, Reveal, Rename>;

// Events

struct Started {
    std::vector<std::string> players;
    int first = 0;
    bool operator==(const Started &) const = default;
    static constexpr auto form()
    {
        return record("started", must("players", &Started::players, list(2, 4)),
                      must("first", &Started::first));
    }
};
struct Placed {
    int player = 0;
    std::optional<Monster> monster;
    bool operator==(const Placed &) const = default;
    static constexpr auto form()
    {
        return record("placed", must("player", &Placed::player), may("monster", &Placed::monster).hidden());
    }
};
struct Removed {
    int player = 0;
    Item item = Item::plateArmor;
    std::optional<Monster> monster;
    bool operator==(const Removed &) const = default;
    static constexpr auto form()
    {
        return record("removed", must("player", &Removed::player), must("item", &Removed::item),
                      may("monster", &Removed::monster).hidden());
    }
};
struct Passed {
    int player = 0;
    std::optional<int> next; // who acts now; nobody when only one is left
    bool operator==(const Passed &) const = default;
    static constexpr auto form()
    {
        return record("passed", must("player", &Passed::player), must("next", &Passed::next));
    }
};
struct ChallengeBegan {
    int player = 0;
    bool operator==(const ChallengeBegan &) const = default;
    static constexpr auto form()
    {
        return record("challenge-began", must("player", &ChallengeBegan::player));
    }
};
struct KindNamed {
    Monster monster = Monster::goblin;
    bool operator==(const KindNamed &) const = default;
    static constexpr auto form() { return record("named", must("monster", &KindNamed::monster)); }
};
struct Revealed {
    Monster monster = Monster::goblin;
    int damage = 0;
    std::optional<Item> blockedBy;
    bool operator==(const Revealed &) const = default;
    static constexpr auto form()
    {
        return record("revealed", must("monster", &Revealed::monster), must("damage", &Revealed::damage),
                      must("blockedBy", &Revealed::blockedBy));
    }
};
struct ChallengeEnded {
    int player = 0;
    bool survived = false;
    int damage = 0;
    int hp = 0;
    bool operator==(const ChallengeEnded &) const = default;
    static constexpr auto form()
    {
        return record("challenge-ended", must("player", &ChallengeEnded::player),
                      must("survived", &ChallengeEnded::survived), must("damage", &ChallengeEnded::damage),
                      must("hp", &ChallengeEnded::hp));
    }
};
struct PutOut {
    int player = 0;
    bool operator==(const PutOut &) const = default;
    static constexpr auto form() { return record("put-out", must("player", &PutOut::player)); }
};
struct RoundBegan {
    int round = 0;
    int first = 0;
    bool operator==(const RoundBegan &) const = default;
    static constexpr auto form()
    {
        return record("round-began", must("round", &RoundBegan::round), must("first", &RoundBegan::first));
    }
};
struct Won {
    int player = 0;
    std::string reason;
    bool operator==(const Won &) const = default;
    static constexpr auto form()
    {
        return record("won", must("player", &Won::player), must("reason", &Won::reason));
    }
};
using Event = std::variant<Started, Placed, Removed, Passed, ChallengeBegan, KindNamed, Revealed,
                           ChallengeEnded, PutOut, RoundBegan, Won, Renamed>;

// Questions

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

} // namespace torchside::mandom

template <>
struct torchside::Names<torchside::mandom::Phase> {
    static constexpr std::array<std::string_view, 3> list{"bidding", "challenge", "over"};
};

template <>
struct torchside::Names<torchside::mandom::Where> {
    static constexpr std::array<std::string_view, 2> list{"dungeon", "out"};
};
