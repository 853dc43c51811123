#pragma once

#include "models/cutthroat/state.h"
#include "models/kernel/form.h"

// What happened in a game of Cutthroat Caverns. Numbers of people are told as they are afterwards.
namespace torchside::cutthroat {

struct Seated {
    std::string name;
    std::optional<std::string> character;
    int life = fullLife;
    bool operator==(const Seated &) const = default;
    static constexpr auto form()
    {
        return record("seated", must("name", &Seated::name, aName()), must("character", &Seated::character),
                      must("life", &Seated::life, range(1, fullLife)));
    }
};
struct Started {
    std::vector<Seated> players;
    int encounters = usualEncounters;
    bool operator==(const Started &) const = default;
    static constexpr auto form()
    {
        return record("started", must("players", &Started::players, list(fewestPlayers, mostPlayers)),
                      must("encounters", &Started::encounters, aboveNothing));
    }
};
void evolve(State &, const Started &);

struct Met {
    int number = 1;
    std::string name;
    Kind kind = Kind::creature;
    std::optional<int> life;
    int prestige = 0;
    int tokens = 0;
    bool operator==(const Met &) const = default;
    static constexpr auto form()
    {
        return record("encounter-began", must("number", &Met::number, range(1, 1'000'000'000)),
                      must("name", &Met::name), must("kind", &Met::kind),
                      must("life", &Met::life, aboveNothing), must("prestige", &Met::prestige, upTo999),
                      must("tokens", &Met::tokens, upTo999));
    }
};
void evolve(State &, const Met &);

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

struct Died {
    int player = 0;
    bool operator==(const Died &) const = default;
    static constexpr auto form() { return record("died", must("player", &Died::player)); }
};
void evolve(State &, const Died &);

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

struct Rewarded {
    int player = 0;
    int gained = 0;
    int prestige = 0;
    bool isBonus = false;
    bool operator==(const Rewarded &) const = default;
    static constexpr auto form()
    {
        return record("rewarded", must("player", &Rewarded::player),
                      must("gained", &Rewarded::gained, upTo999),
                      must("prestige", &Rewarded::prestige, anyAmount), must("bonus", &Rewarded::isBonus));
    }
};
void evolve(State &, const Rewarded &);

struct EncounterEnded {
    std::optional<int> killer;
    bool operator==(const EncounterEnded &) const = default;
    static constexpr auto form()
    {
        return record("encounter-ended", must("killer", &EncounterEnded::killer));
    }
};
void evolve(State &, const EncounterEnded &);

struct PoisonEased {
    std::vector<int> players;
    bool operator==(const PoisonEased &) const = default;
    static constexpr auto form() { return record("poison-eased", must("players", &PoisonEased::players)); }
};
void evolve(State &, const PoisonEased &);

struct LootingBegan {
    bool operator==(const LootingBegan &) const = default;
    static constexpr auto form() { return record("looting-began"); }
};
void evolve(State &, const LootingBegan &);

struct Looted {
    int player = 0;
    int from = 0;
    std::string item;
    bool operator==(const Looted &) const = default;
    static constexpr auto form()
    {
        return record("looted", must("player", &Looted::player), must("from", &Looted::from),
                      must("item", &Looted::item));
    }
};
void evolve(State &, const Looted &);

struct LootPassed {
    int player = 0;
    bool operator==(const LootPassed &) const = default;
    static constexpr auto form() { return record("loot-passed", must("player", &LootPassed::player)); }
};
void evolve(State &, const LootPassed &);

struct Camped {
    bool suddenDeath = false;
    bool operator==(const Camped &) const = default;
    static constexpr auto form() { return record("camped", must("suddenDeath", &Camped::suddenDeath)); }
};
void evolve(State &, const Camped &);

struct Ended {
    std::vector<int> winners;
    std::string reason;
    bool operator==(const Ended &) const = default;
    static constexpr auto form()
    {
        return record("ended", must("winners", &Ended::winners), must("reason", &Ended::reason));
    }
};
void evolve(State &, const Ended &);

struct Adjusted {
    int player = 0;
    int life = 0;
    int prestige = 0;
    int poison = 0;
    std::optional<std::string> why;
    bool operator==(const Adjusted &) const = default;
    static constexpr auto form()
    {
        return record("adjusted", must("player", &Adjusted::player), must("life", &Adjusted::life, anyAmount),
                      must("prestige", &Adjusted::prestige, anyAmount),
                      must("poison", &Adjusted::poison, anyPoison), must("why", &Adjusted::why));
    }
};
void evolve(State &, const Adjusted &);

struct Healed {
    int player = 0;
    int by = 0;
    int life = 0;
    int prestige = 0; // of whoever gave the potion
    bool operator==(const Healed &) const = default;
    static constexpr auto form()
    {
        return record("healed", must("player", &Healed::player), must("by", &Healed::by),
                      must("life", &Healed::life, anyAmount), must("prestige", &Healed::prestige, anyAmount));
    }
};
void evolve(State &, const Healed &);

struct FogLifted {
    int claimant = 0;
    int challenger = 0;
    bool lied = false;
    int prestige = 0; // of whoever lost some
    bool operator==(const FogLifted &) const = default;
    static constexpr auto form()
    {
        return record("fog-lifted", must("claimant", &FogLifted::claimant),
                      must("challenger", &FogLifted::challenger), must("lied", &FogLifted::lied),
                      must("prestige", &FogLifted::prestige, anyAmount));
    }
};
void evolve(State &, const FogLifted &);

struct Swapped {
    int a = 0;
    int b = 0;
    bool operator==(const Swapped &) const = default;
    static constexpr auto form() { return record("swapped", must("a", &Swapped::a), must("b", &Swapped::b)); }
};
void evolve(State &, const Swapped &);

struct ItemHandled {
    int player = 0;
    ItemAct act = ItemAct::add;
    std::string item;
    bool operator==(const ItemHandled &) const = default;
    static constexpr auto form()
    {
        return record("item-handled", must("player", &ItemHandled::player), must("act", &ItemHandled::act),
                      must("item", &ItemHandled::item));
    }
};
void evolve(State &, const ItemHandled &);

struct Gave {
    int from = 0;
    int to = 0;
    std::string item;
    bool operator==(const Gave &) const = default;
    static constexpr auto form()
    {
        return record("gave", must("from", &Gave::from), must("to", &Gave::to), must("item", &Gave::item));
    }
};
void evolve(State &, const Gave &);

struct EventShown {
    std::string name;
    bool active = false;
    When when = When::now;
    bool operator==(const EventShown &) const = default;
    static constexpr auto form()
    {
        return record("event-shown", must("name", &EventShown::name), must("active", &EventShown::active),
                      must("when", &EventShown::when));
    }
};
void evolve(State &, const EventShown &);

struct FormTaken {
    int player = 0;
    Form shape = Form::normal;
    bool operator==(const FormTaken &) const = default;
    static constexpr auto form()
    {
        return record("form-taken", must("player", &FormTaken::player), must("form", &FormTaken::shape));
    }
};
void evolve(State &, const FormTaken &);

struct Bitten {
    int player = 0;
    int target = 0;
    int life = 0; // of whoever was bitten
    bool operator==(const Bitten &) const = default;
    static constexpr auto form()
    {
        return record("bitten", must("player", &Bitten::player), must("target", &Bitten::target),
                      must("life", &Bitten::life, anyAmount));
    }
};
void evolve(State &, const Bitten &);

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

struct Revived {
    int player = 0;
    int life = 1;
    bool operator==(const Revived &) const = default;
    static constexpr auto form()
    {
        return record("revived", must("player", &Revived::player),
                      must("life", &Revived::life, range(1, fullLife)));
    }
};
void evolve(State &, const Revived &);

using Event =
    std::variant<Started, Met, TokensAdded, Drawn, TurnCame, Attacked, Held, Modified, AllActed, Wounded,
                 Killed, Spared, SporesBurst, CreatureAttacked, TookOne, Died, UndeadClosedIn, SporesHealed,
                 PoisonHurt, RoundBegan, Rewarded, EncounterEnded, PoisonEased, LootingBegan, Looted,
                 LootPassed, Camped, Ended, Adjusted, Healed, FogLifted, Swapped, ItemHandled, Gave,
                 EventShown, FormTaken, Bitten, TokenKilled, StageBegan, BarrierSet, Revived, Renamed,
                 TurnLost, FoesRose, FoeFell, FoeSpared, UndeadStood, TokenSplit, BarrierRaised>;

} // namespace torchside::cutthroat
