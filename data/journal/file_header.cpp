#include "data/journal/file_header.h"

#include <array>
#include <fstream>
#include <string_view>

namespace torchside::data {

std::optional<FileHeader> readHeader(const std::string &path)
{
    constexpr std::string_view magic("SQLite format 3\0", 16);
    constexpr std::size_t versionAt = 60;
    constexpr std::size_t applicationAt = 68;
    std::ifstream file(path, std::ios::binary);
    std::array<char, 100> bytes{};
    if (!file)
        return std::nullopt;
    file.read(bytes.data(), bytes.size());
    const auto number = [&](std::size_t at) {
        std::int64_t value = 0;
        for (std::size_t i = 0; i < 4; ++i)
            value = value * 256 + static_cast<unsigned char>(bytes[at + i]);
        return value;
    };
    return FileHeader{std::string_view(bytes.data(), magic.size()) == magic, number(versionAt),
                      number(applicationAt)};
}

} // namespace torchside::data
