#pragma once

#include "models/kernel/seat_parts.h"

#include <QJsonObject>

#include <vector>

namespace torchside::protocol {

// Is a request an act with its open places filled in within their limits? Both are written out whole.
bool fits(const QJsonObject &asked, const QJsonObject &act, const std::vector<seat::Ask> &asks);

} // namespace torchside::protocol
