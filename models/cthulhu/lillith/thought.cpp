// LILLITH's questions on the chart; what it has planned is read off the state.

#include "models/cthulhu/minion/thought.h"
#include "models/cthulhu/facts.h"
#include "models/cthulhu/lillith/moments.h"
#include "models/cthulhu/lillith/planning.h"
#include "models/cthulhu/minion/why.h"

namespace torchside::cthulhu {

namespace {

std::string_view splitOf(const lillith::Raise &best, const lillith::Raise &next)
{
    if (best.cards != next.cards)
        return "cards";
    if (best.cost != next.cost)
        return "cost";
    return best.resources != next.resources ? "fewest" : "first";
}

} // namespace

Reply askBestDomain(Thought &thought)
{
    const auto raises = lillith::raisesOf(thought.state);
    thought.domain = raises.front().domain;
    return {splitOf(raises[0], raises[1]), thought.said([&] {
                std::vector<Sentence> proof;
                for (const auto &raise : raises)
                    proof.push_back(
                        say("Domain %1 with %2: %3 in all.", raise.domain + 1, raise.resources + 1,
                            lillith::cardsFor(static_cast<std::size_t>(raise.cards), raise.cost)));
                return proof;
            })};
}

Reply askEventDue(Thought &thought)
{
    const auto due = lillith::dueNow(thought.state);
    if (!due)
        return {"no", {}};
    thought.chosen = due;
    const auto &state = thought.state;
    return {"yes", thought.said([&] {
                return std::vector{say("%1 costs %2.", state.name(*due), state.printed(*due).cost.number)};
            })};
}

Reply askFillDomains(Thought &thought)
{
    const auto &state = thought.state;
    const auto set = lillith::bestSet(state);
    thought.candidates = cardsInHand(state);
    if (!set.cards.empty()) {
        thought.chosen = lillith::nextOf(state, set);
        thought.kind = state.printed(*thought.chosen).type;
    }
    return {set.cards.empty() ? "no" : "yes", thought.said([&] {
                auto proof = proofOf(state, thought.candidates);
                if (!set.cards.empty())
                    for (auto &line : lillith::setProof(state, set))
                        proof.push_back(std::move(line));
                return proof;
            })};
}

Reply askReadyKnown(Thought &thought)
{
    if (!thought.state.defendersReady)
        return {"no", {}};
    return {"yes", thought.said([&] {
                return std::vector{say("You have %1 ready.", thought.state.defendersReady->size())};
            })};
}

Reply askAim(Thought &thought)
{
    const auto &state = thought.state;
    const auto plan = state.plan.value_or(lillith::Plan{});
    thought.commits = plan.best.commits;
    for (const auto card : readyOnes(state)) {
        bool goes = false;
        for (const auto &commit : plan.best.commits)
            goes = goes || commit.card == card;
        if (!goes)
            thought.held.push_back(card);
    }
    return {nameOf(plan.lostAt), thought.said([&] { return lillith::whyOf(state, plan); })};
}

Reply askAnySent(Thought &thought)
{
    return {thought.commits.empty() ? "no" : "yes", {}};
}

} // namespace torchside::cthulhu
