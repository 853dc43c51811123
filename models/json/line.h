#pragma once

#include <QJsonObject>

#include <optional>
#include <string_view>

namespace torchside::json {

// A line that somebody typed or sent, as the object it is; nothing where it is not one JSON object by the
// book. (Qt's own reader forgives .5 and 1., raw control characters, and any letter behind a backslash.)
std::optional<QJsonObject> objectIn(std::string_view line);

} // namespace torchside::json
