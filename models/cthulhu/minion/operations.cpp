// What the Minion plays: two drains for cards, and when a third is left for an action.

#include "models/cthulhu/facts.h"
#include "models/cthulhu/minion/thought.h"
#include "models/cthulhu/minion/why.h"

#include <algorithm>

namespace torchside::cthulhu {

namespace {

bool nameIsInPlay(const State &state, CardId card)
{
    const auto all = inPlay(state);
    return std::any_of(all.begin(), all.end(),
                       [&](CardId other) { return other != card && state.name(other) == state.name(card); });
}

bool standsAgainst(const State &state, CardId card)
{
    const auto &keywords = keywordsOf(state, card);
    const auto opposite = [&](CardId other) {
        if (!hasText(state, other))
            return false;
        const auto &theirs = keywordsOf(state, other);
        return (has(keywords, "villainous") && has(theirs, "heroic")) ||
               (has(keywords, "heroic") && has(theirs, "villainous"));
    };
    if (!has(keywords, "villainous") && !has(keywords, "heroic"))
        return false;
    const auto all = inPlay(state);
    return std::any_of(all.begin(), all.end(), opposite);
}

template <class Key>
std::vector<Candidate> candidatesOf(const State &state, const std::vector<CardId> &ordered, Key key)
{
    std::vector<Candidate> candidates;
    for (const auto card : ordered)
        candidates.push_back({card, key(card), hindrance(state, card), false});
    return candidates;
}

std::optional<CardId> bestOf(const std::vector<Candidate> &candidates)
{
    const auto found =
        std::find_if(candidates.begin(), candidates.end(), [](const Candidate &c) { return !c.dropped; });
    return found == candidates.end() ? std::nullopt : std::optional(found->card);
}

Reply weighed(Thought &thought, std::vector<Candidate> candidates, CardType kind)
{
    thought.candidates = std::move(candidates);
    thought.kind = kind;
    thought.chosen = bestOf(thought.candidates);
    return {thought.chosen ? "yes" : "no",
            thought.said([&] { return proofOf(thought.state, thought.candidates); })};
}

// Why this one carries the attachment.
std::vector<Sentence> hostProof(const Thought &thought, CardId host, bool bare)
{
    const auto &state = thought.state;
    std::vector<Sentence> proof{state.isLillith()
                                    ? say(bare ? "%1 has the highest priority of those without one."
                                               : "All have one; %1 has the highest priority.",
                                          state.name(host))
                                    : say(bare ? "%1 has the highest potential of those without one: %2."
                                               : "All have one; %1 has the highest potential: %2.",
                                          state.name(host), potentialOf(state, host)[0])};
    if (thought.hosts.front().tied)
        proof.push_back(equalsLine(state, thought.hosts));
    return proof;
}

bool anyX(const std::vector<Candidate> &candidates)
{
    return std::any_of(candidates.begin(), candidates.end(),
                       [](const Candidate &c) { return c.dropped == Test::costX; });
}

} // namespace

std::optional<Test> hindrance(const State &state, CardId card)
{
    const auto &printed = state.printed(card);
    if (contains(state.aside, card))
        return Test::cannot;
    if (printed.unique && nameIsInPlay(state, card))
        return Test::unique;
    if (standsAgainst(state, card))
        return Test::opposed;
    if (printed.type == CardType::conspiracy && hasConspiracy(state, Side::minion))
        return Test::conspiracy;
    if (isOwnAttachment(printed) && !nextHost(state))
        return Test::target;
    if (printed.cost.isX)
        return Test::costX;
    return canPay(state, printed.cost.number) ? std::nullopt : std::optional(Test::cost);
}

std::vector<Candidate> charactersInHand(const State &state)
{
    return candidatesOf(state, byPotential(state, charactersIn(state, state.hand)),
                        [&](CardId card) { return rankOf(state, card); });
}

std::vector<Candidate> supportsInHand(const State &state)
{
    std::vector<CardId> supports;
    for (const auto card : state.hand)
        if (state.printed(card).type != CardType::character)
            supports.push_back(card);
    std::sort(supports.begin(), supports.end(),
              [&](CardId a, CardId b) { return supportGoesBefore(state, a, b); });
    return candidatesOf(state, supports,
                        [&](CardId card) { return std::vector<int>{state.printed(card).cost.number}; });
}

std::vector<Candidate> cardsInHand(const State &state)
{
    return candidatesOf(state, byPotential(state, state.hand),
                        [&](CardId card) { return rankOf(state, card); });
}

std::vector<Candidate> hostsInPlay(const State &state)
{
    std::vector<CardId> sane;
    std::vector<CardId> bare;
    for (const auto &character : state.characters) {
        if (character.isInsane())
            continue;
        sane.push_back(character.card);
        if (character.attachments.empty())
            bare.push_back(character.card);
    }
    std::vector<Candidate> hosts;
    for (const auto card : byPotential(state, bare.empty() ? sane : bare))
        hosts.push_back({card, rankOf(state, card), std::nullopt, false});
    if (!hosts.empty())
        markEquals(state, hosts, hosts.front().card);
    return hosts;
}

std::optional<CardId> nextHost(const State &state)
{
    const auto hosts = hostsInPlay(state);
    return hosts.empty() ? std::nullopt : std::optional(hosts.front().card);
}

Reply askWhichDrain(Thought &thought)
{
    return {thought.drain == 1 ? "first" : "second", {}};
}

Reply askCharacter(Thought &thought)
{
    return weighed(thought, charactersInHand(thought.state), CardType::character);
}

Reply askSupport(Thought &thought)
{
    return weighed(thought, supportsInHand(thought.state), CardType::support);
}

// Both kinds were weighed and nothing can be paid for; each kind with an X in it is shown, the one whose turn
// it is first.
Reply askCostX(Thought &thought)
{
    const auto &state = thought.state;
    if (state.declinedX)
        return {"no", {}};
    if (state.isLillith())
        return {anyX(thought.candidates) ? "yes" : "no", {}};
    std::vector<Candidate> offered;
    for (const bool characters : {thought.drain == 1, thought.drain != 1}) {
        const auto candidates = characters ? charactersInHand(state) : supportsInHand(state);
        if (!anyX(candidates))
            continue;
        if (offered.empty())
            thought.kind = characters ? CardType::character : CardType::support;
        offered.insert(offered.end(), candidates.begin(), candidates.end());
    }
    if (offered.empty())
        return {"no", {}};
    thought.candidates = std::move(offered);
    return {"yes", thought.said([&] { return proofOf(state, thought.candidates); })};
}

Reply askTie(Thought &thought)
{
    const auto &state = thought.state;
    const bool supports = thought.kind == CardType::support;
    const bool tells = thought.kind.has_value(); // the numbers were told by the question before
    const auto chosen = std::find_if(thought.candidates.begin(), thought.candidates.end(),
                                     [&](const Candidate &c) { return c.card == thought.chosen; });
    std::vector<Candidate *> equals;
    for (auto &each : thought.candidates)
        if (!state.isLillith() && !each.dropped && each.key == chosen->key &&
            (!supports || state.name(each.card) == state.name(chosen->card)))
            equals.push_back(&each);
    if (equals.size() > 1)
        for (auto *each : equals)
            each->tied = true;
    const bool tied = equals.size() > 1;
    return {tied ? "no" : "yes", thought.said([&] {
                auto proof = tells ? std::vector<Sentence>{} : proofOf(state, thought.candidates);
                for (auto &line : tieProof(state, thought.candidates, *thought.chosen))
                    proof.push_back(std::move(line));
                return proof;
            })};
}

Reply askOwnAttachment(Thought &thought)
{
    return {isOwnAttachment(thought.state.printed(*thought.chosen)) ? "yes" : "no", {}};
}

Reply askBareHost(Thought &thought)
{
    const auto &state = thought.state;
    thought.hosts = hostsInPlay(state);
    const auto host = thought.hosts.front().card;
    thought.attachTo = host;
    const bool bare = state.character(host)->attachments.empty();
    return {bare ? "yes" : "no", thought.said([&] { return hostProof(thought, host, bare); })};
}

Reply askPay(Thought &thought)
{
    const int cost = thought.state.printed(*thought.chosen).cost.number;
    return {cost > 0 ? "yes" : "no", thought.said([&] {
                const auto &name = thought.state.name(*thought.chosen);
                return std::vector{
                    cost > 0 ? say("%1 costs %2.", name, cost)
                             : say("%1 costs nothing: no domain is drained, but the drain is used.", name)};
            })};
}

Reply askSmallestDomain(Thought &thought)
{
    const auto &state = thought.state;
    const auto domain = *domainFor(state, state.printed(*thought.chosen).cost.number);
    thought.domain = domain;
    const int has = state.domains[static_cast<std::size_t>(domain)].resources;
    const auto equals = std::count_if(state.domains.begin(), state.domains.end(),
                                      [&](const Domain &d) { return !d.drained && d.resources == has; });
    return {equals > 1 ? "equal" : "one", thought.said([&] {
                return std::vector{
                    equals > 1
                        ? say("Domain %1 pays: it holds %2, the least that suffices, and is the first "
                              "of %3 alike.",
                              domain + 1, has, equals)
                        : say("Domain %1 pays: it holds %2, the least that suffices.", domain + 1, has)};
            })};
}

Reply askValidWaits(Thought &thought)
{
    return {validEventWaits(thought.state) ? "yes" : "no", thought.said([&] {
                std::vector<Sentence> proof;
                for (const auto &pooled : thought.state.pool)
                    if (pooled.valid)
                        proof.push_back(say("%1 is valid: the third domain is kept for it.",
                                            thought.state.name(pooled.card)));
                return proof;
            })};
}

Reply askThirdCard(Thought &thought)
{
    return {mayAct(thought.state) ? "yes" : "no", {}};
}

} // namespace torchside::cthulhu
