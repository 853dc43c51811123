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
    case Stage::scout: return StepId::scout;
    case Stage::opening: return StepId::opening;
    case Stage::refresh: return StepId::refresh;
    case Stage::draw: return StepId::draw;
    case Stage::resource: return StepId::resource;
    case Stage::events: return StepId::events;
    case Stage::firstDrain:
    case Stage::secondDrain: return StepId::drain;
    case Stage::third: return StepId::third;
    case Stage::defenders: return StepId::defenders;
    case Stage::commit: return StepId::commit;
    case Stage::answer: return StepId::answer;
    case Stage::player: return StepId::player;
    case Stage::defend: return StepId::defend;
    case Stage::resolve:
    case Stage::over: break;
    }
    return StepId::lose;
}

void fillScout(const State &state, Step &step)
{
    step.why = told(think(state, Node::anyCharacter).path);
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
    if (!thought.hosts.empty() && thought.hosts.front().tied)
        step.hosts = thought.hosts;
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
    const auto thought = think(state, Node::bestDomain);
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

void fillEvents(const State &state, Step &step)
{
    step.proposal = EventsProposal{payableEvents(state)};
    step.why = told(think(state, Node::poolPayable).path);
}

void fillThird(const State &state, Step &step)
{
    step.proposal = ThirdProposal{};
    step.why = told(think(state, Node::validWaits).path);
}

void fillDefenders(const State &state, Step &step)
{
    step.why = told(thinkCommit(state).path);
}

void fillLose(const State &state, Step &step)
{
    const auto &fight = state.fight.value();
    step.proposal = LoseProposal{static_cast<int>(state.indexOf(fight.order.front()).value()),
                                 fight.results.back().struggle, fight.owed};
    step.why = lossWhy(state);
}

void fillTie(const State &state, Step &step)
{
    const auto &fight = state.fight.value();
    const auto struggle = fight.results.back().struggle;
    const auto thought = thinkPayment(state, fight.order.front(), struggle);
    TieProposal proposal;
    proposal.story = static_cast<int>(state.indexOf(fight.order.front()).value());
    proposal.struggle = struggle;
    proposal.card = thought.chosen.value();
    for (const auto &each : thought.candidates)
        if (each.tied)
            proposal.characters.push_back(each.card);
    step.proposal = std::move(proposal);
    step.candidates = thought.candidates;
    step.why = lossWhy(state);
    for (auto &line : told(thought.path))
        step.why.push_back(std::move(line));
}

void fillEffect(const State &state, Step &step)
{
    const auto &won = state.won.front();
    step.proposal = EffectProposal{static_cast<int>(state.indexOf(won.story).value()), won.side};
}

void fillNewStory(const State &state, Step &step)
{
    step.proposal = NewStoryProposal{static_cast<int>(state.indexOf(state.won.front().story).value())};
}

bool isLillith(const State &state)
{
    return state.isLillith();
}

bool isSetup(const State &state)
{
    return state.phase == Phase::setup;
}

bool isTied(const State &state)
{
    return state.fight && state.fight->tied;
}

bool hasWon(const State &state)
{
    return state.fight && !state.fight->results.empty() &&
           state.fight->results.back().struggle == Struggle::arcane;
}

// Of several rows of one step the first holds whose condition does.
constexpr std::array stepTable{
    StepKind{StepId::scout,
             Wants::cards,
             "step-scout",
             "The Minion’s scout",
             {"scout", "skip"},
             fillScout,
             isSetup},
    StepKind{StepId::scout,
             Wants::cards,
             "re-scout-stays",
             "The Minion needs somebody",
             {"scout", "skip"},
             fillScout},
    StepKind{StepId::opening, Wants::cards, "step-opening", "The Minion’s first hand", {"draw"}},
    StepKind{StepId::refresh,
             Wants::confirm,
             "step-refresh",
             "The Minion refreshes",
             {"confirm", "cannot", "choose"},
             fillRefresh},
    StepKind{StepId::draw, Wants::cards, "step-draw", "The Minion draws", {"draw"}},
    StepKind{StepId::resource,
             Wants::confirm,
             "lillith-resource",
             "The Minion’s resource",
             {"confirm"},
             fillResource,
             isLillith},
    StepKind{StepId::resource, Wants::die, "step-resource", "The Minion’s resource", {"die"}},
    StepKind{StepId::events, Wants::valid, "step-events", "The events pool", {"valid"}, fillEvents},
    StepKind{StepId::drain,
             Wants::confirm,
             "lillith-operations",
             "A card of cost X",
             {"confirm", "cannot", "choose", "why-not"},
             fillDrain,
             isLillith},
    StepKind{StepId::drain,
             Wants::confirm,
             "step-drain",
             "A card of cost X",
             {"confirm", "cannot", "choose", "why-not"},
             fillDrain},
    StepKind{StepId::third, Wants::choice, "step-third", "The third domain", {"skip", "action"}, fillThird},
    StepKind{StepId::defenders,
             Wants::count,
             "step-defenders",
             "Before the Minion commits",
             {"defenders"},
             fillDefenders},
    StepKind{StepId::commit,
             Wants::confirm,
             "lillith-commit",
             "The Minion commits",
             {"confirm", "cannot", "choose", "why-not"},
             fillCommit,
             isLillith},
    StepKind{StepId::commit,
             Wants::confirm,
             "step-commit",
             "The Minion commits",
             {"confirm", "cannot", "choose", "why-not"},
             fillCommit},
    StepKind{StepId::answer, Wants::commits, "step-answer", "You defend", {"commits"}},
    StepKind{StepId::player, Wants::none, "step-player", "Your turn", {"end-turn", "commits", "conspiracy"}},
    StepKind{StepId::defend,
             Wants::confirm,
             "lillith-defend",
             "The Minion defends",
             {"confirm", "cannot", "choose", "why-not"},
             fillDefend,
             isLillith},
    StepKind{StepId::defend,
             Wants::confirm,
             "step-defend",
             "The Minion defends",
             {"confirm", "cannot", "choose", "why-not"},
             fillDefend},
    StepKind{StepId::lose,
             Wants::confirm,
             "ties-table",
             "Which of the Minion’s equals?",
             {"confirm", "choose"},
             fillTie,
             isTied},
    StepKind{StepId::lose, Wants::lose, "own-refresh", "You have won a struggle", {"lose"}, fillLose, hasWon},
    StepKind{StepId::lose, Wants::lose, "step-lose", "You have lost a struggle", {"lose"}, fillLose},
    StepKind{StepId::effect, Wants::choice, "step-effect", "A story is won", {"story-effect"}, fillEffect},
    StepKind{StepId::newStory, Wants::name, "step-new-story", "A new story", {"new-story"}, fillNewStory},
    StepKind{StepId::trigger,
             Wants::confirm,
             "step-trigger",
             "The Minion plays an event",
             {"confirm", "cannot"},
             fillTrigger},
};

// The texts of what is proposed or asked about, as far as anybody told them.
std::optional<std::vector<CardText>> textsFor(const State &state, const Step &step)
{
    auto cards = proposedCards(step);
    for (const auto &candidate : step.candidates)
        cards.push_back(candidate.card);
    for (const auto &host : step.hosts.value_or(std::vector<Candidate>{}))
        cards.push_back(host.card);
    if (const auto *events = std::get_if<EventsProposal>(&step.proposal))
        cards = events->payable;
    if (step.id == StepId::third)
        cards = inPlay(state);
    for (const auto card : remindedEvents(state, step.id))
        cards.push_back(card);
    std::vector<CardText> texts;
    for (auto card = cards.begin(); card != cards.end(); ++card) {
        const auto &text = state.printed(*card).text;
        if (text && !text->empty() && std::find(cards.begin(), card, *card) == card)
            texts.push_back({*card, *text});
    }
    return texts.empty() ? std::nullopt : std::optional(texts);
}

Step worked(const State &state, const StepKind &kind)
{
    Step step;
    step.id = kind.id;
    step.wants = kind.wants;
    step.rule = kind.rule;
    if (kind.fill)
        kind.fill(state, step);
    step.say = sayFor(state, step);
    step.texts = textsFor(state, step);
    return step;
}

// A step is asked for by the decision, the prompt and the page, one after another: it is worked out once.
struct LastStep {
    State state;
    std::optional<Step> step;
    std::uint64_t worked = 0;
};

LastStep &lastStep()
{
    static thread_local LastStep last;
    return last;
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

bool StepKind::takes(std::string_view command) const
{
    return std::find(answers.begin(), answers.end(), command) != answers.end();
}

std::span<const StepKind> stepKinds()
{
    return stepTable;
}

const StepKind *stepKindOf(const State &state)
{
    const auto id = stepIdOf(state);
    const auto found = std::find_if(stepTable.begin(), stepTable.end(), [&](const StepKind &kind) {
        return kind.id == id && (!kind.when || kind.when(state));
    });
    return found == stepTable.end() ? nullptr : &*found;
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
    const auto *kind = stepKindOf(state);
    if (!kind)
        return std::nullopt;
    auto &last = lastStep();
    if (!last.step || !(last.state == state)) {
        last.step = worked(state, *kind);
        last.state = state;
        ++last.worked;
    }
    return last.step;
}

std::uint64_t stepsWorkedOut()
{
    return lastStep().worked;
}

std::vector<CardId> proposedCards(const Step &step)
{
    std::vector<CardId> cards;
    if (const auto *refresh = std::get_if<RefreshProposal>(&step.proposal); refresh && refresh->restore)
        cards.push_back(*refresh->restore);
    if (const auto *drain = std::get_if<DrainProposal>(&step.proposal))
        cards.push_back(drain->card);
    if (const auto *trigger = std::get_if<TriggerProposal>(&step.proposal))
        cards.push_back(trigger->card);
    if (const auto *tie = std::get_if<TieProposal>(&step.proposal))
        cards.push_back(tie->card);
    if (const auto *commit = std::get_if<CommitProposal>(&step.proposal))
        for (const auto &each : commit->commits)
            cards.push_back(each.card);
    if (const auto *defend = std::get_if<DefendProposal>(&step.proposal))
        for (const auto &each : defend->defends)
            cards.push_back(each.card);
    return cards;
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
