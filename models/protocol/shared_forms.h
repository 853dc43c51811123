#pragma once

#include "models/kernel/session.h"
#include "models/protocol/form.h"

namespace torchside {

// The forms of the values that every game shares.
constexpr auto formOf(protocol::As<Outcome>)
{
    return protocol::record("outcome", protocol::must("winners", &Outcome::winners),
                            protocol::must("reason", &Outcome::reason));
}

constexpr auto formOf(protocol::As<Rename>)
{
    return protocol::record("rename", protocol::must("player", &Rename::player),
                            protocol::must("name", &Rename::name, protocol::name()));
}

constexpr auto formOf(protocol::As<Renamed>)
{
    return protocol::record("renamed", protocol::must("player", &Renamed::player),
                            protocol::must("from", &Renamed::from), protocol::must("to", &Renamed::to));
}

} // namespace torchside
