#pragma once

#include "models/protocol/form.h"

#include <variant>

namespace torchside::protocol {

// The requests that every game answers alike. (rename is a step of the game and stands among its commands.)
struct AskState {};
struct Undo {};
struct Redo {};
struct GoTo {
    std::int64_t seq = 0;
};
struct Note {
    std::string text;
};
struct AskHistory {};
struct Trace {
    std::string path;
};

using SharedCommand = std::variant<AskState, Undo, Redo, GoTo, Note, AskHistory, Trace>;

constexpr auto formOf(As<AskState>)
{
    return record("state");
}

constexpr auto formOf(As<Undo>)
{
    return record("undo");
}

constexpr auto formOf(As<Redo>)
{
    return record("redo");
}

constexpr auto formOf(As<GoTo>)
{
    return record("goto", must("seq", &GoTo::seq));
}

constexpr auto formOf(As<Note>)
{
    return record("note", must("text", &Note::text, name(1'000)));
}

constexpr auto formOf(As<AskHistory>)
{
    return record("history");
}

constexpr auto formOf(As<Trace>)
{
    return record("trace", must("path", &Trace::path, name(200)));
}

} // namespace torchside::protocol
