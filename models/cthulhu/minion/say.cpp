#include "models/cthulhu/minion/steps.h"

#include "models/cthulhu/facts.h"
#include "models/cthulhu/words/gathered.h"

#include <algorithm>
#include <numeric>

namespace torchside::cthulhu {

namespace {

Sentence scoutSay(const State &state)
{
    auto search =
        say("Turn over cards of the Minion's deck until you find a character of cost %1. Put it into play, "
            "ready, and shuffle the rest back.",
            scoutCostNow(state));
    if (state.phase != Phase::setup)
        return joined({search, say("Everything else stays as it lies.")});
    return joined(
        {search,
         say("For yourself, draw 8 cards, keep 5 and put one of the others under each of your domains.")});
}

Sentence drawSay(const State &state)
{
    auto draw = drawsNow(state) == 1
                    ? say("Draw 1 card for the Minion. An event goes to the pool.")
                    : say("Draw %1 card{1:|s} for the Minion. Events go to the pool.", drawsNow(state));
    if (!state.deck)
        return draw;
    const int left = std::accumulate(state.deck->begin(), state.deck->end(), 0,
                                     [](int sum, const DeckEntry &entry) { return sum + entry.left; });
    return left >= drawsNow(state)
               ? draw
               : joined(
                     {draw, say("By its list, the Minion's deck runs out here. If it does, you have won.")});
}

Sentence resourceSay(const State &state, const Step &step)
{
    if (const auto *raise = std::get_if<ResourceProposal>(&step.proposal))
        return say("Raise the Minion's domain %1 to %2.", raise->domain + 1,
                   state.domains.at(static_cast<std::size_t>(raise->domain)).resources + 1);
    if (state.domains.size() == usualDomains)
        return say(
            "Roll a die: 1 or 2 raises the Minion's first domain, 3 or 4 the second, 5 or 6 the third.");
    return say("Roll a die: its number is the domain to raise. Above %1, roll again.", state.domains.size());
}

Sentence refreshSay(const State &state, const Step &step)
{
    auto all = say("Clear the Minion's drained domains and ready its exhausted characters.");
    const auto &restore = std::get<RefreshProposal>(step.proposal).restore;
    if (!restore)
        return all;
    return joined({all, say("Restore %1: face up and exhausted.", state.name(*restore))});
}

Sentence drainSay(const State &state, const Step &step)
{
    const auto *proposal = std::get_if<DrainProposal>(&step.proposal);
    if (!proposal && state.isLillith())
        return say(
            "The Minion plays nothing more by itself. Choose a card of cost X and what it pays, or go on.");
    if (!proposal)
        return say("The Minion plays nothing by itself at drain %1. Choose a card of cost X and what it "
                   "pays, or go on.",
                   drainOf(state));
    const auto &name = state.name(proposal->card);
    std::vector<Sentence> parts;
    if (proposal->attachTo)
        parts.push_back(say("The Minion plays %1 on %2.", name, state.name(*proposal->attachTo)));
    else if (proposal->kind == CardType::conspiracy)
        parts.push_back(
            say("The Minion plays the conspiracy %1: put it into the row nearest the Deep.", name));
    else
        parts.push_back(say("The Minion plays %1.", name));
    parts.push_back(proposal->domain ? say("Drain domain %1.", *proposal->domain + 1)
                                     : say("It costs nothing: no domain is drained."));
    if (state.printed(proposal->card).attachment == Attachment::other)
        parts.push_back(say("Put it where its text helps the Minion most."));
    return joined(parts);
}

Sentence namesOf(const State &state, const std::vector<CardId> &cards)
{
    std::vector<std::string> names;
    for (const auto card : cards)
        names.push_back(state.name(card));
    return namedTogether(names);
}

// Only where one of its cards could have such an action.
Sentence exhaustFirst(const State &state)
{
    const auto acting = cardsThatMayAct(state);
    if (acting.empty())
        return {};
    const bool known = std::all_of(acting.begin(), acting.end(),
                                   [&](CardId card) { return state.printed(card).text.has_value(); });
    if (known)
        return say("First use its cards that may exhaust a character: %1. Mark whoever they exhaust.",
                   namesOf(state, acting));
    return say("First take its actions that exhaust a character, and mark whoever they exhaust.");
}

Sentence triggerSay(const State &state, const Step &step)
{
    const auto &proposal = std::get<TriggerProposal>(step.proposal);
    const auto play = say("The Minion plays the event %1 now: carry it out.", state.name(proposal.card));
    if (!proposal.domain)
        return joined({play, say("It costs nothing: no domain is drained.")});
    return joined({play, proposal.domain->events ? say("Drain the Events Domain.")
                                                 : say("Drain domain %1.", proposal.domain->index + 1)});
}

Sentence commitSay(const State &state, const Step &step)
{
    const auto &proposal = std::get<CommitProposal>(step.proposal);
    if (proposal.commits.empty())
        return joined({exhaustFirst(state), say("The Minion commits nobody.")});
    return joined(
        {exhaustFirst(state), say("The Minion commits %1.", whoGoes(state, proposal.commits)),
         proposal.held.empty() ? Sentence{} : say("Held back: %1.", namesOf(state, proposal.held))});
}

Sentence defendSay(const State &state, const Step &step)
{
    const auto &proposal = std::get<DefendProposal>(step.proposal);
    if (proposal.defends.empty())
        return joined({exhaustFirst(state), say("The Minion defends nothing.")});
    return joined(
        {exhaustFirst(state), say("The Minion defends with %1.", whoStands(state, proposal.defends))});
}

Sentence tieSay(const State &state, const TieProposal &tie)
{
    const auto &story = state.storyAt(tie.story);
    const auto names = namesOf(state, tie.characters);
    const auto &first = state.name(tie.card);
    if (tie.struggle == Struggle::arcane)
        return say("The Minion won the arcane struggle at %1. Fully equal: %2. Choose by their texts who is "
                   "readied, or confirm %3.",
                   story, names, first);
    if (tie.struggle == Struggle::terror)
        return say("The Minion lost the terror struggle at %1. Fully equal: %2. Choose by their texts who "
                   "goes insane, or confirm %3.",
                   story, names, first);
    return say("The Minion lost the combat struggle at %1. Fully equal: %2. Choose by their texts who takes "
               "the wound, or confirm %3.",
               story, names, first);
}

Sentence loseSay(const State &state, const Step &step)
{
    if (const auto *tie = std::get_if<TieProposal>(&step.proposal))
        return tieSay(state, *tie);
    const auto &proposal = std::get<LoseProposal>(step.proposal);
    const auto &story = state.storyAt(proposal.story);
    const auto *there = state.attendanceAt(state.fight.value().order.front());
    std::vector<Sentence> names;
    for (const int at : proposal.characters) {
        const auto &name = there->characters.at(static_cast<std::size_t>(at)).name;
        names.push_back(name ? say("%1 (%2)", *name, at) : say("number %1", at));
    }
    if (proposal.struggle == Struggle::arcane)
        return say("You won the arcane struggle at %1: choose who is readied, %2.", story, listed(names));
    return proposal.struggle == Struggle::terror
               ? say("You lost the terror struggle at %1: choose who goes insane, %2.", story, listed(names))
               : say("You lost the combat struggle at %1: choose who takes the wound, %2.", story,
                     listed(names));
}

Sentence effectSay(const State &state, const Step &step)
{
    const auto &proposal = std::get<EffectProposal>(step.proposal);
    const auto &story = state.storyAt(proposal.story);
    return proposal.side == Side::player
               ? say("You have won %1. Do you carry out its effect?", story)
               : say("The Minion has won %1. Carry out its effect only if that clearly helps the Minion.",
                     story);
}

Sentence eventsSay(const State &state, const Step &step)
{
    const auto &payable = std::get<EventsProposal>(step.proposal).payable;
    if (payable.size() == 1)
        return say("Could the event %1 be played this turn as the table stands?",
                   state.name(payable.front()));
    return say("Which of these events could be played this turn as the table stands: %1?",
               namesOf(state, payable));
}

Sentence newStorySay(const State &state, const Step &step)
{
    std::vector<CardId> waking;
    for (const auto &dormant : state.dormant)
        if (!dormant.story)
            waking.push_back(dormant.card);
    auto lay = say("Put a new story in the place of %1 and enter its name.",
                   state.storyAt(std::get<NewStoryProposal>(step.proposal).story));
    if (waking.empty())
        return lay;
    return joined({lay, say("Dormant there: %1. Put it into play, or discard it.", namesOf(state, waking))});
}

Sentence thirdSay(const State &state)
{
    const auto acting = cardsThatMayAct(state);
    const bool known = std::all_of(acting.begin(), acting.end(),
                                   [&](CardId card) { return state.printed(card).text.has_value(); });
    if (known)
        return say("Can the Minion use its last domain for an action? These cards may have one: %1.",
                   namesOf(state, acting));
    return say("Can the Minion use its last domain for an action of a card in play?");
}

Sentence plainSay(const State &state, const Step &step)
{
    switch (step.id) {
    case StepId::scout: return scoutSay(state);
    case StepId::opening:
        return say(
            "Draw 5 cards for the Minion and enter them. Events go to the pool, the others to its hand.");
    case StepId::refresh: return refreshSay(state, step);
    case StepId::draw: return drawSay(state);
    case StepId::resource: return resourceSay(state, step);
    case StepId::events: return eventsSay(state, step);
    case StepId::drain: return drainSay(state, step);
    case StepId::third: return thirdSay(state);
    case StepId::trigger: return triggerSay(state, step);
    case StepId::defenders:
        if (state.isLillith())
            return say("Which of your characters are ready to defend? Enter each one with skill, icons and "
                       "keywords.");
        return say("How many of your characters are ready to defend?");
    case StepId::commit: return commitSay(state, step);
    case StepId::answer: return say("Who defends, and where? Send nobody to let the Minion through.");
    case StepId::player:
        return say(
            "Your turn: refresh, draw, add a resource, play. Then commit to stories, or end the turn.");
    case StepId::defend: return defendSay(state, step);
    case StepId::lose: return loseSay(state, step);
    case StepId::effect: return effectSay(state, step);
    case StepId::newStory: return newStorySay(state, step);
    }
    return {};
}

} // namespace

Sentence sayFor(const State &state, const Step &step)
{
    auto plain = plainSay(state, step);
    if (step.id == StepId::events || step.id == StepId::refresh)
        return plain;
    const auto events = remindedEvents(state, step.id);
    if (events.empty())
        return plain;
    return joined({plain, say("Remember the events in the pool: %1.", namesOf(state, events))});
}

} // namespace torchside::cthulhu
