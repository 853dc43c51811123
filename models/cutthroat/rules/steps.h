#pragma once

#include "models/cutthroat/game.h"
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
// Initiative can't be drawn now, or has been already; everybody has a card now.
Wrong notDrawing(const State &state);
void completeDraw(Course &course, std::vector<std::optional<int>> cards);
// True when the stack has brought the creature down, or the last of several.
bool settleBlow(Course &course);
bool settleFoes(Course &course);
// A creature at 0: dead, unless spores keep it alive.
bool fall(Course &course, std::optional<int> killer, bool byStack);
// A skeleton before each of the living.
void raiseSkeletons(Course &course, int life);
// Those who have died and don't fight on the Lich's side yet, by seat, with these lives; the last goes on.
void raiseFallen(Course &course, const std::vector<int> &lives);
// Camp, sudden death, or the end of the game.
void moveOn(Course &course);

int within(const State &state, int seat, int life);

// A foe that is named where there are none; where there are, which of them it is.
// In an encounter of that kind that has not been closed.
Wrong notIn(const State &state, Kind kind, const Sentence &why);
Wrong noFoes(const State &state, const std::optional<int> &foe);
Wrong wrongFoe(const State &state, const std::optional<int> &foe);
// The refusal when nobody can take this item from that person; nothing when it can be taken.
Wrong cannotTake(const State &state, int from, const std::string &item);

// What the evolutions of all themes share. What doesn't fit the state throws: nothing is read that isn't
// there.
Player &person(State &state, int seat);
Foe &foeOf(State &state, int id);
Belonging takenFrom(State &state, int seat, const std::string &name);
void freshRound(State &state);
// What lies face down or was drawn by some, and a blow that waits: none of it outlasts a round.
void clearHands(State &state);
void clearStack(State &state);
void clearCards(State &state);
// Takes the stack's damage off the creature for good, as far as it counts, and the stack away.
void settleStack(State &state);
void dropTokens(State &state, TokenKind kind);

} // namespace torchside::cutthroat
