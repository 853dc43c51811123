// Every step's row: what it wants, its rule and caption, what answers it, and what is proposed there.

#include "models/cthulhu/facts.h"
#include "models/cthulhu/minion/steps.h"
#include "models/cthulhu/minion/thought.h"
#include "models/cthulhu/rules/struggles.h"

#include <algorithm>

namespace torchside::cthulhu {

namespace {

void fillScout(const State &state, Step &step, Voice voice)
{
    step.why = told(think(state, Node::anyCharacter, voice));
}

void fillRefresh(const State &state, Step &step, Voice voice)
{
    const auto thought = think(state, Node::insaneToRestore, voice);
    step.candidates = thought.candidates;
    step.why = told(thought);
    step.proposal = RefreshProposal{thought.chosen};
}

void fillDrain(const State &state, Step &step, Voice voice)
{
    const auto thought = thinkDrain(state, drainOf(state), voice);
    step.candidates = thought.candidates;
    step.why = told(thought);
    if (validEventWaits(state))
        for (auto &line : told(think(state, Node::validWaits, voice)))
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

void fillResource(const State &state, Step &step, Voice voice)
{
    const auto thought = think(state, Node::bestDomain, voice);
    step.why = told(thought);
    step.proposal = ResourceProposal{*thought.domain};
}

void fillTrigger(const State &state, Step &step, Voice voice)
{
    const auto thought = think(state, Node::eventDue, voice);
    step.why = told(thought);
    const auto card = thought.chosen.value();
    const auto payment = paymentForEvent(state, state.printed(card).cost.number).value();
    std::optional<DomainRef> domain;
    if (payment.fromEvents)
        domain = DomainRef{0, true};
    else if (payment.domain)
        domain = DomainRef{*payment.domain, false};
    step.proposal = TriggerProposal{card, domain};
}

void fillCommit(const State &state, Step &step, Voice voice)
{
    const auto thought = thinkCommit(state, voice);
    step.candidates = thought.candidates;
    if (validEventWaits(state))
        step.why = told(think(state, Node::validWaits, voice));
    for (auto &line : told(thought))
        step.why.push_back(std::move(line));
    CommitProposal proposal{thought.commits, thought.held, {}, {}, {}};
    foresee(state, proposal);
    step.proposal = std::move(proposal);
}

void fillDefend(const State &state, Step &step, Voice voice)
{
    const auto thought = thinkDefence(state, voice);
    step.candidates = thought.candidates;
    step.why = told(thought);
    DefendProposal proposal{thought.commits, {}, {}, {}};
    foresee(state, proposal);
    step.proposal = std::move(proposal);
}

void fillEvents(const State &state, Step &step, Voice voice)
{
    step.proposal = EventsProposal{payableEvents(state)};
    step.why = told(think(state, Node::poolPayable, voice));
}

void fillThird(const State &state, Step &step, Voice voice)
{
    step.proposal = ThirdProposal{};
    step.why = told(think(state, Node::validWaits, voice));
}

void fillDefenders(const State &state, Step &step, Voice voice)
{
    step.why = told(thinkCommit(state, voice));
}

void fillLose(const State &state, Step &step, Voice voice)
{
    const auto &fight = state.fight.value();
    step.proposal = LoseProposal{static_cast<int>(state.indexOf(fight.order.front()).value()),
                                 fight.results.back().struggle, fight.owed};
    if (voice == Voice::aloud)
        step.why = lossWhy(state);
}

void fillTie(const State &state, Step &step, Voice voice)
{
    const auto &fight = state.fight.value();
    const auto struggle = fight.results.back().struggle;
    const auto thought = thinkPayment(state, fight.order.front(), struggle, voice);
    TieProposal proposal;
    proposal.story = static_cast<int>(state.indexOf(fight.order.front()).value());
    proposal.struggle = struggle;
    proposal.card = thought.chosen.value();
    for (const auto &each : thought.candidates)
        if (each.tied)
            proposal.characters.push_back(each.card);
    step.proposal = std::move(proposal);
    step.candidates = thought.candidates;
    if (voice == Voice::silent)
        return;
    step.why = lossWhy(state);
    for (auto &line : told(thought))
        step.why.push_back(std::move(line));
}

void fillEffect(const State &state, Step &step, Voice)
{
    const auto &won = state.won.front();
    step.proposal = EffectProposal{static_cast<int>(state.indexOf(won.story).value()), won.side};
}

void fillNewStory(const State &state, Step &step, Voice)
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

} // namespace

bool StepKind::takes(std::string_view command) const
{
    return std::find(answers.begin(), answers.end(), command) != answers.end();
}

std::span<const StepKind> stepKinds()
{
    return stepTable;
}

} // namespace torchside::cthulhu
