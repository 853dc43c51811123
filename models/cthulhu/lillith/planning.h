#pragma once

#include "models/cthulhu/lillith/search.h"
#include "models/cthulhu/state.h"
#include "models/kernel/sentence.h"

// From a state to a plan and back to places.
namespace torchside::cthulhu::lillith {

// Which cards LILLITH plays: the set that fills the domains best.

struct CardSet {
    std::vector<CardId> cards; // by priority
    int cost = 0;
};

// Most cards, then the highest total cost, then the best priority; legal together.
CardSet bestSet(const State &state);
// The best of the sets that this card is in; it can be played by itself.
CardSet bestSetWith(const State &state, CardId card);
// The card of the set that comes first; an attachment waits until somebody can carry it. The smallest domain
// that suffices for it always leaves the rest payable: whoever needed that domain can have the larger one
// instead.
std::optional<CardId> nextOf(const State &state, const CardSet &set);

// What the next resource would make of the hand, domain by domain, and where it goes.
struct Raise {
    int domain = 0;
    int cards = 0;
    int cost = 0;
    int resources = 0;
};
// The best first.
std::vector<Raise> raisesOf(const State &state);

// The board of the phase that the state stands in: at defence the player's attack, else the Minion's.
Board boardOf(const State &state);
// The plan for that board, searched with the fixed budget, or by what stands in for the search.
Plan planFor(const State &state);
PlannedLine told(const Board &board, const Line &line);
// The line that sends these characters there and all others nowhere.
Places placesOf(const Board &board, const std::vector<Commit> &commits);
// What a pass answers that only wants to know the board: nobody is sent, nothing was looked at.
Found unsearched(const Board &board);

// While one of these lives, plans made on this thread come from it and not from a search. So a screen can
// search beforehand on another thread, with its own clock, and then hand over what was found: a first pass
// that only notes the board, a search on the side, and a second pass that answers with its result.
class Foresight {
public:
    using Search = std::function<Found(const Board &)>;
    explicit Foresight(Search search);
    ~Foresight();
    Foresight(const Foresight &) = delete;
    Foresight &operator=(const Foresight &) = delete;

private:
    friend Plan planFor(const State &state);
    static thread_local const Foresight *current_;
    Search search_;
    const Foresight *before_;
};

// A plan that was made, and for what.
struct Planning {
    Board board;
    Plan plan;
};
using Thoughts = std::vector<Planning>;

// While one of these lives, who plans on this thread for the very board that one of these plans was made for
// comes to the same: also where the search had been ended early.
class Recollection {
public:
    explicit Recollection(const Thoughts *thoughts);
    ~Recollection();
    Recollection(const Recollection &) = delete;
    Recollection &operator=(const Recollection &) = delete;

private:
    friend Plan planFor(const State &state);
    static thread_local const Recollection *current_;
    static const Plan *planOf(const Board &board);
    const Thoughts *thoughts_;
    const Recollection *before_;
};

// What LILLITH has planned, in words.

// Who goes where, the player's best answer, what comes of it; and the line refused, with where it lost.
std::vector<Sentence> whyOf(const State &state, const Plan &plan);
// The set of cards that fills the domains best, and what puts its first card first.
std::vector<Sentence> setProof(const State &state, const CardSet &set);
// "2 cards for 5"
Sentence cardsFor(std::size_t cards, int cost);
Sentence comesOf(const State &state, const LineOutcome &outcome);
// How two outcomes differ at the aim that decides.
Sentence differenceAt(const State &state, Aim aim, const PlannedLine &better, const PlannedLine &worse);
// By how much, where the aim is a number.
std::optional<int> byAt(Aim aim, const PlannedLine &better, const PlannedLine &worse);

} // namespace torchside::cthulhu::lillith
