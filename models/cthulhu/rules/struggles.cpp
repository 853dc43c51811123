#include "models/cthulhu/rules/struggles.h"
#include "models/cthulhu/rules/change.h"

#include "models/cthulhu/facts.h"
#include "models/cthulhu/lillith/moments.h"

#include <algorithm>

namespace torchside::cthulhu {

namespace {

void add(Strength &strength, const Icons &icons, int skill, const Keywords &keywords)
{
    strength.icons.terror += icons.terror;
    strength.icons.combat += icons.combat;
    strength.icons.arcane += icons.arcane;
    strength.icons.investigation += icons.investigation;
    strength.skill += skill;
    strength.fast += has(keywords, "fast") ? 1 : 0;
    strength.characters += 1;
}

// Which side a tie goes to: the one with more fast characters there.
std::optional<Side> fasterSide(const Strength &minion, const Strength &player)
{
    if (minion.fast == player.fast)
        return std::nullopt;
    return minion.fast > player.fast ? Side::minion : Side::player;
}

// Under LILLITH events may come between a struggle that the Minion has lost and what comes of it.
bool eventComes(Course &course, int story, Struggle struggle)
{
    if (lillith::comes(course, Trigger::struggleLost))
        return true;
    if (struggle != Struggle::terror && struggle != Struggle::combat)
        return false;
    const auto trigger = struggle == Struggle::terror ? Trigger::wouldGoInsane : Trigger::wouldBeWounded;
    return thinkPayment(course.state(), story, struggle).chosen && lillith::comes(course, trigger);
}

void settle(Course &course, int story, const Fought &fought)
{
    if (fought.winner == Side::player && eventComes(course, story, fought.struggle))
        return;
    if (course.state().fight->due)
        course.add(StruggleSettled{});
    pay(course, story, fought.struggle, *fought.winner);
}

void fightStruggle(Course &course, int story, Struggle struggle)
{
    const auto &state = course.state();
    const auto winner = winnerOf(state, story, struggle);
    const int minion = strengthAt(state, Side::minion, story).icons.of(struggle);
    const int player = strengthAt(state, Side::player, story).icons.of(struggle);
    course.add(StruggleDecided{state.placeOf(story), struggle, minion, player, winner});
    if (winner)
        settle(course, story, {struggle, winner});
}

void compareSkill(Course &course, int story)
{
    const auto &state = course.state();
    const auto attacker = state.fight->attacker;
    const auto minion = strengthAt(state, Side::minion, story);
    const auto player = strengthAt(state, Side::player, story);
    const auto &mine = attacker == Side::minion ? minion : player;
    const auto &theirs = attacker == Side::minion ? player : minion;
    const bool wins =
        mine.skill > theirs.skill || (mine.skill == theirs.skill && fasterSide(minion, player) == attacker);
    const int tokens = !wins || mine.skill < 1 ? 0 : theirs.skill <= 0 ? 2 : 1;
    const int at = state.placeOf(story);
    course.add(SkillCompared{at, minion.skill, player.skill, tokens});
    course.add(FightEnded{at});
    if (tokens > 0)
        addTokens(course, story, attacker, tokens);
}

} // namespace

Strength strengthAt(const State &state, Side side, int story)
{
    Strength strength;
    if (side == Side::minion) {
        for (const auto &character : state.characters)
            if (character.story == story) {
                const auto numbers = numbersOf(state, character.card);
                add(strength, numbers.icons, numbers.skill, numbers.keywords);
            }
    } else if (const auto *there = state.attendanceAt(story)) {
        for (std::size_t i = 0; i < there->characters.size(); ++i)
            if (const auto &each = there->characters[i]; !there->gone.at(i))
                add(strength, each.icons, each.skill, each.keywords);
    }
    return strength;
}

std::optional<Side> winnerOf(const State &state, int story, Struggle struggle)
{
    const auto minion = strengthAt(state, Side::minion, story);
    const auto player = strengthAt(state, Side::player, story);
    const int theirs = minion.icons.of(struggle);
    const int yours = player.icons.of(struggle);
    if (theirs != yours)
        return theirs > yours ? Side::minion : Side::player;
    return theirs == 0 ? std::nullopt : fasterSide(minion, player);
}

std::vector<Sentence> lossWhy(const State &state)
{
    const auto &fight = state.fight.value();
    const int story = fight.order.front();
    const auto struggle = fight.results.back().struggle;
    const auto icons = [&](Side side) { return strengthAt(state, side, story).icons.of(struggle); };
    const auto &name = state.storyWith(story).name;
    if (fight.results.back().winner == Side::minion)
        return {say("At %1 the Minion won the %2 struggle. Its icons: %3, yours: %4.", name,
                    say(nameOf(struggle)), icons(Side::minion), icons(Side::player))};
    return {say("At %1 you won the %2 struggle. Your icons: %3, the Minion's: %4.", name,
                say(nameOf(struggle)), icons(Side::player), icons(Side::minion))};
}

void addTokens(Course &course, int story, Side side, int by)
{
    const int at = course.state().placeOf(story);
    const auto &before = course.state().storyWith(story);
    // The story is won at once: what would come after its last token is not put down.
    course.add(TokensMoved{at, side, std::min(by, before.need - before.tokens(side))});
    const auto &now = course.state().storyWith(story);
    if (now.tokens(side) < now.need)
        return;
    course.add(StoryWon{at, side});
    if (course.state().storiesOf(side) >= toWin)
        course.add(Ended{side, "three-stories"});
}

bool resolveOn(Course &course)
{
    const auto &fight = course.state().fight.value();
    if (!fight.owed.empty())
        return false;
    if (fight.order.empty()) {
        const auto next = otherSide(fight.attacker);
        course.add(AllWentHome{});
        beginTurn(course, next);
        return true;
    }
    const int story = fight.order.front();
    if (fight.due) {
        settle(course, story, Fought(fight.results.back()));
        return true;
    }
    if (fight.tied)
        return untied(course, story, fight.results.back().struggle);
    const auto &struggles = course.state().storyWith(story).struggles;
    if (!fight.begun && strengthAt(course.state(), fight.attacker, story).characters == 0)
        course.add(NotResolved{course.state().placeOf(story)});
    else if (!fight.begun)
        course.add(FightBegan{course.state().placeOf(story)});
    else if (fight.results.size() < struggles.size())
        fightStruggle(course, story, struggles[fight.results.size()]);
    else
        compareSkill(course, story);
    return true;
}

void evolve(State &state, const FightBegan &)
{
    fightIn(state).begun = true;
}

void evolve(State &state, const StruggleDecided &event)
{
    fightIn(state).results.push_back({event.struggle, event.winner});
    state.passed.clear();
}

void evolve(State &, const SkillCompared &)
{}

void evolve(State &state, const FightEnded &)
{
    fightIn(state).order.erase(fightIn(state).order.begin(),
                               fightIn(state).order.begin() + (fightIn(state).order.empty() ? 0 : 1));
    fightIn(state).begun = false;
    fightIn(state).results.clear();
}

void evolve(State &state, const NotResolved &event)
{
    evolve(state, FightEnded{event.story});
}

void evolve(State &state, const AllWentHome &)
{
    for (auto &own : state.own)
        own.story.reset();
    for (auto &character : state.characters)
        character.story.reset();
    state.attendance.clear();
    state.fight.reset();
}

void evolve(State &state, const TokensMoved &event)
{
    auto &at = storyAt(state, event.story);
    (event.side == Side::minion ? at.minion : at.player) += event.by;
}

void evolve(State &state, const StoryWon &event)
{
    auto &at = storyAt(state, event.story);
    at.minion = at.player = 0;
    state.won.push_back({at.key, event.side, false});
    state.passed.clear();
    clearStory(state, at.key);
    state.events.resources += 1;
    evolve(state, StoriesCounted{event.side, 1});
}

void evolve(State &state, const StruggleSettled &)
{
    fightIn(state).due = false;
}

} // namespace torchside::cthulhu
