#pragma once

#include <QByteArray>
#include <QJsonObject>

#include <optional>
#include <string_view>

namespace torchside::json {

// A line that somebody typed or sent, as the object it is; nothing where it is not one JSON object by the
// book. (Qt's own reader forgives .5 and 1., raw control characters, and any letter behind a backslash.)
std::optional<QJsonObject> objectIn(std::string_view line);

// An object or a list as it is sent and kept: on one line, without a blank.
QByteArray compact(const QJsonValue &json);

} // namespace torchside::json
