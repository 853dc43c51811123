#include "models/darkcastle/words/words.h"

#include <algorithm>

namespace torchside::darkcastle {

namespace {

using Prompts = std::vector<Prompt>;

bool somebodyHolds(const State &state)
{
    return std::any_of(state.characters.begin(), state.characters.end(),
                       [](const Character &each) { return !each.hands.empty(); });
}

Sentence itemsOn(const State &state)
{
    std::vector<Sentence> items;
    for (const auto &each : state.laid)
        items.push_back(say("“%1”", each.item));
    return listed(items);
}

void addLaid(const State &state, Prompts &prompts)
{
    if (state.laid.empty())
        return;
    prompts.push_back(
        {state.laid.size() == 1
             ? say("%1 lies on the table for anybody, until the next card is turned.", itemsOn(state))
             : say("%1 lie on the table for anybody, until the next card is turned.", itemsOn(state)),
         state.phase == Phase::looting ? "laid-and-drawn" : "laid-down"});
}

// The table before the first card: what lies where.
void addSetup(const State &state, Prompts &prompts)
{
    prompts.push_back({say("Build the castle: shuffle the %1 chapter{1:|s} and lay %2 of them face down.",
                           mostChapters, state.chapters),
                       "setup-castle", Due::setup});
    prompts.push_back({say("Slip one of the three bosses under them, unseen."), "setup-boss", Due::setup});
    prompts.push_back({say("Put the start card on top, picture side up."), "setup-start-card", Due::setup});
    prompts.push_back(
        {say("Shuffle the items and put the deck to the right of the castle."), "setup-items", Due::setup});
    prompts.push_back({say("Put the nine chapter dice above the castle."), "setup-dice", Due::setup});
}

Prompts betweenPrompts(const State &state)
{
    Prompts prompts;
    if (state.isAlone())
        prompts.push_back({state.bossIsNext()
                               ? say("Choose which of your two characters turns the boss.")
                               : say("Choose which of your two characters turns the next card."),
                           "solo-you", Due::step});
    else if (state.bossIsNext())
        prompts.push_back({say("Agree who turns the last card: the boss."), "boss", Due::step});
    else
        prompts.push_back(
            {say("Agree who turns the next card: chapter %1 of %2.", state.chapter + 1, state.chapters),
             "no-turn-order", Due::step});
    if (state.chapter == 0)
        addSetup(state, prompts);
    else if (somebodyHolds(state))
        prompts.push_back({say("You may trade items until the card is turned."), "trading"});
    addLaid(state, prompts);
    return prompts;
}

Prompts facingPrompts(const State &state)
{
    const auto you = state.turner ? called(state, *state.turner) : say("nobody");
    Prompts prompts{{say("Read the card's italic text aloud."), "read-aloud", Due::byHand}};
    if (state.boss)
        prompts.push_back(
            {say("Set out the boss's dice and begin the combat."), "boss-always-fought", Due::step});
    else
        prompts.push_back(
            {say("Do what the card says. Then fight, or finish the chapter."), "choices", Due::step});
    prompts.push_back({say("“You” on the card is %1.", you), state.isAlone() ? "solo-you" : "you-on-a-card"});
    return prompts;
}

std::vector<int> thatIs(const Combat &combat, bool (*wanted)(const Combat &, int))
{
    std::vector<int> list;
    std::copy_if(combat.participants.begin(), combat.participants.end(), std::back_inserter(list),
                 [&](int each) { return wanted(combat, each); });
    return list;
}

bool mustRoll(const Combat &combat, int each)
{
    return combat.mustRoll(each);
}

bool isHit(const Combat &combat, int each)
{
    return !combat.isResting(each) && !combat.hasBlocked(each);
}

Prompts combatPrompts(const State &state)
{
    const auto &combat = *state.combat;
    const auto toRoll = thatIs(combat, mustRoll);
    const auto hit = thatIs(combat, isHit);
    Prompts prompts;
    if (combat.round == 1 && combat.rolled.empty() && !combat.resting)
        prompts.push_back({say("Put the enemy's dice below the card: %1.", told(combat.dice)), "combat-begin",
                           Due::byHand});
    if (!toRoll.empty())
        prompts.push_back({toRoll.size() == 1 ? say("%1 rolls.", calledTogether(state, toRoll))
                                              : say("%1 roll.", calledTogether(state, toRoll)),
                           "attack", Due::step});
    else if (hit.empty())
        prompts.push_back({say("The enemy strikes, and everybody is safe."), "defend", Due::step});
    else
        prompts.push_back({hit.size() == 1 ? say("The enemy strikes: %1 takes a blow of %2.",
                                                 calledTogether(state, hit), combat.blow)
                                           : say("The enemy strikes: %1 take a blow of %2 each.",
                                                 calledTogether(state, hit), combat.blow),
                           "defend", Due::step});
    if (toRoll.empty() && !combat.rolled.empty())
        prompts.push_back({say("You can still correct a roll."), state.combat->blocked == state.combat->given
                                                                     ? "correct-roll"
                                                                     : "correct-roll-block"});
    if (combat.rolled.empty() && !combat.resting && combat.participants.size() > 1)
        prompts.push_back({say("Before the first roll, one of you may rest."), "rest"});
    return prompts;
}

Prompts lootingPrompts(const State &state)
{
    Prompts prompts{{state.draws == 1
                         ? say("Somebody takes the drawn item, or you leave it.")
                         : say("Share out %1 drawn item{1:|s}: take or leave each.", state.draws),
                     "items-draw", Due::step}};
    if (somebodyHolds(state))
        prompts.push_back({say("You may trade items while you share out."), "trading"});
    addLaid(state, prompts);
    return prompts;
}

Prompts overPrompts(const State &state)
{
    if (!state.outcome->winners.empty())
        return {{say("You have escaped! Turn the Victory card and read it aloud."), "victory"}};
    const auto dead = deadOf(state);
    return {{dead.size() == 1
                 ? say("%1 has died in the castle: you have all lost.", calledTogether(state, dead))
                 : say("%1 have died in the castle: you have all lost.", calledTogether(state, dead)),
             "death"}};
}

} // namespace

Prompts Words::prompts(const State &state)
{
    switch (state.phase) {
    case Phase::between: return betweenPrompts(state);
    case Phase::facing: return facingPrompts(state);
    case Phase::combat: return combatPrompts(state);
    case Phase::looting: return lootingPrompts(state);
    case Phase::over: break;
    }
    return overPrompts(state);
}

} // namespace torchside::darkcastle
