#pragma once

#include <QJsonObject>
#include <QStringList>
#include <QVariantList>

namespace torchside::table {

// What a command holds, flat: every value a field, by the schema of the command. A path leads to it:
// players.0.name.
QVariantList fieldsOf(const QJsonObject &schema, const QJsonObject &command, const QStringList &seats);

} // namespace torchside::table
