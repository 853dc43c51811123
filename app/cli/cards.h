#pragma once

#include <QStringList>

namespace torchside::cli {

// torchside-cli cards import | find | list | set | corrections
int callCards(const QStringList &arguments);

} // namespace torchside::cli
