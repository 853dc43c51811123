#include "models/cthulhu/rules/change.h"
#include "models/cthulhu/rules/struggles.h"

#include "models/cthulhu/facts.h"
#include "models/cthulhu/lillith/moments.h"
#include "models/cthulhu/lillith/planning.h"

#include <algorithm>

namespace torchside::cthulhu {

namespace {

bool goOn(Course &course, Stage to)
{
    course.add(WentOn{to});
    return true;
}

// LILLITH plays until no set of cards is left.
bool pastOperations(Course &course)
{
    if (thinkDrain(course.state(), 1).end != Node::skipDrain)
        return false;
    return goOn(course, Stage::defenders);
}

bool plans(Course &course)
{
    if (course.state().plan)
        return false;
    course.add(Planned{lillith::planFor(course.state())});
    return true;
}

bool pastDrain(Course &course)
{
    if (course.state().isLillith())
        return pastOperations(course);
    const auto stage = course.state().stage;
    const int drain = stage == Stage::firstDrain ? 1 : 2;
    if (thinkDrain(course.state(), drain).end != Node::skipDrain)
        return false;
    course.add(DrainSkipped{drain, false});
    return goOn(course, drain == 1 ? Stage::secondDrain : Stage::third);
}

bool pastCommitment(Course &course)
{
    const auto stage = course.state().stage;
    const auto end = thinkCommit(course.state()).end;
    if (end == Node::noStoryPhase || end == Node::nobodyReady) {
        beginTurn(course, Side::player);
        return true;
    }
    const bool asks = end == Node::askDefenders || end == Node::askReady;
    const auto belongs = asks ? Stage::defenders : Stage::commit;
    if (belongs != stage)
        return goOn(course, belongs);
    return course.state().isLillith() && end != Node::askReady && plans(course);
}

// The player has nobody to answer, once the table has taken the last one away.
bool pastAnswer(Course &course)
{
    const auto &characters = course.state().characters;
    const bool any =
        std::any_of(characters.begin(), characters.end(), [](const Character &c) { return c.story; });
    return any ? lillith::comes(course, Trigger::minionCommits) : goOn(course, Stage::resolve);
}

bool pastDefence(Course &course)
{
    if (lillith::comes(course, Trigger::playerCommits))
        return true;
    const bool none =
        storiesToDefend(course.state()).empty() || thinkDefence(course.state()).end == Node::noDefence;
    if (none)
        return goOn(course, Stage::resolve);
    return course.state().isLillith() && plans(course);
}

bool pastMoment(Course &course)
{
    if (think(course.state(), Node::eventDue).end == Node::playEvent)
        return false;
    course.add(MomentPassed{});
    return true;
}

int phaseOf(Stage stage)
{
    switch (stage) {
    case Stage::events:
    case Stage::firstDrain:
    case Stage::secondDrain:
    case Stage::third: return static_cast<int>(Stage::events);
    case Stage::defenders:
    case Stage::commit:
    case Stage::answer: return static_cast<int>(Stage::commit);
    default: return static_cast<int>(stage);
    }
}

// One stride on; false where the table is asked.
bool stride(Course &course)
{
    const auto &state = course.state();
    if (state.outcome)
        return false;
    if (state.moment)
        return pastMoment(course);
    if (!state.won.empty())
        return !state.won.front().effectDone && lillith::comes(course, Trigger::storyWon);
    switch (state.stage) {
    case Stage::events:
        if (state.isLillith())
            return lillith::comes(course, Trigger::operations) || goOn(course, Stage::firstDrain);
        return think(state, Node::poolPayable).end != Node::askEvents && goOn(course, Stage::firstDrain);
    case Stage::firstDrain:
    case Stage::secondDrain: return pastDrain(course);
    case Stage::third:
        return think(state, Node::validWaits).end != Node::askAction && goOn(course, Stage::defenders);
    case Stage::defenders:
    case Stage::commit: return pastCommitment(course);
    case Stage::answer: return pastAnswer(course);
    case Stage::defend: return pastDefence(course);
    case Stage::resolve: return resolveOn(course);
    default: return false;
    }
}

} // namespace

void beginTurn(Course &course, Side side)
{
    course.add(TurnBegan{course.state().turn + 1, side});
    if (side == Side::minion && think(course.state(), Node::anyCharacter).end == Node::findScout)
        course.add(WentOn{Stage::scout});
}

void advance(Course &course)
{
    while (stride(course)) {
    }
}

Decision<Event> finished(Course &course)
{
    advance(course);
    return course.events();
}

CardId comeUp(Course &course, const Printed &card)
{
    const auto &state = course.state();
    const CardId id{static_cast<int>(state.cards.size()) + 1};
    const bool listed =
        !state.deck || std::any_of(state.deck->begin(), state.deck->end(), [&](const auto &entry) {
            return entry.left > 0 && entry.card.name == card.name;
        });
    course.add(CameUp{id, card});
    if (!listed)
        course.add(NotInDeck{id});
    return id;
}

void evolve(State &state, const TurnBegan &event)
{
    state.turn = event.turn;
    state.side = event.side;
    state.phase = event.side == Side::minion ? Phase::minion : Phase::player;
    evolve(state, WentOn{event.side == Side::minion ? Stage::refresh : Stage::player});
    if (event.side == Side::player) {
        for (auto &own : state.own)
            if (own.status == Status::exhausted)
                own.status = Status::ready;
        for (auto &domain : state.ownDomains)
            domain.drained = false;
        return;
    }
    state.declinedX = false;
    state.played = 0;
    state.defenders.reset();
    state.defendersReady.reset();
    for (auto &pooled : state.pool)
        pooled.valid = false;
}

void evolve(State &state, const WentOn &event)
{
    if (phaseOf(state.stage) != phaseOf(event.to)) {
        state.aside.clear();
        state.preferred.clear();
    }
    state.stage = event.to;
    state.passed.clear();
}

void evolve(State &state, const Planned &event)
{
    state.plan = event.plan;
}

void evolve(State &state, const MomentCame &event)
{
    state.moment = cthulhu::Moment{event.trigger, {}};
    state.passed.push_back(event.trigger);
    if (state.fight && state.stage == Stage::resolve && event.trigger != Trigger::storyWon)
        fightIn(state).due = true;
}

void evolve(State &state, const MomentPassed &)
{
    state.moment.reset();
}

} // namespace torchside::cthulhu
