#pragma once

#include "models/cthulhu/lillith/outcome.h"

#include <span>

// One story fought to its end, the player choosing its losers so that it goes worst for the Minion.
namespace torchside::cthulhu::lillith {

struct Force {
    std::array<int, 4> icons{};
    int skill = 0;
    int fast = 0;
    void add(const Fighter &fighter, int times);
};

Force forceOf(std::span<const Fighter> fighters, std::uint64_t who);

// By who has won the story: nobody, the Minion, the player. What can't come about is out of reach.
inline constexpr std::size_t endings = 3;
using Worst = std::array<Score, endings>;
inline constexpr Worst nothing{0, outOfReach, outOfReach};

class Duel {
public:
    Duel(const Board &board, const Arena &arena, const Scale &scale, std::span<const Fighter> theirs);
    // The Minion's set is told with the lowest priority as the lowest bit.
    Worst fight(Own own, Theirs theirs);
    // How often a turn of the fight was looked at, ever.
    std::uint64_t strides() const { return strides_; }
    bool isExact() const { return exact_; }

private:
    struct Stand {
        Own own = 0;
        Theirs theirs = 0;
        Force ownForce;
        Force theirForce;
        std::array<std::uint8_t, mostOwn> ownWounds{}; // suffered in this fight
        std::array<std::uint8_t, mostTheirs> theirWounds{};
        std::array<int, 2> tokens{}; // by Side
        Own losses = 0;
    };

    void go(Stand &stand, std::size_t struggle);
    void minionPays(Stand &stand, Struggle struggle);
    void playerPays(Stand &stand, std::size_t struggle);
    void playerGivesUp(Stand stand, int who, std::size_t struggle);
    bool wins(Stand &stand, Side side, int tokens);
    void compareSkill(Stand &stand);
    void settle(const Stand &stand, std::size_t ending);
    bool isRepeated(const Stand &stand, Theirs before, int who) const;

    const Board &board_;
    const Arena &arena_;
    const Scale &scale_;
    std::span<const Fighter> theirs_;
    std::vector<Fighter> own_; // by bit
    Own sane_ = 0;             // may go insane
    Own soft_ = 0;             // may be wounded
    Theirs theirSane_ = 0;
    Theirs theirSoft_ = 0;
    std::vector<std::size_t> theirKinds_; // the first that is just like it
    Worst worst_{};
    std::uint64_t strides_ = 0;
    std::uint64_t limit_ = 0;
    bool exact_ = true;
};

} // namespace torchside::cthulhu::lillith
