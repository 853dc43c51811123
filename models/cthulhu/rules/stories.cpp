// What the player does at the stories, and what is settled once one is won.

#include "models/cthulhu/facts.h"
#include "models/cthulhu/minion/thought.h"
#include "models/cthulhu/rules/change.h"
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

std::optional<Refusal> checkDefence(const State &state, const Commits &commits)
{
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
    return std::nullopt;
}

std::optional<Refusal> checkAttack(const Commits &commits)
{
    const auto stories = storiesNamed(commits);
    const auto order = commits.order.value_or(stories);
    if (!std::is_permutation(order.begin(), order.end(), stories.begin(), stories.end()))
        return badArgument("order", say("The order must name each of your stories once."));
    return std::nullopt;
}

// Those who are sent by their ids alone stand with the others of their story.
Commits gathered(Commits commits)
{
    for (const auto &[id, story] : commits.where) {
        auto there = std::find_if(commits.stories.begin(), commits.stories.end(),
                                  [&at = story](const Commitment &each) { return each.story == at; });
        if (there == commits.stories.end()) {
            there = commits.stories.insert(there, Commitment{story, {}});
            if (commits.order)
                commits.order->push_back(story);
        }
        there->characters.emplace_back().id = ownIdFrom(id);
    }
    commits.where.clear();
    return commits;
}

Decision<Event> endPlayersTurn(const State &state)
{
    Course course(state);
    beginTurn(course, Side::minion);
    return finished(course);
}

} // namespace

std::variant<PlayerCommitted, Refusal> committedBy(const State &state, const Commits &asked)
{
    for (const auto &[id, story] : asked.where)
        if (const auto own = ownIdFrom(id); !own || !state.ownWith(*own))
            return badArgument("where", say("There is no %1 among your characters.", id));
    const auto commits = gathered(asked);
    if (auto refusal = checkPlaces(state, commits))
        return *refusal;
    if (auto refusal = notAsked<Commits>(state))
        return *refusal;
    const bool defends = state.stage == Stage::answer;
    const auto stories = storiesNamed(commits);
    if (!defends && !stories.empty() && state.options.firstTurnPenalty && state.isFirstTurn())
        return notNow(say("The shortened first turn has no story phase: end the turn."));
    if (auto refusal = checkTwice(state, stories))
        return *refusal;
    if (auto refusal = defends ? checkDefence(state, commits) : checkAttack(commits))
        return *refusal;
    auto sent = sentBy(state, commits.stories);
    if (auto *refusal = std::get_if<Refusal>(&sent))
        return *refusal;
    return PlayerCommitted{std::get<std::vector<Attending>>(std::move(sent)),
                           defends ? std::nullopt : std::optional(commits.order.value_or(stories))};
}

Decision<Event> decide(const State &state, const Commits &commits)
{
    const auto committed = committedBy(state, commits);
    if (const auto *refusal = std::get_if<Refusal>(&committed))
        return *refusal;
    const bool defends = state.stage == Stage::answer;
    if (!defends && gathered(commits).stories.empty())
        return endPlayersTurn(state);
    Course course(state);
    course.add(std::get<PlayerCommitted>(committed));
    course.add(WentOn{defends ? Stage::resolve : Stage::defend});
    return finished(course);
}

Decision<Event> decide(const State &state, const EndTurn &)
{
    if (auto refusal = notAsked<EndTurn>(state))
        return *refusal;
    return endPlayersTurn(state);
}

Decision<Event> decide(const State &state, const PlayConspiracy &conspiracy)
{
    if (auto refusal = notAsked<PlayConspiracy>(state))
        return *refusal;
    if (hasConspiracy(state, Side::player))
        return notNow(say("You have a conspiracy in play already: only one at a time."));
    Course course(state);
    course.add(ConspiracyPlayed{conspiracy.name, conspiracy.tokens, conspiracy.struggles});
    return finished(course);
}

