#pragma once

#include "models/darkcastle/state.h"

#include <array>
#include <memory>
#include <vector>

namespace torchside::darkcastle {

inline constexpr std::size_t mostFighters = 4;

// How many unblocked blows each fighter can still take; at 0 the fight is lost once the round ends.
using Lives = std::array<int, mostFighters>;

// The chance to win from somewhere, and the rounds until it ends either way.
struct Chances {
    double win;
    double rounds;
    Chances operator*(double by) const { return {win * by, rounds * by}; }
    Chances &operator+=(const Chances &more)
    {
        win += more.win;
        rounds += more.rounds;
        return *this;
    }
};

inline constexpr Chances victory{1, 1}; // the round in which it happens counts
inline constexpr Chances defeat{0, 1};  // likewise

// A face that can fall, with its chance: equal faces are one.
struct FaceChance {
    Face face;
    double chance = 0;
};

// What is left of the row when this face has fallen.
Row without(Row row, Face face);

// Whole rounds, exactly: a table over (dice left, lives), filled from the least to the most. Within a round
// the fighters roll one after another, so that a round costs the sum of their faces and not the product.
class Fight {
public:
    Fight(const std::vector<Die> &dice, const Lives &lives, const Row &row, bool blowHurts);

    // The chances once all have rolled and the blow has fallen; the lives are what it leaves.
    Chances afterTheBlow(const Row &row, const Lives &lives) const;
    const std::vector<FaceChance> &outcomes(std::size_t fighter) const { return fighters_.at(fighter).faces; }
    int harm() const { return blowHurts_ ? 1 : 0; }

private:
    // Where a face leads: to fewer dice, the block kept apart.
    struct Move {
        std::size_t row = 0;
        double chance = 0;
    };
    // What one fighter's roll can do to a row, grouped by where it leads.
    struct Turn {
        std::vector<Move> unhurt;
        std::vector<Move> hurt;
        double unhurtStays = 0; // nothing removed, and no blow for this one
        double hurtStays = 0;   // nothing removed
        double wins = 0;        // takes the last die
        Chances fatal{0,
                      0}; // all that is hurt, where this blow would be the last: only a win this round helps
    };
    struct Fighter {
        std::vector<FaceChance> faces;
        int lives = 1;
        std::size_t stride = 1;
    };

    std::size_t placeOf(const Row &row) const;
    std::size_t placeOf(const Lives &lives) const;
    Turn turnOf(std::size_t fighter, const Row &row) const;
    int mostLost(const Row &row) const;
    void fill(const Row &row);
    void fillLives(const std::array<Turn, mostFighters> &turns, std::size_t row, int lostAtMost);
    void fillPlace(const std::array<Turn, mostFighters> &turns, std::size_t row, std::size_t place,
                   const Lives &lives);
    // The chances before `fighter` rolls, at a row and lives of this place.
    Chances *table(std::size_t fighter, std::size_t row) { return tables_[fighter].get() + row * size_; }
    const Chances *table(std::size_t fighter, std::size_t row) const
    {
        return tables_[fighter].get() + row * size_;
    }

    std::vector<Fighter> fighters_;
    Row most_;
    bool blowHurts_;
    std::size_t size_ = 1; // the places of all lives
    // By who has rolled: after the first, …, after all and the blow. Not set to anything before it is filled:
    // most places can't be come to, and memory that nobody touches costs nothing.
    std::array<std::unique_ptr<Chances[]>, mostFighters + 1> tables_;
    std::vector<std::vector<double>> hopes_; // by who has rolled and row: the chance to win within this round
};

} // namespace torchside::darkcastle
