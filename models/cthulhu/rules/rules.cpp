#include "models/cthulhu/facts.h"
#include "models/cthulhu/game.h"
#include "models/cthulhu/minion/thought.h"
#include "models/cthulhu/rules/decide.h"
#include "models/kernel/course.h"
#include "models/kernel/overloads_impl.h"
#include "models/kernel/taps.h"

#include <algorithm>

namespace torchside::cthulhu {

namespace {

std::variant<WhyNot, Refusal> answerTo(const State &state, const AskWhyNot &question)
{
    return whyNot(state, question);
}

std::variant<Forecast, Refusal> answerTo(const State &state, const AskForecast &question)
{
    return forecast(state, question);
}

} // namespace

std::optional<Refusal> notAsked(const State &state, std::string_view command)
{
    if (const auto *kind = stepKindOf(state); kind && kind->takes(command))
        return std::nullopt;
    const auto step = stepOf(state);
    return notNow(say("That is not asked now. First: %1", step ? step->say : say("start a game.")));
}

std::optional<Refusal> stillInSetup(const State &state)
{
    if (state.phase != Phase::setup)
        return std::nullopt;
    return notNow(say("The game is still being set up: first the scout and the opening hand."));
}

std::optional<Refusal> checkStory(std::string_view field, int story, const State &state)
{
    if (story >= 0 && static_cast<std::size_t>(story) < state.stories.size())
        return std::nullopt;
    return badArgument(field, say("There is no story %1: they go from 0, nearest the Deep, to %2.", story,
                                  state.stories.size() - 1));
}

std::optional<Refusal> wonAlready(std::string_view field, const State &state, const Story &story)
{
    if (!isWon(state, story.key))
        return std::nullopt;
    return badArgument(field, say("%1 is won: it takes no more changes until it is replaced.", story.name));
}

std::optional<Refusal> isOfWonStory(std::string_view field, const State &state, CardId card)
{
    for (const auto &story : state.stories)
        if (story.card == card)
            return wonAlready(field, state, story);
    return std::nullopt;
}

Refusal cannotPay(const State &state, int cost)
{
    return refuse("cannot-pay",
                  say("No undrained domain holds %1: the largest has %2.", cost, largestUndrained(state)));
}

State Rules::evolve(State state, const Event &event)
{
    // What was planned holds while nothing changes.
    const bool isElsewhere =
        std::holds_alternative<Renamed>(event) || std::holds_alternative<OwnJoined>(event) ||
        std::holds_alternative<OwnDomainsLaid>(event) || std::holds_alternative<OwnDomainChanged>(event);
    if (!isElsewhere)
        state.plan.reset();
    return RulesOf::evolve(std::move(state), event);
}

std::variant<Rules::Answer, Refusal> Rules::answer(const State &state, const Question &question)
{
    if (state.outcome)
        return refuse("game-over", say("This game is over. Undo the last step to change how it ended."));
    return std::visit(
        [&](const auto &each) -> std::variant<Answer, Refusal> {
            auto found = answerTo(state, each);
            if (auto *refusal = std::get_if<Refusal>(&found))
                return *refusal;
            return Answer{std::get<0>(std::move(found))};
        },
        question);
}

lillith::Thoughts Rules::thoughtsOf(State &state, const std::vector<Event> &events)
{
    lillith::Thoughts thoughts;
    if (!state.seats.empty() && !state.isLillith()) // nobody plans, so nobody needs to know how it stood
        return thoughts;
    state =
        applied<Rules>(std::move(state), events, [&](const State &before, const Event &event, const State &) {
            if (const auto *planned = std::get_if<Planned>(&event))
                thoughts.push_back({lillith::boardOf(before), planned->plan});
        });
    return thoughts;
}

// Taps on a counter that are one step.

std::optional<Command> Rules::together(const Command &last, const Command &next)
{
    if (auto both = addedUp(last, next, {&MoveTokens::by}))
        return both;
    if (auto both = addedUp(last, next, {&CountStories::by}))
        return both;
    const auto *domain = std::get_if<ChangeDomain>(&next);
    return domain && domain->drained ? std::nullopt : addedUp(last, next, {&ChangeDomain::by});
}

} // namespace torchside::cthulhu

TORCHSIDE_RULES_MADE(cthulhu)
