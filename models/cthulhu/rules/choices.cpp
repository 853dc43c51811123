// The table's answers to what the Minion proposes, and what it rolls and pays in its turn.

#include "models/cthulhu/facts.h"
#include "models/cthulhu/minion/thought.h"
#include "models/cthulhu/rules/change.h"
#include "models/cthulhu/rules/decide.h"

#include <algorithm>

namespace torchside::cthulhu {

namespace {

Stage afterDrain(const State &state)
{
    if (state.isLillith())
        return Stage::firstDrain;
    return state.stage == Stage::firstDrain ? Stage::secondDrain : Stage::third;
}

Decision<Event> play(const State &state, CardId card, int cost, std::optional<int> domain,
                     std::optional<CardId> attachTo)
{
    Course course(state);
    course.add(Played{drainOf(state), card, cost, domain, attachTo});
    course.add(WentOn{afterDrain(state)});
    return finished(course);
}

std::optional<CardId> hostFor(const State &state, CardId card)
{
    return isOwnAttachment(state.printed(card)) ? nextHost(state) : std::nullopt;
}

Decision<Event> playForNothingOrFrom(const State &state, CardId card, int cost, std::optional<CardId> host)
{
    if (!canPay(state, cost))
        return cannotPay(state, cost);
    const auto domain = cost > 0 ? domainFor(state, cost) : std::nullopt;
    return play(state, card, cost, domain, host ? host : hostFor(state, card));
}

Decision<Event> confirmDrain(const State &state, const Step &step)
{
    if (const auto *drain = std::get_if<DrainProposal>(&step.proposal))
        return play(state, drain->card, state.printed(drain->card).cost.number, drain->domain,
                    drain->attachTo);
    Course course(state);
    course.add(DrainSkipped{drainOf(state), true});
    course.add(WentOn{state.isLillith() ? Stage::defenders : afterDrain(state)});
    return finished(course);
}

Refusal notEqual(const State &state, CardId card)
{
    return badArgument("card",
                       say("%1 is not among the fully equal: only those can be chosen.", state.name(card)));
}

const Candidate *candidateOf(const std::vector<Candidate> &candidates, CardId card)
{
    const auto found = std::find_if(candidates.begin(), candidates.end(),
                                    [&](const Candidate &c) { return c.card == card; });
    return found == candidates.end() ? nullptr : &*found;
}

// Another of the characters that could as well carry the attachment.
std::variant<CardId, Refusal> chosenHost(const State &state, const CardRef &ref)
{
    const auto card = knownCard(state, "attachTo", ref);
    if (const auto *refusal = std::get_if<Refusal>(&card))
        return *refusal;
    const auto hosts = hostsInPlay(state);
    const auto *host = candidateOf(hosts, std::get<CardId>(card));
    if (host && host->tied)
        return host->card;
    return badArgument("attachTo", say("%1 is not among the fully equal: only those can be chosen.",
                                       state.name(std::get<CardId>(card))));
}

Decision<Event> chooseAtDrain(const State &state, const Step &step, CardId card, const Choose &choose)
{
    std::optional<CardId> host;
    if (choose.attachTo) {
        if (!isOwnAttachment(state.printed(card)))
            return badArgument("attachTo", say("%1 is not attached to one of the Minion's own characters.",
                                               state.name(card)));
        const auto found = chosenHost(state, *choose.attachTo);
        if (const auto *refusal = std::get_if<Refusal>(&found))
            return *refusal;
        host = std::get<CardId>(found);
    }
    const auto *candidate = candidateOf(step.candidates, card);
    if (candidate && candidate->dropped == Test::costX) {
        if (!choose.cost)
            return badArgument("cost", say("%1 costs X: say what is paid for it.", state.name(card)));
        return playForNothingOrFrom(state, card, *choose.cost, host);
    }
    const auto *proposal = std::get_if<DrainProposal>(&step.proposal);
    const bool isProposed = host && proposal && proposal->card == card;
    if (!candidate || (!candidate->tied && !isProposed))
        return notEqual(state, card);
    if (choose.cost)
        return badArgument("cost",
                           say("Only a card of cost X takes a cost; %1 has its own.", state.name(card)));
    return playForNothingOrFrom(state, card, state.printed(card).cost.number, host);
}

Decision<Event> refresh(const State &state, std::optional<CardId> restored)
{
    Course course(state);
    course.add(Refreshed{restored});
    course.add(WentOn{Stage::draw});
    return finished(course);
}

Decision<Event> chooseElsewhere(const State &state, const Step &step, CardId card, const Choose &choose)
{
    const auto *candidate = candidateOf(step.candidates, card);
    if (!candidate || !candidate->tied)
        return notEqual(state, card);
    if (choose.cost)
        return badArgument("cost", say("Nothing is paid here: leave the cost out."));
    if (choose.attachTo)
        return badArgument("attachTo", say("Nothing is attached here: leave it out."));
    if (step.id == StepId::refresh)
        return refresh(state, card);
    Course course(state);
    if (step.id == StepId::lose)
        settleTie(course, card);
    else
        course.add(Chosen{card});
    return finished(course);
}

void playTriggered(Course &course)
{
    const auto &state = course.state();
    const auto card = think(state, Node::eventDue).chosen.value();
    const int cost = state.printed(card).cost.number;
    const auto payment = paymentForEvent(state, cost).value();
    course.add(EventPlayed{card, cost, payment.fromEvents, payment.domain});
}

} // namespace

Decision<Event> decide(const State &state, const Confirm &)
{
    if (auto refusal = notAsked<Confirm>(state))
        return *refusal;
    const auto step = silentStepOf(state);
    Course course(state);
    switch (step->id) {
    case StepId::resource:
        course.add(ResourcePlaced{std::get<ResourceProposal>(step->proposal).domain});
        course.add(WentOn{Stage::events});
        break;
    case StepId::trigger: playTriggered(course); break;
    case StepId::drain: return confirmDrain(state, *step);
    case StepId::lose: settleTie(course, std::get<TieProposal>(step->proposal).card); break;
    case StepId::commit:
        course.add(MinionCommitted{std::get<CommitProposal>(step->proposal).commits});
        course.add(WentOn{Stage::answer});
        break;
    case StepId::defend:
        course.add(MinionDefended{std::get<DefendProposal>(step->proposal).defends});
        course.add(WentOn{Stage::resolve});
        break;
    default: return refresh(state, std::get<RefreshProposal>(step->proposal).restore);
    }
    return finished(course);
}

Decision<Event> decide(const State &state, const Cannot &cannot)
{
    if (auto refusal = notAsked<Cannot>(state))
        return *refusal;
    const auto card = knownCard(state, "card", cannot.card);
    if (const auto *refusal = std::get_if<Refusal>(&card))
        return *refusal;
    const auto id = std::get<CardId>(card);
    if (!contains(proposedCards(*silentStepOf(state)), id))
        return badArgument("card", say("%1 is not proposed now.", state.name(id)));
    Course course(state);
    course.add(LeftOut{id, cannot.why});
    return finished(course);
}

Decision<Event> decide(const State &state, const Choose &choose)
{
    if (auto refusal = notAsked<Choose>(state))
        return *refusal;
    const auto card = knownCard(state, "card", choose.card);
    if (const auto *refusal = std::get_if<Refusal>(&card))
        return *refusal;
    const auto step = silentStepOf(state);
    return step->id == StepId::drain ? chooseAtDrain(state, *step, std::get<CardId>(card), choose)
                                     : chooseElsewhere(state, *step, std::get<CardId>(card), choose);
}

Decision<Event> decide(const State &state, const Die &die, Dice &dice)
{
    if (auto refusal = notAsked<Die>(state))
        return *refusal;
    const int value = die.value ? *die.value : dice.die(dieSides);
    const int count = static_cast<int>(state.domains.size());
    if (state.domains.size() > usualDomains && value > count)
        return std::vector<Event>{Rerolled{value}};
    Course course(state);
    course.add(ResourceGained{value, state.domains.size() > usualDomains ? value - 1 : (value - 1) / 2});
    course.add(WentOn{Stage::events});
    return finished(course);
}

std::vector<Came> thrown(const State &, const Die &, const std::vector<Event> &events)
{
    for (const auto &event : events) {
        if (const auto *gained = std::get_if<ResourceGained>(&event))
            return {{dieSides, gained->value - 1}};
        if (const auto *again = std::get_if<Rerolled>(&event))
            return {{dieSides, again->value - 1}};
    }
    return {};
}

Decision<Event> decide(const State &state, const Valid &valid)
{
    if (auto refusal = notAsked<Valid>(state))
        return *refusal;
    const auto payable = payableEvents(state);
    std::vector<CardId> cards;
    for (const auto &ref : valid.cards) {
        const auto card = knownCard(state, "cards", ref);
        if (const auto *refusal = std::get_if<Refusal>(&card))
            return *refusal;
        const auto id = std::get<CardId>(card);
        if (!contains(payable, id))
            return badArgument("cards",
                               say("%1 is no event of the pool that could be paid.", state.name(id)));
        if (contains(cards, id))
            return badArgument("cards", say("%1 is named twice.", state.name(id)));
        cards.push_back(id);
    }
    Course course(state);
    course.add(EventsJudged{cards});
    course.add(WentOn{Stage::firstDrain});
    return finished(course);
}

Decision<Event> decide(const State &state, const TakeAction &action)
{
    if (auto refusal = notAsked<TakeAction>(state))
        return *refusal;
    const auto card = knownCard(state, "card", action.card);
    if (const auto *refusal = std::get_if<Refusal>(&card))
        return *refusal;
    const auto id = std::get<CardId>(card);
    if (!hasText(state, id))
        return badArgument("card",
                           say("%1 is not in play with its text: it has no action now.", state.name(id)));
    if (!canPay(state, action.cost))
        return cannotPay(state, action.cost);
    Course course(state);
    course.add(Acted{id, action.cost, action.cost > 0 ? domainFor(state, action.cost) : std::nullopt});
    course.add(WentOn{Stage::defenders});
    return finished(course);
}

Decision<Event> decide(const State &state, const CountDefenders &defenders)
{
    if (auto refusal = notAsked<CountDefenders>(state))
        return *refusal;
    if (defenders.characters.has_value() != state.isLillith())
        return state.isLillith()
                   ? badArgument("count", say("LILLITH wants to know which: enter the characters."))
                   : badArgument("characters", say("Only LILLITH wants the characters: enter how many."));
    Course course(state);
    if (defenders.characters)
        course.add(DefendersNamed{*defenders.characters});
    else
        course.add(DefendersCounted{*defenders.count});
    return finished(course);
}

void evolve(State &state, const Refreshed &event)
{
    for (auto &domain : state.domains)
        domain.drained = false;
    state.events.drained = false;
    for (auto &character : state.characters)
        if (character.status == Status::exhausted)
            character.status = Status::ready;
    if (event.restored)
        evolve(state, Restored{*event.restored});
}

void evolve(State &, const Rerolled &)
{}

void evolve(State &state, const ResourceGained &event)
{
    domainIn(state, event.domain).resources += 1;
}

void evolve(State &state, const ResourcePlaced &event)
{
    domainIn(state, event.domain).resources += 1;
}

void evolve(State &state, const EventsJudged &event)
{
    for (auto &pooled : state.pool)
        pooled.valid = std::find(event.valid.begin(), event.valid.end(), pooled.card) != event.valid.end();
}

void evolve(State &state, const Played &event)
{
    takeAway(state, event.card);
    putDown(state, event.card, event.attachTo);
    drainDomain(state, event.domain);
    state.played += state.isLillith() ? 1 : 0;
}

void evolve(State &state, const DrainSkipped &event)
{
    state.declinedX = state.declinedX || event.declined;
}

void evolve(State &state, const Acted &event)
{
    drainDomain(state, event.domain);
}

void evolve(State &, const ActionSkipped &)
{}

void evolve(State &state, const LeftOut &event)
{
    (state.moment ? state.moment->asked : state.aside).push_back(event.card);
}

void evolve(State &state, const Chosen &event)
{
    std::erase(state.preferred, event.card);
    state.preferred.push_back(event.card);
}

void evolve(State &state, const DefendersCounted &event)
{
    state.defenders = event.count;
}

void evolve(State &state, const DefendersNamed &event)
{
    state.defendersReady = event.characters;
}

} // namespace torchside::cthulhu
