#pragma once

#include "models/kernel/journal.h"
#include "models/kernel/match.h"
#include "models/protocol/form_read.h"
#include "models/protocol/form_write.h"

#include <QByteArray>
#include <QJsonDocument>

namespace torchside::protocol {

// The JSON at a path like players.0.life, as text; nothing where there is none.
std::optional<std::string> jsonAt(std::string_view json, const std::string &path);
QJsonValue parsed(std::string_view json, bool *ok = nullptr);

// Turns the values of one game into text and back, by their forms. `viewOf(As<State>)` says what people see
// of a state; `formOf(As<State>)` says all of it, for snapshots.
template <class Rules>
struct Codec {
    using State = typename Rules::State;
    using Command = typename Rules::Command;
    using Event = typename Rules::Event;

    static std::string text(const Command &command) { return tagged("do", command, Audience::journal); }

    static std::string text(const std::vector<Event> &events) { return text(events, Audience::journal); }

    static std::string text(const std::vector<Event> &events, Audience audience)
    {
        JsonText json;
        json.openArray();
        for (const auto &event : events)
            writeTagged(json, "type", event, audience);
        json.closeArray();
        return json.take();
    }

    static std::string text(const State &state)
    {
        JsonText json;
        write(json, state, Audience::journal);
        return json.take();
    }

    static std::optional<State> state(std::string_view text)
    {
        Reader reader;
        State state{};
        read(reader, parsed(text), state);
        return reader.ok() ? std::optional(std::move(state)) : std::nullopt;
    }

    static std::optional<std::vector<Event>> events(std::string_view text)
    {
        const auto json = parsed(text);
        if (!json.isArray())
            return std::nullopt;
        std::vector<Event> events;
        for (const auto each : json.toArray()) {
            auto event = variantFrom<Event>(each, "type");
            if (!event)
                return std::nullopt;
            events.push_back(std::move(*event));
        }
        return events;
    }

    static std::optional<Command> command(std::string_view text) { return variantFrom<Command>(parsed(text), "do"); }

    static std::string forEverybodyCommand(std::string_view stored)
    {
        const auto read = command(stored);
        return read ? tagged("do", *read, Audience::everybody) : "null";
    }

    static std::string forEverybodyEvents(std::string_view stored)
    {
        const auto read = events(stored);
        return read ? text(*read, Audience::everybody) : "[]";
    }

    static void writeView(JsonText &json, const State &state)
    {
        forEach(viewOf(As<State>{}).fields,
                [&](const auto &field) { writeField(json, state, field, Audience::everybody); });
        writeField(json, state, must("seats", &State::seats), Audience::everybody);
        writeField(json, state, must("outcome", &State::outcome), Audience::everybody);
    }

    static std::optional<std::string> valueAt(const State &state, const std::string &path)
    {
        JsonText json;
        json.openObject();
        writeView(json, state);
        json.closeObject();
        return jsonAt(json.take(), path);
    }

private:
    template <class V>
    static std::string tagged(std::string_view tag, const V &value, Audience audience)
    {
        JsonText json;
        writeTagged(json, tag, value, audience);
        return json.take();
    }

    template <class V>
    static std::optional<V> variantFrom(const QJsonValue &json, std::string_view tag)
    {
        Reader reader;
        V value;
        const auto object = json.toObject();
        const auto named = member(object, tag).toString().toStdString();
        if (!readTagged(reader, object, tag, named, value) || !reader.ok())
            return std::nullopt;
        return value;
    }
};

} // namespace torchside::protocol

namespace torchside {

// The forms of the values that every game shares.
constexpr auto formOf(protocol::As<Outcome>)
{
    return protocol::record("outcome", protocol::must("winners", &Outcome::winners),
                            protocol::must("reason", &Outcome::reason));
}

constexpr auto formOf(protocol::As<Rename>)
{
    return protocol::record("rename", protocol::must("player", &Rename::player),
                            protocol::must("name", &Rename::name, protocol::name()));
}

constexpr auto formOf(protocol::As<Renamed>)
{
    return protocol::record("renamed", protocol::must("player", &Renamed::player),
                            protocol::must("from", &Renamed::from), protocol::must("to", &Renamed::to));
}

} // namespace torchside
