#pragma once

#include "models/json/codec_impl.h"
#include "models/json/stored_text.h"
#include "models/kernel/history_correct_impl.h"
#include "models/kernel/seen.h"
#include "models/protocol/game_desk.h"
#include "models/protocol/seat_desk_impl.h"
#include "models/protocol/shared_commands.h"

namespace torchside::protocol {

// Of a correction that was asked to be done.
inline std::optional<Refusal> refusalIn(const std::variant<Corrected, Refusal> &result)
{
    if (const auto *refusal = std::get_if<Refusal>(&result))
        return *refusal;
    const auto &corrected = std::get<Corrected>(result);
    return corrected.isDone ? std::nullopt : std::optional(doesNotFit(corrected));
}

template <Game G>
GameDesk<G>::GameDesk(History<G> &history, const Library *library)
    : Desk(history), history_(history), library_(library)
{}

template <Game G>
bool GameDesk<G>::knows(std::string_view name) const
{
    if constexpr (Asking<Rules>)
        if (isAmong<typename Rules::Question>(name))
            return true;
    return isAmong<typename Rules::Command>(name);
}

template <Game G>
std::string GameDesk<G>::answer(std::string_view, const QJsonObject &request)
{
    if (const auto found = answered(request)) {
        if (const auto *refusal = std::get_if<Refusal>(&*found))
            return rejected(*refusal);
        return accepted([&](json::JsonText &json) { json.members(std::get<std::string>(*found)); }, false);
    }
    const auto command = read(request);
    if (const auto *refusal = std::get_if<Refusal>(&command))
        return rejected(*refusal);
    return submit(std::get<Command>(command));
}

template <Game G>
std::variant<typename G::Rules::Command, Refusal> GameDesk<G>::read(const QJsonObject &request) const
{
    json::Reader reader(library_);
    Command command;
    const auto name = json::member(request, "do").toString().toStdString();
    if (!json::readTagged(reader, request, "do", name, command))
        return unknown(name);
    if (!reader.ok())
        return *reader.fault();
    return command;
}

template <Game G>
std::variant<typename G::Rules::Command, Refusal> GameDesk<G>::readInner(const QJsonObject &request) const
{
    json::Reader reader(library_);
    Command command;
    const auto name = json::member(request, "do").toString().toStdString();
    reader.enter("command");
    if (!json::readTagged(reader, request, "do", name, command))
        return badArgument("command", say("command: %1", unknown(name).message));
    if (!reader.ok())
        return *reader.fault();
    if (auto refusal = misfitOf(command))
        return withinCommand(std::move(*refusal));
    return command;
}

template <Game G>
std::variant<Correcting<typename G::Rules::Command>, Refusal>
GameDesk<G>::readCorrecting(const QJsonObject &request) const
{
    json::Reader reader(json::Source::asked);
    Correct asked;
    json::readRecord(reader, request, asked, "do");
    if (!reader.ok())
        return *reader.fault();
    if (auto refusal = faultOf(asked))
        return *refusal;
    Correcting<Command> correcting{
        asked.seq ? *asked.seq : *asked.after, asked.after.has_value(), {}, asked.preview, asked.drop};
    if (asked.command) {
        auto command = readInner(asked.command->json);
        if (auto *refusal = std::get_if<Refusal>(&command))
            return *refusal;
        correcting.command = std::move(std::get<Command>(command));
    }
    return correcting;
}

template <Game G>
typename History<G>::ReadCommand GameDesk<G>::storedCommands(json::Source source) const
{
    return [this, source](std::string_view stored) -> std::optional<Command> {
        json::Reader kept(library_, source);
        Command command;
        const auto object = json::parsed(stored).toObject();
        const auto name = json::member(object, "do").toString().toStdString();
        if (!json::readTagged(kept, object, "do", name, command) || !kept.ok())
            return std::nullopt;
        return command;
    };
}

template <Game G>
std::variant<Corrected, Refusal> GameDesk<G>::correct(const QJsonObject &request)
{
    const auto asked = readCorrecting(request);
    if (const auto *refusal = std::get_if<Refusal>(&asked))
        return *refusal;
    return history_.correct(std::get<Correcting<Command>>(asked), storedCommands());
}

template <Game G>
std::variant<std::unique_ptr<Foreseeing>, Refusal> GameDesk<G>::foresee(const QJsonObject &request) const
{
    const auto asked = readCorrecting(request);
    if (const auto *refusal = std::get_if<Refusal>(&asked))
        return *refusal;
    return history_.foresee(std::get<Correcting<Command>>(asked), storedCommands());
}

template <Game G>
std::optional<Refusal> GameDesk<G>::take(const QJsonObject &request, Tap tap)
{
    if (json::member(request, "do").toString() == QLatin1String("correct"))
        return refusalIn(correct(request));
    const auto command = read(request);
    if (const auto *refusal = std::get_if<Refusal>(&command))
        return *refusal;
    const auto &asked = std::get<Command>(command);
    const auto decision = tap == Tap::joins ? history_.tap(asked) : history_.submit(asked);
    if (const auto *refusal = std::get_if<Refusal>(&decision))
        return *refusal;
    return std::nullopt;
}

template <Game G>
std::optional<Refusal> GameDesk<G>::refusalOf(const QJsonObject &request) const
{
    const auto command = read(request);
    if (const auto *refusal = std::get_if<Refusal>(&command))
        return *refusal;
    return history_.refusalOf(std::get<Command>(command));
}

template <Game G>
bool GameDesk<G>::adds(const QJsonObject &request) const
{
    if constexpr (requires(const Command &tapped) { Rules::together(tapped, tapped); })
        if (const auto command = read(request); const auto *tapped = std::get_if<Command>(&command))
            return Rules::together(*tapped, *tapped).has_value();
    return false;
}

template <Game G>
QJsonObject GameDesk<G>::spelt(const QJsonObject &request) const
{
    if constexpr (requires(const typename Rules::State &state, const Command &asked) {
                      spelledOut(state, asked);
                  }) {
        const auto command = read(request);
        if (const auto *asked = std::get_if<Command>(&command))
            if (const auto whole = spelledOut(history_.state(), *asked); !(whole == *asked))
                return json::parsed(Codec<G>::text(whole)).toObject();
    }
    return request;
}

template <Game G>
QJsonObject GameDesk<G>::answerTo(const QJsonObject &question) const
{
    const auto found = answered(question);
    const auto *text = found ? std::get_if<std::string>(&*found) : nullptr;
    return text ? json::parsed(*text).toObject() : QJsonObject();
}

template <Game G>
std::string GameDesk<G>::view(const Viewer &viewer, const json::Tongue &tongue) const
{
    json::JsonText json(tongue);
    json::write(json, seen(history_, viewer), json::Audience::journal);
    return json.take();
}

template <Game G>
Sight GameDesk<G>::sight(const Viewer &viewer, const json::Tongue &tongue) const
{
    const auto view = seen(history_, viewer);
    json::JsonText whole(tongue);
    json::write(whole, view, json::Audience::journal);
    json::JsonText offers(tongue);
    json::write(offers.openArray(), view.now, json::Audience::journal);
    forEachAct(view.parts, [&](const auto &act) {
        json::write(offers, act.label, json::Audience::journal);
        json::write(offers, act.command, json::Audience::journal);
    });
    return {whole.take(), offers.closeArray().take()};
}

template <Game G>
void GameDesk<G>::writeState(json::JsonText &json) const
{
    json.openObject().key("game").text(G::identity.id);
    Codec<G>::writeView(json, history_.state());
    writeLogAndPrompts(json);
    json.closeObject();
}

template <Game G>
std::string GameDesk<G>::submit(const typename Rules::Command &command)
{
    const auto decision = history_.submit(command);
    if (const auto *refusal = std::get_if<Refusal>(&decision))
        return rejected(*refusal);
    const auto &events = std::get<std::vector<typename Rules::Event>>(decision);
    return accepted(
        [&](json::JsonText &json) {
            json.key("events").raw(Codec<G>::text(events, json::Audience::everybody));
        },
        true);
}

template <Game G>
std::optional<std::variant<std::string, Refusal>> GameDesk<G>::answered(const QJsonObject &request,
                                                                        const Viewer *asking) const
{
    if constexpr (Asking<Rules>) {
        json::Reader reader(library_);
        typename Rules::Question question;
        const auto name = json::member(request, "do").toString().toStdString();
        if (!json::readTagged(reader, request, "do", name, question))
            return std::nullopt;
        if (!reader.ok())
            return *reader.fault();
        if (const auto refusal = misfitOf(question))
            return *refusal;
        if (const auto refusal = notBegun(history_.state()))
            return *refusal;
        if (asking && std::visit([&](const auto &each) { return isAboutAnother(each, *asking); }, question))
            return notOpenTo(*asking, history_.seats());
        const auto result = Rules::answer(history_.state(), question);
        if (const auto *refusal = std::get_if<Refusal>(&result))
            return *refusal;
        return std::visit(
            []<class A>(const A &each) {
                json::JsonText text;
                text.openObject();
                json::write(text.key(A::form().name), each, json::Audience::everybody);
                return text.closeObject().take();
            },
            std::get<typename Rules::Answer>(result));
    }
    return std::nullopt;
}

} // namespace torchside::protocol
