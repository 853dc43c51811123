// What can be worked out from the state, and what people see of it.
#include "models/cutthroat/view.h"

#include "models/kernel/lifecycle.h"

#include <algorithm>
#include <numeric>

namespace torchside::cutthroat {

// Worked out in halves, so that the sum is rounded once.
std::int64_t Shown::damage() const
{
    const std::int64_t halves = factor == Factor::half ? 1 : factor == Factor::same ? 2 : 4;
    const auto own = destined ? std::min<std::int64_t>(2 * destinyMost, value * halves) : value * halves;
    const auto sum = (own + riders * halves) >> 1; // down, below 0 too
    return std::max<std::int64_t>(0, sum - std::int64_t{poisonDamage} * poison);
}

bool isStrikeOfDestiny(const std::optional<std::string> &card)
{
    constexpr std::string_view wanted = "strike\040of\040destiny"; // a card's name, no sentence to translate
    const auto name = card ? trimmed(*card) : std::string();
    return std::equal(name.begin(), name.end(), wanted.begin(), wanted.end(), [](char one, char other) {
        return (one >= 'A' && one <= 'Z' ? one - 'A' + 'a' : one) == other;
    });
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

std::optional<Round> State::drawing() const
{
    if (phase == Phase::initiative)
        return Round::current;
    if (phase == Phase::creature && !isDrawn(&Player::next))
        return Round::next;
    if (phase == Phase::looting && !isDrawn(&Player::initiative))
        return Round::looting;
    return std::nullopt;
}

bool State::nothingShown() const
{
    return stack.empty() &&
           std::none_of(players.begin(), players.end(), [](const Player &each) { return each.acted; });
}

bool State::hasLoot() const
{
    return encounter && std::any_of(encounter->lost.begin(), encounter->lost.end(), [&](int seat) {
               const auto &items = player(seat).items;
               return std::any_of(items.begin(), items.end(),
                                  [](const Belonging &item) { return !item.tipped; });
           });
}

bool State::isBeaten() const
{
    return hasFoes() && std::all_of(encounter->foes.begin(), encounter->foes.end(),
                                    [](const Foe &foe) { return foe.fallen; });
}

const Foe *State::foe(int id) const
{
    if (encounter)
        for (const auto &each : encounter->foes)
            if (each.id == id)
                return &each;
    return nullptr;
}

std::int64_t State::dealtTo(int foe) const
{
    return std::accumulate(stack.begin(), stack.end(), std::int64_t{0},
                           [&](std::int64_t sum, const Strike &strike) {
                               return strike.foe == foe ? sum + strike.damage : sum;
                           });
}

std::int64_t State::lifeOf(const Foe &foe) const
{
    if (foe.fallen)
        return 0;
    return foe.against - (encounter.value().counted ? dealtTo(foe.id) : 0);
}

std::optional<std::int64_t> State::mark() const
{
    if (!isKind(Kind::shadowmancer) || round < 2)
        return std::nullopt;
    return encounter->former ? encounter->former->damage : 0;
}

bool State::isLost(int seat, std::int64_t damage) const
{
    const auto wanted = mark();
    return wanted && encounter->leader == seat && damage <= *wanted;
}

std::vector<int> State::leavingCards() const
{
    std::vector<int> leaving;
    for (int card = static_cast<int>(living().size()) + 1; card <= (cards > 0 ? cards : count()); ++card)
        leaving.push_back(card);
    return leaving;
}

namespace {

std::optional<std::vector<FoeView>> foesOf(const State &state)
{
    if (!state.isKind(Kind::emperorLich))
        return std::nullopt;
    std::vector<FoeView> foes;
    for (const auto &each : state.encounter->foes)
        foes.push_back({each.id, state.name(each.player), state.lifeOf(each), each.maxLife, each.player});
    return foes;
}

} // namespace

std::optional<EncounterView> encounterOf(const State &state)
{
    if (!state.encounter)
        return std::nullopt;
    const auto &enc = *state.encounter;
    return EncounterView{enc.number,   state.encounters, enc.name,   enc.kind,  state.creatureLife(),
                         enc.maxLife,  enc.prestige,     enc.killer, enc.stage, enc.barrier,
                         state.mark(), foesOf(state)};
}

std::vector<PlayerView> playersOf(const State &state)
{
    std::vector<PlayerView> views;
    for (int seat = 0; seat < state.count(); ++seat) {
        const auto &each = state.player(seat);
        views.push_back({state.name(seat), each.character, each.life, each.maxLife, each.prestige,
                         each.poison, each.initiative, each.next, each.alive, each.shape, each.items,
                         each.reputations});
    }
    return views;
}

std::vector<StrikeView> stackOf(const State &state)
{
    std::vector<StrikeView> views;
    for (const auto &each : state.stack)
        views.push_back({each.player, each.damage, each.guarded});
    return views;
}

} // namespace torchside::cutthroat
