#include "models/darkcastle/view.h"

#include "models/darkcastle/words/words.h"

namespace torchside::darkcastle {

std::vector<CharacterView> charactersOf(const State &state)
{
    std::vector<CharacterView> views;
    for (const auto &each : state.characters)
        views.push_back({each.id, each.player, english(nameFor(each.id)), each.hp, each.maxHp, each.alive(),
                         each.hands, profileOf(each.id).die});
    return views;
}

} // namespace torchside::darkcastle
