#pragma once

#include <QByteArray>

#include <vector>

namespace torchside::link {

// A square code to scan: one row after another, true is dark. Empty where the text is too long for one.
struct Code {
    int side = 0;
    std::vector<bool> dark;
    bool operator==(const Code &) const = default;
};

Code codeOf(const QByteArray &text);

} // namespace torchside::link
