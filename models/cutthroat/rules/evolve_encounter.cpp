#include "models/cutthroat/rules/evolve.h"

#include <algorithm>
#include <stdexcept>

namespace torchside::cutthroat {

void Evolve::freshRound() const
{
    for (auto &each : state.players)
        each.acted = each.bitten = false;
    state.struck = false;
}

void Evolve::clearStack() const
{
    state.stack.clear();
    state.last.reset();
}

void Evolve::settleStack() const
{
    auto &enc = encounter();
    if (enc.against)
        enc.against = state.creatureLife();
    enc.counted = false;
    clearStack();
}

void Evolve::dropProtospores() const
{
    std::erase_if(state.tokens, [](const Token &token) { return token.kind == TokenKind::protospore; });
}

void Evolve::operator()(const Met &event) const
{
    state.met = event.number;
    state.round = 1;
    state.phase = Phase::initiative;
    state.events.clear();
    freshRound();
    Encounter fresh;
    fresh.number = event.number;
    fresh.name = event.name;
    fresh.kind = event.kind;
    fresh.against = fresh.maxLife = event.life;
    fresh.prestige = event.prestige;
    if (event.kind == Kind::emperorLich)
        fresh.stage = Stage::skeletons;
    if (event.kind == Kind::barrierMagus)
        fresh.barrier = true;
    state.encounter = std::move(fresh);
}

void Evolve::operator()(const EventShown &event) const
{
    state.events.push_back({event.name, event.active, event.when});
}

void Evolve::operator()(const StageBegan &event) const
{
    auto &enc = encounter();
    enc.stage = event.stage;
    enc.against = enc.maxLife = event.life;
    enc.dead = enc.byStack = enc.counted = false;
    enc.killer.reset();
    enc.leader.reset();
    enc.former.reset();
    clearStack();
    freshRound();
    for (auto &each : state.players) {
        each.initiative.reset();
        each.next.reset();
    }
    state.turn.reset();
    state.round = 1;
    state.phase = Phase::initiative;
}

void Evolve::operator()(const BarrierSet &event) const
{
    encounter().barrier = event.up;
}

void Evolve::operator()(const TokensAdded &event) const
{
    for (int i = 0; i < event.count; ++i)
        state.tokens.push_back({event.first + i, event.kind, event.player, event.state});
    state.nextToken = event.first + event.count;
}

void Evolve::operator()(const TokenKilled &event) const
{
    if (std::erase_if(state.tokens, [&](const Token &token) { return token.id == event.id; }) == 0)
        throw std::out_of_range("no such token");
    player(event.player).prestige = event.prestige;
}

void Evolve::operator()(const UndeadClosedIn &event) const
{
    for (auto &token : state.tokens)
        if (std::find(event.tokens.begin(), event.tokens.end(), token.id) != event.tokens.end())
            token.state = TokenState::attacking;
}

void Evolve::operator()(const SporesHealed &event) const
{
    encounter().against = event.against;
}

void Evolve::operator()(const SporesBurst &event) const
{
    dropProtospores();
    clearStack();
    encounter().against = event.life;
}

void Evolve::operator()(const Rewarded &event) const
{
    player(event.player).prestige = event.prestige;
}

void Evolve::operator()(const PoisonEased &event) const
{
    for (const int seat : event.players)
        player(seat).poison = std::max(0, player(seat).poison - 1);
}

void Evolve::operator()(const EncounterEnded &event) const
{
    auto &enc = encounter();
    enc.killer = event.killer;
    state.struck = false;
    state.turn.reset();
    settleStack();
    dropProtospores();
}

void Evolve::operator()(const LootingBegan &) const
{
    state.phase = Phase::looting;
    for (auto &each : state.players) {
        each.initiative.reset();
        each.next.reset();
        each.acted = false;
    }
}

void Evolve::operator()(const Looted &event) const
{
    player(event.player).items.push_back(takenFrom(event.from, event.item));
    player(event.player).acted = true;
}

void Evolve::operator()(const LootPassed &event) const
{
    player(event.player).acted = true;
}

void Evolve::operator()(const Camped &event) const
{
    state.phase = event.suddenDeath ? Phase::suddenDeath : Phase::camp;
    state.round = 0;
    state.turn.reset();
    state.encounter.reset();
    freshRound();
    for (auto &each : state.players) {
        each.initiative.reset();
        each.next.reset();
    }
}

} // namespace torchside::cutthroat
