#pragma once

#include "data/rulebook/passage.h"

#include <vector>

namespace torchside::data {

// The passages of a game's file; none if it can't be read. How people ask for them stands in a file of its
// own.
std::vector<Passage> readPassages(const QString &file, const QString &askedFile, const QString &game,
                                  const QString &language);

} // namespace torchside::data
