// Who pays for a lost struggle, and who is readied by a won one.

#include "models/cthulhu/facts.h"
#include "models/cthulhu/rules/change.h"
#include "models/cthulhu/rules/struggles.h"

#include <algorithm>

namespace torchside::cthulhu {

namespace {

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
                              : character.wounds + 1 <= toughnessIn(keywordsOf(course.state(), card));
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
    MinionTied tied{course.state().placeOf(story), struggle, {}};
    for (const auto &each : thought.candidates)
        if (each.tied)
            tied.characters.push_back(each.card);
    course.add(std::move(tied));
}

void playerHasLost(Course &course, int story, Struggle struggle)
{
    const auto losers = playerLosers(course.state(), story, struggle);
    if (losers.empty())
        return;
    if (isRealChoice(*course.state().attendanceAt(story), losers))
        return course.add(LossOwed{course.state().placeOf(story), struggle, losers});
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
        return course.add(PlayerReadied{course.state().placeOf(story)});
    if (isRealChoice(there, exhausted))
        return course.add(LossOwed{course.state().placeOf(story), Struggle::arcane, exhausted});
    playerPays(course, exhausted.front());
}

} // namespace

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

std::vector<int> playerLosers(const State &state, int story, Struggle struggle)
{
    std::vector<int> losers;
    const auto *there = state.attendanceAt(story);
    for (std::size_t i = 0; there && i < there->characters.size(); ++i)
        if (!there->gone.at(i) && mayPay(state, there->characters[i], struggle))
            losers.push_back(static_cast<int>(i));
    return losers;
}

void playerPays(Course &course, int character)
{
    const auto &state = course.state();
    const int story = state.fight.value().order.front();
    const auto struggle = state.fight->results.back().struggle;
    const int at = state.placeOf(story);
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

void evolve(State &state, const MinionTied &)
{
    fightIn(state).tied = true;
}

void evolve(State &state, const MinionSettled &)
{
    fightIn(state).tied = false;
}

} // namespace torchside::cthulhu
