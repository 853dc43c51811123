#include "models/duelofages/view.h"

namespace torchside::duelofages {

std::vector<PlayerView> playersOf(const State &state)
{
    std::vector<PlayerView> views;
    for (std::size_t seat = 0; seat < state.players.size(); ++seat) {
        const auto &player = state.players[seat];
        PlayerView view{state.seats[seat],
                        player.characters,
                        player.henchmen,
                        player.offBoard,
                        player.prisoners,
                        player.equipment,
                        player.strength(),
                        player.lost,
                        player.lostCharacters,
                        player.defeated,
                        {}};
        for (std::size_t place = 0; place < state.locations.size(); ++place)
            view.markers[state.locations[place]] = player.markers[place];
        views.push_back(std::move(view));
    }
    return views;
}

} // namespace torchside::duelofages
