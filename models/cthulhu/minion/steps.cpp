#include "models/cthulhu/minion/steps.h"

#include "models/cthulhu/facts.h"
#include "models/cthulhu/minion/payment.h"
#include "models/cthulhu/minion/say.h"
#include "models/cthulhu/rules/struggles.h"

#include <algorithm>

namespace torchside::cthulhu {

namespace {

StepId atStage(Stage stage)
{
    switch (stage) {
    case Stage::firstDrain:
    case Stage::secondDrain: return StepId::drain;
    case Stage::third: return StepId::third;
    case Stage::defenders: return StepId::defenders;
    case Stage::commit: return StepId::commit;
    case Stage::answer: return StepId::answer;
    case Stage::player: return StepId::player;
    case Stage::defend: return StepId::defend;
    case Stage::resolve:
    case Stage::over: return StepId::lose;
    default: return static_cast<StepId>(stage); // scout to events stand in the same order
    }
}

Wants wantsOf(StepId step)
{
    constexpr std::array wants{Wants::cards,   Wants::cards,   Wants::confirm, Wants::cards, Wants::die,
                               Wants::valid,   Wants::confirm, Wants::choice,  Wants::count, Wants::confirm,
                               Wants::commits, Wants::none,    Wants::confirm, Wants::lose,  Wants::choice,
                               Wants::name,    Wants::confirm};
    return wants.at(static_cast<std::size_t>(step));
}

void fillRefresh(const State &state, Step &step)
{
    const auto thought = think(state, Node::insaneToRestore);
    step.candidates = thought.candidates;
    step.why = told(thought.path);
    step.proposal = RefreshProposal{thought.chosen};
}

void fillDrain(const State &state, Step &step)
{
    const auto thought = thinkDrain(state, drainOf(state));
    step.candidates = thought.candidates;
    step.why = told(thought.path);
    if (validEventWaits(state))
        for (auto &line : told(think(state, Node::validWaits).path))
            step.why.push_back(std::move(line));
    if (thought.chosen)
        step.proposal = DrainProposal{drainOf(state), state.printed(*thought.chosen).type, *thought.chosen,
                                      thought.domain, thought.attachTo};
}

// Who is ready and not on the way.
std::vector<CardId> heldFrom(const State &state, const std::vector<Commit> &commits)
{
    auto held = readyOnes(state);
    for (const auto &commit : commits)
        std::erase(held, commit.card);
    return held;
}

void foresee(const State &state, CommitProposal &proposal)
{
    if (!state.plan)
        return;
    const auto &plan = *state.plan;
    proposal.outcome = plan.best.outcome;
    proposal.refused = RefusedCommit{plan.refused.commits, heldFrom(state, plan.refused.commits),
                                     plan.refused.outcome, plan.lostAt};
    proposal.exact = plan.exact;
}

void foresee(const State &state, DefendProposal &proposal)
{
    if (!state.plan)
        return;
    const auto &plan = *state.plan;
    proposal.outcome = plan.best.outcome;
    proposal.refused = RefusedDefence{plan.refused.commits, plan.refused.outcome, plan.lostAt};
    proposal.exact = plan.exact;
}

void fillResource(const State &state, Step &step)
{
    if (!state.isLillith())
        return;
    const auto thought = think(state, Node::bestDomain);
    step.wants = Wants::confirm;
    step.why = told(thought.path);
    step.proposal = ResourceProposal{*thought.domain};
}

void fillTrigger(const State &state, Step &step)
{
    const auto thought = think(state, Node::eventDue);
    step.why = told(thought.path);
    const auto card = thought.chosen.value();
    const auto payment = paymentForEvent(state, state.printed(card).cost.number).value();
    std::optional<DomainRef> domain;
    if (payment.fromEvents)
        domain = DomainRef{0, true};
    else if (payment.domain)
        domain = DomainRef{*payment.domain, false};
    step.proposal = TriggerProposal{card, domain};
}

void fillCommit(const State &state, Step &step)
{
    const auto thought = thinkCommit(state);
    step.candidates = thought.candidates;
    if (validEventWaits(state))
        step.why = told(think(state, Node::validWaits).path);
    for (auto &line : told(thought.path))
        step.why.push_back(std::move(line));
    CommitProposal proposal{thought.commits, thought.held, {}, {}, {}};
    foresee(state, proposal);
    step.proposal = std::move(proposal);
}

void fillDefend(const State &state, Step &step)
{
    const auto thought = thinkDefence(state);
    step.candidates = thought.candidates;
    step.why = told(thought.path);
    DefendProposal proposal{thought.commits, {}, {}, {}};
    foresee(state, proposal);
    step.proposal = std::move(proposal);
}

void fillStory(const State &state, Step &step)
{
    if (step.id == StepId::lose) {
        const auto &fight = state.fight.value();
        step.proposal = LoseProposal{static_cast<int>(state.indexOf(fight.order.front()).value()),
                                     fight.results.back().struggle, fight.owed};
        step.why = lossWhy(state);
        return;
    }
    const auto &won = state.won.front();
    const int at = static_cast<int>(state.indexOf(won.story).value());
    if (step.id == StepId::effect)
        step.proposal = EffectProposal{at, won.side};
    else
        step.proposal = NewStoryProposal{at};
}

void fill(const State &state, Step &step)
{
    switch (step.id) {
    case StepId::scout: step.why = told(think(state, Node::anyCharacter).path); return;
    case StepId::refresh: return fillRefresh(state, step);
    case StepId::resource: return fillResource(state, step);
    case StepId::trigger: return fillTrigger(state, step);
    case StepId::events:
        step.proposal = EventsProposal{payableEvents(state)};
        step.why = told(think(state, Node::poolPayable).path);
        return;
    case StepId::drain: return fillDrain(state, step);
    case StepId::third:
        step.proposal = ThirdProposal{};
        step.why = told(think(state, Node::validWaits).path);
        return;
    case StepId::defenders: step.why = told(thinkCommit(state).path); return;
    case StepId::commit: return fillCommit(state, step);
    case StepId::defend: return fillDefend(state, step);
    case StepId::lose:
    case StepId::effect:
    case StepId::newStory: return fillStory(state, step);
    default: return;
    }
}

// LILLITH decides some steps by rules of its own.
std::string ruleOf(const State &state, StepId step)
{
    if (state.isLillith()) {
        if (step == StepId::resource)
            return "lillith-resource";
        if (step == StepId::drain)
            return "lillith-operations";
        if (step == StepId::commit)
            return "lillith-commit";
        if (step == StepId::defend)
            return "lillith-defend";
    }
    return "step-" + std::string(nameOf(step));
}

} // namespace

int drainOf(const State &state)
{
    if (state.isLillith())
        return state.played + 1;
    return state.stage == Stage::secondDrain ? 2 : 1;
}

int drawsNow(const State &state)
{
    if (state.stage == Stage::opening)
        return handAtFirst;
    return state.options.firstTurnPenalty && state.isFirstTurn() ? 1 : state.options.draw;
}

int scoutCostNow(const State &state)
{
    return state.options.scoutCost + (state.phase == Phase::setup ? 0 : 1);
}

std::optional<StepId> stepIdOf(const State &state)
{
    if (state.seats.empty() || state.outcome)
        return std::nullopt;
    if (state.moment)
        return StepId::trigger;
    if (!state.won.empty())
        return state.won.front().effectDone ? StepId::newStory : StepId::effect;
    return atStage(state.stage);
}

std::optional<Step> stepOf(const State &state)
{
    const auto id = stepIdOf(state);
    if (!id)
        return std::nullopt;
    Step step;
    step.id = *id;
    step.wants = wantsOf(*id);
    step.rule = ruleOf(state, *id);
    fill(state, step);
    step.say = sayFor(state, step);
    return step;
}

std::vector<CardId> remindedEvents(const State &state, StepId step)
{
    const auto fits = [step](std::optional<Trigger> trigger) {
        if (!trigger || *trigger == Trigger::any)
            return step != StepId::effect && step != StepId::newStory;
        switch (*trigger) {
        case Trigger::operations: return step == StepId::drain || step == StepId::third;
        case Trigger::playerCommits: return step == StepId::player || step == StepId::defend;
        case Trigger::minionCommits: return step == StepId::commit || step == StepId::answer;
        case Trigger::storyWon: return step == StepId::effect;
        default: return step == StepId::answer || step == StepId::defend || step == StepId::lose;
        }
    };
    std::vector<CardId> events;
    for (const auto &pooled : state.pool)
        if (pooled.valid && fits(state.printed(pooled.card).trigger))
            events.push_back(pooled.card);
    return events;
}

} // namespace torchside::cthulhu
