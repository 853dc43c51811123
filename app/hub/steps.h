#pragma once

#include "models/kernel/journal.h"
#include "models/kernel/match.h"

#include <QJsonObject>

#include <optional>
#include <vector>

namespace torchside::hub {

// The stored steps from one on, as the document of a session has them, in messages of a bearable size; the
// last says where the session stands, and its mark. Nothing where they are so many that the document is the
// better way. Throws JournalFailure.
std::optional<std::vector<QJsonObject>> stepsFrom(const Journal &journal, SessionId session,
                                                  std::int64_t from, const Match &match);

} // namespace torchside::hub
