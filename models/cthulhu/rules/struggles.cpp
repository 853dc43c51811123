#include "models/cthulhu/rules/struggles.h"

#include "models/cthulhu/facts.h"
#include "models/cthulhu/lillith/moments.h"
#include "models/cthulhu/rules/turns.h"

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

int placeOf(const State &state, int key)
{
    return static_cast<int>(state.indexOf(key).value());
}

// Which side a tie goes to: the one with more fast characters there.
std::optional<Side> fasterSide(const Strength &minion, const Strength &player)
{
    if (minion.fast == player.fast)
        return std::nullopt;
    return minion.fast > player.fast ? Side::minion : Side::player;
}

bool areEqual(const PlayerCharacter &one, const PlayerCharacter &other)
{
    return one.skill == other.skill && one.icons == other.icons && one.wounds == other.wounds &&
           std::is_permutation(one.keywords.begin(), one.keywords.end(), other.keywords.begin(),
                               other.keywords.end());
}

// Nothing to choose between: one alone, or equals without names.
bool isRealChoice(const Attendance &there, const std::vector<int> &losers)
{
    const auto &first = there.characters.at(static_cast<std::size_t>(losers.front()));
    return losers.size() > 1 && !std::all_of(losers.begin(), losers.end(), [&](int at) {
               const auto &each = there.characters.at(static_cast<std::size_t>(at));
               return !each.name && areEqual(each, first);
           });
}

void minionLoses(Course &course, int story, Struggle struggle)
{
    const auto from = struggle == Struggle::terror ? Node::mayGoInsane : Node::mayBeWounded;
    const auto chosen = think(course.state(), from, 0, story).chosen;
    if (!chosen)
        return;
    const auto &character = *course.state().character(*chosen);
    const bool survives =
        struggle == Struggle::terror
            ? character.wounds == 0
            : character.wounds + 1 <= toughnessIn(numbersOf(course.state(), *chosen).keywords);
    if (!survives)
        return course.add(Destroyed{*chosen});
    if (struggle == Struggle::terror)
        course.add(WentInsane{*chosen});
    else
        course.add(Wounded{*chosen});
}

void playerHasLost(Course &course, int story, Struggle struggle)
{
    const auto losers = playerLosers(course.state(), story, struggle);
    if (losers.empty())
        return;
    if (isRealChoice(*course.state().attendanceAt(story), losers))
        return course.add(LossOwed{placeOf(course.state(), story), struggle, losers});
    playerLoses(course, losers.front());
}

void ready(Course &course, int story, Side winner)
{
    if (winner == Side::player) {
        if (strengthAt(course.state(), Side::player, story).characters > 0)
            course.add(PlayerReadied{placeOf(course.state(), story)});
        return;
    }
    if (const auto chosen = think(course.state(), Node::anyExhausted, 0, story).chosen)
        course.add(Readied{*chosen});
}

void pay(Course &course, int story, Struggle struggle, Side winner)
{
    if (struggle == Struggle::arcane)
        ready(course, story, winner);
    else if (struggle == Struggle::investigation)
        addTokens(course, story, winner, 1);
    else if (winner == Side::minion)
        playerHasLost(course, story, struggle);
    else
        minionLoses(course, story, struggle);
}

// Under LILLITH events may come between a struggle that the Minion has lost and what comes of it.
bool eventComes(Course &course, int story, Struggle struggle)
{
    if (lillith::comes(course, Trigger::struggleLost))
        return true;
    const bool terror = struggle == Struggle::terror;
    if (!terror && struggle != Struggle::combat)
        return false;
    const auto from = terror ? Node::mayGoInsane : Node::mayBeWounded;
    return think(course.state(), from, 0, story).chosen &&
           lillith::comes(course, terror ? Trigger::wouldGoInsane : Trigger::wouldBeWounded);
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
    course.add(StruggleDecided{placeOf(state, story), struggle, minion, player, winner});
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
    const int at = placeOf(state, story);
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

std::vector<int> playerLosers(const State &state, int story, Struggle struggle)
{
    std::vector<int> losers;
    const auto *there = state.attendanceAt(story);
    for (std::size_t i = 0; there && i < there->characters.size(); ++i) {
        const auto &each = there->characters[i];
        const bool spared = struggle == Struggle::terror
                                ? each.icons.terror > 0 || has(each.keywords, "willpower")
                                : has(each.keywords, "invulnerability");
        if (!there->gone.at(i) && !spared)
            losers.push_back(static_cast<int>(i));
    }
    return losers;
}

std::vector<Sentence> lossWhy(const State &state)
{
    const auto &fight = state.fight.value();
    const int story = fight.order.front();
    const auto struggle = fight.results.back().struggle;
    const auto icons = [&](Side side) { return strengthAt(state, side, story).icons.of(struggle); };
    return {say("At %1 the Minion won the %2 struggle: %3 icon{3:|s} against %4.",
                state.storyWith(story).name, say(nameOf(struggle)), icons(Side::minion),
                icons(Side::player))};
}

void playerLoses(Course &course, int character)
{
    const auto &state = course.state();
    const int story = state.fight.value().order.front();
    const auto struggle = state.fight->results.back().struggle;
    const auto &loser = state.attendanceAt(story)->characters.at(static_cast<std::size_t>(character));
    auto how = struggle == Struggle::terror ? Loss::insane : Loss::wounded;
    if (struggle == Struggle::terror ? loser.wounds > 0 : loser.wounds + 1 > toughnessIn(loser.keywords))
        how = Loss::destroyed;
    course.add(PlayerLost{placeOf(state, story), character, how});
}

void addTokens(Course &course, int story, Side side, int by)
{
    const int at = placeOf(course.state(), story);
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
    const auto anybody = strengthAt(course.state(), Side::minion, story).characters +
                         strengthAt(course.state(), Side::player, story).characters;
    const auto &struggles = course.state().storyWith(story).struggles;
    if (!fight.begun && anybody == 0)
        course.add(FightEnded{placeOf(course.state(), story)});
    else if (!fight.begun)
        course.add(FightBegan{placeOf(course.state(), story)});
    else if (fight.results.size() < struggles.size())
        fightStruggle(course, story, struggles[fight.results.size()]);
    else
        compareSkill(course, story);
    return true;
}

} // namespace torchside::cthulhu
