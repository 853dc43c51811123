#pragma once

#include "models/json/codec_impl.h"
#include "models/protocol/game_desk.h"

namespace torchside::protocol {

template <class... T>
bool isAmong(std::string_view name, const std::variant<T...> *)
{
    return ((T::form().name == name) || ...);
}

template <Game G>
GameDesk<G>::GameDesk(History<G> &history, const Library *library)
    : Desk(history), history_(history), library_(library)
{}

template <Game G>
bool GameDesk<G>::knows(std::string_view name) const
{
    if constexpr (Asking<Rules>)
        if (isAmong(name, static_cast<typename Rules::Question *>(nullptr)))
            return true;
    return isAmong(name, static_cast<typename Rules::Command *>(nullptr));
}

template <Game G>
std::string GameDesk<G>::answer(std::string_view name, const QJsonObject &request)
{
    json::Reader reader(library_);
    if constexpr (Asking<Rules>) {
        typename Rules::Question question;
        if (json::readTagged(reader, request, "do", name, question))
            return reader.ok() ? answerTo(question) : rejected(*reader.fault());
    }
    typename Rules::Command command;
    json::readTagged(reader, request, "do", name, command);
    return reader.ok() ? submit(command) : rejected(*reader.fault());
}

template <Game G>
void GameDesk<G>::writeState(json::JsonText &json) const
{
    json.openObject().key("game").text(G::id);
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
template <class Question>
std::string GameDesk<G>::answerTo(const Question &question)
{
    if (const auto refusal = misfitOf(question))
        return rejected(*refusal);
    if (const auto refusal = notBegun(history_.state()))
        return rejected(*refusal);
    const auto result = Rules::answer(history_.state(), question);
    if (const auto *refusal = std::get_if<Refusal>(&result))
        return rejected(*refusal);
    return accepted(
        [&](json::JsonText &json) {
            std::visit(
                [&]<class A>(const A &each) {
                    json::write(json.key(A::form().name), each, json::Audience::everybody);
                },
                std::get<typename Rules::Answer>(result));
        },
        false);
}

} // namespace torchside::protocol
