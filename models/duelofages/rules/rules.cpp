#include "models/duelofages/game.h"
#include "models/duelofages/rules/sides.h"
#include "models/duelofages/view.h"
#include "models/kernel/overloads.h"

#include <cstdlib>

namespace torchside::duelofages {

TORCHSIDE_ONE_OF_MADE(Command)
TORCHSIDE_ONE_OF_MADE(Event)

Decision<Event> Rules::decide(const State &state, const Command &command, Dice &dice)
{
    return decided<Rules>(state, command, dice);
}

State Rules::evolve(State state, const Event &event)
{
    return evolved<Rules>(std::move(state), event);
}

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

// Taps on a counter that are one step.

namespace {

bool isChange(int by)
{
    return by != 0 && std::abs(by) <= mostOfAll;
}

std::optional<Command> bothCounts(const Count &first, const Count &second)
{
    if (first.player != second.player)
        return std::nullopt;
    for (const auto counter : {&Count::characters, &Count::henchmen, &Count::offBoard, &Count::equipment}) {
        if (!(first.*counter) || !(second.*counter))
            continue;
        Count both{first.player, {}, {}, {}, {}};
        both.*counter = first.*counter;
        auto only = both;
        only.*counter = second.*counter;
        const int sum = *(first.*counter) + *(second.*counter);
        if (both != first || only != second || !isChange(sum))
            continue;
        both.*counter = sum;
        return both;
    }
    return std::nullopt;
}

} // namespace

std::optional<Command> Rules::together(const Command &last, const Command &next)
{
    if (const auto *first = std::get_if<Count>(&last))
        if (const auto *second = std::get_if<Count>(&next))
            return bothCounts(*first, *second);
    if (const auto *first = std::get_if<Marker>(&last))
        if (const auto *second = std::get_if<Marker>(&next))
            if (first->player == second->player && first->location == second->location &&
                isChange(first->by + second->by))
                return Marker{first->player, first->location, first->by + second->by};
    if (const auto *first = std::get_if<Vault>(&last))
        if (const auto *second = std::get_if<Vault>(&next); second && isChange(first->by + second->by))
            return Vault{first->by + second->by};
    return std::nullopt;
}

} // namespace torchside::duelofages
