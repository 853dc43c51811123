#pragma once

#include "models/json/codec.h"
#include "models/json/read.h"
#include "models/json/write.h"

namespace torchside::json {

template <class V>
std::string taggedText(std::string_view tag, const V &value, Audience audience)
{
    JsonText json;
    writeTagged(json, tag, value, audience);
    return json.take();
}

template <class V>
std::optional<V> variantFrom(const QJsonValue &json, std::string_view tag, Source source = Source::kept)
{
    Reader reader(source);
    V value;
    const auto object = json.toObject();
    const auto named = member(object, tag).toString().toStdString();
    if (!readTagged(reader, object, tag, named, value) || !reader.ok())
        return std::nullopt;
    return value;
}

} // namespace torchside::json

namespace torchside {

template <class G>
std::string Codec<G>::text(const Command &command)
{
    return json::taggedText("do", command, json::Audience::journal);
}

template <class G>
std::string Codec<G>::text(const std::vector<Event> &events)
{
    return text(events, json::Audience::journal);
}

template <class G>
std::string Codec<G>::text(const std::vector<Event> &events, json::Audience audience)
{
    json::JsonText json;
    json.openArray();
    for (const auto &event : events)
        json::writeTagged(json, "type", event, audience);
    json.closeArray();
    return json.take();
}

template <class G>
std::string Codec<G>::text(const State &state)
{
    json::JsonText json;
    write(json, state, json::Audience::journal);
    return json.take();
}

template <class G>
std::optional<typename G::Rules::State> Codec<G>::state(std::string_view text)
{
    json::Reader reader;
    State state{};
    read(reader, json::parsed(text), state);
    return reader.ok() ? std::optional(std::move(state)) : std::nullopt;
}

template <class G>
std::optional<std::vector<typename G::Rules::Event>> Codec<G>::events(std::string_view text)
{
    const auto json = json::parsed(text);
    if (!json.isArray())
        return std::nullopt;
    std::vector<Event> events;
    for (const auto each : json.toArray()) {
        auto event = json::variantFrom<Event>(each, "type");
        if (!event)
            return std::nullopt;
        events.push_back(std::move(*event));
    }
    return events;
}

template <class G>
std::optional<typename G::Rules::Command> Codec<G>::command(std::string_view text, json::Source source)
{
    return json::variantFrom<Command>(json::parsed(text), "do", source);
}

template <class G>
std::string Codec<G>::toldCommand(std::string_view stored, const Viewer &to)
{
    const auto read = command(stored);
    return read ? json::taggedText("do", *read, json::audienceOf(to)) : "null";
}

template <class G>
std::string Codec<G>::toldEvents(std::string_view stored, const Viewer &to)
{
    const auto read = events(stored);
    return read ? text(*read, json::audienceOf(to)) : "[]";
}

template <class G>
void Codec<G>::writeView(json::JsonText &json, const State &state)
{
    constexpr auto everybody = json::Audience::everybody;
    json::writeFields(json, &state, json::writtenFields<State, typename G::View>, everybody);
    json::write(json.key("seats"), state.seats, everybody);
    json::write(json.key("outcome"), state.outcome, everybody);
}

template <class G>
std::optional<std::string> Codec<G>::valueAt(const State &state, const std::string &path)
{
    json::JsonText json;
    json.openObject();
    writeView(json, state);
    json.closeObject();
    return json::jsonAt(json.take(), path);
}

} // namespace torchside
