#include "models/cutthroat/rules/evolve.h"

#include "models/cutthroat/rules/rules.h"

namespace torchside::cutthroat {

void Evolve::operator()(const Drawn &event) const
{
    const auto card = event.round == Round::next ? &Player::next : &Player::initiative;
    for (std::size_t seat = 0; seat < state.players.size(); ++seat)
        state.players[seat].*card = event.cards.at(seat);
    if (event.round == Round::next)
        state.cards = static_cast<int>(state.living().size());
    if (event.round == Round::current) {
        state.phase = Phase::attacks;
        encounter().leader = state.holderOf(&Player::initiative, 1);
    }
}

void Evolve::operator()(const TurnCame &event) const
{
    player(event.player);
    state.turn = event.player;
}

void Evolve::operator()(const Attacked &event) const
{
    player(event.player).acted = !event.again;
    encounter().attacked = true;
    if (event.token) {
        state.last.reset();
        return;
    }
    state.stack.push_back({event.player, event.damage, event.guarded});
    state.last = Shown{event.value, event.riders, event.factor, event.poison};
}

void Evolve::operator()(const Held &event) const
{
    player(event.player).acted = true;
}

void Evolve::operator()(const Modified &event) const
{
    auto &last = state.last.value();
    last.riders = event.riders;
    last.factor = event.factor;
    state.stack.at(state.stack.size() - 1).damage = event.damage;
}

void Evolve::operator()(const AllActed &) const
{
    state.phase = Phase::creature;
    state.turn.reset();
    encounter().counted = true;
}

void Evolve::operator()(const Wounded &event) const
{
    encounter().against = event.against;
}

void Evolve::operator()(const Killed &event) const
{
    auto &enc = encounter();
    enc.dead = true;
    enc.byStack = event.byStack;
    enc.killer = event.player;
    state.phase = Phase::spoils;
    state.turn.reset();
}

void Evolve::operator()(const Spared &) const
{
    auto &enc = encounter();
    enc.dead = enc.byStack = enc.counted = false;
    enc.killer.reset();
    state.phase = Phase::attacks;
}

void Evolve::operator()(const CreatureAttacked &event) const
{
    state.struck = true;
    for (const auto &hit : event.hit) {
        player(hit.player).life = hit.life;
        player(hit.player).poison = hit.poison;
    }
}

void Evolve::operator()(const TookOne &event) const
{
    player(event.player).life = event.life;
    player(event.player).prestige = event.prestige;
}

void Evolve::operator()(const PoisonHurt &event) const
{
    for (const auto &hit : event.hit)
        player(hit.player).life = hit.life;
}

void Evolve::operator()(const RoundBegan &event) const
{
    auto &enc = encounter();
    enc.former = enc.leader ? std::optional(Former{*enc.leader, state.dealtBy(*enc.leader)}) : std::nullopt;
    settleStack();
    freshRound();
    for (auto &each : state.players) {
        each.initiative = each.next;
        each.next.reset();
    }
    enc.leader = state.holderOf(&Player::initiative, 1);
    state.round = event.round;
    state.phase = Phase::attacks;
}

State Rules::evolve(State state, const Event &event)
{
    std::visit(Evolve{state}, event);
    return state;
}

} // namespace torchside::cutthroat
