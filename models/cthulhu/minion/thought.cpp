#include "models/cthulhu/minion/thought.h"
#include "models/cthulhu/facts.h"

#include <algorithm>

namespace torchside::cthulhu {

void assignCommitment(Thought &thought);
void assignDefence(Thought &thought);

namespace {

void finish(Thought &thought)
{
    if (thought.end == Node::sendAlternate || thought.end == Node::sendMatching)
        assignCommitment(thought);
    if (thought.end == Node::sendDefenders)
        assignDefence(thought);
}

} // namespace

Thought think(const State &state, Node from, Voice voice, int drain, int story)
{
    Thought thought(state, voice);
    thought.drain = drain;
    thought.story = story;
    Node node = from;
    while (const auto ask = kindOf(node).ask) {
        auto reply = ask(thought);
        thought.path.push_back({node, reply.answer, std::move(reply.proof)});
        node = after(node, thought.path.back().answer);
    }
    thought.end = node;
    finish(thought);
    return thought;
}

Thought thinkDrain(const State &state, int drain, Voice voice)
{
    return think(state, state.isLillith() ? Node::fillDomains : Node::whichDrain, voice, drain);
}

Thought thinkCommit(const State &state, Voice voice)
{
    return think(state, state.isLillith() ? Node::lineStoryPhase : Node::storyPhase, voice);
}

Thought thinkDefence(const State &state, Voice voice)
{
    return think(state, state.isLillith() ? Node::lineDefender : Node::anyDefender, voice);
}

Thought thinkPayment(const State &state, int story, Struggle struggle, Voice voice)
{
    const auto from = struggle == Struggle::arcane   ? Node::anyExhausted
                      : struggle == Struggle::terror ? Node::mayGoInsane
                                                     : Node::mayBeWounded;
    return think(state, from, voice, 0, story);
}

bool isForTheTable(const Thought &thought)
{
    const auto &state = thought.state;
    return std::any_of(thought.candidates.begin(), thought.candidates.end(), [&](const Candidate &each) {
        return each.tied && state.name(each.card) != state.name(*thought.chosen);
    });
}

bool markEquals(const State &state, std::vector<Candidate> &candidates, CardId chosen)
{
    if (state.isLillith()) // its last comparison is by name
        return false;
    const auto key = rankOf(state, chosen);
    const auto isEqual = [&](const Candidate &each) { return !each.dropped && each.key == key; };
    if (std::count_if(candidates.begin(), candidates.end(), isEqual) < 2)
        return false;
    for (auto &each : candidates)
        each.tied = isEqual(each);
    return true;
}

// The chart's answers as people say them, each a sentence of its own after its question.
Sentence answerInWords(const Visit &visit)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 19> words{{
        {"alternate", "Every second one commits."},
        {"equal-defense", "As many commit as you defend with."},
        {"cards", "More cards can be played."},
        {"fewest", "It has the fewest resources."},
        {"first", "The first."},
        {"second", "The second."},
        {"cost", "The cards cost more in all."},
        {"game-won", "The game won."},
        {"game-lost", "The game not lost."},
        {"minion-stories", "The Minion's stories."},
        {"minion-tokens", "The Minion's tokens."},
        {"player-stories", "Your stories."},
        {"player-tokens", "Your tokens."},
        {"losses", "How many are lost."},
        {"lost-priority", "Who is lost."},
        {"used", "How many are used."},
        {"order", "Who goes where."},
        {"equal", "The first of several alike."},
        {"one", "There is just one."},
    }};
    if (visit.answer == "yes" || visit.answer == "no")
        return visit.answer == "yes" ? say("Yes.") : say("No.");
    if (visit.node == Node::bestDomain && visit.answer == "first")
        return say("It is the first.");
    for (const auto &[is, said] : words)
        if (is == visit.answer)
            return say(said);
    return say(visit.answer);
}

std::vector<Sentence> told(const Thought &thought)
{
    return thought.voice == Voice::aloud ? told(thought.path) : std::vector<Sentence>{};
}

std::vector<Sentence> told(const Path &path)
{
    std::vector<Sentence> lines;
    for (const auto &visit : path) {
        lines.push_back(isEnd(visit.node) ? say("%1.", say(kindOf(visit.node).text))
                                          : say("%1 %2", say(kindOf(visit.node).text), answerInWords(visit)));
        lines.insert(lines.end(), visit.proof.begin(), visit.proof.end());
    }
    return lines;
}

// The first questions of the turn.

Reply askAnyCharacter(Thought &thought)
{
    const auto &state = thought.state;
    const auto inHand = charactersIn(state, state.hand).size();
    const bool any = !state.characters.empty() || inHand > 0;
    return {any ? "yes" : "no", thought.said([&] {
                return std::vector{say("In play: %1, in hand: %2.", state.characters.size(), inHand)};
            })};
}

Reply askInsaneToRestore(Thought &thought)
{
    const auto &state = thought.state;
    std::vector<CardId> insane;
    for (const auto &character : state.characters)
        if (character.isInsane())
            insane.push_back(character.card);
    for (const auto card : byPotential(state, insane)) {
        Candidate candidate{card, rankOf(state, card), std::nullopt, false};
        if (contains(state.aside, card))
            candidate.dropped = Test::cannot;
        else if (!thought.chosen)
            thought.chosen = card;
        thought.candidates.push_back(candidate);
    }
    if (!thought.chosen)
        return {"no", {}};
    return {"yes", {}};
}

Reply askPoolPayable(Thought &thought)
{
    const auto payable = payableEvents(thought.state);
    return {payable.empty() ? "no" : "yes", thought.said([&] {
                std::vector<Sentence> proof;
                for (const auto card : payable)
                    proof.push_back(say("%1 could be paid.", thought.state.name(card)));
                return proof;
            })};
}

std::optional<int> domainFor(const State &state, int cost)
{
    std::optional<int> best;
    for (std::size_t i = 0; i < state.domains.size(); ++i) {
        const auto &domain = state.domains[i];
        if (domain.drained || domain.resources < cost)
            continue;
        if (!best || domain.resources < state.domains[static_cast<std::size_t>(*best)].resources)
            best = static_cast<int>(i);
    }
    return best;
}

int largestUndrained(const State &state)
{
    int most = 0;
    for (const auto &domain : state.domains)
        if (!domain.drained)
            most = std::max(most, domain.resources);
    return most;
}

bool canPay(const State &state, int cost)
{
    return cost == 0 || domainFor(state, cost).has_value();
}

std::optional<EventPayment> paymentForEvent(const State &state, int cost)
{
    if (cost == 0)
        return EventPayment{};
    if (!state.events.drained && state.events.resources >= cost)
        return EventPayment{true, std::nullopt};
    if (const auto domain = domainFor(state, cost))
        return EventPayment{false, domain};
    return std::nullopt;
}

std::vector<CardId> payableEvents(const State &state)
{
    std::vector<CardId> payable;
    for (const auto &pooled : state.pool)
        if (paymentForEvent(state, state.printed(pooled.card).cost.number))
            payable.push_back(pooled.card);
    return payable;
}

bool validEventWaits(const State &state)
{
    return std::any_of(state.pool.begin(), state.pool.end(),
                       [](const Pooled &pooled) { return pooled.valid; });
}

} // namespace torchside::cthulhu
