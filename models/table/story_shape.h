#pragma once

#include "models/kernel/chronicle.h"

#include <QList>
#include <QPointF>

namespace torchside::table {

// The levels that a graph's lines stand at, from the lowest to the highest: few, and round.
QList<int> levelsFor(const Graph &graph);

// The value that holds at a step; nothing before the first and after the last.
std::optional<int> valueAt(const Curve &curve, std::int64_t seq);

// The curve's corners in a field of 1 × 1, where the first step stands at the left, the highest level at the
// top.
QList<QPointF> cornersOf(const Curve &curve, const QList<int> &levels, std::int64_t last);

double downOf(int value, const QList<int> &levels);
double acrossOf(std::int64_t seq, std::int64_t last);

// The mark that an evening is remembered by: the last death, else the last of the others; nothing without
// any.
const Mark *memorable(const std::vector<Mark> &marks);

// At most so many of them, the weightiest, in their order.
std::vector<Mark> greatest(const std::vector<Mark> &marks, std::size_t most);

} // namespace torchside::table
