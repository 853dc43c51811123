#pragma once

#include <QJsonObject>
#include <QStringList>
#include <QVariantList>

namespace torchside::table {

// What a command holds, flat: every value a field, by the schema of the command. A path leads to it:
// players.0.name.
QVariantList fieldsOf(const QJsonObject &schema, const QJsonObject &command, const QStringList &seats);

QJsonObject withValue(const QJsonObject &command, const QString &path, const QJsonValue &value);
QJsonObject withoutValue(const QJsonObject &command, const QString &path);

} // namespace torchside::table
