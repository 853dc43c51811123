#pragma once

#include "models/kernel/journal.h"
#include "models/protocol/session_document.h"

namespace torchside::tests {

// A document replayed and stored as a new session; in words what is wrong with it.
inline std::variant<SessionId, Sentence> takeIn(Journal &journal, protocol::Document document,
                                                const protocol::Replay &replay)
{
    auto read = protocol::replayed(std::move(document), replay);
    if (auto *wrong = std::get_if<Sentence>(&read))
        return std::move(*wrong);
    const auto &whole = std::get<protocol::Document>(read);
    return journal.take(whole.session, whole.steps, whole.notes);
}

} // namespace torchside::tests
