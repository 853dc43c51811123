#pragma once

#include "models/kernel/journal.h"
#include "models/kernel/match.h"
#include "models/protocol/json_text.h"

#include <QJsonValue>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchside::protocol {

// The JSON at a path like players.0.life, as text; nothing where there is none.
std::optional<std::string> jsonAt(std::string_view json, const std::string &path);
QJsonValue parsed(std::string_view json, bool *ok = nullptr);

// Turns the values of one game into text and back, by their forms. `viewOf(As<State>)` says what people see
// of a state; `formOf(As<State>)` says all of it, for snapshots. What it does stands in codec_impl.h: it is
// made once for each game, where the game's forms are known.
template <class Rules>
struct Codec {
    using State = typename Rules::State;
    using Command = typename Rules::Command;
    using Event = typename Rules::Event;

    static std::string text(const Command &command);
    static std::string text(const std::vector<Event> &events);
    static std::string text(const std::vector<Event> &events, Audience audience);
    static std::string text(const State &state);
    static std::optional<State> state(std::string_view text);
    static std::optional<std::vector<Event>> events(std::string_view text);
    static std::optional<Command> command(std::string_view text);
    static std::string forEverybodyCommand(std::string_view stored);
    static std::string forEverybodyEvents(std::string_view stored);
    static void writeView(JsonText &json, const State &state);
    static std::optional<std::string> valueAt(const State &state, const std::string &path);
};

} // namespace torchside::protocol
