#pragma once

#include <QJsonObject>
#include <QString>

namespace torchside::hub {

// A line of the log, as JSON on the standard error output. No names of people, no codes, no texts of theirs.
void note(const QString &event, QJsonObject more = {});

// What Qt itself has to say becomes lines of the same kind.
void takeQtMessages();

} // namespace torchside::hub
