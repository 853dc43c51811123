#include "models/cthulhu/minion/thought.h"

#include "models/cthulhu/facts.h"
#include "models/cthulhu/minion/payment.h"

#include <algorithm>

namespace torchside::cthulhu {

void assignCommitment(Thought &thought);
void assignDefence(Thought &thought);

namespace {

using Ask = Reply (*)(Thought &);

// Who answers each question; the ends of the chart have nobody.
Ask askerOf(Node node)
{
    switch (node) {
    case Node::anyCharacter: return askAnyCharacter;
    case Node::insaneToRestore: return askInsaneToRestore;
    case Node::poolPayable: return askPoolPayable;
    case Node::whichDrain: return askWhichDrain;
    case Node::firstCharacter:
    case Node::secondCharacter: return askCharacter;
    case Node::firstSupport:
    case Node::secondSupport: return askSupport;
    case Node::costX: return askCostX;
    case Node::restoreTie:
    case Node::characterTie:
    case Node::supportTie: return askTie;
    case Node::ownAttachment: return askOwnAttachment;
    case Node::bareHost: return askBareHost;
    case Node::pay: return askPay;
    case Node::smallestDomain: return askSmallestDomain;
    case Node::validWaits: return askValidWaits;
    case Node::thirdCard: return askThirdCard;
    default: return nullptr;
    }
}

Ask storyAskerOf(Node node)
{
    switch (node) {
    case Node::storyPhase: return askStoryPhase;
    case Node::anyReady: return askAnyReady;
    case Node::whichCommitment: return askWhichCommitment;
    case Node::onlyOne: return askOnlyOne;
    case Node::countKnown: return askCountKnown;
    case Node::alternateOrder:
    case Node::matchingOrder:
    case Node::defendOrder: return askOrder;
    case Node::anyDefender: return askAnyDefender;
    case Node::mayGoInsane: return askMayGoInsane;
    case Node::mayBeWounded: return askMayBeWounded;
    case Node::anySurvivor: return askAnySurvivor;
    case Node::insaneTie:
    case Node::woundTie: return askLowestTie;
    case Node::anyExhausted: return askAnyExhausted;
    default: return nullptr;
    }
}

Ask lillithAskerOf(Node node)
{
    switch (node) {
    case Node::bestDomain: return askBestDomain;
    case Node::eventDue: return askEventDue;
    case Node::fillDomains: return askFillDomains;
    case Node::setAttachment: return askOwnAttachment;
    case Node::setHost: return askBareHost;
    case Node::setPay: return askPay;
    case Node::lineStoryPhase: return askStoryPhase;
    case Node::lineReady:
    case Node::lineDefender: return askAnyReady;
    case Node::readyKnown: return askReadyKnown;
    case Node::commitAim:
    case Node::defendAim: return askAim;
    case Node::anySent:
    case Node::anyDefends: return askAnySent;
    default: return nullptr;
    }
}

Ask whoAsks(Node node)
{
    for (const auto ask : {askerOf(node), storyAskerOf(node), lillithAskerOf(node)})
        if (ask)
            return ask;
    return nullptr;
}

void finish(Thought &thought)
{
    if (thought.end == Node::sendAlternate || thought.end == Node::sendMatching)
        assignCommitment(thought);
    if (thought.end == Node::sendDefenders)
        assignDefence(thought);
}

} // namespace

Thought think(const State &state, Node from, int drain, int story)
{
    Thought thought(state);
    thought.drain = drain;
    thought.story = story;
    Node node = from;
    while (const auto ask = whoAsks(node)) {
        auto reply = ask(thought);
        thought.path.push_back({node, reply.answer, std::move(reply.proof)});
        node = after(node, thought.path.back().answer);
    }
    thought.end = node;
    finish(thought);
    return thought;
}

Thought thinkDrain(const State &state, int drain)
{
    return think(state, state.isLillith() ? Node::fillDomains : Node::whichDrain, drain);
}

Thought thinkCommit(const State &state)
{
    return think(state, state.isLillith() ? Node::lineStoryPhase : Node::storyPhase);
}

Thought thinkDefence(const State &state)
{
    return think(state, state.isLillith() ? Node::lineDefender : Node::anyDefender);
}

// The chart's answers as people say them.
Sentence answerInWords(std::string_view answer)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 16> words{{
        {"alternate", "every second one"},
        {"equal-defense", "as many as you defend with"},
        {"cards", "more cards can be played"},
        {"fewest", "it has the fewest resources"},
        {"first", "the first"},
        {"cost", "they cost more in all"},
        {"game-won", "the game won"},
        {"game-lost", "the game not lost"},
        {"minion-stories", "the Minion's stories"},
        {"minion-tokens", "the Minion's tokens"},
        {"player-stories", "your stories"},
        {"player-tokens", "your tokens"},
        {"lost-priority", "who is lost"},
        {"used", "characters used"},
        {"equal", "the first of several alike"},
        {"one", "there is one"},
    }};
    for (const auto &[is, said] : words)
        if (is == answer)
            return say(said);
    return say(answer);
}

std::vector<Sentence> told(const Path &path)
{
    std::vector<Sentence> lines;
    for (const auto &visit : path) {
        lines.push_back(isEnd(visit.node)
                            ? say("%1.", say(labelOf(visit.node).text))
                            : say("%1 %2.", say(labelOf(visit.node).text), answerInWords(visit.answer)));
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
    return {any ? "yes" : "no", {say("In play: %1, in hand: %2.", state.characters.size(), inHand)}};
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
    std::vector<Sentence> proof;
    for (const auto card : payableEvents(thought.state))
        proof.push_back(say("%1 could be paid.", thought.state.name(card)));
    return {proof.empty() ? "no" : "yes", proof};
}

} // namespace torchside::cthulhu
