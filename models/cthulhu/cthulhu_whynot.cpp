#include "models/cthulhu/cthulhu_whynot.h"

#include "models/cthulhu/cthulhu_facts.h"
#include "models/cthulhu/cthulhu_lookup.h"
#include "models/cthulhu/cthulhu_steps.h"
#include "models/cthulhu/cthulhu_why.h"

#include <algorithm>

namespace torchside::cthulhu {

namespace {

using Result = std::variant<WhyNot, Refusal>;

Result proposedItself(const State &state, CardId card)
{
    return badArgument("card", say("%1 is the Minion's choice: ask about another card.", state.name(card)));
}

bool isOfKind(const State &state, CardId card, CardType kind)
{
    return (state.printed(card).type == CardType::character) == (kind == CardType::character);
}

Result againstCharacter(const State &state, CardId card, CardId chosen)
{
    const auto theirs = potentialOf(state, card);
    const auto best = potentialOf(state, chosen);
    for (std::size_t i = 0; i < best.size(); ++i)
        if (theirs[i] != best[i])
            return WhyNot{comparisonAt(i), best[i] - theirs[i],
                          say("%1 goes before %2: %3 against %4 on %5.", state.name(chosen), state.name(card),
                              best[i], theirs[i], nameOf(comparisonAt(i)))};
    return WhyNot{Test::tied, 0,
                  say("%1 and %2 are fully equal: choose the other if its text is better.",
                      state.name(chosen), state.name(card))};
}

Result againstSupport(const State &state, CardId card, CardId chosen)
{
    const int best = state.printed(chosen).cost.number;
    const int theirs = state.printed(card).cost.number;
    if (best != theirs)
        return WhyNot{
            Test::support, best - theirs,
            say("%1 costs more than %2: %3 against %4.", state.name(chosen), state.name(card), best, theirs)};
    if (state.name(card) == state.name(chosen))
        return WhyNot{Test::tied, 0, say("%1 is there twice: either will do.", state.name(card))};
    return WhyNot{
        Test::name, std::nullopt,
        say("%1 costs as much as %2 and comes first by name.", state.name(chosen), state.name(card))};
}

Result atDrain(const State &state, CardId card, int drain)
{
    const auto thought = thinkDrain(state, drain);
    if (thought.chosen == card)
        return proposedItself(state, card);
    if (!isInHand(state, card))
        return WhyNot{Test::hand, std::nullopt, reasonFor(state, Test::hand, card)};
    if (const auto test = hindrance(state, card))
        return WhyNot{*test, *test == Test::cost ? std::optional(missingFor(state, card)) : std::nullopt,
                      reasonFor(state, *test, card)};
    if (!thought.chosen || !isOfKind(state, card, *thought.kind))
        return WhyNot{Test::kind, std::nullopt,
                      say("Another kind of card goes first at drain %1 than %2.", drain, state.name(card))};
    return thought.kind == CardType::character ? againstCharacter(state, card, *thought.chosen)
                                               : againstSupport(state, card, *thought.chosen);
}

Result atStories(const State &state, CardId card, const Thought &thought)
{
    if (!state.character(card))
        return badArgument("card",
                           say("%1 is no character of the Minion's in play: only those commit and defend.",
                               state.name(card)));
    const auto found = std::find_if(thought.candidates.begin(), thought.candidates.end(),
                                    [&](const Candidate &c) { return c.card == card; });
    if (found != thought.candidates.end() && found->dropped)
        return WhyNot{*found->dropped, std::nullopt, reasonFor(state, *found->dropped, card)};
    if (!contains(thought.held, card))
        return proposedItself(state, card);
    return WhyNot{Test::held, std::nullopt, reasonFor(state, Test::held, card)};
}

} // namespace

Result whyNot(const State &state, const AskWhyNot &question)
{
    const auto step = stepIdOf(state);
    if (step != StepId::drain && step != StepId::commit && step != StepId::defend)
        return notNow(say("The Minion has no choice open: ask when it plays, commits or defends."));
    const auto card = knownCard(state, "card", question.card);
    if (const auto *refusal = std::get_if<Refusal>(&card))
        return *refusal;
    const auto id = std::get<CardId>(card);
    if (step == StepId::drain)
        return atDrain(state, id, drainOf(state));
    return atStories(state, id, step == StepId::commit ? thinkCommit(state) : thinkDefence(state));
}

} // namespace torchside::cthulhu
