#pragma once

#include "models/kernel/library.h"

#include <QStringList>

#include <memory>

namespace torchside::cli {

// torchside-cli cards import | find | list | set | corrections
int callCards(const QStringList &arguments);

// What the names in a game's commands are looked up in: the catalogue of this file, or only what the app
// brings.
std::unique_ptr<Library> libraryAt(const QString &path);

} // namespace torchside::cli
