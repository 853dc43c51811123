#pragma once

#include "models/cutthroat/state.h"

// What happened in a fight: draws, blows, tokens. Numbers of people are told as they are afterwards.
namespace torchside::cutthroat {

struct TokensAdded {
    int first = 1; // the first of their ids
    int count = 1;
    TokenKind kind = TokenKind::undead;
    std::optional<int> player;
    std::optional<TokenState> state;
    bool operator==(const TokensAdded &) const = default;
    static constexpr auto form()
    {
        return record("tokens-added", must("first", &TokensAdded::first, range(1, 1'000'000'000)),
                      must("count", &TokensAdded::count, upTo999), must("kind", &TokensAdded::kind),
                      must("player", &TokensAdded::player), must("state", &TokensAdded::state));
    }
};
void evolve(State &, const TokensAdded &);

// Undead at the beginning, one before each in turn.
struct UndeadStood {
    int first = 1;
    std::vector<int> players;
    bool operator==(const UndeadStood &) const = default;
    static constexpr auto form()
    {
        return record("undead-stood", must("first", &UndeadStood::first, range(1, 1'000'000'000)),
                      must("players", &UndeadStood::players));
    }
};
void evolve(State &, const UndeadStood &);

struct TokenSplit {
    int id = 1;
    int made = 2;
    int player = 0;
    bool operator==(const TokenSplit &) const = default;
    static constexpr auto form()
    {
        return record("token-split", must("id", &TokenSplit::id), must("made", &TokenSplit::made),
                      must("player", &TokenSplit::player));
    }
};
void evolve(State &, const TokenSplit &);

struct Drawn {
    Round round = Round::current;
    std::vector<std::optional<int>> cards; // by seat
    bool operator==(const Drawn &) const = default;
    static constexpr auto form()
    {
        return record("initiative-drawn", must("round", &Drawn::round),
                      must("cards", &Drawn::cards, list(fewestPlayers, mostPlayers, range(1, mostPlayers))));
    }
};
void evolve(State &, const Drawn &);

struct TurnCame {
    int player = 0;
    bool operator==(const TurnCame &) const = default;
    static constexpr auto form() { return record("turn-came", must("player", &TurnCame::player)); }
};
void evolve(State &, const TurnCame &);

struct Attacked {
    int player = 0;
    std::int64_t damage = 0;
    int value = 0;
    std::int64_t riders = 0;
    Factor factor = Factor::same;
    int poison = 0;
    bool guarded = false;
    bool again = false;
    std::optional<int> token;
    std::optional<std::string> card;
    std::optional<int> foe{};
    bool operator==(const Attacked &) const = default;
    static constexpr auto form()
    {
        return record("attacked", must("player", &Attacked::player),
                      must("damage", &Attacked::damage, anyDamage), must("value", &Attacked::value, upTo999),
                      must("riders", &Attacked::riders, anyDamage), must("factor", &Attacked::factor),
                      must("poison", &Attacked::poison, anyPoison), must("protected", &Attacked::guarded),
                      must("again", &Attacked::again), must("token", &Attacked::token),
                      must("card", &Attacked::card), may("foe", &Attacked::foe));
    }
};
void evolve(State &, const Attacked &);

// An attack of number 1 that does not beat the mark: shown and discarded. `attack` is what it was made of;
// left out, a card has pressed down the one on top of the stack.
struct TurnLost {
    int player = 0;
    std::int64_t damage = 0;
    std::int64_t needed = 1;
    std::optional<Shown> attack;
    bool operator==(const TurnLost &) const = default;
    static constexpr auto form()
    {
        return record(
            "turn-lost", must("player", &TurnLost::player), must("damage", &TurnLost::damage, anyDamage),
            must("needed", &TurnLost::needed, anyDamage), must("attack", &TurnLost::attack).hidden());
    }
};
void evolve(State &, const TurnLost &);

struct Held {
    int player = 0;
    bool operator==(const Held &) const = default;
    static constexpr auto form() { return record("held", must("player", &Held::player)); }
};
void evolve(State &, const Held &);

struct Modified {
    int player = 0;
    std::int64_t damage = 0;
    std::int64_t riders = 0;
    Factor factor = Factor::same;
    bool operator==(const Modified &) const = default;
    static constexpr auto form()
    {
        return record("modified", must("player", &Modified::player),
                      must("damage", &Modified::damage, anyDamage),
                      must("riders", &Modified::riders, anyDamage), must("factor", &Modified::factor));
    }
};
void evolve(State &, const Modified &);

struct AllActed {
    bool operator==(const AllActed &) const = default;
    static constexpr auto form() { return record("all-acted"); }
};
void evolve(State &, const AllActed &);

struct Wounded {
    int life = 0;
    std::int64_t against = 0;
    std::optional<int> player;
    std::optional<int> foe{};
    bool operator==(const Wounded &) const = default;
    static constexpr auto form()
    {
        return record("wounded", must("life", &Wounded::life, upTo999),
                      must("against", &Wounded::against, anyDamage), must("player", &Wounded::player),
                      may("foe", &Wounded::foe));
    }
};
void evolve(State &, const Wounded &);

struct Killed {
    std::optional<int> player;
    bool byStack = true;
    bool operator==(const Killed &) const = default;
    static constexpr auto form()
    {
        return record("killed", must("player", &Killed::player), must("byStack", &Killed::byStack));
    }
};
void evolve(State &, const Killed &);

struct Spared {
    bool operator==(const Spared &) const = default;
    static constexpr auto form() { return record("spared"); }
};
void evolve(State &, const Spared &);

struct Risen {
    int id = 1;
    int player = 0;
    int life = 1;
    bool operator==(const Risen &) const = default;
    static constexpr auto form()
    {
        return record("risen", must("id", &Risen::id), must("player", &Risen::player),
                      must("life", &Risen::life, aboveNothing));
    }
};

// Several creatures in the place of one.
struct FoesRose {
    std::vector<Risen> foes;
    bool operator==(const FoesRose &) const = default;
    static constexpr auto form() { return record("foes-rose", must("foes", &FoesRose::foes)); }
};
void evolve(State &, const FoesRose &);

struct FoeFell {
    int foe = 1;
    std::optional<int> player;
    bool byStack = true;
    bool operator==(const FoeFell &) const = default;
    static constexpr auto form()
    {
        return record("foe-fell", must("foe", &FoeFell::foe), must("player", &FoeFell::player),
                      must("byStack", &FoeFell::byStack).hidden());
    }
};
void evolve(State &, const FoeFell &);

struct FoeSpared {
    int foe = 1;
    bool operator==(const FoeSpared &) const = default;
    static constexpr auto form() { return record("foe-spared", must("foe", &FoeSpared::foe)); }
};
void evolve(State &, const FoeSpared &);

struct SporesBurst {
    int count = 0;
    std::int64_t life = 0;
    bool operator==(const SporesBurst &) const = default;
    static constexpr auto form()
    {
        return record("spores-burst", must("count", &SporesBurst::count, anyAmount),
                      must("life", &SporesBurst::life, anyDamage));
    }
};
void evolve(State &, const SporesBurst &);

struct Hit {
    int player = 0;
    int life = 0;
    int poison = 0;
    bool operator==(const Hit &) const = default;
    static constexpr auto form()
    {
        return record("hit", must("player", &Hit::player), must("life", &Hit::life, anyAmount),
                      must("poison", &Hit::poison, anyPoison));
    }
};

struct CreatureAttacked {
    Target target;
    int damage = 0;
    int poison = 0;
    std::vector<Hit> hit;
    std::vector<int> dodged;
    bool operator==(const CreatureAttacked &) const = default;
    static constexpr auto form()
    {
        return record("creature-attacked", must("target", &CreatureAttacked::target),
                      must("damage", &CreatureAttacked::damage, upTo999),
                      must("poison", &CreatureAttacked::poison, upTo999), must("hit", &CreatureAttacked::hit),
                      must("dodged", &CreatureAttacked::dodged));
    }
};
void evolve(State &, const CreatureAttacked &);

struct TookOne {
    int player = 0;
    int other = 0;
    int damage = 0;
    int life = 0;
    int prestige = 0;
    bool operator==(const TookOne &) const = default;
    static constexpr auto form()
    {
        return record("took-one", must("player", &TookOne::player), must("for", &TookOne::other),
                      must("damage", &TookOne::damage, upTo999), must("life", &TookOne::life, anyAmount),
                      must("prestige", &TookOne::prestige, anyAmount));
    }
};
void evolve(State &, const TookOne &);

struct UndeadClosedIn {
    std::vector<int> tokens;
    bool operator==(const UndeadClosedIn &) const = default;
    static constexpr auto form()
    {
        return record("undead-closed-in", must("tokens", &UndeadClosedIn::tokens));
    }
};
void evolve(State &, const UndeadClosedIn &);

struct SporesHealed {
    std::int64_t life = 0; // healed
    std::int64_t against = 0;
    bool operator==(const SporesHealed &) const = default;
    static constexpr auto form()
    {
        return record("spores-healed", must("life", &SporesHealed::life, anyDamage),
                      must("against", &SporesHealed::against, anyDamage));
    }
};
void evolve(State &, const SporesHealed &);

struct PoisonHurt {
    std::vector<Hit> hit;
    bool operator==(const PoisonHurt &) const = default;
    static constexpr auto form() { return record("poison-hurt", must("hit", &PoisonHurt::hit)); }
};
void evolve(State &, const PoisonHurt &);

struct RoundBegan {
    int round = 1;
    bool operator==(const RoundBegan &) const = default;
    static constexpr auto form()
    {
        return record("round-began", must("round", &RoundBegan::round, range(1, 1'000'000'000)));
    }
};
void evolve(State &, const RoundBegan &);

struct TokenKilled {
    int id = 1;
    int player = 0;
    int prestige = 0; // of that player
    bool operator==(const TokenKilled &) const = default;
    static constexpr auto form()
    {
        return record("token-killed", must("id", &TokenKilled::id), must("player", &TokenKilled::player),
                      must("prestige", &TokenKilled::prestige, anyAmount));
    }
};
void evolve(State &, const TokenKilled &);

struct StageBegan {
    Stage stage = Stage::fallen;
    int life = 1;
    bool operator==(const StageBegan &) const = default;
    static constexpr auto form()
    {
        return record("stage-began", must("stage", &StageBegan::stage),
                      must("life", &StageBegan::life, aboveNothing));
    }
};
void evolve(State &, const StageBegan &);

struct BarrierSet {
    bool up = true;
    bool operator==(const BarrierSet &) const = default;
    static constexpr auto form() { return record("barrier-set", must("up", &BarrierSet::up)); }
};
void evolve(State &, const BarrierSet &);

struct BarrierRaised {
    bool operator==(const BarrierRaised &) const = default;
    static constexpr auto form() { return record("barrier-raised"); }
};
void evolve(State &, const BarrierRaised &);

} // namespace torchside::cutthroat
