// What happens between people, at any time.
#include "models/cutthroat/rules/steps.h"
#include "models/kernel/taps.h"

#include <algorithm>

namespace torchside::cutthroat {

Decided decide(const State &state, const Adjust &adjust)
{
    if (auto wrong = firstOf([&] { return noSeat(state, "player", adjust.player); },
                             [&] { return dead(state, "player", adjust.player); }))
        return *wrong;
    const auto &each = state.player(adjust.player);
    Course course(state);
    course.add(Adjusted{adjust.player, within(state, adjust.player, each.life + adjust.life),
                        each.prestige + adjust.prestige, std::max(0, each.poison + adjust.poison),
                        adjust.why});
    settleDeaths(course);
    return course.events();
}

Wrong faultOf(const Heal &heal)
{
    if (heal.life || heal.potion)
        return std::nullopt;
    return badArgument("life", say("Give the life that the potion restores, or name a potion."));
}

Decided decide(const State &state, const Heal &heal)
{
    if (auto wrong = faultOf(heal))
        return *wrong;
    if (auto wrong = firstOf([&] { return noSeat(state, "player", heal.player); },
                             [&] { return noSeat(state, "by", heal.by); },
                             [&] { return dead(state, "player", heal.player); },
                             [&] { return dead(state, "by", heal.by); }))
        return *wrong;
    const auto dose = heal.potion ? doseOf(*heal.potion) : Dose{};
    const int gained = heal.by == heal.player ? 0 : heal.prestige.value_or(dose.prestige);
    const int life = state.player(heal.player).life + heal.life.value_or(dose.life);
    return Events{Healed{heal.player, heal.by, within(state, heal.player, life),
                         state.player(heal.by).prestige + gained}};
}

Decided decide(const State &state, const Fog &fog)
{
    if (auto wrong = firstOf([&] { return noSeat(state, "claimant", fog.claimant); },
                             [&] { return noSeat(state, "challenger", fog.challenger); },
                             [&] { return dead(state, "claimant", fog.claimant); },
                             [&] { return dead(state, "challenger", fog.challenger); },
                             [&] { return samePerson(state, "challenger", fog.claimant, fog.challenger); }))
        return *wrong;
    const int left = fog.lied ? state.player(fog.claimant).prestige - liePrestige
                              : state.player(fog.challenger).prestige - doubtPrestige;
    return Events{FogLifted{fog.claimant, fog.challenger, fog.lied, left}};
}

Decided decide(const State &state, const Swap &swap)
{
    if (auto wrong =
            firstOf([&] { return noSeat(state, "a", swap.a); }, [&] { return noSeat(state, "b", swap.b); },
                    [&] { return dead(state, "a", swap.a); }, [&] { return dead(state, "b", swap.b); },
                    [&] { return samePerson(state, "b", swap.a, swap.b); }))
        return *wrong;
    return Events{Swapped{swap.a, swap.b}};
}

Decided decide(const State &state, const TakeForm &take)
{
    if (auto wrong = firstOf([&] { return noSeat(state, "player", take.player); },
                             [&] { return dead(state, "player", take.player); }))
        return *wrong;
    Course course(state);
    course.add(FormTaken{take.player, take.shape});
    settleDeaths(course);
    return course.events();
}

namespace {

Wrong notBiting(const State &state, int player)
{
    const auto &each = state.player(player);
    if (!each.alive)
        return dead(state, "player", player);
    if (each.shape != Form::vampyre)
        return notNow(say("%1 is no Vampyre: only Vampyres bite.", state.name(player)));
    if (each.bitten)
        return notNow(say("%1 has bitten in this round already: once a round is all.", state.name(player)));
    return std::nullopt;
}

} // namespace

Decided decide(const State &state, const Bite &bite)
{
    if (auto wrong = firstOf([&] { return noSeat(state, "player", bite.player); },
                             [&] { return noSeat(state, "target", bite.target); },
                             [&] { return notBiting(state, bite.player); },
                             [&] { return dead(state, "target", bite.target); },
                             [&] { return samePerson(state, "target", bite.player, bite.target); }))
        return *wrong;
    Course course(state);
    course.add(Bitten{bite.player, bite.target,
                      within(state, bite.target, state.player(bite.target).life - biteLife)});
    settleDeaths(course);
    return course.events();
}

void evolve(State &state, const Died &event)
{
    auto &dead = person(state, event.player);
    dead.alive = false;
    dead.life = 0;
    dead.initiative.reset();
    dead.next.reset();
    dead.set.reset();
    for (auto &each : state.players)
        each.picked.reset();
    if (state.tie && std::count(state.tie->players.begin(), state.tie->players.end(), event.player) > 0)
        state.tie.reset();
    state.deaths.push_back(event.player);
    if (state.encounter)
        state.encounter->lost.push_back(event.player);
}

void evolve(State &state, const Adjusted &event)
{
    auto &each = person(state, event.player);
    each.life = event.life;
    each.prestige = event.prestige;
    each.poison = event.poison;
}

void evolve(State &state, const Healed &event)
{
    person(state, event.player).life = event.life;
    person(state, event.by).prestige = event.prestige;
}

void evolve(State &state, const FogLifted &event)
{
    person(state, event.lied ? event.claimant : event.challenger).prestige = event.prestige;
}

void evolve(State &state, const Swapped &event)
{
    auto &a = person(state, event.a);
    auto &b = person(state, event.b);
    std::swap(a.life, b.life);
    std::swap(a.maxLife, b.maxLife);
    std::swap(a.prestige, b.prestige);
    std::swap(a.items, b.items);
}

void evolve(State &state, const FormTaken &event)
{
    person(state, event.player).shape = event.shape;
}

void evolve(State &state, const Bitten &event)
{
    person(state, event.player).bitten = true;
    person(state, event.target).life = event.life;
}

// Two taps on one counter are one step.
std::optional<Command> Rules::together(const Command &last, const Command &next)
{
    return addedUp(last, next, {&Adjust::life, &Adjust::prestige, &Adjust::poison});
}

} // namespace torchside::cutthroat
