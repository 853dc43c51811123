#include "models/cthulhu/rules/rules.h"

#include "models/cthulhu/minion/payment.h"
#include "models/cthulhu/rules/decide.h"
#include "models/kernel/lifecycle.h"

#include <algorithm>

namespace torchside::cthulhu {

namespace {

struct Decide {
    const State &state;
    Dice &dice;
    Decision<Event> operator()(const Start &start) const { return decideOn(state, start, dice); }
    Decision<Event> operator()(const Die &die) const { return decideOn(state, die, dice); }
    Decision<Event> operator()(const Rename &rename) const
    {
        return decideRename<Event>(state.seats, rename);
    }
    template <class Other>
    Decision<Event> operator()(const Other &command) const
    {
        return decideOn(state, command);
    }
};

} // namespace

std::optional<Refusal> notAt(const State &state, const std::vector<StepId> &steps)
{
    const auto id = stepIdOf(state);
    if (id && std::find(steps.begin(), steps.end(), *id) != steps.end())
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

Refusal cannotPay(const State &state, int cost)
{
    return refuse("cannot-pay",
                  say("No undrained domain holds %1: the largest has %2.", cost, largestUndrained(state)));
}

Decision<Event> Rules::decide(const State &state, const Command &command, Dice &dice)
{
    return std::visit(Decide{state, dice}, command);
}

std::variant<Rules::Answer, Refusal> Rules::answer(const State &state, const Question &question)
{
    if (state.outcome)
        return refuse("game-over", say("This game is over: take the last step back to change its end."));
    const auto found = whyNot(state, std::get<AskWhyNot>(question));
    if (const auto *refusal = std::get_if<Refusal>(&found))
        return *refusal;
    return Answer{std::get<WhyNot>(found)};
}

} // namespace torchside::cthulhu
