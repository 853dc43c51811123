#pragma once

#include "models/protocol/codec.h"
#include "models/protocol/form_read.h"
#include "models/protocol/form_write.h"
#include "models/protocol/shared_forms.h"

namespace torchside::protocol {

template <class V>
std::string taggedText(std::string_view tag, const V &value, Audience audience)
{
    JsonText json;
    writeTagged(json, tag, value, audience);
    return json.take();
}

template <class V>
std::optional<V> variantFrom(const QJsonValue &json, std::string_view tag)
{
    Reader reader;
    V value;
    const auto object = json.toObject();
    const auto named = member(object, tag).toString().toStdString();
    if (!readTagged(reader, object, tag, named, value) || !reader.ok())
        return std::nullopt;
    return value;
}

template <class Rules>
std::string Codec<Rules>::text(const Command &command)
{
    return taggedText("do", command, Audience::journal);
}

template <class Rules>
std::string Codec<Rules>::text(const std::vector<Event> &events)
{
    return text(events, Audience::journal);
}

template <class Rules>
std::string Codec<Rules>::text(const std::vector<Event> &events, Audience audience)
{
    JsonText json;
    json.openArray();
    for (const auto &event : events)
        writeTagged(json, "type", event, audience);
    json.closeArray();
    return json.take();
}

template <class Rules>
std::string Codec<Rules>::text(const State &state)
{
    JsonText json;
    write(json, state, Audience::journal);
    return json.take();
}

template <class Rules>
std::optional<typename Rules::State> Codec<Rules>::state(std::string_view text)
{
    Reader reader;
    State state{};
    read(reader, parsed(text), state);
    return reader.ok() ? std::optional(std::move(state)) : std::nullopt;
}

template <class Rules>
std::optional<std::vector<typename Rules::Event>> Codec<Rules>::events(std::string_view text)
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

template <class Rules>
std::optional<typename Rules::Command> Codec<Rules>::command(std::string_view text)
{
    return variantFrom<Command>(parsed(text), "do");
}

template <class Rules>
std::string Codec<Rules>::forEverybodyCommand(std::string_view stored)
{
    const auto read = command(stored);
    return read ? taggedText("do", *read, Audience::everybody) : "null";
}

template <class Rules>
std::string Codec<Rules>::forEverybodyEvents(std::string_view stored)
{
    const auto read = events(stored);
    return read ? text(*read, Audience::everybody) : "[]";
}

template <class Rules>
void Codec<Rules>::writeView(JsonText &json, const State &state)
{
    forEach(viewOf(As<State>{}).fields,
            [&](const auto &field) { writeField(json, state, field, Audience::everybody); });
    writeField(json, state, must("seats", &State::seats), Audience::everybody);
    writeField(json, state, must("outcome", &State::outcome), Audience::everybody);
}

template <class Rules>
std::optional<std::string> Codec<Rules>::valueAt(const State &state, const std::string &path)
{
    JsonText json;
    json.openObject();
    writeView(json, state);
    json.closeObject();
    return jsonAt(json.take(), path);
}

} // namespace torchside::protocol
