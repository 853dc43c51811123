#pragma once

#include "models/nullgame/nullgame_state.h"
#include "models/protocol/form.h"

// How the values of the null game stand in JSON.
namespace torchside::nullgame {

using protocol::As;
using protocol::list;
using protocol::may;
using protocol::must;
using protocol::range;
using protocol::record;

constexpr auto formOf(As<Start>)
{
    return record("start", must("players", &Start::players, list(1, 8, protocol::name())));
}

constexpr auto formOf(As<Count>)
{
    return record("count", must("player", &Count::player), may("by", &Count::by, range(-99, 99)));
}

constexpr auto formOf(As<Started>)
{
    return record("started", must("players", &Started::players));
}

constexpr auto formOf(As<Counted>)
{
    return record("counted", must("player", &Counted::player), must("from", &Counted::from),
                  must("to", &Counted::to));
}

constexpr auto formOf(As<Won>)
{
    return record("won", must("player", &Won::player));
}

constexpr auto formOf(As<AskTotal>)
{
    return record("total");
}

constexpr auto formOf(As<Total>)
{
    return record("total", must("sum", &Total::sum));
}

// All of a state, for snapshots; what people see of it.
constexpr auto formOf(As<State>)
{
    return record("state", must("seats", &State::seats), must("outcome", &State::outcome),
                  must("phase", &State::phase), must("numbers", &State::numbers));
}

constexpr auto viewOf(As<State>)
{
    return record("state", must("phase", &State::phase), must("numbers", &State::numbers));
}

} // namespace torchside::nullgame
