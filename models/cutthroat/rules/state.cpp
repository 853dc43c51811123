#include "models/cutthroat/state.h"

#include <algorithm>
#include <numeric>

namespace torchside::cutthroat {

std::int64_t Shown::damage() const
{
    const std::int64_t sum = scaled(value + riders, factor) - std::int64_t{poisonDamage} * poison;
    return std::max<std::int64_t>(0, sum);
}

std::vector<int> State::living() const
{
    std::vector<int> seatsAlive;
    for (int seat = 0; seat < count(); ++seat)
        if (player(seat).alive)
            seatsAlive.push_back(seat);
    return seatsAlive;
}

std::vector<std::string> State::namesOf(const std::vector<int> &people) const
{
    std::vector<std::string> names;
    for (const int seat : people)
        names.push_back(name(seat));
    return names;
}

std::int64_t State::stackTotal() const
{
    return std::accumulate(stack.begin(), stack.end(), std::int64_t{0},
                           [](std::int64_t sum, const Strike &strike) { return sum + strike.damage; });
}

std::int64_t State::dealtBy(int seat) const
{
    return std::accumulate(stack.begin(), stack.end(), std::int64_t{0},
                           [&](std::int64_t sum, const Strike &strike) {
                               return strike.player == seat ? sum + strike.damage : sum;
                           });
}

std::optional<std::int64_t> State::creatureLife() const
{
    if (!hasCreature())
        return std::nullopt;
    if (encounter->dead)
        return 0;
    return *encounter->against - (encounter->counted ? stackTotal() : 0);
}

std::vector<Token> State::tokensOf(TokenKind kind) const
{
    std::vector<Token> found;
    std::copy_if(tokens.begin(), tokens.end(), std::back_inserter(found),
                 [&](const Token &token) { return token.kind == kind; });
    return found;
}

std::optional<int> State::nextToAct() const
{
    std::optional<int> first;
    for (const int seat : living()) {
        const auto &each = player(seat);
        if (!each.acted && each.initiative && (!first || *each.initiative < *player(*first).initiative))
            first = seat;
    }
    return first;
}

std::optional<int> State::holderOf(std::optional<int> Player::*card, int number) const
{
    for (int seat = 0; seat < count(); ++seat)
        if (player(seat).*card == number)
            return seat;
    return std::nullopt;
}

bool State::isDrawn(std::optional<int> Player::*card) const
{
    return std::any_of(players.begin(), players.end(),
                       [&](const Player &each) { return (each.*card).has_value(); });
}

bool State::hasLoot() const
{
    return encounter && std::any_of(encounter->lost.begin(), encounter->lost.end(), [&](int seat) {
               const auto &items = player(seat).items;
               return std::any_of(items.begin(), items.end(),
                                  [](const Belonging &item) { return !item.tipped; });
           });
}

} // namespace torchside::cutthroat
