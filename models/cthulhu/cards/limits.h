#pragma once

#include <array>
#include <cstddef>
#include <string_view>

// What a card may be, for the game that plays it and for the catalogue that keeps it.
namespace torchside::cards {

inline constexpr std::size_t longestName = 80; // characters; also of a trait or a keyword
inline constexpr int highest = 99;             // number on a card, and copies in a deck
inline constexpr std::size_t mostWords = 40;   // traits or keywords
inline constexpr std::size_t mostStruggles = 12;

inline constexpr std::array<std::string_view, 4> types{"character", "support", "event", "conspiracy"};
inline constexpr std::string_view story = "story"; // in catalogues only: stories lie between the players
inline constexpr std::array<std::string_view, 4> struggles{"terror", "combat", "arcane", "investigation"};
inline constexpr std::array<std::string_view, 8> triggers{
    "operations",      "player-commits",   "minion-commits", "struggle-lost",
    "would-go-insane", "would-be-wounded", "story-won",      "any"};

} // namespace torchside::cards
