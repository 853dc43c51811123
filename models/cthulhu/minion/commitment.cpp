// Whom the Minion commits and sends to defend, and where.

#include "models/cthulhu/facts.h"
#include "models/cthulhu/minion/thought.h"
#include "models/cthulhu/minion/why.h"

#include <algorithm>

namespace torchside::cthulhu {

void assignCommitment(Thought &thought);
void assignDefence(Thought &thought);

namespace {

std::optional<Test> unready(const State &state, const Character &character)
{
    if (character.status == Status::exhausted)
        return Test::exhausted;
    if (character.isInsane())
        return Test::insane;
    if (character.barred)
        return Test::barred;
    return contains(state.aside, character.card) ? std::optional(Test::cannot) : std::nullopt;
}

// One after another to the stories in this order, and round again.
void sendTo(Thought &thought, const std::vector<CardId> &cards, const std::vector<int> &stories)
{
    for (std::size_t i = 0; i < cards.size() && !stories.empty(); ++i)
        thought.commits.push_back({cards[i], thought.state.placeOf(stories.at(i % stories.size()))});
}

// Neighbours of the same potential: what put one before the other.
std::vector<Sentence> splitByMore(const Thought &thought)
{
    std::vector<Sentence> lines;
    const Candidate *before = nullptr;
    for (const auto &candidate : thought.candidates) {
        if (candidate.dropped)
            continue;
        if (before && before->key.front() == candidate.key.front())
            lines.push_back(beforeLine(thought.state, *before, candidate));
        before = &candidate;
    }
    return lines;
}

std::vector<Sentence> orderProof(const Thought &thought)
{
    std::vector<Sentence> tied;
    for (const auto &candidate : thought.candidates)
        if (candidate.tied)
            tied.push_back(literally(thought.state.name(candidate.card)));
    auto proof = splitByMore(thought);
    if (!tied.empty())
        proof.insert(proof.begin(),
                     say("Equal to another in every number: %1. You may choose; else higher cost, then name.",
                         listed(tied)));
    return proof;
}

} // namespace

std::vector<Candidate> charactersInPlay(const State &state)
{
    std::vector<CardId> cards;
    for (const auto &character : state.characters)
        cards.push_back(character.card);
    std::vector<Candidate> candidates;
    for (const auto card : byPotential(state, cards)) {
        candidates.push_back({card, rankOf(state, card), unready(state, *state.character(card)), false});
    }
    for (auto &one : candidates)
        one.tied = !state.isLillith() && !one.dropped &&
                   std::any_of(candidates.begin(), candidates.end(), [&](const Candidate &other) {
                       return other.card != one.card && !other.dropped && other.key == one.key;
                   });
    return candidates;
}

Reply askStoryPhase(Thought &thought)
{
    const auto &state = thought.state;
    const bool none = state.options.firstTurnPenalty && state.isFirstTurn();
    return {none ? "no" : "yes", {}};
}

Reply askAnyReady(Thought &thought)
{
    thought.candidates = charactersInPlay(thought.state);
    return {readyOnes(thought.state).empty() ? "no" : "yes",
            thought.said([&] { return proofOf(thought.state, thought.candidates); })};
}

Reply askWhichCommitment(Thought &thought)
{
    return {nameOf(thought.state.options.story), {}};
}

Reply askOnlyOne(Thought &thought)
{
    const auto ready = readyOnes(thought.state).size();
    return {ready == 1 ? "yes" : "no", thought.said([&] { return std::vector{say("Ready: %1.", ready)}; })};
}

Reply askCountKnown(Thought &thought)
{
    if (!thought.state.defenders)
        return {"no", {}};
    return {"yes", thought.said([&] {
                return std::vector{say("You have %1 ready; at least one is sent.", *thought.state.defenders)};
            })};
}

Reply askOrder(Thought &thought)
{
    const bool tied = std::any_of(thought.candidates.begin(), thought.candidates.end(),
                                  [](const Candidate &each) { return each.tied; });
    return {tied ? "no" : "yes", thought.said([&] { return orderProof(thought); })};
}

// A story that nobody is left to defend, with the numbers that put it behind the others.
Sentence leftAlone(const State &state, int index)
{
    const auto &story = state.stories.at(static_cast<std::size_t>(index));
    return say("Nobody is left for %1. Your icons there: %2, your tokens: %3.", story.name,
               iconsAt(state, Side::player, story.key), story.player);
}

Reply askAnyDefender(Thought &thought)
{
    return askAnyReady(thought);
}

std::vector<Sentence> defenceProof(const Thought &thought, const std::vector<int> &stories)
{
    const auto &state = thought.state;
    auto proof = placesProof(state, thought.commits, Side::player);
    for (const int key : stories)
        if (std::none_of(thought.commits.begin(), thought.commits.end(),
                         [&](const Commit &commit) { return commit.story == state.placeOf(key); }))
            proof.push_back(leftAlone(state, state.placeOf(key)));
    return proof;
}

void assignCommitment(Thought &thought)
{
    const auto &state = thought.state;
    const auto ready = readyOnes(state);
    std::vector<CardId> sent;
    const auto enough = static_cast<std::size_t>(std::max(1, state.defenders.value_or(1)));
    for (std::size_t i = 0; i < ready.size(); ++i) {
        const bool goes = thought.end == Node::sendMatching ? sent.size() < enough : i % 2 == 0;
        (goes ? sent : thought.held).push_back(ready[i]);
    }
    const auto stories = storiesByTokens(state, Side::minion, openStories(state));
    sendTo(thought, sent, stories);
    thought.path.push_back(
        {thought.end, "", thought.said([&] { return placesProof(state, thought.commits, Side::minion); })});
}

void assignDefence(Thought &thought)
{
    const auto &state = thought.state;
    const auto stories = storiesToDefend(state);
    sendTo(thought, readyOnes(state), stories);
    thought.path.push_back({thought.end, "", thought.said([&] { return defenceProof(thought, stories); })});
}

} // namespace torchside::cthulhu
