#pragma once

#include <QJsonArray>
#include <QJsonObject>

#include <string_view>

namespace torchside::protocol {

// One JSON Schema (draft 2020-12) of a game's commands, events and state, from its parts. The shared
// commands are those that are no steps of the game, its questions among them.
QJsonObject assembleSchema(std::string_view id, std::string_view title, const QJsonArray &commands,
                           const QJsonArray &sharedCommands, const QJsonArray &events,
                           const QJsonObject &view, const QJsonObject &seat, const QJsonArray &parts);

template <class G>
QJsonObject describe();

// What a command's value may be, as a description says it: {from, to, least, most, longest, choices}. The key
// of a list's or an object's inside stands behind a point: "players.name".
QJsonObject limitsIn(const QJsonObject &description, const QString &command, const QString &key);
// The same of every key of a command: {"players": {…}, "players.name": {…}}.
QJsonObject limitsIn(const QJsonObject &description, const QString &command);

} // namespace torchside::protocol
