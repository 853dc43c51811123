#pragma once

#include <QStringList>

namespace torchside::hub {

// 0; 2 for a wrong call; 3 for a database that can't be opened, or a place that can't be listened at.
int run(const QStringList &words);

} // namespace torchside::hub
