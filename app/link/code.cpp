#include "app/link/code.h"

#include <qrencode.h>

#include <memory>

namespace torchside::link {

Code codeOf(const QByteArray &text)
{
    // A quarter may be hidden by a thumb or a lamp's reflection.
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> drawn(
        QRcode_encodeString(text.constData(), 0, QR_ECLEVEL_Q, QR_MODE_8, 1), &QRcode_free);
    if (!drawn)
        return {};
    Code code;
    code.side = drawn->width;
    const auto many = static_cast<std::size_t>(code.side) * static_cast<std::size_t>(code.side);
    for (std::size_t i = 0; i < many; ++i)
        code.dark.push_back((drawn->data[i] & 1U) != 0);
    return code;
}

} // namespace torchside::link
