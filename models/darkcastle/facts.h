#pragma once

#include "models/kernel/form.h"

#include <array>
#include <cstddef>

namespace torchside::darkcastle {

enum class Symbol { might, cunning, wisdom };
enum class Prisoner { abbot, tailor, smith, cook, tanner, miller };

inline constexpr std::size_t symbols = 3;
inline constexpr std::size_t prisoners = 6;
inline constexpr std::size_t faces = 6;

inline constexpr int usualChapters = 15;
inline constexpr int mostChapters = 45;
inline constexpr int mostDice = 9; // chapter dice in the box
inline constexpr int usualBlow = 2;
inline constexpr int mostBlow = 5;
inline constexpr int itemCards = 35;
inline constexpr int handsEach = 2;
inline constexpr int restGains = 1;
inline constexpr int mostHp = 99; // what one command can add or take away

struct Face {
    Symbol symbol = Symbol::might;
    bool isDouble = false;
    bool operator==(const Face &) const = default;
    static constexpr auto form()
    {
        return record("face", must("symbol", &Face::symbol), must("double", &Face::isDouble));
    }
};

using Die = std::array<Face, faces>;

// What the card of a prisoner says, and the die that belongs to it.
struct Profile {
    std::array<int, symbols> traits{};
    Die die{};
};

constexpr std::size_t at(Symbol symbol)
{
    return static_cast<std::size_t>(symbol);
}

constexpr std::size_t at(Prisoner prisoner)
{
    return static_cast<std::size_t>(prisoner);
}

// The best trait is on three faces, the second on two, the third on one; the first two have a double each.
constexpr Die dieOf(Symbol best, Symbol second, Symbol third)
{
    return {{{best, false}, {best, false}, {best, true}, {second, false}, {second, true}, {third, false}}};
}

inline constexpr std::array<Profile, prisoners> profiles{{
    {{3, 1, 4}, dieOf(Symbol::wisdom, Symbol::might, Symbol::cunning)},
    {{1, 4, 3}, dieOf(Symbol::cunning, Symbol::wisdom, Symbol::might)},
    {{4, 1, 3}, dieOf(Symbol::might, Symbol::wisdom, Symbol::cunning)},
    {{4, 3, 1}, dieOf(Symbol::might, Symbol::cunning, Symbol::wisdom)},
    {{1, 3, 4}, dieOf(Symbol::wisdom, Symbol::cunning, Symbol::might)},
    {{3, 4, 1}, dieOf(Symbol::cunning, Symbol::might, Symbol::wisdom)},
}};

constexpr const Profile &profileOf(Prisoner prisoner)
{
    return profiles[at(prisoner)];
}

// Health at the start, which is also the most anyone can have.
constexpr int hpAmong(std::size_t characters)
{
    return characters <= 2 ? 18 : characters == 3 ? 14 : 12;
}

} // namespace torchside::darkcastle

template <>
struct torchside::Names<torchside::darkcastle::Symbol> {
    static constexpr std::array<std::string_view, 3> list{"might", "cunning", "wisdom"};
};

template <>
struct torchside::Names<torchside::darkcastle::Prisoner> {
    static constexpr std::array<std::string_view, 6> list{"abbot", "tailor", "smith",
                                                          "cook",  "tanner", "miller"};
};
