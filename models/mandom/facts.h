#pragma once

#include "models/kernel/form.h"

#include <array>
#include <cstddef>
#include <optional>

namespace torchside::mandom {

enum class Monster { goblin, skeleton, orc, vampire, golem, lich, demon, dragon };
enum class Item { plateArmor, knightShield, torch, holyGrail, dragonSpear, vorpalSword };

inline constexpr std::size_t kinds = 8;
inline constexpr std::size_t items = 6;

inline constexpr std::array<int, kinds> strengths{1, 2, 3, 4, 5, 6, 7, 9};
inline constexpr std::array<int, kinds> copies{2, 2, 2, 2, 2, 1, 1, 1};
inline constexpr int deckSize = 13;
inline constexpr int heroHp = 3;
inline constexpr int armorHp = 5;
inline constexpr int shieldHp = 3;
inline constexpr int torchReach = 3;
inline constexpr int toWin = 2;  // challenges survived
inline constexpr int toLose = 2; // challenges failed

using Equipped = std::array<bool, items>;
inline constexpr Equipped allOn{true, true, true, true, true, true};

constexpr std::size_t at(Monster monster)
{
    return static_cast<std::size_t>(monster);
}

constexpr std::size_t at(Item item)
{
    return static_cast<std::size_t>(item);
}

constexpr int strengthOf(Monster monster)
{
    return strengths[at(monster)];
}

int hpWith(const Equipped &equipped);

// The first item that stops this monster, in the order in which the table reads them.
std::optional<Item> blockerOf(Monster monster, const Equipped &equipped, std::optional<Monster> named);

} // namespace torchside::mandom

template <>
struct torchside::Names<torchside::mandom::Monster> {
    static constexpr std::array<std::string_view, 8> list{"goblin", "skeleton", "orc",   "vampire",
                                                          "golem",  "lich",     "demon", "dragon"};
};

template <>
struct torchside::Names<torchside::mandom::Item> {
    static constexpr std::array<std::string_view, 6> list{"plate-armor", "knight-shield", "torch",
                                                          "holy-grail",  "dragon-spear",  "vorpal-sword"};
};
