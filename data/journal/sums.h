#pragma once

#include "models/kernel/journal.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace torchside::data {

// What a step has in a row as JSON, beside what is text already.
struct Written {
    std::string line;
    std::string seats;
    std::optional<std::string> outcome;
    std::string standing;
    std::optional<std::string> mended;
};

Written writtenOf(const StoredStep &step);

// Sums over all that stands in a row of its own, whichever session it belongs to (FNV-1a, 64 bits): another
// sum, and the disk has changed something.
std::int64_t sumOf(const StoredStep &step, const Written &written);
std::int64_t sumOf(std::int64_t seq, std::string_view snapshot);

} // namespace torchside::data
