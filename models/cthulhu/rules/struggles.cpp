#include "models/cthulhu/rules/struggles.h"
#include "models/cthulhu/rules/change.h"

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

// Could this one give itself up for a lost struggle, or be readied by a won one?
bool mayPay(const State &state, const PlayerCharacter &character, Struggle struggle)
{
    if (struggle == Struggle::terror)
        return character.icons.terror <= 0 && !has(character.keywords, "willpower");
    if (struggle == Struggle::combat)
        return !has(character.keywords, "invulnerability");
    const auto *own = character.id ? state.ownWith(*character.id) : nullptr;
    return !own || own->status == Status::exhausted;
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

// What becomes of the Minion's character by the struggle decided last.
void minionPays(Course &course, CardId card, Struggle struggle)
{
    const auto &character = *course.state().character(card);
    const bool survives = struggle == Struggle::terror
                              ? character.wounds == 0
                              : character.wounds + 1 <= toughnessIn(numbersOf(course.state(), card).keywords);
    if (struggle == Struggle::arcane)
        course.add(Readied{card});
    else if (!survives)
        course.add(Destroyed{card});
    else if (struggle == Struggle::terror)
        course.add(WentInsane{card});
    else
        course.add(Wounded{card});
}

void minionSettles(Course &course, int story, Struggle struggle)
{
    const auto thought = thinkPayment(course.state(), story, struggle);
    if (!thought.chosen)
        return;
    if (!isForTheTable(thought))
        return minionPays(course, *thought.chosen, struggle);
    MinionTied tied{placeOf(course.state(), story), struggle, {}};
    for (const auto &each : thought.candidates)
        if (each.tied)
            tied.characters.push_back(each.card);
    course.add(std::move(tied));
}

// The table's hand may have come between: what is tied is looked at anew. False while it still is.
bool untied(Course &course, int story, Struggle struggle)
{
    const auto thought = thinkPayment(course.state(), story, struggle);
    if (thought.chosen && isForTheTable(thought))
        return false;
    course.add(MinionSettled{});
    if (thought.chosen)
        minionPays(course, *thought.chosen, struggle);
    return true;
}

void playerHasLost(Course &course, int story, Struggle struggle)
{
    const auto losers = playerLosers(course.state(), story, struggle);
    if (losers.empty())
        return;
    if (isRealChoice(*course.state().attendanceAt(story), losers))
        return course.add(LossOwed{placeOf(course.state(), story), struggle, losers});
    playerPays(course, losers.front());
}

// Nobody is asked about characters that are not remembered: the table knows which it readied.
void playerReadies(Course &course, int story)
{
    const auto exhausted = playerLosers(course.state(), story, Struggle::arcane);
    if (exhausted.empty())
        return;
    const auto &there = *course.state().attendanceAt(story);
    const bool known = std::any_of(exhausted.begin(), exhausted.end(), [&](int at) {
        return there.characters.at(static_cast<std::size_t>(at)).id.has_value();
    });
    if (!known)
        return course.add(PlayerReadied{placeOf(course.state(), story)});
    if (isRealChoice(there, exhausted))
        return course.add(LossOwed{placeOf(course.state(), story), Struggle::arcane, exhausted});
    playerPays(course, exhausted.front());
}

void pay(Course &course, int story, Struggle struggle, Side winner)
{
    if (struggle == Struggle::investigation)
        addTokens(course, story, winner, 1);
    else if ((winner == Side::minion) == (struggle == Struggle::arcane))
        minionSettles(course, story, struggle);
    else if (struggle == Struggle::arcane)
        playerReadies(course, story);
    else
        playerHasLost(course, story, struggle);
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
    for (std::size_t i = 0; there && i < there->characters.size(); ++i)
        if (!there->gone.at(i) && mayPay(state, there->characters[i], struggle))
            losers.push_back(static_cast<int>(i));
    return losers;
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

void playerPays(Course &course, int character)
{
    const auto &state = course.state();
    const int story = state.fight.value().order.front();
    const auto struggle = state.fight->results.back().struggle;
    const int at = placeOf(state, story);
    if (struggle == Struggle::arcane)
        return course.add(PlayerReadied{at, character});
    const auto &loser = state.attendanceAt(story)->characters.at(static_cast<std::size_t>(character));
    auto how = struggle == Struggle::terror ? Loss::insane : Loss::wounded;
    if (struggle == Struggle::terror ? loser.wounds > 0 : loser.wounds + 1 > toughnessIn(loser.keywords))
        how = Loss::destroyed;
    course.add(PlayerLost{at, character, how});
}

void settleTie(Course &course, CardId card)
{
    const auto struggle = course.state().fight.value().results.back().struggle;
    course.add(MinionSettled{});
    minionPays(course, card, struggle);
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
    if (fight.tied)
        return untied(course, story, fight.results.back().struggle);
    const auto &struggles = course.state().storyWith(story).struggles;
    if (!fight.begun && strengthAt(course.state(), fight.attacker, story).characters == 0)
        course.add(NotResolved{placeOf(course.state(), story)});
    else if (!fight.begun)
        course.add(FightBegan{placeOf(course.state(), story)});
    else if (fight.results.size() < struggles.size())
        fightStruggle(course, story, struggles[fight.results.size()]);
    else
        compareSkill(course, story);
    return true;
}

void evolve(State &state, const FightBegan &)
{
    fightIn(state).begun = true;
    fightIn(state).results.clear();
}

void evolve(State &state, const StruggleDecided &event)
{
    fightIn(state).results.push_back({event.struggle, event.winner});
    state.passed.clear();
}

void evolve(State &state, const LossOwed &event)
{
    fightIn(state).owed = event.characters;
}

void evolve(State &state, const PlayerLost &event)
{
    auto &there = attendanceIn(state, keyOf(state, event.story));
    const auto at = static_cast<std::size_t>(event.character);
    auto &character = there.characters.at(at);
    if (event.how == Loss::wounded)
        character.wounds += 1;
    else
        there.gone.at(at) = true;
    fightIn(state).owed.clear();
    auto *own = character.id ? ownIn(state, *character.id) : nullptr;
    if (!own)
        return;
    own->wounds = character.wounds;
    if (event.how == Loss::wounded)
        return;
    own->story.reset();
    own->status = Status::insane;
    if (event.how == Loss::destroyed)
        forgetOwn(state, *character.id);
}

void evolve(State &state, const PlayerReadied &event)
{
    if (!event.character)
        return;
    fightIn(state).owed.clear();
    const auto &there = attendanceIn(state, keyOf(state, event.story));
    const auto id = there.characters.at(static_cast<std::size_t>(*event.character)).id;
    if (auto *own = id ? ownIn(state, *id) : nullptr)
        own->status = Status::ready;
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

void evolve(State &state, const MinionTied &)
{
    fightIn(state).tied = true;
}

void evolve(State &state, const MinionSettled &)
{
    fightIn(state).tied = false;
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
