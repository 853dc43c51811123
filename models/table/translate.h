#pragma once

#include "models/kernel/names.h"
#include "models/kernel/refusal.h"
#include "models/kernel/sentence.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <vector>

namespace torchside::table {

// A sentence in the language of the app; in English where a pattern has no translation.
QString shown(const Sentence &sentence);
QStringList shown(const std::vector<Sentence> &sentences);
QString text(const std::string &name);
QStringList texts(const std::vector<std::string> &names);
inline QList<int> listOf(const std::vector<int> &numbers)
{
    return {numbers.begin(), numbers.end()};
}
// What the protocol, and so a page, calls one of several.
template <class Enum>
QString idOf(Enum value)
{
    return text(std::string(nameOf(value)));
}

// A refusal as people are told it. What speaks of a program's fields ("player is missing.") is meant for
// programs: the window says it in words of the table.
QString told(const Refusal &refusal);

} // namespace torchside::table
