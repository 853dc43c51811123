#include "models/cutthroat/rules/rules.h"

#include "models/cutthroat/rules/steps.h"

#include <algorithm>
#include <set>

namespace torchside::cutthroat {

namespace {

struct Decide {
    const State &state;
    Dice &dice;

    Decided operator()(const Start &start) const { return decideStart(start); }
    Decided operator()(const Meet &meet) const { return decideMeet(state, meet); }
    Decided operator()(const Draw &draw) const { return decideDraw(state, draw, dice); }
    Decided operator()(const Attack &attack) const { return decideAttack(state, attack); }
    Decided operator()(const Hold &hold) const { return decideHold(state, hold); }
    Decided operator()(const Modify &modify) const { return decideModify(state, modify); }
    Decided operator()(const Wound &wound) const { return decideWound(state, wound); }
    Decided operator()(const CreatureAttack &attack) const { return decideCreatureAttack(state, attack); }
    Decided operator()(const TakeOne &take) const { return decideTakeOne(state, take); }
    Decided operator()(const EndRound &) const { return decideEndRound(state); }
    Decided operator()(const EndEncounter &end) const { return decideEndEncounter(state, end); }
    Decided operator()(const Loot &loot) const { return decideLoot(state, loot); }
    Decided operator()(const LootPass &pass) const { return decideLootPass(state, pass); }
    Decided operator()(const Adjust &adjust) const { return decideAdjust(state, adjust); }
    Decided operator()(const Heal &heal) const { return decideHeal(state, heal); }
    Decided operator()(const Fog &fog) const { return decideFog(state, fog); }
    Decided operator()(const Swap &swap) const { return decideSwap(state, swap); }
    Decided operator()(const Handle &handle) const { return decideHandle(state, handle); }
    Decided operator()(const Give &give) const { return decideGive(state, give); }
    Decided operator()(const ShowEvent &shown) const { return decideShowEvent(state, shown); }
    Decided operator()(const TakeForm &take) const { return decideTakeForm(state, take); }
    Decided operator()(const Bite &bite) const { return decideBite(state, bite); }
    Decided operator()(const AddTokens &add) const { return decideAddTokens(state, add); }
    Decided operator()(const KillToken &kill) const { return decideKillToken(state, kill); }
    Decided operator()(const NextStage &stage) const { return decideNextStage(state, stage); }
    Decided operator()(const Barrier &barrier) const { return decideBarrier(state, barrier); }
    Decided operator()(const Revive &revive) const { return decideRevive(state, revive); }
    Decided operator()(const Finish &finish) const { return decideFinish(state, finish); }
    Decided operator()(const Rename &rename) const { return decideRename<Event>(state.seats, rename); }
};

bool isSeat(const State &state, const std::optional<int> &seat)
{
    return !seat || (*seat >= 0 && *seat < state.count());
}

// No card is held twice, and the dead hold none.
bool soundCards(const State &state, std::optional<int> Player::*card)
{
    std::set<int> seen;
    for (const auto &each : state.players) {
        if (!(each.*card))
            continue;
        const int number = *(each.*card);
        if (!each.alive || number < 1 || number > state.count() || !seen.insert(number).second)
            return false;
    }
    return true;
}

bool soundPeople(const State &state)
{
    if (state.seats.size() != state.players.size() || state.count() < fewestPlayers ||
        state.count() > mostPlayers)
        return false;
    for (int seat = 0; seat < state.count(); ++seat) {
        const auto &each = state.player(seat);
        const auto buried = std::count(state.deaths.begin(), state.deaths.end(), seat);
        if (each.life < 0 || each.life > each.maxLife || each.maxLife > fullLife || each.poison < 0 ||
            each.alive != (each.life > 0) || buried != (each.alive ? 0 : 1))
            return false;
    }
    return soundCards(state, &Player::initiative) && soundCards(state, &Player::next);
}

bool soundEncounter(const State &state)
{
    const bool between = state.phase == Phase::camp || state.phase == Phase::suddenDeath;
    if (!state.encounter)
        return (between || state.phase == Phase::over) && state.round == 0 && state.stack.empty() &&
               !state.isDrawn(&Player::initiative) && !state.isDrawn(&Player::next);
    const auto &enc = *state.encounter;
    return !between && enc.number == state.met && enc.against.has_value() == enc.maxLife.has_value() &&
           isSeat(state, enc.killer) && isSeat(state, enc.leader) &&
           (!enc.former || isSeat(state, enc.former->player)) &&
           (state.phase != Phase::spoils || (enc.dead && enc.against)) && (!enc.byStack || enc.dead) &&
           (!enc.against || *enc.against >= 0) &&
           std::all_of(enc.lost.begin(), enc.lost.end(),
                       [&](int seat) { return isSeat(state, seat) && !state.player(seat).alive; });
}

bool soundTurn(const State &state)
{
    const bool someone = state.phase == Phase::attacks ||
                         (state.phase == Phase::looting && state.isDrawn(&Player::initiative));
    if (!someone || !state.turn)
        return !someone && !state.turn;
    return isSeat(state, state.turn) && state.player(*state.turn).alive && !state.player(*state.turn).acted;
}

bool soundStack(const State &state)
{
    if (state.last && state.stack.empty())
        return false;
    return std::all_of(state.stack.begin(), state.stack.end(), [&](const Strike &strike) {
        return isSeat(state, strike.player) && strike.damage >= 0;
    });
}

bool soundTokens(const State &state)
{
    std::set<int> seen;
    return std::all_of(state.tokens.begin(), state.tokens.end(), [&](const Token &token) {
        return isSeat(state, token.player) && token.id >= 1 && token.id < state.nextToken &&
               seen.insert(token.id).second && (token.kind == TokenKind::undead) == token.state.has_value();
    });
}

} // namespace

Decision<Event> Rules::decide(const State &state, const Command &command, Dice &dice)
{
    return std::visit(Decide{state, dice}, command);
}

bool Rules::sound(const State &state)
{
    return soundPeople(state) && soundEncounter(state) && soundTurn(state) && soundStack(state) &&
           soundTokens(state) && (!state.struck || state.encounter) && state.round >= 0 && state.met >= 0 &&
           state.cards >= 0 && (state.phase == Phase::over) == state.outcome.has_value();
}

} // namespace torchside::cutthroat
