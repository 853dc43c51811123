#pragma once

#include <QString>

namespace torchside::data {

// The language, of those with rules, that most words of a question belong to and no other; empty for none.
QString languageOf(const QString &question);

} // namespace torchside::data
