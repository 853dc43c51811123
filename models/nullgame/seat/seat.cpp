#include "models/nullgame/game.h"

#include "models/kernel/seat_asks.h"

namespace torchside::nullgame {

namespace {

Seat::Number own(const State &state, int seat)
{
    const int number = state.numbers.at(static_cast<std::size_t>(seat));
    return {say("My number"),
            number,
            enough,
            seat::Tone::points,
            false,
            {{say("Count"),
              {Count{seat, 1}},
              {seat::number(&Count::by, say("How many?"),
                            {.from = -number, .to = 99, .usual = {1, 5, 10}, .preset = 1})},
              true}}};
}

seat::People others(const State &state, std::optional<int> seat)
{
    seat::People people;
    for (int each = 0; each < static_cast<int>(state.numbers.size()); ++each)
        if (each != seat)
            people.people.push_back({literally(state.name(each)),
                                     {},
                                     !state.outcome,
                                     {{say("Number"), state.numbers[static_cast<std::size_t>(each)], enough,
                                       seat::Tone::points}}});
    return people;
}

} // namespace

Seat::View SeatViews::viewOf(const State &state, std::optional<int> seat)
{
    Seat::View view{.isTurn = seat && !state.outcome};
    view.now = {state.outcome ? say("The counting is over.") : say("Count up or down."), "goal"};
    if (seat && !state.outcome)
        view.parts.push_back({own(state, *seat)});
    view.parts.push_back({others(state, seat)});
    return view;
}

std::vector<Seat::Part> SeatViews::handOf(const State &)
{
    return {};
}

} // namespace torchside::nullgame
