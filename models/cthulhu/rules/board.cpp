// The table's hand on stories and domains.

#include "models/cthulhu/facts.h"
#include "models/cthulhu/rules/change.h"
#include "models/cthulhu/rules/decide.h"

namespace torchside::cthulhu {

namespace {

constexpr int mostResources = 999;

} // namespace

Decision<Event> decide(const State &state, const MoveTokens &tokens)
{
    if (auto refusal = checkStory("story", tokens.story, state))
        return *refusal;
    if (auto refusal = stillInSetup(state))
        return *refusal;
    const auto &story = state.stories[static_cast<std::size_t>(tokens.story)];
    if (auto refusal = wonAlready("story", state, story))
        return *refusal;
    const int now = story.tokens(tokens.side) + tokens.by;
    if (tokens.by == 0 || now < 0)
        return badArgument(
            "by",
            say("There {1:is|are} %1 token{1:|s} of that side at %2: {1:it|they} can't become %3 by that.",
                story.tokens(tokens.side), story.name, now));
    Course course(state);
    addTokens(course, story.key, tokens.side, tokens.by);
    return finished(course);
}

Decision<Event> decide(const State &state, const ChangeStory &change)
{
    if (auto refusal = checkStory("index", change.index, state))
        return *refusal;
    if (auto refusal = stillInSetup(state))
        return *refusal;
    const auto &story = state.stories[static_cast<std::size_t>(change.index)];
    if (auto refusal = wonAlready("index", state, story))
        return *refusal;
    if (!change.name && !change.need && !change.struggles)
        return badArgument("index", say("Say what changes: name, need or struggles."));
    if (change.need && (*change.need <= story.minion || *change.need <= story.player))
        return badArgument("need",
                           say("%1 has more tokens than that already: %2 of the Minion's, %3 of yours.",
                               story.name, story.minion, story.player));
    return done(state, StoryChanged{change.index, change.name, change.need, change.struggles});
}

Decision<Event> decide(const State &state, const CountStories &count)
{
    if (auto refusal = stillInSetup(state))
        return *refusal;
    const int now = state.storiesOf(count.side) + count.by;
    if (count.by == 0 || now < 0 || now > toWin)
        return badArgument("by", say("Stories won by that side: %1. They can't become %2 by that.",
                                     state.storiesOf(count.side), now));
    Course course(state);
    course.add(StoriesCounted{count.side, count.by});
    if (now >= toWin)
        course.add(Ended{count.side, "three-stories"});
    return finished(course);
}

Decision<Event> decide(const State &state, const ChangeDomain &change)
{
    const auto count = static_cast<int>(state.domains.size());
    if (!change.index.events && (change.index.index < 0 || change.index.index >= count))
        return badArgument("index", say("There is no domain %1: they go from 0 to %2, and “events”.",
                                        change.index.index, count - 1));
    if (auto refusal = stillInSetup(state))
        return *refusal;
    if (!change.by && !change.drained)
        return badArgument("index", say("Say what changes: by or drained."));
    const auto &domain =
        change.index.events ? state.events : state.domains[static_cast<std::size_t>(change.index.index)];
    const int now = domain.resources + change.by.value_or(0);
    if (now < 0 || now > mostResources)
        return badArgument("by", say("The domain has %1 resource{1:|s}: {1:it|they} can't become %2.",
                                     domain.resources, now));
    const auto which = change.index.events ? std::nullopt : std::optional(change.index.index);
    return done(state, DomainChanged{which, change.by.value_or(0), change.drained});
}

Decision<Event> decide(const State &state, const AddDomain &)
{
    if (auto refusal = stillInSetup(state))
        return *refusal;
    if (state.domains.size() >= mostDomains)
        return badArgument("do", say("The Minion has %1 domain{1:|s}: there are no more.", mostDomains));
    return done(state, DomainAdded{});
}

void evolve(State &state, const StoryChanged &event)
{
    auto &at = storyAt(state, event.story);
    at.name = event.name.value_or(at.name);
    at.need = event.need.value_or(at.need);
    at.struggles = event.struggles.value_or(at.struggles);
}

void evolve(State &state, const StoriesCounted &event)
{
    (event.side == Side::minion ? state.minionStories : state.playerStories) += event.by;
}

void evolve(State &state, const DomainChanged &event)
{
    auto &domain = domainIn(state, event.domain);
    domain.resources += event.by;
    domain.drained = event.drained.value_or(domain.drained);
}

void evolve(State &state, const DomainAdded &)
{
    state.domains.push_back({});
}

} // namespace torchside::cthulhu
