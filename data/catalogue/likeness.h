#pragma once

#include <QString>

namespace torchside::data {

// Are the names so much alike that somebody may have typed one thing twice? One slip of the finger, in names
// of some length; numbers tell things apart.
bool isAlike(const QString &one, const QString &other);

} // namespace torchside::data
