#include "models/mandom/game.h"

#include <algorithm>
#include <numeric>

// The dungeon, card by card, and what comes of it.
namespace torchside::mandom {

using Events = std::vector<Event>;

int Challenge::damage() const
{
    return std::accumulate(revealed.begin(), revealed.end(), 0,
                           [](int sum, const Turned &turned) { return sum + turned.damage; });
}

namespace {

int nextStarter(const State &state, int challenger)
{
    const int count = static_cast<int>(state.players.size());
    int seat = challenger;
    while (state.player(seat).out())
        seat = (seat + 1) % count;
    return seat;
}

std::optional<int> lastOneLeft(const State &state)
{
    std::optional<int> left;
    for (int seat = 0; seat < static_cast<int>(state.players.size()); ++seat) {
        if (state.player(seat).out())
            continue;
        if (left)
            return std::nullopt;
        left = seat;
    }
    return left;
}

} // namespace

void settle(Course<Rules> &course)
{
    const auto &challenge = course.state();
    const int challenger = *challenge.challenger;
    const int damage = challenge.challenge->damage();
    const int hp = challenge.hp();
    course.add(ChallengeEnded{challenger, damage < hp, damage, hp});
    if (course.state().player(challenger).successes >= toWin)
        return course.add(Won{challenger, "two-successes"});
    if (course.state().player(challenger).out()) {
        course.add(PutOut{challenger});
        if (const auto left = lastOneLeft(course.state()))
            return course.add(Won{*left, "last-one-left"});
    }
    course.add(RoundBegan{course.state().round + 1, nextStarter(course.state(), challenger)});
}

void evolve(State &state, const ChallengeBegan &event)
{
    state.phase = Phase::challenge;
    state.challenger = state.turn = event.player;
    state.challenge = Challenge{};
}

Decision<Event> decide(const State &state, const NameKind &name)
{
    if (state.phase != Phase::challenge)
        return notNow(say("The Vorpal Sword's kind is named when a challenge begins."));
    if (!state.challenge->revealed.empty())
        return notNow(say("A card is turned already: the Vorpal Sword's kind is named before the first."));
    if (state.challenge->named)
        return notNow(say("The Vorpal Sword is set on the %1 already.", nameFor(*state.challenge->named)));
    if (!state.equipped[at(Item::vorpalSword)])
        return refuse("not-equipped", say("The Vorpal Sword is off: there is no kind to name."));
    return Events{KindNamed{name.monster}};
}

void evolve(State &state, const KindNamed &event)
{
    state.challenge.value().named = event.monster;
}

Decision<Event> decide(const State &state, const Reveal &reveal)
{
    if (state.phase != Phase::challenge)
        return notNow(say("Cards are turned in a challenge. Now it is %1's bid.", state.name(*state.turn)));
    const auto &turned = state.challenge->revealed;
    const auto seen = std::count_if(turned.begin(), turned.end(),
                                    [&](const Turned &t) { return t.monster == reveal.monster; });
    if (seen >= copies[at(reveal.monster)])
        return refuse("no-such-monster",
                      say("Every %1 of the game has been turned already.", nameFor(reveal.monster)));
    Course<Rules> course(state);
    const auto blocker = blockerOf(reveal.monster, state.equipped, state.challenge->named);
    course.add(Revealed{reveal.monster, blocker ? 0 : strengthOf(reveal.monster), blocker});
    if (static_cast<int>(course.state().challenge->revealed.size()) == state.dungeon)
        settle(course);
    return course.events();
}

void evolve(State &state, const Revealed &event)
{
    state.challenge.value().revealed.push_back({event.monster, event.damage, event.blockedBy});
}

void evolve(State &state, const ChallengeEnded &event)
{
    auto &challenger = state.player(event.player);
    (event.survived ? challenger.successes : challenger.failures) += 1;
    state.lastChallenge =
        LastChallenge{event.player, event.survived, event.damage, event.hp, state.challenge.value().revealed};
    state.aside = deckSize - state.deck - state.dungeon;
}

void evolve(State &state, const PutOut &event)
{
    state.player(event.player).passed = true;
}

void evolve(State &state, const Won &event)
{
    state.phase = Phase::over;
    state.turn.reset();
    state.challenger.reset();
    state.challenge.reset();
    state.outcome = Outcome{{event.player}, event.reason};
}

} // namespace torchside::mandom
