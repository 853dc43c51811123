#pragma once

#include <QByteArray>

#include <cstdint>
#include <cstdlib>
#include <iostream>

// The one function a fuzzer calls; each target defines it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);

namespace torchside::fuzz {

inline QByteArray bytes(const std::uint8_t *data, std::size_t size)
{
    return {reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)};
}

// What was promised of any input: broken, the fuzzer keeps the input.
inline void promise(bool kept, const char *what, const QByteArray &about)
{
    if (kept)
        return;
    std::cerr << "broken: " << what << "\n" << about.toStdString() << std::endl;
    std::abort();
}

} // namespace torchside::fuzz
