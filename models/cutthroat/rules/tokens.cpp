// Tokens: the undead, protospores, the Hivemind.
#include "models/cutthroat/rules/steps.h"

#include <algorithm>
#include <stdexcept>

namespace torchside::cutthroat {

Wrong faultOf(const AddTokens &add)
{
    if (add.add.has_value() == add.split.has_value())
        return badArgument(add.add ? "split" : "add",
                           say("Tokens are added, or one splits: give add or split."));
    if (add.split && !add.player)
        return badArgument("player", say("The new token stands before somebody: name that player."));
    return std::nullopt;
}

namespace {

Wrong noSplit(const State &state, int id)
{
    const auto found = std::find_if(state.tokens.begin(), state.tokens.end(),
                                    [&](const Token &token) { return token.id == id; });
    if (found == state.tokens.end())
        return badArgument("split", say("There is no token %1 on the table.", id));
    if (found->kind != TokenKind::hivemind)
        return badArgument("split", say("Only tokens of the Hivemind split: token %1 is another.", id));
    return std::nullopt;
}

} // namespace

Decided decide(const State &state, const AddTokens &add)
{
    if (auto wrong = faultOf(add))
        return *wrong;
    if (auto wrong = firstOf([&] { return noSeat(state, "player", add.player); },
                             [&] { return dead(state, "player", add.player); }))
        return *wrong;
    if (add.split) {
        if (auto wrong = noSplit(state, *add.split))
            return *wrong;
        return Events{TokenSplit{*add.split, state.nextToken, add.player.value()}};
    }
    const auto how = add.add == TokenKind::undead ? std::optional(TokenState::approaching) : std::nullopt;
    return Events{TokensAdded{state.nextToken, add.count, add.add.value(), add.player, how}};
}

Decided decide(const State &state, const KillToken &kill)
{
    if (auto wrong = firstOf([&] { return noSeat(state, "player", kill.player); },
                             [&] { return dead(state, "player", kill.player); }))
        return *wrong;
    const auto found = std::find_if(state.tokens.begin(), state.tokens.end(),
                                    [&](const Token &token) { return token.id == kill.id; });
    if (found == state.tokens.end())
        return badArgument("id", say("There is no token %1 on the table.", kill.id));
    const int gained = found->kind == TokenKind::undead ? undeadPrestige : 0;
    return Events{TokenKilled{kill.id, kill.player, state.player(kill.player).prestige + gained}};
}

void evolve(State &state, const TokensAdded &event)
{
    for (int i = 0; i < event.count; ++i)
        state.tokens.push_back({event.first + i, event.kind, event.player, event.state});
    state.nextToken = event.first + event.count;
}

void evolve(State &state, const TokenKilled &event)
{
    if (std::erase_if(state.tokens, [&](const Token &token) { return token.id == event.id; }) == 0)
        throw std::out_of_range("no such token");
    person(state, event.player).prestige = event.prestige;
}

void evolve(State &state, const UndeadClosedIn &event)
{
    for (auto &token : state.tokens)
        if (std::find(event.tokens.begin(), event.tokens.end(), token.id) != event.tokens.end())
            token.state = TokenState::attacking;
}

void evolve(State &state, const SporesHealed &event)
{
    state.encounter.value().against = event.against;
}

void evolve(State &state, const SporesBurst &event)
{
    dropTokens(state, TokenKind::protospore);
    clearStack(state);
    state.encounter.value().against = event.life;
}

void evolve(State &state, const TokenSplit &event)
{
    state.tokens.push_back({event.made, TokenKind::hivemind, event.player, std::nullopt});
    state.nextToken = event.made + 1;
}

} // namespace torchside::cutthroat
