#pragma once

#include "models/kernel/one_of.h"
#include "models/mandom/state.h"

#include <variant>

// What can have happened in a game of Dungeon of Mandom.
namespace torchside::mandom {

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
void evolve(State &state, const Started &event);
struct Placed {
    int player = 0;
    std::optional<Monster> monster;
    bool operator==(const Placed &) const = default;
    static constexpr auto form()
    {
        return record("placed", must("player", &Placed::player),
                      may("monster", &Placed::monster).hidden(&Placed::player));
    }
};
void evolve(State &state, const Placed &event);
struct Removed {
    int player = 0;
    Item item = Item::plateArmor;
    std::optional<Monster> monster;
    bool operator==(const Removed &) const = default;
    static constexpr auto form()
    {
        return record("removed", must("player", &Removed::player), must("item", &Removed::item),
                      may("monster", &Removed::monster).hidden(&Removed::player));
    }
};
void evolve(State &state, const Removed &event);
struct Passed {
    int player = 0;
    std::optional<int> next; // who acts now; nobody when only one is left
    bool operator==(const Passed &) const = default;
    static constexpr auto form()
    {
        return record("passed", must("player", &Passed::player), must("next", &Passed::next));
    }
};
void evolve(State &state, const Passed &event);
struct ChallengeBegan {
    int player = 0;
    bool operator==(const ChallengeBegan &) const = default;
    static constexpr auto form()
    {
        return record("challenge-began", must("player", &ChallengeBegan::player));
    }
};
void evolve(State &state, const ChallengeBegan &event);
struct KindNamed {
    Monster monster = Monster::goblin;
    bool operator==(const KindNamed &) const = default;
    static constexpr auto form() { return record("named", must("monster", &KindNamed::monster)); }
};
void evolve(State &state, const KindNamed &event);
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
void evolve(State &state, const Revealed &event);
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
void evolve(State &state, const ChallengeEnded &event);
struct PutOut {
    int player = 0;
    bool operator==(const PutOut &) const = default;
    static constexpr auto form() { return record("put-out", must("player", &PutOut::player)); }
};
void evolve(State &state, const PutOut &event);
struct RoundBegan {
    int round = 0;
    int first = 0;
    bool operator==(const RoundBegan &) const = default;
    static constexpr auto form()
    {
        return record("round-began", must("round", &RoundBegan::round), must("first", &RoundBegan::first));
    }
};
void evolve(State &state, const RoundBegan &event);
struct Won {
    int player = 0;
    std::string reason;
    bool operator==(const Won &) const = default;
    static constexpr auto form()
    {
        return record("won", must("player", &Won::player), must("reason", &Won::reason));
    }
};
void evolve(State &state, const Won &event);
struct Event : std::variant<Started, Placed, Removed, Passed, ChallengeBegan, KindNamed, Revealed,
                            ChallengeEnded, PutOut, RoundBegan, Won, Renamed> {
    TORCHSIDE_ONE_OF(Event)
};

} // namespace torchside::mandom
