// What is always so, whatever was played and whatever an imported file claims.

#include "models/cthulhu/facts.h"
#include "models/cthulhu/game.h"

#include <algorithm>
#include <set>

namespace torchside::cthulhu {

namespace {

constexpr int mostResources = 100'000;

// Every card that came up is in one place at most.
bool cardsAreSound(const State &state)
{
    auto all = inPlay(state);
    all.insert(all.end(), state.hand.begin(), state.hand.end());
    for (const auto &pooled : state.pool)
        all.push_back(pooled.card);
    for (const auto &dormant : state.dormant)
        all.push_back(dormant.card);
    std::set<CardId> seen;
    for (const auto card : all)
        if (card.number < 1 || static_cast<std::size_t>(card.number) > state.cards.size() ||
            !seen.insert(card).second)
            return false;
    const auto isEvent = [&](CardId card) { return state.printed(card).type == CardType::event; };
    return std::none_of(state.hand.begin(), state.hand.end(), isEvent) &&
           std::all_of(state.pool.begin(), state.pool.end(),
                       [&](const Pooled &p) { return isEvent(p.card); });
}

bool charactersAreSound(const State &state)
{
    return std::all_of(state.characters.begin(), state.characters.end(), [&](const Character &character) {
        if (character.wounds < 0 || (character.story && !state.indexOf(*character.story)))
            return false;
        return !character.isInsane() || (character.wounds == 0 && character.attachments.empty() &&
                                         !character.story && character.boost == Boost{});
    });
}

bool storiesAreSound(const State &state)
{
    std::set<int> keys;
    for (const auto &story : state.stories) {
        if (story.key < 1 || story.key >= state.nextKey || !keys.insert(story.key).second ||
            story.name.empty())
            return false;
        if (story.minion < 0 || story.player < 0 || story.minion >= story.need || story.player >= story.need)
            return false;
    }
    const auto isThere = [&](int key) { return keys.count(key) > 0; };
    const auto plain = std::count_if(state.stories.begin(), state.stories.end(),
                                     [](const Story &story) { return !story.conspiracy; });
    return plain == toWin &&
           std::all_of(state.won.begin(), state.won.end(),
                       [&](const Won &won) { return isThere(won.story); }) &&
           std::all_of(state.dormant.begin(), state.dormant.end(),
                       [&](const Dormant &dormant) { return !dormant.story || isThere(*dormant.story); });
}

bool attendanceIsSound(const State &state)
{
    return std::all_of(state.attendance.begin(), state.attendance.end(), [&](const Attendance &there) {
        return state.indexOf(there.story) && there.gone.size() == there.characters.size();
    });
}

bool fightIsSound(const State &state)
{
    const bool due =
        state.stage == Stage::answer || state.stage == Stage::defend || state.stage == Stage::resolve;
    if (state.outcome)
        return true;
    if (due != state.fight.has_value())
        return false;
    if (!state.fight)
        return true;
    const auto &fight = *state.fight;
    if (!std::all_of(fight.order.begin(), fight.order.end(),
                     [&](int key) { return state.indexOf(key).has_value(); }))
        return false;
    if (fight.begun && fight.order.empty())
        return false;
    if (state.stage == Stage::resolve && state.won.empty() && fight.owed.empty() && !fight.tied &&
        !state.moment)
        return false;
    if (fight.owed.empty())
        return true;
    const auto *there = fight.order.empty() ? nullptr : state.attendanceAt(fight.order.front());
    return there && fight.begun && !fight.results.empty() &&
           std::all_of(fight.owed.begin(), fight.owed.end(), [&](int at) {
               return at >= 0 && static_cast<std::size_t>(at) < there->characters.size();
           });
}

bool ownAreSound(const State &state)
{
    std::set<OwnId> seen;
    return std::all_of(state.own.begin(), state.own.end(), [&](const Own &own) {
        return own.id.number >= 1 && own.id.number < state.nextOwn && seen.insert(own.id).second &&
               own.wounds >= 0 && (!own.story || state.attendanceAt(*own.story));
    });
}

bool domainsAreSound(const State &state)
{
    const auto fits = [](const Domain &domain) {
        return domain.resources >= 0 && domain.resources <= mostResources;
    };
    return state.domains.size() >= usualDomains && state.domains.size() <= mostDomains &&
           fits(state.events) && std::all_of(state.domains.begin(), state.domains.end(), fits) &&
           state.ownDomains.size() <= mostOwnDomains &&
           std::all_of(state.ownDomains.begin(), state.ownDomains.end(), fits);
}

bool turnIsSound(const State &state)
{
    const bool over = state.outcome.has_value();
    const bool setup = state.stage == Stage::opening || (state.stage == Stage::scout && state.turn == 0);
    if ((state.phase == Phase::over) != over || (state.stage == Stage::over) != over)
        return false;
    if ((state.phase == Phase::setup) != (setup && !over) || state.turn < 0)
        return false;
    return over || state.side.has_value() != setup;
}

} // namespace

bool Rules::sound(const State &state)
{
    const auto counted = [](int stories) { return stories >= 0 && stories <= toWin; };
    return state.seats.size() == 2 && turnIsSound(state) && counted(state.minionStories) &&
           counted(state.playerStories) && domainsAreSound(state) && cardsAreSound(state) &&
           charactersAreSound(state) && storiesAreSound(state) && attendanceIsSound(state) &&
           fightIsSound(state) && ownAreSound(state) &&
           (state.outcome || (state.minionStories < toWin && state.playerStories < toWin));
}

} // namespace torchside::cthulhu
