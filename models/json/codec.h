#pragma once

#include "models/json/text.h"
#include "models/kernel/game.h"
#include "models/kernel/journal.h"
#include "models/kernel/match.h"

#include <QJsonValue>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchside::json {

// The JSON at a path like players.0.life, as text; nothing where there is none.
std::optional<std::string> jsonAt(std::string_view json, const std::string &path);
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
    static std::string forEverybodyCommand(std::string_view stored);
    static std::string forEverybodyEvents(std::string_view stored);
    static void writeView(json::JsonText &json, const State &state);
    static std::optional<std::string> valueAt(const State &state, const std::string &path);
};
