#pragma once

#include "models/cthulhu/game.h"
#include "models/kernel/course.h"

// How stories are fought over: struggle after struggle, then skill.
namespace torchside::cthulhu {

using Course = torchside::Course<Rules>;

struct Strength {
    Icons icons;
    int skill = 0;
    int fast = 0;
    int characters = 0;
};

// What a side has at the story with this key now.
Strength strengthAt(const State &state, Side side, int story);
std::optional<Side> winnerOf(const State &state, int story, Struggle struggle);
// Which of the player's characters there could pay for a lost struggle, or be readied by an arcane one.
std::vector<int> playerLosers(const State &state, int story, Struggle struggle);
std::vector<Sentence> lossWhy(const State &state);

// What follows from a struggle that somebody has won; tokens for an investigation are put down at once.
void pay(Course &course, int story, Struggle struggle, Side winner);
// The table's hand may have come between: what is tied is looked at anew. False while it still is.
bool untied(Course &course, int story, Struggle struggle);
// The player's character pays for the struggle decided last, or is readied by it.
void playerPays(Course &course, int character);
// The same for the one that the table chose among the Minion's equals.
void settleTie(Course &course, CardId card);
// Puts tokens down, and settles what comes of it: a story won, the game won.
void addTokens(Course &course, int story, Side side, int by);
// One stride on in the fights; false where the player has to choose first.
bool resolveOn(Course &course);

// How the game goes on by itself to the next thing that the table has to do.

void beginTurn(Course &course, Side side);
// Passes over every step at which nothing is to be asked, and resolves what can be resolved.
void advance(Course &course);
// The events of a decision, once the game has gone on.
Decision<Event> finished(Course &course);

// A card comes up for the first time and gets its id.
CardId comeUp(Course &course, const Printed &card);

} // namespace torchside::cthulhu
