#include "models/cutthroat/view.h"

namespace torchside::cutthroat {

std::optional<EncounterView> encounterOf(const State &state)
{
    if (!state.encounter)
        return std::nullopt;
    const auto &enc = *state.encounter;
    return EncounterView{enc.number,  state.encounters, enc.name,   enc.kind,  state.creatureLife(),
                         enc.maxLife, enc.prestige,     enc.killer, enc.stage, enc.barrier};
}

std::vector<PlayerView> playersOf(const State &state)
{
    std::vector<PlayerView> views;
    for (int seat = 0; seat < state.count(); ++seat) {
        const auto &each = state.player(seat);
        views.push_back({state.name(seat), each.character, each.life, each.maxLife, each.prestige,
                         each.poison, each.initiative, each.next, each.alive, each.shape, each.items});
    }
    return views;
}

} // namespace torchside::cutthroat
