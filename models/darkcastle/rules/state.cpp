#include "models/darkcastle/state.h"
#include "models/darkcastle/view.h"
#include "models/darkcastle/words/words.h"

#include <algorithm>
#include <numeric>

namespace torchside::darkcastle {

int Character::handsFull() const
{
    return std::accumulate(hands.begin(), hands.end(), 0,
                           [](int sum, const Held &held) { return sum + held.hands; });
}

const Held *State::laidItem(const std::string &item) const
{
    const auto found =
        std::find_if(laid.begin(), laid.end(), [&](const Held &held) { return held.item == item; });
    return found == laid.end() ? nullptr : &*found;
}

bool Combat::takesPart(int character) const
{
    return std::find(participants.begin(), participants.end(), character) != participants.end();
}

const DieRoll *Combat::rollOf(int character) const
{
    const auto found = std::find_if(rolled.begin(), rolled.end(),
                                    [&](const DieRoll &roll) { return roll.character == character; });
    return found == rolled.end() ? nullptr : &*found;
}

bool Combat::hasBlocked(int character) const
{
    return std::find(blocked.begin(), blocked.end(), character) != blocked.end();
}

bool Combat::mustRoll(int character) const
{
    return takesPart(character) && !isResting(character) && !hasRolled(character);
}

std::vector<CharacterView> charactersOf(const State &state)
{
    std::vector<CharacterView> views;
    for (const auto &each : state.characters)
        views.push_back({each.id, each.player, english(nameFor(each.id)), each.hp, each.maxHp, each.alive(),
                         each.hands, profileOf(each.id).die});
    return views;
}

} // namespace torchside::darkcastle
