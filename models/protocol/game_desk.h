#pragma once

#include "models/kernel/history.h"
#include "models/protocol/codec.h"
#include "models/protocol/desk.h"

namespace torchside::protocol {

// The desk of one game: reads its commands and questions by their forms and hands them to its history.
template <Game G>
class GameDesk final : public Desk {
public:
    using Rules = typename G::Rules;

    explicit GameDesk(History<G> &history, const Library *library = nullptr)
        : Desk(history),
          history_(history),
          library_(library)
    {
    }

protected:
    bool knows(std::string_view name) const override
    {
        if constexpr (Asking<Rules>)
            if (isAmong(name, static_cast<typename Rules::Question *>(nullptr)))
                return true;
        return isAmong(name, static_cast<typename Rules::Command *>(nullptr));
    }

    std::string answer(std::string_view name, const QJsonObject &request) override
    {
        Reader reader(library_);
        if constexpr (Asking<Rules>) {
            typename Rules::Question question;
            if (readTagged(reader, request, "do", name, question))
                return reader.ok() ? answer(question) : rejected(*reader.fault());
        }
        typename Rules::Command command;
        readTagged(reader, request, "do", name, command);
        return reader.ok() ? submit(command) : rejected(*reader.fault());
    }

    void writeState(JsonText &json) const override
    {
        json.openObject().key("game").text(G::id);
        G::Codec::writeView(json, history_.state());
        writeLogAndPrompts(json);
        json.closeObject();
    }

private:
    template <class... T>
    static bool isAmong(std::string_view name, const std::variant<T...> *)
    {
        return ((formOf(As<T>{}).name == name) || ...);
    }

    std::string submit(const typename Rules::Command &command)
    {
        const auto decision = history_.submit(command);
        if (const auto *refusal = std::get_if<Refusal>(&decision))
            return rejected(*refusal);
        const auto &events = std::get<std::vector<typename Rules::Event>>(decision);
        return accepted(
            [&](JsonText &json) { json.key("events").raw(G::Codec::text(events, Audience::everybody)); }, true);
    }

    template <class Question>
    std::string answer(const Question &question)
    {
        if (const auto refusal = misfitOf(question))
            return rejected(*refusal);
        if (const auto refusal = notBegun(history_.state()))
            return rejected(*refusal);
        const auto result = Rules::answer(history_.state(), question);
        if (const auto *refusal = std::get_if<Refusal>(&result))
            return rejected(*refusal);
        return accepted(
            [&](JsonText &json) {
                std::visit(
                    [&]<class A>(const A &each) {
                        write(json.key(formOf(As<A>{}).name), each, Audience::everybody);
                    },
                    std::get<typename Rules::Answer>(result));
            },
            false);
    }

    History<G> &history_;
    const Library *library_;
};

} // namespace torchside::protocol
