#pragma once

#include "models/kernel/resync.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace torchside::table {

// How the physical table lies while it is not yet as it should at this step, as text: what is to be changed
// there outlives the app.
std::string textOf(const std::vector<Piece> &pieces, std::int64_t seq);
// The pieces again; nothing where the text is of another step, or says nothing.
std::optional<std::vector<Piece>> piecesOf(const std::string &text, std::int64_t seq);

} // namespace torchside::table
