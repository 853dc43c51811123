#pragma once

#include "models/json/schema.h"
#include "models/json/stored_text.h"
#include "models/kernel/seat.h"
#include "models/protocol/describe.h"
#include "models/protocol/shared_commands.h"

namespace torchside::protocol {

template <class G>
QJsonObject describe()
{
    using Rules = typename G::Rules;
    using State = typename Rules::State;
    QJsonArray others;
    if constexpr (Asking<Rules>)
        others = json::TaggedSchema<typename Rules::Question>::list("do");
    for (const auto each : json::TaggedSchema<SharedCommand>::list("do"))
        others.append(each);
    return assembleSchema(
        G::identity.id, G::identity.title, json::TaggedSchema<typename Rules::Command>::list("do"), others,
        json::TaggedSchema<typename Rules::Event>::list("type"),
        json::recordSchema<State, typename G::View>({}, json::Audience::everybody),
        json::recordSchema<typename SeatOf<typename Rules::Command>::View>(),
        json::TaggedSchema<decltype(SeatOf<typename Rules::Command>::Part::is)>::list("part"));
}

} // namespace torchside::protocol
