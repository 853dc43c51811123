#pragma once

#include "models/protocol/describe.h"
#include "models/protocol/form_schema.h"
#include "models/protocol/shared_commands.h"
#include "models/protocol/shared_forms.h"

namespace torchside::protocol {

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
                          schemaFrom<State>(viewOf(As<State>{}), {}, Audience::everybody));
}

} // namespace torchside::protocol
