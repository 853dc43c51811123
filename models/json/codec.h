#pragma once

#include "models/json/text.h"
#include "models/kernel/game.h"
#include "models/kernel/journal.h"
#include "models/kernel/match.h"
#include "models/kernel/viewer.h"

#include <QJsonValue>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchside::json {

// The JSON at a path like players.0.life, as text; nothing where there is none.
std::optional<std::string> jsonAt(std::string_view json, const std::string &path);
// A seat hears what is its own; whoever plays for the table hears what everybody does.
inline Audience audienceOf(const Viewer &viewer)
{
    return viewer.seat ? Audience::seat(*viewer.seat) : Audience::everybody;
}
QJsonValue parsed(std::string_view json, bool *ok = nullptr);

} // namespace torchside::json

// Turns the values of one game into text and back, by their forms: Game::View says what people see of a
// state, State's own form all of it, for snapshots. What it does stands in codec_impl.h: it is made once for
// each game.
template <class G>
struct torchside::Codec {
    using Rules = typename G::Rules;
    using State = typename Rules::State;
    using Command = typename Rules::Command;
    using Event = typename Rules::Event;

    static std::string text(const Command &command);
    static std::string text(const std::vector<Event> &events);
    static std::string text(const std::vector<Event> &events, json::Audience audience);
    static std::string text(const State &state);
    static std::optional<State> state(std::string_view text);
    static std::optional<std::vector<Event>> events(std::string_view text);
    static std::optional<Command> command(std::string_view text, json::Source source = json::Source::kept);
    // What was kept, as it is told to a viewer.
    static std::string toldCommand(std::string_view stored, const Viewer &to);
    static std::string toldEvents(std::string_view stored, const Viewer &to);
    static void writeView(json::JsonText &json, const State &state);
    static std::optional<std::string> valueAt(const State &state, const std::string &path);
};
