#pragma once

#include <optional>

namespace torchside {

// Whose view it is: a seat's, everybody's (the public screen), or that of the table's hand, who may do all.
struct Viewer {
    std::optional<int> seat{};
    bool isHand = false;
    bool operator==(const Viewer &) const = default;
};

} // namespace torchside
