#include "models/nullgame/game.h"

#include <algorithm>

namespace torchside::nullgame {

TORCHSIDE_ONE_OF_MADE(Command)
TORCHSIDE_ONE_OF_MADE(Event)

using Events = std::vector<Event>;

Decision<Event> decide(const State &, const Start &start)
{
    if (auto wrong = checkDistinct("players", start.players))
        return *wrong;
    return Events{Started{start.players}};
}

void evolve(State &state, const Started &event)
{
    state.seats = event.players;
    state.numbers.assign(event.players.size(), 0);
}

Decision<Event> decide(const State &state, const Count &count)
{
    if (auto wrong = checkSeat("player", count.player, state.seats))
        return *wrong;
    const int from = state.numbers[static_cast<std::size_t>(count.player)];
    const int to = from + count.by;
    if (to < 0)
        return badArgument(
            "by", say("%1 has %2: less than nothing is not possible.", state.name(count.player), from));
    Events events{Counted{count.player, from, to}};
    if (to >= enough)
        events.emplace_back(Won{count.player});
    return events;
}

void evolve(State &state, const Counted &event)
{
    state.number(event.player) = event.to;
}

void evolve(State &state, const Won &event)
{
    state.phase = Phase::over;
    state.outcome = Outcome{{event.player}, "enough"};
}

bool Rules::sound(const State &state)
{
    const auto isSeat = [&](int seat) { return seat >= 0 && seat < static_cast<int>(state.seats.size()); };
    return !state.seats.empty() && state.numbers.size() == state.seats.size() &&
           std::all_of(state.numbers.begin(), state.numbers.end(), [](int number) { return number >= 0; }) &&
           (state.phase == Phase::over) == state.outcome.has_value() &&
           (!state.outcome || (state.outcome->winners.size() == 1 && isSeat(state.outcome->winners.front())));
}

std::optional<Command> Rules::together(const Command &last, const Command &next)
{
    const auto *first = std::get_if<Count>(&last);
    const auto *second = std::get_if<Count>(&next);
    if (!first || !second || first->player != second->player || first->by + second->by == 0)
        return std::nullopt;
    return Count{first->player, first->by + second->by};
}

} // namespace torchside::nullgame
