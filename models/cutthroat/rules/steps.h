#pragma once

#include "models/cutthroat/rules/rules.h"
#include "models/kernel/course.h"
#include "models/kernel/lifecycle.h"

// What the decisions of all themes share: checks of people, and the ways from one step of the game to the
// next.
namespace torchside::cutthroat {

using Events = std::vector<Event>;
using Course = torchside::Course<Rules>;
using Decided = Decision<Event>;
using Wrong = std::optional<Refusal>;

// A seat of this game, dead or alive; several of them.
Wrong noSeat(const State &state, std::string_view field, int seat);
Wrong noSeat(const State &state, std::string_view field, const std::vector<int> &seats);
Wrong noSeat(const State &state, std::string_view field, const std::optional<int> &seat);
// A living one.
Wrong dead(const State &state, std::string_view field, int seat);
Wrong dead(const State &state, std::string_view field, const std::vector<int> &seats);
Wrong dead(const State &state, std::string_view field, const std::optional<int> &seat);
// Two different people.
Wrong samePerson(const State &state, std::string_view field, int one, int other);
Wrong notYourTurn(const State &state, int player);

// The first refusal, looked for in the order given.
template <class... Checks>
Wrong firstOf(Checks &&...checks)
{
    Wrong wrong;
    (void)((wrong = checks()) || ...);
    return wrong;
}

// Where the game stands, as part of a refusal: "the creature attacks", "Bo acts first: initiative 1".
Sentence whereWeAre(const State &state);

// Buries whoever has no life left and looks whether the game is over; then whose turn it is.
void settleDeaths(Course &course);
// The next to act, or the creature when everybody has.
void comeToTurn(Course &course);
// The same while looting, which may end.
void comeToLoot(Course &course);
// True when the stack has brought the creature down.
bool settleBlow(Course &course);
// A creature at 0: dead, unless spores keep it alive.
bool fall(Course &course, std::optional<int> killer, bool byStack);
// Camp, sudden death, or the end of the game.
void moveOn(Course &course);

int within(const State &state, int seat, int life);

// The themes, one function a command; the seats in a command are checked before.
Decided decideStart(const Start &start);
Decided decideMeet(const State &state, const Meet &meet);
Decided decideShowEvent(const State &state, const ShowEvent &shown);
Decided decideNextStage(const State &state, const NextStage &stage);
Decided decideBarrier(const State &state, const Barrier &barrier);
Decided decideRevive(const State &state, const Revive &revive);
Decided decideDraw(const State &state, const Draw &draw, Dice &dice);
Decided decideAttack(const State &state, const Attack &attack);
Decided decideHold(const State &state, const Hold &hold);
Decided decideModify(const State &state, const Modify &modify);
Decided decideWound(const State &state, const Wound &wound);
Decided decideCreatureAttack(const State &state, const CreatureAttack &attack);
Decided decideTakeOne(const State &state, const TakeOne &take);
Decided decideEndRound(const State &state);
Decided decideEndEncounter(const State &state, const EndEncounter &end);
Decided decideFinish(const State &state, const Finish &finish);
Decided decideLoot(const State &state, const Loot &loot);
Decided decideLootPass(const State &state, const LootPass &pass);
Decided decideAdjust(const State &state, const Adjust &adjust);
Decided decideHeal(const State &state, const Heal &heal);
Decided decideFog(const State &state, const Fog &fog);
Decided decideSwap(const State &state, const Swap &swap);
Decided decideTakeForm(const State &state, const TakeForm &take);
Decided decideBite(const State &state, const Bite &bite);
Decided decideHandle(const State &state, const Handle &handle);
Decided decideGive(const State &state, const Give &give);
Decided decideAddTokens(const State &state, const AddTokens &add);
Decided decideKillToken(const State &state, const KillToken &kill);

// The refusal when nobody can take this item from that person; nothing when it can be taken.
Wrong cannotTake(const State &state, int from, const std::string &item);

} // namespace torchside::cutthroat
