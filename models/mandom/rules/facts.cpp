#include "models/mandom/facts.h"

namespace torchside::mandom {

int hpWith(const Equipped &equipped)
{
    return heroHp + (equipped[at(Item::plateArmor)] ? armorHp : 0) +
           (equipped[at(Item::knightShield)] ? shieldHp : 0);
}

std::optional<Item> blockerOf(Monster monster, const Equipped &equipped, std::optional<Monster> named)
{
    const int strength = strengthOf(monster);
    if (equipped[at(Item::torch)] && strength <= torchReach)
        return Item::torch;
    if (equipped[at(Item::holyGrail)] && strength % 2 == 0)
        return Item::holyGrail;
    if (equipped[at(Item::dragonSpear)] && monster == Monster::dragon)
        return Item::dragonSpear;
    if (equipped[at(Item::vorpalSword)] && monster == named)
        return Item::vorpalSword;
    return std::nullopt;
}

} // namespace torchside::mandom
