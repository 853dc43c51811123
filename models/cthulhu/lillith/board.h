#pragma once

#include "models/cthulhu/state.h"

#include <cstdint>

// One story phase as LILLITH sees it: who can stand where, and what each story still takes.
namespace torchside::cthulhu::lillith {

// A set of the Minion's characters: the lowest bit is the one of lowest priority.
using Own = std::uint32_t;
// A set of the player's characters at one story.
using Theirs = std::uint64_t;

inline constexpr std::size_t mostOwn = 14;    // more are left at home
inline constexpr std::size_t mostTheirs = 60; // as many as a command may name
inline constexpr std::size_t ownWithinReach = 8;
inline constexpr std::size_t storiesWithinReach = 4;

struct Fighter {
    std::array<int, 4> icons{}; // by Struggle
    int skill = 0;
    bool fast = false;
    bool willpower = false;
    bool invulnerable = false;
    int toughness = 0;
    int wounds = 0;
    bool operator==(const Fighter &) const = default;
};

struct Arena {
    int place = 0;       // in the row of stories
    int minionShort = 0; // tokens that the Minion still needs to win it
    int playerShort = 0;
    std::vector<Struggle> struggles;
    std::vector<Fighter> attackers; // the player's, where the Minion defends
    bool operator==(const Arena &) const = default;
};

struct Board {
    Side attacker = Side::minion;
    std::vector<CardId> cards;   // the Minion's ready ones, highest priority first
    std::vector<Fighter> own;    // the same
    std::vector<Fighter> theirs; // the player's ready ones, where the Minion commits
    std::vector<Arena> arenas;   // in the order in which they are resolved
    int minionNeeds = toWin;     // stories to the end of the game
    int playerNeeds = toWin;
    bool whole = true; // nobody had to be left out
    bool operator==(const Board &) const = default;

    Own bit(std::size_t rank) const { return Own{1} << (own.size() - 1 - rank); }
};

Board boardToCommit(const State &state);
Board boardToDefend(const State &state);

} // namespace torchside::cthulhu::lillith
