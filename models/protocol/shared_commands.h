#pragma once

#include "models/json/read.h"
#include "models/kernel/form.h"

#include <QJsonObject>

#include <optional>
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
// A seat's view of the game; without `player` everybody's, with `hand` that of whoever plays for the table.
struct AskSeat {
    std::optional<int> player;
    bool hand = false;
    static constexpr auto form()
    {
        return record("seat", may("player", &AskSeat::player), may("hand", &AskSeat::hand));
    }
};
struct Trace {
    std::string path;
    static constexpr auto form() { return record("trace", must("path", &Trace::path, aText(200))); }
};

// A command within a command: its game reads it, by its own form.
struct InnerCommand {
    QJsonObject json;
    static constexpr bool ownJson = true;
};
void readOwn(json::Reader &reader, const QJsonValue &json, InnerCommand &out);
QJsonObject ownSchema(const InnerCommand *);

// Another command in the place of a step, or none; or one put in after it.
struct Correct {
    std::optional<std::int64_t> seq;
    std::optional<std::int64_t> after;
    std::optional<InnerCommand> command;
    bool preview = false;
    bool drop = false;
    static constexpr auto form()
    {
        return record("correct", may("seq", &Correct::seq), may("after", &Correct::after),
                      may("command", &Correct::command), may("preview", &Correct::preview),
                      may("drop", &Correct::drop));
    }
};
std::optional<Refusal> faultOf(const Correct &correct);

using SharedCommand = std::variant<AskState, Undo, Redo, GoTo, Note, AskHistory, AskSeat, Trace, Correct>;

} // namespace torchside::protocol
