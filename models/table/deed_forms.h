#pragma once

#include <QJsonObject>
#include <QJsonValue>
#include <QString>

namespace torchside::table {

// What the schema of a command says of its values.

// Of several forms, the one that this value has.
QJsonObject formFor(const QJsonObject &schema, const QJsonValue &value);
bool hasChoice(const QJsonObject &form, const QString &choice);
bool isCard(const QJsonObject &schema);        // by its name or as it is printed
bool isRoll(const QJsonObject &properties);    // a symbol, which may be a double
bool isSending(const QJsonObject &schema);     // who goes to which story
bool isFighter(const QJsonObject &properties); // one of the player's characters, or its numbers

// What stands where nobody has said the words yet, or named the card.
inline const QString unsaid = QStringLiteral("…");
// The least that a form takes.
QJsonValue leastOf(const QJsonObject &schema);

// A path leads to a value: players.0.name.
QJsonObject withValue(const QJsonObject &command, const QString &path, const QJsonValue &value);
QJsonObject withoutValue(const QJsonObject &command, const QString &path); // also one of a list
// With one more at the end of a list.
QJsonObject withOneMore(const QJsonObject &schema, const QJsonObject &command, const QString &path);

} // namespace torchside::table
