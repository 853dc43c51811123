#pragma once

#include "models/cutthroat/cutthroat_schema_values.h"

// How the events of Cutthroat Caverns stand in JSON. The limits keep foreign files from overflowing anything.
namespace torchside::cutthroat {

constexpr Limits anyAmount = range(-1'000'000'000, 1'000'000'000);
constexpr Limits anyDamage = range(-1'000'000'000'000, 1'000'000'000'000);
constexpr Limits anyPoison = range(0, 100'000'000);

constexpr auto formOf(As<Seated>)
{
    return record("seated", must("name", &Seated::name, protocol::name()),
                  must("character", &Seated::character), must("life", &Seated::life, range(1, fullLife)));
}

constexpr auto formOf(As<Started>)
{
    return record("started", must("players", &Started::players, list(fewestPlayers, mostPlayers)),
                  must("encounters", &Started::encounters, aboveNothing));
}

constexpr auto formOf(As<Met>)
{
    return record("encounter-began", must("number", &Met::number, range(1, 1'000'000'000)),
                  must("name", &Met::name), must("kind", &Met::kind), must("life", &Met::life, aboveNothing),
                  must("prestige", &Met::prestige, upTo999), must("tokens", &Met::tokens, upTo999));
}

constexpr auto formOf(As<TokensAdded>)
{
    return record("tokens-added", must("first", &TokensAdded::first, range(1, 1'000'000'000)),
                  must("count", &TokensAdded::count, upTo999), must("kind", &TokensAdded::kind),
                  must("player", &TokensAdded::player), must("state", &TokensAdded::state));
}

constexpr auto formOf(As<Drawn>)
{
    return record("initiative-drawn", must("round", &Drawn::round),
                  must("cards", &Drawn::cards, list(fewestPlayers, mostPlayers, range(1, mostPlayers))));
}

constexpr auto formOf(As<TurnCame>)
{
    return record("turn-came", must("player", &TurnCame::player));
}

constexpr auto formOf(As<Attacked>)
{
    return record("attacked", must("player", &Attacked::player), must("damage", &Attacked::damage, anyDamage),
                  must("value", &Attacked::value, upTo999), must("riders", &Attacked::riders, anyDamage),
                  must("factor", &Attacked::factor), must("poison", &Attacked::poison, anyPoison),
                  must("protected", &Attacked::guarded), must("again", &Attacked::again),
                  must("token", &Attacked::token), must("card", &Attacked::card));
}

constexpr auto formOf(As<Held>)
{
    return record("held", must("player", &Held::player));
}

constexpr auto formOf(As<Modified>)
{
    return record("modified", must("player", &Modified::player), must("damage", &Modified::damage, anyDamage),
                  must("riders", &Modified::riders, anyDamage), must("factor", &Modified::factor));
}

constexpr auto formOf(As<AllActed>)
{
    return record("all-acted");
}

constexpr auto formOf(As<Wounded>)
{
    return record("wounded", must("life", &Wounded::life, upTo999),
                  must("against", &Wounded::against, anyDamage), must("player", &Wounded::player));
}

constexpr auto formOf(As<Killed>)
{
    return record("killed", must("player", &Killed::player), must("byStack", &Killed::byStack));
}

constexpr auto formOf(As<Spared>)
{
    return record("spared");
}

constexpr auto formOf(As<SporesBurst>)
{
    return record("spores-burst", must("count", &SporesBurst::count, anyAmount),
                  must("life", &SporesBurst::life, anyDamage));
}

constexpr auto formOf(As<Hit>)
{
    return record("hit", must("player", &Hit::player), must("life", &Hit::life, anyAmount),
                  must("poison", &Hit::poison, anyPoison));
}

constexpr auto formOf(As<CreatureAttacked>)
{
    return record("creature-attacked", must("target", &CreatureAttacked::target),
                  must("damage", &CreatureAttacked::damage, upTo999),
                  must("poison", &CreatureAttacked::poison, upTo999), must("hit", &CreatureAttacked::hit),
                  must("dodged", &CreatureAttacked::dodged));
}

constexpr auto formOf(As<TookOne>)
{
    return record("took-one", must("player", &TookOne::player), must("for", &TookOne::other),
                  must("damage", &TookOne::damage, upTo999), must("life", &TookOne::life, anyAmount),
                  must("prestige", &TookOne::prestige, anyAmount));
}

constexpr auto formOf(As<Died>)
{
    return record("died", must("player", &Died::player));
}

constexpr auto formOf(As<UndeadClosedIn>)
{
    return record("undead-closed-in", must("tokens", &UndeadClosedIn::tokens));
}

constexpr auto formOf(As<SporesHealed>)
{
    return record("spores-healed", must("life", &SporesHealed::life, anyDamage),
                  must("against", &SporesHealed::against, anyDamage));
}

constexpr auto formOf(As<PoisonHurt>)
{
    return record("poison-hurt", must("hit", &PoisonHurt::hit));
}

constexpr auto formOf(As<RoundBegan>)
{
    return record("round-began", must("round", &RoundBegan::round, range(1, 1'000'000'000)));
}

constexpr auto formOf(As<Rewarded>)
{
    return record("rewarded", must("player", &Rewarded::player), must("gained", &Rewarded::gained, upTo999),
                  must("prestige", &Rewarded::prestige, anyAmount), must("bonus", &Rewarded::isBonus));
}

constexpr auto formOf(As<EncounterEnded>)
{
    return record("encounter-ended", must("killer", &EncounterEnded::killer));
}

constexpr auto formOf(As<PoisonEased>)
{
    return record("poison-eased", must("players", &PoisonEased::players));
}

constexpr auto formOf(As<LootingBegan>)
{
    return record("looting-began");
}

constexpr auto formOf(As<Looted>)
{
    return record("looted", must("player", &Looted::player), must("from", &Looted::from),
                  must("item", &Looted::item));
}

constexpr auto formOf(As<LootPassed>)
{
    return record("loot-passed", must("player", &LootPassed::player));
}

constexpr auto formOf(As<Camped>)
{
    return record("camped", must("suddenDeath", &Camped::suddenDeath));
}

constexpr auto formOf(As<Ended>)
{
    return record("ended", must("winners", &Ended::winners), must("reason", &Ended::reason));
}

constexpr auto formOf(As<Adjusted>)
{
    return record("adjusted", must("player", &Adjusted::player), must("life", &Adjusted::life, anyAmount),
                  must("prestige", &Adjusted::prestige, anyAmount),
                  must("poison", &Adjusted::poison, anyPoison), must("why", &Adjusted::why));
}

constexpr auto formOf(As<Healed>)
{
    return record("healed", must("player", &Healed::player), must("by", &Healed::by),
                  must("life", &Healed::life, anyAmount), must("prestige", &Healed::prestige, anyAmount));
}

constexpr auto formOf(As<FogLifted>)
{
    return record("fog-lifted", must("claimant", &FogLifted::claimant),
                  must("challenger", &FogLifted::challenger), must("lied", &FogLifted::lied),
                  must("prestige", &FogLifted::prestige, anyAmount));
}

constexpr auto formOf(As<Swapped>)
{
    return record("swapped", must("a", &Swapped::a), must("b", &Swapped::b));
}

constexpr auto formOf(As<ItemHandled>)
{
    return record("item-handled", must("player", &ItemHandled::player), must("act", &ItemHandled::act),
                  must("item", &ItemHandled::item));
}

constexpr auto formOf(As<Gave>)
{
    return record("gave", must("from", &Gave::from), must("to", &Gave::to), must("item", &Gave::item));
}

constexpr auto formOf(As<EventShown>)
{
    return record("event-shown", must("name", &EventShown::name), must("active", &EventShown::active),
                  must("when", &EventShown::when));
}

constexpr auto formOf(As<FormTaken>)
{
    return record("form-taken", must("player", &FormTaken::player), must("form", &FormTaken::form));
}

constexpr auto formOf(As<Bitten>)
{
    return record("bitten", must("player", &Bitten::player), must("target", &Bitten::target),
                  must("life", &Bitten::life, anyAmount));
}

constexpr auto formOf(As<TokenKilled>)
{
    return record("token-killed", must("id", &TokenKilled::id), must("player", &TokenKilled::player),
                  must("prestige", &TokenKilled::prestige, anyAmount));
}

constexpr auto formOf(As<StageBegan>)
{
    return record("stage-began", must("stage", &StageBegan::stage),
                  must("life", &StageBegan::life, aboveNothing));
}

constexpr auto formOf(As<BarrierSet>)
{
    return record("barrier-set", must("up", &BarrierSet::up));
}

constexpr auto formOf(As<Revived>)
{
    return record("revived", must("player", &Revived::player),
                  must("life", &Revived::life, range(1, fullLife)));
}

} // namespace torchside::cutthroat
