#pragma once

#include "models/kernel/history.h"
#include "models/kernel/library.h"
#include "models/protocol/desk.h"

namespace torchside::protocol {

// The desk of one game: reads its commands and questions by their forms and hands them to its history.
template <Game G>
class GameDesk final : public Desk {
public:
    using Rules = typename G::Rules;
    using Command = typename Rules::Command;

    explicit GameDesk(History<G> &history, const Library *library = nullptr);

    std::optional<Refusal> take(const QJsonObject &request, Tap tap) override;
    std::optional<Refusal> refusalOf(const QJsonObject &request) const override;
    std::variant<Corrected, Refusal> correct(const QJsonObject &request) override;
    std::variant<std::unique_ptr<Foreseeing>, Refusal> foresee(const QJsonObject &request) const override;
    std::optional<std::variant<Corrected, Refusal>> correct(Foreseeing &foreseen) override
    {
        return history_.correct(foreseen);
    }
    std::optional<Refusal> follow(const News &news) override
    {
        return history_.follow(news, storedCommands(json::Source::asked));
    }
    bool adds(const QJsonObject &request) const override;
    QJsonObject spelt(const QJsonObject &request) const override;
    QJsonObject answerTo(const QJsonObject &question) const override;
    std::string view(const Viewer &viewer, const json::Tongue &tongue) const override;
    Sight sight(const Viewer &viewer, const json::Tongue &tongue) const override;
    std::variant<Command, Refusal> read(const QJsonObject &request) const;
    bool knows(std::string_view name) const override;
    using Desk::answerTo;
    std::string answerTo(const Viewer &viewer, const QJsonObject &request, const json::Tongue &tongue,
                         const Origin &origin, Telling telling) override;

protected:
    std::string answer(std::string_view name, const QJsonObject &request) override;
    void writeState(json::JsonText &json) const override;

private:
    std::string submit(const Command &command);
    // What a correction asks for.
    std::variant<Correcting<Command>, Refusal> readCorrecting(const QJsonObject &request) const;
    // A stored command, with what its names mean.
    typename History<G>::ReadCommand storedCommands(json::Source source = json::Source::kept) const;
    // A command within another, faults and all: “command: by must be …”.
    std::variant<Command, Refusal> readInner(const QJsonObject &request) const;
    // The answer as it is written, or why there is none; nothing where the request is no question. Who
    // asks through a door of their own is told nothing that another knows.
    std::optional<std::variant<std::string, Refusal>> answered(const QJsonObject &request,
                                                               const Viewer *asking = nullptr) const;
    // Why a viewer may not do that: the view doesn't show it, or shows why it can't be done now.
    std::optional<Refusal> hindered(const Viewer &viewer, const Command &asked) const;

    History<G> &history_;
    const Library *library_;
};

} // namespace torchside::protocol
