#pragma once

#include "models/duelofages/commands.h"
#include "models/duelofages/game.h"
#include "models/kernel/course.h"
#include "models/kernel/refusal.h"

namespace torchside::duelofages {

using Course = torchside::Course<Rules>;

std::array<Seats, 2> lonerAgainstRest(int count, int loner);
std::array<Seats, 2> pairAgainstRest(int count, int one, int other);

// What is new about the sides as a turn begins.
enum class Fresh { nothing, game, sides };

// The turn of this alliance begins, with all that comes on in it.
void beginTurn(Course &course, int alliance, Fresh fresh, int cards = cardsOfNewLoner);

// What an ally defeated of the Loner's in this turn: characters count before everything else.
struct Taken {
    int characters = 0;
    int units = 0; // henchmen, too
    auto operator<=>(const Taken &) const = default;
};
Taken takenFromLoner(const State &state, int ally);

// Does this ally, as the new Loner, draw four cards: for more than one of the old Loner's characters?
bool becomesGreatLoner(const State &state, int ally);

// The allies with a right to become the Loner, who took most first.
Seats lonerCandidates(const State &state);

// With four players: the lesser player has lost a character in this turn, whoever of those level it is.
bool partnerOfferDue(const State &state);

// Would ending this turn open an offer?
bool offerDue(const State &state);

// Everything that happens in a side's turn waits while an offer is open.
std::optional<Refusal> notTheirTurn(const State &state);

// Who is the lesser, with its proof: how each comparison left fewer of them.
struct Comparison {
    Seats among;
    Seats weakest; // lowest strength
    Seats losers;  // those of them who are compared further
    Seats poorest; // fewest equipment
    LesserBy by = LesserBy::strength;
    const Seats &left() const { return poorest; } // one; or those who throw a die each
};

Comparison compare(const State &state, const Seats &among);

// The two allies, an alliance of four, or everybody.
Seats lesserAmong(const State &state, std::optional<int> side);

// Who throws a die for the lesser before this turn ends; nobody where none is needed.
Seats throwers(const State &state);

// The dice brought for these seats; nothing when one of them has none.
std::optional<Throw> throwOf(const std::optional<GivenDice> &given, const Seats &tied);
std::optional<Refusal> unreadableDice(const std::optional<GivenDice> &given);
std::optional<Refusal> diceOfNobody(const State &state, const std::optional<GivenDice> &given);
Refusal lesserTie(const State &state, const Seats &level);

std::variant<Answer, Refusal> lesserFor(const State &state, const AskLesser &question);

// One comparison: 3 alone in front, 2 each when tied in front, 1 for the next best, level or not.
std::vector<int> pointsFor(const std::vector<int> &values);

// The points as they would be if the game ended now.
Score scoreOf(const State &state);

// Whoever has most of them.
Seats leadersOf(const std::vector<int> &total);

} // namespace torchside::duelofages
