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
        others = json::taggedSchemas<typename Rules::Question>("do");
    for (const auto each : json::taggedSchemas<SharedCommand>("do"))
        others.append(each);
    return assembleSchema(G::identity.id, G::identity.title,
                          json::taggedSchemas<typename Rules::Command>("do"), others,
                          json::taggedSchemas<typename Rules::Event>("type"),
                          json::recordSchema<State, typename G::View>({}, json::Audience::everybody),
                          json::recordSchema<typename SeatOf<typename Rules::Command>::View>(),
                          json::taggedSchemas<decltype(SeatOf<typename Rules::Command>::Part::is)>("part"));
}

} // namespace torchside::protocol
