#include "models/mandom/view.h"

namespace torchside::mandom {

std::vector<PlayerView> playersOf(const State &state)
{
    std::vector<PlayerView> views;
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const auto &player = state.players[i];
        views.push_back({state.seats[i], player.successes, player.failures, player.passed, player.out()});
    }
    return views;
}

std::vector<ItemView> equipmentOf(const State &state)
{
    std::vector<ItemView> views;
    for (const auto item : valuesOf<Item>())
        views.push_back({item, state.equipped[at(item)]});
    return views;
}

std::optional<ChallengeView> challengeOf(const State &state)
{
    if (!state.challenge)
        return std::nullopt;
    const auto &challenge = *state.challenge;
    return ChallengeView{challenge.named, challenge.revealed, challenge.damage(),
                         state.dungeon - static_cast<int>(challenge.revealed.size())};
}

} // namespace torchside::mandom
