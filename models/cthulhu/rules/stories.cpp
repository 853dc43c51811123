// What the player does at the stories, and what is settled once one is won.

#include "models/cthulhu/facts.h"
#include "models/cthulhu/minion/payment.h"
#include "models/cthulhu/rules/decide.h"

#include <algorithm>

namespace torchside::cthulhu {

namespace {

std::vector<int> storiesNamed(const Commits &commits)
{
    std::vector<int> stories;
    for (const auto &each : commits.stories)
        stories.push_back(each.story);
    return stories;
}

std::optional<Refusal> checkPlaces(const State &state, const Commits &commits)
{
    for (const auto &each : commits.stories)
        if (auto refusal = checkStory("stories", each.story, state))
            return refusal;
    for (const int at : commits.order.value_or(std::vector<int>{}))
        if (auto refusal = checkStory("order", at, state))
            return refusal;
    return std::nullopt;
}

std::optional<Refusal> checkTwice(const State &state, const std::vector<int> &stories)
{
    for (auto each = stories.begin(); each != stories.end(); ++each)
        if (std::find(stories.begin(), each, *each) != each)
            return badArgument("stories", say("%1 is named twice: list its characters together.",
                                              state.stories[static_cast<std::size_t>(*each)].name));
    return std::nullopt;
}

std::vector<Attending> attending(const Commits &commits)
{
    std::vector<Attending> all;
    for (const auto &each : commits.stories)
        all.push_back({each.story, each.characters});
    return all;
}

Decision<Event> defendAgainst(const State &state, const Commits &commits)
{
    if (auto refusal = checkTwice(state, storiesNamed(commits)))
        return *refusal;
    if (commits.order)
        return badArgument("order", say("In the Minion's turn the order is fixed: leave it out."));
    for (const int at : storiesNamed(commits)) {
        const auto &story = state.stories[static_cast<std::size_t>(at)];
        const bool stands = std::any_of(state.characters.begin(), state.characters.end(),
                                        [&](const Character &c) { return c.story == story.key; });
        if (!stands)
            return badArgument("stories",
                               say("The Minion has nobody at %1: defend only where it stands.", story.name));
    }
    Course course(state);
    course.add(PlayerCommitted{attending(commits), std::nullopt});
    course.add(WentOn{Stage::resolve});
    return finished(course);
}

Decision<Event> endPlayersTurn(const State &state)
{
    Course course(state);
    beginTurn(course, Side::minion);
    return finished(course);
}

Decision<Event> attackWith(const State &state, const Commits &commits)
{
    const auto stories = storiesNamed(commits);
    if (!stories.empty() && state.options.firstTurnPenalty && state.isFirstTurn())
        return notNow(say("The shortened first turn has no story phase: end the turn."));
    if (auto refusal = checkTwice(state, stories))
        return *refusal;
    const auto order = commits.order.value_or(stories);
    if (!std::is_permutation(order.begin(), order.end(), stories.begin(), stories.end()))
        return badArgument("order", say("The order must name each of your stories once."));
    if (stories.empty())
        return endPlayersTurn(state);
    Course course(state);
    course.add(PlayerCommitted{attending(commits), order});
    course.add(WentOn{Stage::defend});
    return finished(course);
}

} // namespace

Decision<Event> decideOn(const State &state, const Commits &commits)
{
    if (auto refusal = checkPlaces(state, commits))
        return *refusal;
    if (auto refusal = notAt(state, {StepId::answer, StepId::player}))
        return *refusal;
    return state.stage == Stage::answer ? defendAgainst(state, commits) : attackWith(state, commits);
}

Decision<Event> decideOn(const State &state, const EndTurn &)
{
    if (auto refusal = notAt(state, {StepId::player}))
        return *refusal;
    return endPlayersTurn(state);
}

Decision<Event> decideOn(const State &state, const PlayConspiracy &conspiracy)
{
    if (auto refusal = notAt(state, {StepId::player}))
        return *refusal;
    if (hasConspiracy(state, Side::player))
        return notNow(say("You have a conspiracy in play already: only one at a time."));
    Course course(state);
    course.add(ConspiracyPlayed{conspiracy.name, conspiracy.tokens, conspiracy.struggles});
    return finished(course);
}

Decision<Event> decideOn(const State &state, const Lose &lose)
{
    if (auto refusal = notAt(state, {StepId::lose}))
        return *refusal;
    const auto &owed = state.fight.value().owed;
    if (std::find(owed.begin(), owed.end(), lose.character) == owed.end())
        return badArgument("character", say("Number %1 can't be chosen here.", lose.character));
    Course course(state);
    playerLoses(course, lose.character);
    return finished(course);
}

Decision<Event> decideOn(const State &state, const StoryEffect &effect)
{
    if (auto refusal = notAt(state, {StepId::effect}))
        return *refusal;
    const auto won = state.won.front();
    const int at = static_cast<int>(state.indexOf(won.story).value());
    Course course(state);
    course.add(EffectSettled{at, won.side, effect.take});
    if (course.state().storyWith(won.story).conspiracy)
        course.add(ConspiracyLeft{at});
    return finished(course);
}

Decision<Event> decideOn(const State &state, const NewStory &story)
{
    if (auto refusal = notAt(state, {StepId::newStory}))
        return *refusal;
    Course course(state);
    course.add(StoryReplaced{static_cast<int>(state.indexOf(state.won.front().story).value()), story.name});
    return finished(course);
}

Decision<Event> decideOn(const State &state, const PlayEvent &play)
{
    if (auto refusal = stillInSetup(state))
        return *refusal;
    const auto card = knownCard(state, "card", play.card);
    if (const auto *refusal = std::get_if<Refusal>(&card))
        return *refusal;
    const auto id = std::get<CardId>(card);
    if (!isInPool(state, id))
        return badArgument("card", say("%1 is no event in the pool.", state.name(id)));
    const auto &cost = state.printed(id).cost;
    if (cost.isX && !play.cost)
        return badArgument("cost", say("%1 costs X: say what is paid for it.", state.name(id)));
    if (!cost.isX && play.cost)
        return badArgument("cost",
                           say("Only an event of cost X takes a cost; %1 has its own.", state.name(id)));
    const int paid = cost.isX ? *play.cost : cost.number;
    const auto payment = paymentForEvent(state, paid);
    if (!payment)
        return cannotPay(state, paid);
    Course course(state);
    course.add(EventPlayed{id, paid, payment->fromEvents, payment->domain});
    return finished(course);
}

Decision<Event> decideOn(const State &state, const DeckOut &out)
{
    if (auto refusal = stillInSetup(state))
        return *refusal;
    return std::vector<Event>{Ended{otherSide(out.side), "deck-out"}};
}

} // namespace torchside::cthulhu
