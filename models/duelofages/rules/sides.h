#pragma once

#include "models/duelofages/rules/rules.h"
#include "models/kernel/course.h"

namespace torchside::duelofages {

using Course = torchside::Course<Rules>;

std::array<Seats, 2> lonerAgainstRest(int count, int loner);
std::array<Seats, 2> pairAgainstRest(int count, int one, int other);

// What is new about the sides as a turn begins.
enum class Fresh { nothing, game, sides };

// The turn of this alliance begins, with all that comes on in it.
void beginTurn(Course &course, int alliance, Fresh fresh, int cards = cardsOfNewLoner);

// How many of the Loner's units this ally defeated in this turn.
int takenFromLoner(const State &state, int ally);

// The allies with a right to become the Loner, who took most first.
Seats lonerCandidates(const State &state);

// With four players: the lesser player has lost a character in this turn, whoever of those level it is.
bool partnerOfferDue(const State &state);

// Would ending this turn open an offer?
bool offerDue(const State &state);

Decision<Event> decideEndTurn(const State &state, const EndTurn &command, Dice &dice);
Decision<Event> decideAnswer(const State &state, const AnswerOffer &command);
Decision<Event> decideChoose(const State &state, const Choose &command);
Decision<Event> decideEndGame(const State &state, const EndGame &command);

// Everything that happens in a side's turn waits while an offer is open.
std::optional<Refusal> notTheirTurn(const State &state);

} // namespace torchside::duelofages
