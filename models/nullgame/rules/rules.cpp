#include "models/nullgame/game.h"

#include "models/kernel/overloads_impl.h"

#include <algorithm>

namespace torchside::nullgame {

Decision<Event> decide(const State &, const Start &start)
{
    if (auto wrong = checkDistinct("players", start.players))
        return *wrong;
    return std::vector<Event>{Started{start.players}};
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
    const int from = state.number(count.player);
    const int to = from + count.by;
    if (to < 0)
        return badArgument(
            "by", say("%1 has %2: less than nothing is not possible.", state.name(count.player), from));
    std::vector<Event> events{Counted{count.player, from, to}};
    if (to >= enough)
        events.emplace_back(Won{count.player});
    return events;
}

void evolve(State &state, const Counted &event)
{
    state.numbers.at(static_cast<std::size_t>(event.player)) = event.to;
}

void evolve(State &state, const Won &event)
{
    state.phase = Phase::over;
    state.outcome = Outcome{{event.player}, "enough"};
}

bool Rules::sound(const State &state)
{
    return !state.seats.empty() && state.numbers.size() == state.seats.size() &&
           std::all_of(state.numbers.begin(), state.numbers.end(), [](int number) { return number >= 0; }) &&
           (state.phase == Phase::over) == state.outcome.has_value() &&
           (!state.outcome || (state.outcome->winners.size() == 1 &&
                               !checkSeat("", state.outcome->winners.front(), state.seats)));
}

} // namespace torchside::nullgame

TORCHSIDE_RULES_MADE(nullgame)
