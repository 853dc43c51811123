// Several creatures in the place of one: the skeletons and the fallen of the Emperor Lich.
#include "models/cutthroat/rules/steps.h"

#include <algorithm>
#include <stdexcept>

namespace torchside::cutthroat {

Wrong noFoes(const State &state, const std::optional<int> &foe)
{
    if (!foe || state.hasFoes())
        return std::nullopt;
    return notNow(say("No skeletons or fallen stand here now: leave the foe out."));
}

// Which of several it is, as long as there are several.
Wrong wrongFoe(const State &state, const std::optional<int> &foe)
{
    if (!state.hasFoes())
        return std::nullopt;
    if (!foe)
        return badArgument("foe", say("Several stand here: say which of them is meant."));
    const auto *found = state.foe(*foe);
    if (!found)
        return badArgument(
            "foe", say("There is no foe %1 here: they go from 1 to %2.", *foe, state.encounter->foes.size()));
    if (found->fallen)
        return badArgument("foe", say("Foe %1 has fallen already: name one that stands.", *foe));
    return std::nullopt;
}

// Each of several falls by the stack that lies against it.
bool settleFoes(Course &course)
{
    const auto foes = course.state().encounter->foes;
    for (const auto &foe : foes) {
        const auto &stack = course.state().stack;
        const auto last = std::find_if(stack.rbegin(), stack.rend(),
                                       [&](const Strike &strike) { return strike.foe == foe.id; });
        if (!foe.fallen && last != stack.rend() && course.state().dealtTo(foe.id) >= foe.against)
            course.add(FoeFell{foe.id, last->player, true});
    }
    return course.state().isBeaten();
}

void raiseSkeletons(Course &course, int life)
{
    FoesRose rose;
    for (const int seat : course.state().living())
        rose.foes.push_back({static_cast<int>(rose.foes.size()) + 1, seat, life});
    course.add(std::move(rose));
}

void raiseFallen(Course &course, const std::vector<int> &lives)
{
    const auto &state = course.state();
    const auto &foes = state.encounter.value().foes;
    FoesRose rose;
    for (int seat = 0; seat < state.count(); ++seat) {
        const bool there =
            std::any_of(foes.begin(), foes.end(), [&](const Foe &foe) { return foe.player == seat; });
        if (state.player(seat).alive || there)
            continue;
        const auto at = std::min(rose.foes.size(), lives.size() - 1);
        rose.foes.push_back({static_cast<int>(foes.size() + rose.foes.size()) + 1, seat, lives.at(at)});
    }
    if (!rose.foes.empty())
        course.add(std::move(rose));
}

Wrong faultOf(const NextStage &stage)
{
    if (stage.life && stage.lives)
        return badArgument("lives", say("Give one life for all of them, or one for each: not both."));
    return std::nullopt;
}

namespace {

Wrong wrongLives(const State &state, const NextStage &stage, bool toFallen)
{
    if (!toFallen && stage.lives)
        return badArgument("lives", say("The Lich itself comes next, alone: give its life."));
    if (!toFallen && !stage.life)
        return badArgument("life", say("The Lich itself comes next: give its life."));
    if (!stage.life && !stage.lives)
        return badArgument("life", say("The fallen come next: give one life for all of them, or one for each "
                                       "in the order of their seats."));
    if (stage.lives && stage.lives->size() != state.deaths.size())
        return badArgument("lives", say("Give as many lives as there are dead: %1 (%2).", state.deaths.size(),
                                        listed(state.namesOf(state.deaths))));
    return std::nullopt;
}

} // namespace

Decided decide(const State &state, const NextStage &stage)
{
    if (auto wrong = notIn(state, Kind::emperorLich, say("Only the Emperor Lich comes in stages.")))
        return *wrong;
    if (state.phase == Phase::initiative)
        return notNow(say("This stage has only begun: %1.", whereWeAre(state)));
    if (state.encounter->stage == Stage::lich)
        return notNow(say("The Lich itself is the last stage: close the encounter when it is beaten."));
    if (state.hasFoes() && !state.isBeaten())
        return notNow(say("This stage is not done: some of them still stand."));
    const bool toFallen = state.encounter->stage == Stage::skeletons && !state.deaths.empty();
    if (auto wrong = wrongLives(state, stage, toFallen))
        return *wrong;
    const auto lives = stage.lives.value_or(std::vector{stage.life.value_or(1)});
    Course course(state);
    course.add(StageBegan{toFallen ? Stage::fallen : Stage::lich, lives.front()});
    if (toFallen)
        raiseFallen(course, lives);
    return course.events();
}

Foe &foeOf(State &state, int id)
{
    for (auto &each : state.encounter.value().foes)
        if (each.id == id)
            return each;
    throw std::out_of_range("no such foe");
}

void evolve(State &state, const FoesRose &event)
{
    auto &enc = state.encounter.value();
    enc.against.reset();
    enc.maxLife.reset();
    for (const auto &each : event.foes)
        enc.foes.push_back({each.id, each.player, each.life, each.life, false, false});
}

void evolve(State &state, const FoeFell &event)
{
    auto &foe = foeOf(state, event.foe);
    foe.fallen = true;
    foe.byStack = event.byStack;
    if (!state.isBeaten())
        return;
    state.phase = Phase::spoils;
    state.turn.reset();
}

void evolve(State &state, const FoeSpared &event)
{
    auto &foe = foeOf(state, event.foe);
    foe.fallen = foe.byStack = false;
    if (state.phase != Phase::spoils)
        return;
    state.encounter.value().counted = false;
    state.phase = Phase::attacks;
}

void evolve(State &state, const StageBegan &event)
{
    auto &enc = state.encounter.value();
    enc.stage = event.stage;
    enc.against = enc.maxLife = event.life;
    enc.dead = enc.byStack = enc.counted = false;
    enc.killer.reset();
    enc.leader.reset();
    enc.former.reset();
    enc.foes.clear();
    clearStack(state);
    freshRound(state);
    clearCards(state);
    state.turn.reset();
    state.round = 1;
    state.phase = Phase::initiative;
}

} // namespace torchside::cutthroat
