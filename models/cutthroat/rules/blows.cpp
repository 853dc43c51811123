// What brings a creature down, and what lets it live after all.
#include "models/cutthroat/rules/steps.h"

#include <algorithm>

namespace torchside::cutthroat {

bool settleBlow(Course &course)
{
    const auto &state = course.state();
    if (state.hasFoes())
        return settleFoes(course);
    if (!state.hasCreature() || state.stack.empty() || state.stackTotal() < *state.encounter->against)
        return false;
    return fall(course, state.stack.back().player, true);
}

bool fall(Course &course, std::optional<int> killer, bool byStack)
{
    const auto &state = course.state();
    const auto spores = state.tokensOf(TokenKind::protospore).size();
    if (state.isKind(Kind::treasureSpore) && spores > 0) {
        course.add(SporesBurst{static_cast<int>(spores), std::int64_t{sporeLife} * static_cast<int>(spores)});
        return false;
    }
    course.add(Killed{killer, byStack});
    return true;
}

namespace {

Decided woundedFoe(const State &state, const Wound &wound)
{
    const auto &foe = *state.foe(wound.foe.value());
    const auto left = std::max<std::int64_t>(0, state.lifeOf(foe) - wound.life);
    const auto dealt = state.encounter->counted ? state.dealtTo(foe.id) : 0;
    Course course(state);
    course.add(Wounded{wound.life, left + dealt, wound.player, wound.foe});
    if (left == 0)
        course.add(FoeFell{foe.id, wound.player, false});
    else if (!state.encounter->counted)
        settleBlow(course);
    return course.events();
}

} // namespace

Decided decide(const State &state, const Wound &wound)
{
    if (auto wrong = noSeat(state, "player", wound.player))
        return *wrong;
    const bool inTime =
        state.phase == Phase::initiative || state.phase == Phase::attacks || state.phase == Phase::creature;
    if (auto wrong = inTime ? noFoes(state, wound.foe) : std::nullopt)
        return *wrong;
    if (!inTime || (!state.hasCreature() && !state.hasFoes()))
        return notNow(inTime ? say("There is no creature with life here that could be hurt.")
                             : say("There is no creature to hurt now: %1.", whereWeAre(state)));
    if (auto wrong = firstOf([&] { return dead(state, "player", wound.player); },
                             [&] { return wrongFoe(state, wound.foe); }))
        return *wrong;
    if (wound.foe)
        return woundedFoe(state, wound);
    const auto left = std::max<std::int64_t>(0, *state.creatureLife() - wound.life);
    const auto total = state.stackTotal();
    Course course(state);
    course.add(Wounded{wound.life, state.encounter->counted ? left + total : left, wound.player});
    if (left == 0)
        fall(course, wound.player, false);
    else if (!state.encounter->counted)
        settleBlow(course);
    return course.events();
}

void evolve(State &state, const Wounded &event)
{
    auto &enc = state.encounter.value();
    if (event.foe)
        foeOf(state, *event.foe).against = event.against;
    else
        enc.against = event.against;
}

void evolve(State &state, const Killed &event)
{
    auto &enc = state.encounter.value();
    enc.dead = true;
    enc.byStack = event.byStack;
    enc.killer = event.player;
    state.phase = Phase::spoils;
    state.turn.reset();
}

void evolve(State &state, const Spared &)
{
    auto &enc = state.encounter.value();
    enc.dead = enc.byStack = enc.counted = false;
    enc.killer.reset();
    state.phase = Phase::attacks;
}

} // namespace torchside::cutthroat
