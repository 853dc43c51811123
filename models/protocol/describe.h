#pragma once

#include "models/protocol/codec.h"
#include "models/protocol/form_schema.h"
#include "models/protocol/shared_commands.h"

namespace torchside::protocol {

// One JSON Schema (draft 2020-12) of a game's commands, events and state, from its parts.
QJsonObject assembleSchema(std::string_view id, std::string_view title, const QJsonArray &commands,
                           const QJsonArray &events, const QJsonObject &view);

template <class G>
QJsonObject describe()
{
    using Rules = typename G::Rules;
    using State = typename Rules::State;
    auto commands = TaggedSchema<typename Rules::Command>::list("do");
    if constexpr (Asking<Rules>)
        for (const auto each : TaggedSchema<typename Rules::Question>::list("do"))
            commands.append(each);
    for (const auto each : TaggedSchema<SharedCommand>::list("do"))
        commands.append(each);
    return assembleSchema(G::id, G::title, commands, TaggedSchema<typename Rules::Event>::list("type"),
                          schemaFrom<State>(viewOf(As<State>{})));
}

} // namespace torchside::protocol
