#include "models/nullgame/rules/rules.h"

#include "models/kernel/course.h"
#include "models/kernel/lifecycle.h"

#include <algorithm>
#include <numeric>

namespace torchside::nullgame {

namespace {

using Events = std::vector<Event>;

struct Decide {
    const State &state;

    Decision<Event> operator()(const Start &start) const
    {
        if (auto wrong = checkDistinct("players", start.players))
            return *wrong;
        return Events{Started{start.players}};
    }
    Decision<Event> operator()(const Count &count) const
    {
        if (auto wrong = checkSeat("player", count.player, state.seats))
            return *wrong;
        const auto seat = static_cast<std::size_t>(count.player);
        const int from = state.numbers[seat];
        const int to = from + count.by;
        if (to < 0)
            return badArgument("by",
                               say("%1 has %2: less than nothing is not possible.", state.seats[seat], from));
        Course<Rules> course(state);
        course.add(Counted{count.player, from, to});
        if (to >= enough)
            course.add(Won{count.player});
        return course.events();
    }
    Decision<Event> operator()(const Rename &rename) const
    {
        return decideRename<Event>(state.seats, rename);
    }
};

struct Evolve {
    State &state;

    void operator()(const Started &event) const
    {
        state.seats = event.players;
        state.numbers.assign(event.players.size(), 0);
    }
    void operator()(const Counted &event) const
    {
        state.numbers.at(static_cast<std::size_t>(event.player)) = event.to;
    }
    void operator()(const Won &event) const
    {
        state.phase = Phase::over;
        state.outcome = Outcome{{event.player}, "enough"};
    }
    void operator()(const Renamed &event) const
    {
        state.seats.at(static_cast<std::size_t>(event.player)) = event.to;
    }
};

} // namespace

Decision<Event> Rules::decide(const State &state, const Command &command, Dice &)
{
    return std::visit(Decide{state}, command);
}

State Rules::evolve(State state, const Event &event)
{
    std::visit(Evolve{state}, event);
    return state;
}

std::variant<Answer, Refusal> Rules::answer(const State &state, const Question &)
{
    return Answer{Total{std::accumulate(state.numbers.begin(), state.numbers.end(), 0)}};
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
