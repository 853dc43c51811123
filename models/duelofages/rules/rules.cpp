#include "models/duelofages/game.h"
#include "models/duelofages/rules/sides.h"
#include "models/duelofages/view.h"
#include "models/kernel/overloads_impl.h"
#include "models/kernel/taps.h"

namespace torchside::duelofages {

std::variant<Answer, Refusal> Rules::answer(const State &state, const Question &question)
{
    if (const auto *lesser = std::get_if<AskLesser>(&question))
        return lesserFor(state, *lesser);
    return Answer{scoreOf(state)};
}

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

std::optional<Command> Rules::together(const Command &last, const Command &next)
{
    if (auto both =
            addedUp(last, next, {&Count::characters, &Count::henchmen, &Count::offBoard, &Count::equipment}))
        return both;
    if (auto both = addedUp(last, next, {&Marker::by}))
        return both;
    return addedUp(last, next, {&Vault::by});
}

} // namespace torchside::duelofages

TORCHSIDE_RULES_MADE(duelofages)
