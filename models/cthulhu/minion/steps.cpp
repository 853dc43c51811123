#include "models/cthulhu/minion/steps.h"

#include "models/cthulhu/facts.h"
#include "models/cthulhu/minion/thought.h"
#include "models/cthulhu/rules/struggles.h"

#include <algorithm>
#include <array>

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

Step worked(const State &state, const StepKind &kind, Voice voice)
{
    Step step;
    step.id = kind.id;
    step.wants = kind.wants;
    step.rule = kind.rule;
    if (kind.fill)
        kind.fill(state, step, voice);
    if (voice == Voice::aloud) {
        step.say = sayFor(state, step);
        step.texts = textsFor(state, step);
    }
    return step;
}

// A step is asked for by the decision, the prompt and the page, in between those that lie ahead: each is
// worked out once.
struct LastSteps {
    struct One {
        State state;
        std::optional<Step> step;
    };
    const Step *of(const State &state) const
    {
        const auto known = std::find_if(all.begin(), all.end(),
                                        [&](const One &one) { return one.step && one.state == state; });
        return known == all.end() ? nullptr : &*known->step;
    }
    std::array<One, 6> all;
    std::size_t oldest = 0;
    std::uint64_t worked = 0;
};

LastSteps &lastSteps()
{
    static thread_local LastSteps last;
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

const StepKind *stepKindOf(const State &state)
{
    const auto id = stepIdOf(state);
    const auto found = std::find_if(stepKinds().begin(), stepKinds().end(), [&](const StepKind &kind) {
        return kind.id == id && (!kind.when || kind.when(state));
    });
    return found == stepKinds().end() ? nullptr : &*found;
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
    auto &last = lastSteps();
    if (const auto *known = last.of(state))
        return *known;
    auto step = worked(state, *kind, Voice::aloud); // may ask for another's
    auto &one = last.all[last.oldest];
    last.oldest = (last.oldest + 1) % last.all.size();
    one = {state, step};
    ++last.worked;
    return step;
}

std::optional<Step> silentStepOf(const State &state)
{
    const auto *kind = stepKindOf(state);
    if (!kind)
        return std::nullopt;
    const auto *known = lastSteps().of(state);
    return known ? *known : worked(state, *kind, Voice::silent);
}

std::uint64_t stepsWorkedOut()
{
    return lastSteps().worked;
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
