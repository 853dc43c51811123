#pragma once

#include <cstdint>

namespace torchside::tests {

// How often this program has asked for memory: ours, Qt's and SQLite's asking alike.
std::int64_t allocations();

} // namespace torchside::tests
