#pragma once

#include "models/kernel/refusal.h"

#include <QJsonObject>

#include <optional>

namespace torchside::table {

// Where a table is played while only its copy is here. What is asked for is done there, and is shown when it
// is told here that it was.
class Elsewhere {
public:
    virtual ~Elsewhere() = default;
    // Meant for this step where it is a choice among what was shown. The refusal where it can't be asked for.
    virtual std::optional<Refusal> ask(const QJsonObject &request, std::optional<qint64> at) = 0;

    // Where nobody asks any more: of a table that was put away, whose page may stand there for a moment.
    static Elsewhere &nowhere();
};

} // namespace torchside::table
