#include "models/nullgame/game.h"

#include "models/kernel/seat_asks.h"

namespace torchside::nullgame {

Seat::View SeatViews::viewOf(const State &state, std::optional<int> seat)
{
    Seat::View view{.isTurn = seat && !state.outcome};
    if (view.isTurn) {
        const auto howMany =
            seat::number(&Count::by, say("How many?"),
                         {.from = -state.number(*seat), .to = 99, .usual = {1, 5, 10}, .preset = 1});
        view.parts.push_back({Seat::Number{say("My number"),
                                           state.number(*seat),
                                           enough,
                                           seat::Tone::points,
                                           false,
                                           {{say("Count"), {Count{*seat, 1}}, {howMany}, true}}}});
    }
    view.parts.push_back({seat::othersThan(seat, state.seats.size(), [&](int each) -> seat::Person {
        return {literally(state.name(each)),
                {},
                !state.outcome,
                {{say("Number"), state.number(each), enough, seat::Tone::points}}};
    })});
    return view;
}

} // namespace torchside::nullgame
