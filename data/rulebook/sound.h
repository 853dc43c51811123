#pragma once

#include <QString>

namespace torchside::data {

// A word's consonants as they sound, each once in a row; empty where too few are left to tell words apart.
QString soundOf(const QString &word);

} // namespace torchside::data
