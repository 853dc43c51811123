#pragma once

#include "models/cthulhu/lillith/answers.h"

#include <functional>
#include <memory>

// The best of all ways to send the ready characters out, against the player's best answer.
namespace torchside::cthulhu::lillith {

struct Progress {
    std::uint64_t looked = 0; // lines
    std::uint64_t lines = 0;  // all there are
    Line best;                // so far
};

// Asked now and then; true ends the search with the best found so far. There is no clock in the rules: who
// has one looks at it here.
using Stop = std::function<bool(const Progress &)>;

struct Limits {
    // In looks at a line or a turn of a fight; the same on every machine, so that a replay decides alike.
    // Boards within reach are always searched to the end, unless they are stopped.
    std::uint64_t budget = 20'000'000;
    Stop stop;
};

struct Found {
    Line best;
    std::optional<Line> refused; // the best of the others
    bool exact = true;
    std::uint64_t looked = 0;
};

// Such a board is searched to its end whatever the budget.
bool isWithinReach(const Board &board);
Found search(const Board &board, const Limits &limits = {});

// The same piece by piece, for whoever has to do other things meanwhile.
class Search;
class SearchInPieces {
public:
    SearchInPieces(Board board, Limits limits);
    ~SearchInPieces();
    SearchInPieces(const SearchInPieces &) = delete;
    SearchInPieces &operator=(const SearchInPieces &) = delete;

    bool advance();      // to the next look up; false when it is done
    Found found() const; // then

private:
    const Board board_;
    const Limits limits_;
    std::unique_ptr<Search> search_;
};

// One line, with the player's best answer to it.
Line weighed(const Board &board, const Places &places);

} // namespace torchside::cthulhu::lillith
