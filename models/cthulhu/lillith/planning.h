#pragma once

#include "models/cthulhu/lillith/search.h"

// From a state to a plan and back to places.
namespace torchside::cthulhu::lillith {

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

} // namespace torchside::cthulhu::lillith
