#pragma once

#include <QStringList>

#include <vector>

namespace torchside::data {

// Rows of cells: quotes around a cell may hide separators and line ends, two of them are one.
std::vector<QStringList> rowsOf(const QString &text);

} // namespace torchside::data
