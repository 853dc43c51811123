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

// The words of a step's row, where it has any, in the order of the sum.
struct RowTexts {
    std::string_view command;
    std::string_view events;
    std::string_view line;
    std::string_view seats;
    std::string_view outcome;
    std::string_view standing;
    std::string_view mended;
    std::string_view request;
    std::string_view sender;
};

// A sum over all that stands in a row of its own, whichever session it belongs to (FNV-1a, 64 bits): another
// sum, and the disk has changed something.
std::int64_t sumOf(std::int64_t seq, Moment at, const RowTexts &texts);
std::int64_t sumOf(const StoredStep &step, const Written &written);
std::int64_t sumOf(std::int64_t seq, std::string_view snapshot);

} // namespace torchside::data