Decision<Event> decide(const State &state, const Lose &lose)
{
    if (auto refusal = notAsked<Lose>(state))
        return *refusal;
    const auto &owed = state.fight.value().owed;
    if (std::find(owed.begin(), owed.end(), lose.character) == owed.end())
        return badArgument("character", say("Number %1 can't be chosen here.", lose.character));
    Course course(state);
    playerPays(course, lose.character);
    return finished(course);
}

Decision<Event> decide(const State &state, const StoryEffect &effect)
{
    if (auto refusal = notAsked<StoryEffect>(state))
        return *refusal;
    const auto won = state.won.front();
    const int at = static_cast<int>(state.indexOf(won.story).value());
    Course course(state);
    course.add(EffectSettled{at, won.side, effect.take});
    if (course.state().storyWith(won.story).conspiracy)
        course.add(ConspiracyLeft{at});
    return finished(course);
}

Decision<Event> decide(const State &state, const NewStory &story)
{
    if (auto refusal = notAsked<NewStory>(state))
        return *refusal;
    Course course(state);
    course.add(StoryReplaced{static_cast<int>(state.indexOf(state.won.front().story).value()), story.name});
    return finished(course);
}

Decision<Event> decide(const State &state, const PlayEvent &play)
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

Decision<Event> decide(const State &state, const DeckOut &out)
{
    if (auto refusal = stillInSetup(state))
        return *refusal;
    return std::vector<Event>{Ended{otherSide(out.side), "deck-out"}};
}

void evolve(State &state, const MinionCommitted &event)
{
    commitAll(state, event.commits);
    state.fight = Fight{};
    state.fight->attacker = Side::minion;
    for (const auto &commit : event.commits)
        if (const int key = keyOf(state, commit.story);
            std::find(fightIn(state).order.begin(), fightIn(state).order.end(), key) ==
            fightIn(state).order.end())
            fightIn(state).order.push_back(key);
}

void evolve(State &state, const PlayerCommitted &event)
{
    state.attendance.clear();
    for (auto &own : state.own)
        own.story.reset();
    for (const auto &each : event.stories) {
        const int key = keyOf(state, each.story);
        state.attendance.push_back({key, each.characters, std::vector<bool>(each.characters.size(), false)});
        for (const auto &character : each.characters)
            sendOwn(state, character, key);
    }
    if (!event.order)
        return;
    state.fight = Fight{};
    state.fight->attacker = Side::player;
    for (const int at : *event.order)
        fightIn(state).order.push_back(keyOf(state, at));
}

void evolve(State &state, const MinionDefended &event)
{
    commitAll(state, event.defends);
}

void evolve(State &state, const EffectSettled &event)
{
    for (auto &won : state.won)
        if (won.story == keyOf(state, event.story))
            won.effectDone = true;
}

void evolve(State &state, const StoryReplaced &event)
{
    const int old = keyOf(state, event.story);
    std::erase_if(state.won, [&](const Won &won) { return won.story == old; });
    storyAt(state, event.story) = newStory(state, event.name);
}

void evolve(State &state, const ConspiracyLeft &event)
{
    removeStory(state, keyOf(state, event.story));
}

void evolve(State &state, const ConspiracyPlayed &event)
{
    auto added = newStory(state, event.name);
    added.conspiracy = Side::player;
    added.need = event.tokens;
    added.struggles = event.struggles.value_or(added.struggles);
    state.stories.push_back(added);
}

void evolve(State &state, const EventPlayed &event)
{
    takeAway(state, event.card);
    if (event.fromEvents)
        state.events.drained = true;
    drainDomain(state, event.domain);
}

void evolve(State &state, const Ended &event)
{
    state.phase = Phase::over;
    evolve(state, WentOn{Stage::over});
    state.outcome = Outcome{{event.winner == Side::minion ? 1 : 0}, event.reason};
}

} // namespace torchside::cthulhu
