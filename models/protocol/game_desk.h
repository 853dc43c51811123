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

    explicit GameDesk(History<G> &history, const Library *library = nullptr);

protected:
    bool knows(std::string_view name) const override;
    std::string answer(std::string_view name, const QJsonObject &request) override;
    void writeState(json::JsonText &json) const override;

private:
    std::string submit(const typename Rules::Command &command);
    template <class Question>
    std::string answerTo(const Question &question);

    History<G> &history_;
    const Library *library_;
};

} // namespace torchside::protocol
