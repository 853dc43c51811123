#pragma once

#include <QString>

namespace torchside::data {

// The stem of a folded word; words of one family share it.
QString englishStem(const QString &word); // Porter's algorithm
QString germanStem(const QString &word);  // strips endings, and the ge- of participles

} // namespace torchside::data
