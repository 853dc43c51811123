// Whom the Minion gives up when it has lost a struggle, and whom it readies when it has won one.

#include "models/cthulhu/facts.h"
#include "models/cthulhu/minion/thought.h"
#include "models/cthulhu/minion/why.h"

#include <algorithm>

namespace torchside::cthulhu {

namespace {

template <class May>
std::vector<CardId> thereWho(const Thought &thought, May may)
{
    std::vector<CardId> cards;
    for (const auto &character : thought.state.characters)
        if (character.story == thought.story && may(character))
            cards.push_back(character.card);
    return byPotential(thought.state, cards);
}

void weigh(Thought &thought, const std::vector<CardId> &cards)
{
    thought.among = cards;
    thought.candidates.clear();
    for (const auto card : cards)
        thought.candidates.push_back({card, rankOf(thought.state, card), std::nullopt, false});
}

Reply weighed(Thought &thought, const std::vector<CardId> &cards)
{
    weigh(thought, cards);
    return {cards.empty() ? "no" : "yes", {}};
}

} // namespace

Reply askMayGoInsane(Thought &thought)
{
    const auto &state = thought.state;
    return weighed(thought, thereWho(thought, [&](const Character &character) {
                       return figuresOf(state, character.card).icons.terror <= 0 &&
                              !has(keywordsOf(state, character.card), "willpower");
                   }));
}

Reply askMayBeWounded(Thought &thought)
{
    const auto &state = thought.state;
    return weighed(thought, thereWho(thought, [&](const Character &character) {
                       return !has(keywordsOf(state, character.card), "invulnerability");
                   }));
}

Reply askAnySurvivor(Thought &thought)
{
    const auto &state = thought.state;
    std::vector<CardId> survivors;
    for (const auto card : thought.among)
        if (state.character(card)->wounds + 1 <= toughnessIn(keywordsOf(state, card)))
            survivors.push_back(card);
    if (survivors.empty())
        return {"no", {}};
    return weighed(thought, survivors);
}

// The last of the order: of complete equals too.
Reply askLowestTie(Thought &thought)
{
    const auto &state = thought.state;
    const auto lowest = thought.among.back();
    thought.chosen = lowest;
    const bool tied = markEquals(state, thought.candidates, lowest);
    return {tied ? "no" : "yes", thought.said([&] {
                if (state.isLillith())
                    return std::vector{say("%1 has the lowest priority.", state.name(lowest))};
                std::vector<Sentence> proof{
                    say("%1 has the lowest potential: %2.", state.name(lowest), rankOf(state, lowest)[0])};
                if (tied && isForTheTable(thought))
                    proof.push_back(equalsLine(state, thought.candidates));
                return proof;
            })};
}

Reply askAnyExhausted(Thought &thought)
{
    const auto &state = thought.state;
    const auto there =
        thereWho(thought, [](const Character &character) { return character.status == Status::exhausted; });
    if (there.empty())
        return {"no", {}};
    weigh(thought, there);
    thought.chosen = there.front();
    markEquals(state, thought.candidates, there.front());
    return {"yes", thought.said([&] {
                std::vector<Sentence> proof{
                    say(state.isLillith() ? "%1 has the highest priority." : "%1 has the highest potential.",
                        state.name(there.front()))};
                if (isForTheTable(thought))
                    proof.push_back(equalsLine(state, thought.candidates));
                return proof;
            })};
}

} // namespace torchside::cthulhu
