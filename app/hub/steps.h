#pragma once

#include "models/kernel/journal.h"
#include "models/kernel/match.h"

#include <QJsonObject>

#include <vector>

namespace torchside::hub {

// The stored steps from one on, as the document of a session has them, in messages of a bearable size. The
// last says where the session stands. Throws JournalFailure.
std::vector<QJsonObject> stepsFrom(const Journal &journal, SessionId session, std::int64_t from,
                                   const Match &match);

} // namespace torchside::hub
