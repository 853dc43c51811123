#pragma once

#include <QJsonArray>
#include <QJsonObject>

#include <string_view>

namespace torchside::protocol {

// One JSON Schema (draft 2020-12) of a game's commands, events and state, from its parts.
QJsonObject assembleSchema(std::string_view id, std::string_view title, const QJsonArray &commands,
                           const QJsonArray &events, const QJsonObject &view, const QJsonObject &seat,
                           const QJsonArray &parts);

template <class G>
QJsonObject describe();

} // namespace torchside::protocol
