#include "models/darkcastle/rules/deeds.h"

#include <algorithm>
#include <numeric>

namespace torchside::darkcastle {

std::optional<Refusal> notFighting(const State &state)
{
    if (state.phase == Phase::combat)
        return std::nullopt;
    return notNow(say("There is no combat now. %1", whatIsOn(state)));
}

std::optional<Refusal> notInTheFight(const State &state, int character)
{
    if (auto wrong = noCharacter(state, "character", character))
        return wrong;
    if (auto wrong = notFighting(state))
        return wrong;
    if (!state.combat->takesPart(character))
        return notNow(say("%1 takes no part in this combat.", called(state, character)));
    if (state.isResting(character))
        return notNow(
            say("%1 rests in this round, and can fight again in the next.", called(state, character)));
    return std::nullopt;
}

void endIfBeaten(Course &course)
{
    if (course.state().combat->dice.count() > 0)
        return;
    const bool boss = course.state().boss;
    course.add(CombatWon{});
    if (!boss)
        return course.add(Drawn{1});
    std::vector<int> winners(course.state().seats.size());
    std::iota(winners.begin(), winners.end(), 0);
    course.add(Ended{winners, "castle-escaped"});
}

namespace {

std::optional<Refusal> wrongParticipants(const std::vector<int> &participants)
{
    for (auto each = participants.begin(); each != participants.end(); ++each)
        if (std::find(participants.begin(), each, *each) != each)
            return badArgument("participants",
                               say("Character %1 is named twice: name everybody who fights once.", *each));
    return std::nullopt;
}

std::optional<Refusal> wrongCount(std::string_view field, int count)
{
    if (count < 1)
        return badArgument(field,
                           say("An enemy has at least 1 die: say how many of which symbol lie there."));
    if (count > mostDice)
        return badArgument(
            field,
            say("%1 {1:die is|dice are} too many: the box has %2, and no enemy has more.", count, mostDice));
    return std::nullopt;
}

std::optional<Refusal> wrongPerPlayerDice(const State &state, const BeginCombat &begin)
{
    if (!begin.rolled)
        return std::nullopt;
    if (begin.perPlayer)
        return badArgument(
            "rolled", say("Either say what the per-player dice show, or have the app roll them: not both."));
    if (begin.rolled->size() != state.characters.size())
        return badArgument("rolled", say("One per-player die for each character makes %1, not %2.",
                                         state.characters.size(), begin.rolled->size()));
    return std::nullopt;
}

// The dice of the per-player sign, as they fell or as the app rolls them: each symbol is on two faces.
std::vector<Symbol> perPlayerDice(const State &state, const BeginCombat &begin, Dice &dice)
{
    std::vector<Symbol> rolled = begin.rolled.value_or(std::vector<Symbol>{});
    if (begin.perPlayer)
        for (std::size_t i = 0; i < state.characters.size(); ++i)
            rolled.push_back(static_cast<Symbol>(dice.below(static_cast<int>(symbols))));
    return rolled;
}

std::vector<int> everybody(const State &state)
{
    std::vector<int> all(state.characters.size());
    std::iota(all.begin(), all.end(), 0);
    return all;
}

std::optional<Refusal> mayNotRest(const State &state, int character)
{
    const auto &combat = *state.combat;
    if (!combat.rolled.empty())
        return notNow(say("The round has begun: resting is decided before anybody rolls."));
    if (combat.resting)
        return notNow(say("%1 rests already: one a round.", called(state, *combat.resting)));
    if (combat.participants.size() < 2)
        return notNow(
            say("%1 fights alone: somebody else must fight on for one to rest.", called(state, character)));
    if (state.restedBefore == character)
        return notNow(
            say("%1 rested in the round before: somebody else may rest now.", called(state, character)));
    return std::nullopt;
}

} // namespace

Decision<Event> decide(const State &state, const BeginCombat &begin, Dice &dice)
{
    auto participants = begin.participants.value_or(everybody(state));
    for (const int each : participants)
        if (auto wrong = noCharacter(state, "participants", each))
            return *wrong;
    if (state.phase != Phase::facing)
        return notNow(whatIsOn(state));
    if (auto wrong = wrongPerPlayerDice(state, begin))
        return *wrong;
    const auto rolling = begin.perPlayer || begin.rolled ? static_cast<int>(state.characters.size()) : 0;
    const auto laid = begin.lying.value_or(std::vector<Symbol>{});
    if (auto wrong = wrongCount("dice", begin.dice.count() + rolling + static_cast<int>(laid.size())))
        return *wrong;
    if (auto wrong = wrongParticipants(participants))
        return *wrong;
    std::sort(participants.begin(), participants.end());
    const auto rolled = perPlayerDice(state, begin, dice);
    Row row = begin.dice;
    for (const auto symbol : rolled)
        row.of(symbol) += 1;
    for (const auto symbol : laid)
        row.of(symbol) += 1;
    return Events{CombatBegan{row, rolled, participants, begin.blow, begin.enemy}};
}

std::vector<Came> thrown(const State &, const BeginCombat &, const std::vector<Event> &events)
{
    std::vector<Came> came;
    for (const auto &event : events)
        if (const auto *began = std::get_if<CombatBegan>(&event))
            for (const auto symbol : began->rolled)
                came.push_back({static_cast<int>(symbols), static_cast<int>(symbol)});
    return came;
}

void evolve(State &state, const CombatBegan &event)
{
    state.phase = Phase::combat;
    state.combat = Combat{event.dice, event.blow, 1, {}, event.participants, {}, {}, {}, event.enemy};
    state.restedBefore.reset();
}

Decision<Event> decide(const State &state, const Rest &rest)
{
    if (auto wrong = notInTheFight(state, rest.character))
        return *wrong;
    if (auto wrong = mayNotRest(state, rest.character))
        return *wrong;
    const auto &character = state.character(rest.character);
    const int gained = std::min(restGains, character.maxHp - character.hp);
    return Events{Rested{rest.character, gained, character.hp + gained}};
}

void evolve(State &state, const Rested &event)
{
    state.combat.value().resting = event.character;
    state.character(event.character).hp = event.hp;
}

Decision<Event> decide(const State &state, const ChangeDice &change)
{
    if (auto wrong = notFighting(state))
        return *wrong;
    if (change.dice == RowChange{})
        return badArgument("dice",
                           say("Nothing would change: say how many dice of which symbol come or go."));
    const Row row = state.combat->dice.plus(change.dice);
    for (const auto symbol : valuesOf<Symbol>())
        if (row.of(symbol) < 0)
            return badArgument("dice", say("The enemy has only %1 of %2: no more can go.",
                                           state.combat->dice.of(symbol), nameFor(symbol)));
    if (row.count() > mostDice)
        return *wrongCount("dice", row.count());
    Course course(state);
    course.add(DiceChanged{{change.dice}});
    endIfBeaten(course);
    return course.events();
}

void evolve(State &state, const DiceChanged &event)
{
    state.combat.value().dice = state.combat.value().dice.plus(event.by);
}

Decision<Event> decide(const State &state, const Defend &)
{
    if (auto wrong = notFighting(state))
        return *wrong;
    const auto &combat = *state.combat;
    std::vector<int> missing;
    std::copy_if(combat.participants.begin(), combat.participants.end(), std::back_inserter(missing),
                 [&](int each) { return combat.mustRoll(each); });
    if (!missing.empty())
        return notNow(say("%1 {1:has|have} to roll first.", calledTogether(state, missing)));
    Course course(state);
    for (const int each : combat.participants)
        if (!combat.isResting(each) && !combat.hasBlocked(each))
            course.add(Struck{each, combat.blow, std::max(0, state.character(each).hp - combat.blow)});
    if (!endIfDead(course))
        course.add(RoundBegan{combat.round + 1});
    return course.events();
}

void evolve(State &state, const Struck &event)
{
    state.character(event.character).hp = event.hp;
}

void evolve(State &state, const RoundBegan &event)
{
    state.restedBefore = state.combat.value().resting;
    state.combat.value().round = event.round;
    state.combat.value().resting.reset();
    state.combat.value().rolled.clear();
    state.combat.value().blocked.clear();
    state.combat.value().given.clear();
}

void evolve(State &state, const CombatWon &)
{
    state.phase = Phase::between;
    state.combat.reset();
    state.restedBefore.reset();
}

} // namespace torchside::darkcastle
