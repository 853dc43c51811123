#include "models/cutthroat/game.h"

#include "models/kernel/overloads_impl.h"

#include <algorithm>
#include <set>

namespace torchside::cutthroat {

namespace {

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

// Each has a number of its own, and only the fallen have no life.
bool soundFoes(const State &state, const Encounter &enc)
{
    std::set<int> seen;
    return std::all_of(enc.foes.begin(), enc.foes.end(),
                       [&](const Foe &foe) {
                           return foe.id >= 1 && seen.insert(foe.id).second && isSeat(state, foe.player) &&
                                  foe.against >= 0 && foe.maxLife >= 1 &&
                                  (state.lifeOf(foe) > 0 || foe.fallen) && (!foe.byStack || foe.fallen);
                       }) &&
           (enc.foes.empty() || (enc.stage && enc.stage != Stage::lich && !enc.against)) &&
           std::all_of(state.stack.begin(), state.stack.end(),
                       [&](const Strike &strike) { return !strike.foe || state.foe(*strike.foe); });
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
           (state.phase != Phase::spoils || (enc.dead && enc.against) || state.isBeaten()) &&
           soundFoes(state, enc) && (!enc.byStack || enc.dead) && (!enc.against || *enc.against >= 0) &&
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
    if (state.last && state.stack.empty() && !state.last->lost)
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

bool Rules::sound(const State &state)
{
    return soundPeople(state) && soundEncounter(state) && soundTurn(state) && soundStack(state) &&
           soundTokens(state) && (!state.struck || state.encounter) && state.round >= 0 && state.met >= 0 &&
           state.cards >= 0 &&
           std::ranges::all_of(state.shed, [&](int seat) { return isSeat(state, seat); }) &&
           (state.phase == Phase::over) == state.outcome.has_value();
}

} // namespace torchside::cutthroat

TORCHSIDE_RULES_MADE(cutthroat)
