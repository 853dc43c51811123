#pragma once

#include <QStringList>

namespace torchside::cli {

// torchside-cli rules "QUESTION" [--game ID] [--limit N] [--language LL]: the passages that answer it, best
// first.
int callRules(const QStringList &rest);

} // namespace torchside::cli
