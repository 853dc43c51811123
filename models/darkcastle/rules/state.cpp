#include "models/darkcastle/state.h"

#include <algorithm>
#include <numeric>

namespace torchside::darkcastle {

int Character::handsFull() const
{
    return std::accumulate(hands.begin(), hands.end(), 0,
                           [](int sum, const Held &held) { return sum + held.hands; });
}

bool Combat::takesPart(int character) const
{
    return std::find(participants.begin(), participants.end(), character) != participants.end();
}

bool Combat::hasRolled(int character) const
{
    return std::any_of(rolled.begin(), rolled.end(),
                       [&](const DieRoll &roll) { return roll.character == character; });
}

bool Combat::hasBlocked(int character) const
{
    return std::find(blocked.begin(), blocked.end(), character) != blocked.end();
}

bool Combat::mustRoll(int character) const
{
    return takesPart(character) && !isResting(character) && !hasRolled(character);
}

bool Combat::allRolled() const
{
    return std::none_of(participants.begin(), participants.end(), [&](int each) { return mustRoll(each); });
}

} // namespace torchside::darkcastle
