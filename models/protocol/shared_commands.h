#pragma once

#include "models/kernel/form.h"

#include <variant>

namespace torchside::protocol {

// The requests that every game answers alike. (rename is a step of the game and stands among its commands.)
struct AskState {
    static constexpr auto form() { return record("state"); }
};
struct Undo {
    static constexpr auto form() { return record("undo"); }
};
struct Redo {
    static constexpr auto form() { return record("redo"); }
};
struct GoTo {
    std::int64_t seq = 0;
    static constexpr auto form() { return record("goto", must("seq", &GoTo::seq)); }
};
struct Note {
    std::string text;
    static constexpr auto form() { return record("note", must("text", &Note::text, aText(1'000))); }
};
struct AskHistory {
    static constexpr auto form() { return record("history"); }
};
struct Trace {
    std::string path;
    static constexpr auto form() { return record("trace", must("path", &Trace::path, aText(200))); }
};

using SharedCommand = std::variant<AskState, Undo, Redo, GoTo, Note, AskHistory, Trace>;

} // namespace torchside::protocol
