#pragma once

#include "models/cthulhu/lillith/board.h"
#include "models/cthulhu/lillith/plan.h"

// What a story phase comes to, and which of two outcomes the Minion likes better.
namespace torchside::cthulhu::lillith {

// Every aim in the order in which this side's attack compares them.
using Aims = std::array<Aim, 10>;
const Aims &aimsOf(Side attacker);

struct Tally {
    bool won = false;
    bool lost = false;
    int minionStories = 0;
    int minionTokens = 0;
    int playerStories = 0;
    int playerTokens = 0;
    Own losses = 0; // insane or destroyed
    bool operator==(const Tally &) const = default;
};

// A tally as one number: the higher, the better for the Minion. Numbers of different stories can be added.
using Score = std::int64_t;
inline constexpr Score outOfReach = Score{1} << 61U;

class Scale {
public:
    Scale(Side attacker, std::size_t cards);
    Score of(const Tally &tally) const;
    Tally tallyOf(Score score) const;
    Score ended(Side winner) const { return winner == Side::minion ? weights_[0] : -weights_[1]; }

private:
    // game won, game lost, Minion's stories and tokens, the player's stories and tokens, number of losses
    std::array<Score, 7> weights_{};
    std::array<std::size_t, 7> heaviestFirst_{};
};

// Where each of the Minion's characters goes, by priority: a number in the row's order, or past it for
// nowhere.
using Places = std::vector<std::uint8_t>;

struct Line {
    Score score = -outOfReach;
    int used = 0;
    Places places;
    std::vector<Theirs> answer; // the player's best, by arena, where the Minion commits
    bool operator==(const Line &) const = default;
};

bool isBetter(const Line &one, const Line &other);
// The first aim at which the worse of two lines falls short.
Aim lostAt(const Scale &scale, Side attacker, const Line &better, const Line &worse);

} // namespace torchside::cthulhu::lillith
