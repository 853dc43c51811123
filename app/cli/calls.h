#pragma once

#include <QStringList>

namespace torchside::cli {

// The exit status of the program, as the protocol names it.
enum Status { done = 0, rejected = 1, wrongCall = 2, noDatabase = 3 };

int run(const QStringList &arguments);

} // namespace torchside::cli
