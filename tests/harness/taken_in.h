#pragma once

#include "models/json/session_document.h"
#include "models/kernel/journal.h"

namespace torchside::tests {

// A document replayed and stored as a new session; in words what is wrong with it.
inline std::variant<SessionId, Sentence> takeIn(Journal &journal, json::Document document,
                                                const json::Replay &replay)
{
    auto read = json::replayed(std::move(document), replay);
    if (auto *wrong = std::get_if<Sentence>(&read))
        return std::move(*wrong);
    const auto &whole = std::get<json::Document>(read);
    return journal.take(whole.session, whole.steps, whole.notes, whole.asides);
}

} // namespace torchside::tests
