#include "models/cthulhu/minion/why.h"

#include "models/cthulhu/lillith/moments.h"
#include "models/cthulhu/lillith/planning.h"
#include "models/cthulhu/minion/steps.h"
#include "models/cthulhu/minion/thought.h"
#include "models/cthulhu/minion/whynot.h"

#include <algorithm>

namespace torchside::cthulhu {

namespace {

using Lines = std::vector<Sentence>;

void add(Lines &lines, const Lines &more)
{
    lines.insert(lines.end(), more.begin(), more.end());
}

// What was said at one of these questions on the way.
Lines proofAt(const Path &path, std::initializer_list<Node> nodes)
{
    Lines lines;
    for (const auto &visit : path)
        if (std::find(nodes.begin(), nodes.end(), visit.node) != nodes.end())
            add(lines, visit.proof);
    return lines;
}

Sentence drainRule(bool character, int drain)
{
    if (drain == 1)
        return character
                   ? say("The first drain plays the character of highest potential that can be paid for.")
                   : say("The first drain has no character to play, so it plays the dearest support.");
    return character
               ? say("The second drain has no support to play, so it plays the next character by potential.")
               : say("The second drain plays the dearest support that can be paid for.");
}

Sentence whyAtDrain(const State &state)
{
    const auto thought = thinkDrain(state, drainOf(state), Voice::aloud);
    Lines lines;
    if (state.isLillith()) {
        lines.push_back(say("It is in the set that fills the domains best, and comes first by priority."));
        add(lines, lillith::setProof(state, lillith::bestSet(state)));
    } else {
        lines.push_back(drainRule(thought.kind == CardType::character, thought.drain));
        add(lines, proofAt(thought.path, {Node::characterTie, Node::supportTie}));
    }
    add(lines, proofAt(thought.path, {Node::bareHost, Node::setHost}));
    add(lines, thought.domain ? proofAt(thought.path, {Node::smallestDomain})
                              : proofAt(thought.path, {Node::pay, Node::setPay}));
    return joined(lines);
}

Sentence whyRestored(const State &state)
{
    const auto thought = think(state, Node::insaneToRestore);
    Lines lines{state.isLillith() ? say("The insane character of highest priority is restored.")
                                  : say("The insane character of highest printed potential is restored.")};
    add(lines, tieProof(state, thought.candidates, *thought.chosen));
    return joined(lines);
}

// Its place among those that are ready, from 1.
std::size_t placeAmong(const std::vector<CardId> &ready, CardId card)
{
    return static_cast<std::size_t>(std::find(ready.begin(), ready.end(), card) - ready.begin()) + 1;
}

Sentence whyItGoes(const State &state, CardId card, bool defends)
{
    const auto ready = readyOnes(state);
    const auto place = placeAmong(ready, card);
    if (ready.size() == 1)
        return say("%1 is the only one ready.", state.name(card));
    if (defends)
        return say("Whoever is ready defends: %1 is number %2 of %3 by potential.", state.name(card), place,
                   ready.size());
    if (state.options.story == StoryRule::alternate)
        return say("Of the %1 ready, the first by potential commits, then every second one: %2 is number %3.",
                   ready.size(), state.name(card), place);
    return say("As many commit as you can defend with, but at least one: %1 is number %2 of %3 by potential.",
               state.name(card), place, ready.size());
}

Sentence whyAtStories(const State &state, CardId card, bool defends)
{
    if (state.isLillith())
        return whySent(state, card);
    const auto thought = defends ? thinkDefence(state) : thinkCommit(state);
    Lines lines{whyItGoes(state, card, defends)};
    for (const auto &commit : thought.commits)
        if (commit.card == card)
            add(lines, placesProof(state, {commit}, defends ? Side::player : Side::minion));
    return joined(lines);
}

Sentence momentOf(Trigger trigger)
{
    switch (trigger) {
    case Trigger::operations: return say("It comes in the Minion's operations.");
    case Trigger::playerCommits: return say("It comes when you commit.");
    case Trigger::minionCommits: return say("It comes when the Minion commits.");
    case Trigger::struggleLost: return say("It comes when the Minion has lost a struggle.");
    case Trigger::wouldGoInsane: return say("It comes when a character of the Minion's would go insane.");
    case Trigger::wouldBeWounded: return say("It comes when a character of the Minion's would be wounded.");
    case Trigger::storyWon: return say("It comes when a story is won.");
    case Trigger::any: break;
    }
    return say("It comes as soon as it can be paid for.");
}

// Who plays by potential asks the table once a turn; LILLITH knows each moment.
Sentence momentFor(const State &state, CardId event)
{
    const auto trigger = state.printed(event).trigger;
    if (state.isLillith())
        return momentOf(trigger.value_or(Trigger::any));
    const auto found = std::find_if(state.pool.begin(), state.pool.end(),
                                    [&](const Pooled &pooled) { return pooled.card == event; });
    if (found != state.pool.end() && found->valid)
        return trigger ? joined({say("You called it valid."), momentOf(*trigger)})
                       : say("You called it valid: it comes as soon as its text allows.");
    return say(
        "It waits until you call it valid. You are asked each turn in which the Minion can pay for it.");
}

Sentence paymentFor(const State &state, CardId event)
{
    const auto &cost = state.printed(event).cost;
    if (cost.isX)
        return say("It costs X: you say what is paid when it comes.");
    if (cost.number == 0)
        return say("It costs nothing.");
    const auto payment = paymentForEvent(state, cost.number);
    if (!payment)
        return say("It costs %1: no free domain holds that much now.", cost.number);
    return payment->fromEvents ? say("It costs %1: the Events Domain is free and pays for it.", cost.number)
                               : say("It costs %1: domain %2 is free and pays for it.", cost.number,
                                     payment->domain.value() + 1);
}

Sentence whyDue(const State &state, CardId event)
{
    Lines lines{say("Its moment has come.")};
    if (lillith::dueEvents(state, state.moment.value().trigger, state.moment->asked).size() > 1)
        lines.push_back(say("Of the events due, the dearest comes first, then by name."));
    lines.push_back(paymentFor(state, event));
    return joined(lines);
}

// Which of equals is lost or readied.
Sentence whyItPays(const State &state, const TieProposal &tie)
{
    const auto thought = thinkPayment(state, state.fight.value().order.front(), tie.struggle, Voice::aloud);
    return joined(proofAt(thought.path, {Node::insaneTie, Node::woundTie, Node::anyExhausted}));
}

// Who is not restored, though insane too, or not lost, though there too.
std::optional<Sentence> whyNotThisOne(const State &state, const Step &step, CardId card)
{
    const auto at = [&](auto fits) {
        return std::find_if(step.candidates.begin(), step.candidates.end(), fits);
    };
    const auto asked = at([&](const Candidate &each) { return each.card == card; });
    const auto best = at([](const Candidate &each) { return !each.dropped; });
    if (asked == step.candidates.end())
        return std::nullopt;
    if (asked->dropped)
        return reasonFor(state, *asked->dropped, card);
    return beforeLine(state, *best, *asked);
}

} // namespace

Sentence whyProposed(const State &state, CardId card)
{
    switch (stepIdOf(state).value()) {
    case StepId::refresh: return whyRestored(state);
    case StepId::trigger: return whyDue(state, card);
    case StepId::lose: return whyItPays(state, std::get<TieProposal>(stepOf(state)->proposal));
    case StepId::commit: return whyAtStories(state, card, false);
    case StepId::defend: return whyAtStories(state, card, true);
    default: return whyAtDrain(state);
    }
}

Sentence whenItComes(const State &state, CardId event)
{
    return joined({momentFor(state, event), paymentFor(state, event)});
}

std::optional<Reason> reasonAbout(const State &state, CardId card)
{
    const auto step = stepOf(state);
    if (!step || state.phase == Phase::setup)
        return std::nullopt;
    if (contains(proposedCards(*step), card))
        return Reason{Asked::why, whyProposed(state, card)};
    if (isInPool(state, card))
        return Reason{Asked::when, whenItComes(state, card)};
    if (step->id == StepId::refresh || std::holds_alternative<TieProposal>(step->proposal)) {
        const auto text = whyNotThisOne(state, *step, card);
        return text ? std::optional(Reason{Asked::whyNot, *text}) : std::nullopt;
    }
    const auto answer = whyNot(state, AskWhyNot{CardRef{textOf(card), std::nullopt, {}}, std::nullopt});
    if (const auto *why = std::get_if<WhyNot>(&answer))
        return Reason{Asked::whyNot, why->text};
    if (!stepKindOf(state)->takes("why-not") || step->candidates.empty())
        return std::nullopt;
    return Reason{Asked::whyNot, std::get<Refusal>(answer).message};
}

} // namespace torchside::cthulhu
