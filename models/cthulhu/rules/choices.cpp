// The table's answers to what the Minion proposes, and what it rolls and pays in its turn.

#include "models/cthulhu/facts.h"
#include "models/cthulhu/minion/payment.h"
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
    const auto &printed = state.printed(card);
    const bool own = printed.type == CardType::support && printed.attachment == Attachment::own;
    return own ? nextHost(state) : std::nullopt;
}

Decision<Event> playForNothingOrFrom(const State &state, CardId card, int cost)
{
    if (!canPay(state, cost))
        return cannotPay(state, cost);
    const auto domain = cost > 0 ? domainFor(state, cost) : std::nullopt;
    return play(state, card, cost, domain, hostFor(state, card));
}

Decision<Event> confirmDrain(const State &state)
{
    const auto thought = thinkDrain(state, drainOf(state));
    if (thought.chosen)
        return play(state, *thought.chosen, state.printed(*thought.chosen).cost.number, thought.domain,
                    thought.attachTo);
    Course course(state);
    course.add(DrainSkipped{drainOf(state), true});
    course.add(WentOn{state.isLillith() ? Stage::defenders : afterDrain(state)});
    return finished(course);
}

// What is proposed now: the cards that the table may say can't do it.
std::vector<CardId> proposedCards(const Step &step)
{
    std::vector<CardId> cards;
    if (const auto *refresh = std::get_if<RefreshProposal>(&step.proposal); refresh && refresh->restore)
        cards.push_back(*refresh->restore);
    if (const auto *drain = std::get_if<DrainProposal>(&step.proposal))
        cards.push_back(drain->card);
    if (const auto *trigger = std::get_if<TriggerProposal>(&step.proposal))
        cards.push_back(trigger->card);
    if (const auto *commit = std::get_if<CommitProposal>(&step.proposal))
        for (const auto &each : commit->commits)
            cards.push_back(each.card);
    if (const auto *defend = std::get_if<DefendProposal>(&step.proposal))
        for (const auto &each : defend->defends)
            cards.push_back(each.card);
    return cards;
}

Decision<Event> chooseAtDrain(const State &state, const Step &step, CardId card, std::optional<int> cost)
{
    const auto found = std::find_if(step.candidates.begin(), step.candidates.end(),
                                    [&](const Candidate &c) { return c.card == card; });
    if (found != step.candidates.end() && found->dropped == Test::costX) {
        if (!cost)
            return badArgument("cost", say("%1 costs X: say what is paid for it.", state.name(card)));
        return playForNothingOrFrom(state, card, *cost);
    }
    if (found == step.candidates.end() || !found->tied)
        return badArgument(
            "card", say("%1 is not among the fully equal: only those can be chosen.", state.name(card)));
    if (cost)
        return badArgument("cost",
                           say("Only a card of cost X takes a cost; %1 has its own.", state.name(card)));
    return playForNothingOrFrom(state, card, state.printed(card).cost.number);
}

Decision<Event> chooseAtStories(const State &state, const Step &step, CardId card, std::optional<int> cost)
{
    const auto found = std::find_if(step.candidates.begin(), step.candidates.end(),
                                    [&](const Candidate &c) { return c.card == card; });
    if (found == step.candidates.end() || !found->tied)
        return badArgument(
            "card", say("%1 is not among the fully equal: only those can be chosen.", state.name(card)));
    if (cost)
        return badArgument("cost", say("Nothing is paid here: leave the cost out."));
    Course course(state);
    course.add(Chosen{card});
    return finished(course);
}

// The resource is confirmed only where no die decides.
std::vector<StepId> confirmed(const State &state)
{
    std::vector steps{StepId::refresh, StepId::drain, StepId::commit, StepId::defend, StepId::trigger};
    if (state.isLillith())
        steps.push_back(StepId::resource);
    return steps;
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

Decision<Event> decideOn(const State &state, const Confirm &)
{
    if (auto refusal = notAt(state, confirmed(state)))
        return *refusal;
    const auto step = stepOf(state);
    Course course(state);
    switch (step->id) {
    case StepId::resource:
        course.add(ResourcePlaced{std::get<ResourceProposal>(step->proposal).domain});
        course.add(WentOn{Stage::events});
        break;
    case StepId::trigger: playTriggered(course); break;
    case StepId::drain: return confirmDrain(state);
    case StepId::commit:
        course.add(MinionCommitted{std::get<CommitProposal>(step->proposal).commits});
        course.add(WentOn{Stage::answer});
        break;
    case StepId::defend:
        course.add(MinionDefended{std::get<DefendProposal>(step->proposal).defends});
        course.add(WentOn{Stage::resolve});
        break;
    default:
        course.add(Refreshed{std::get<RefreshProposal>(step->proposal).restore});
        course.add(WentOn{Stage::draw});
    }
    return finished(course);
}

Decision<Event> decideOn(const State &state, const Cannot &cannot)
{
    if (auto refusal =
            notAt(state, {StepId::refresh, StepId::drain, StepId::commit, StepId::defend, StepId::trigger}))
        return *refusal;
    const auto card = knownCard(state, "card", cannot.card);
    if (const auto *refusal = std::get_if<Refusal>(&card))
        return *refusal;
    const auto id = std::get<CardId>(card);
    if (!contains(proposedCards(*stepOf(state)), id))
        return badArgument("card", say("%1 is not proposed now.", state.name(id)));
    Course course(state);
    course.add(LeftOut{id, cannot.why});
    return finished(course);
}

Decision<Event> decideOn(const State &state, const Choose &choose)
{
    if (auto refusal = notAt(state, {StepId::drain, StepId::commit, StepId::defend}))
        return *refusal;
    const auto card = knownCard(state, "card", choose.card);
    if (const auto *refusal = std::get_if<Refusal>(&card))
        return *refusal;
    const auto step = stepOf(state);
    return step->id == StepId::drain ? chooseAtDrain(state, *step, std::get<CardId>(card), choose.cost)
                                     : chooseAtStories(state, *step, std::get<CardId>(card), choose.cost);
}

Decision<Event> decideOn(const State &state, const Die &die, Dice &dice)
{
    if (auto refusal = notAt(state, {StepId::resource}))
        return *refusal;
    if (state.isLillith())
        return notNow(say("LILLITH throws no die: confirm the domain that it raises."));
    const int value = die.value ? *die.value : dice.die(dieSides);
    const int count = static_cast<int>(state.domains.size());
    if (state.domains.size() > usualDomains && value > count)
        return std::vector<Event>{Rerolled{value}};
    Course course(state);
    course.add(ResourceGained{value, state.domains.size() > usualDomains ? value - 1 : (value - 1) / 2});
    course.add(WentOn{Stage::events});
    return finished(course);
}

Decision<Event> decideOn(const State &state, const Valid &valid)
{
    if (auto refusal = notAt(state, {StepId::events}))
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

Decision<Event> decideOn(const State &state, const TakeAction &action)
{
    if (auto refusal = notAt(state, {StepId::third}))
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

Decision<Event> decideOn(const State &state, const CountDefenders &defenders)
{
    if (auto refusal = notAt(state, {StepId::defenders}))
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

} // namespace torchside::cthulhu
