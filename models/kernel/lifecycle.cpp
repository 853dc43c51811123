#include "models/kernel/lifecycle.h"

#include <algorithm>

namespace torchside {

std::string trimmed(const std::string &text)
{
    constexpr std::string_view blank = " \t\r\n\f\v";
    const auto first = text.find_first_not_of(blank);
    if (first == std::string::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blank) - first + 1);
}

std::optional<Refusal> checkName(std::string_view field, const std::string &name)
{
    constexpr std::ptrdiff_t longest = 40;
    const auto length = std::count_if(name.begin(), name.end(), [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xc0U) != 0x80U; // the first byte of a character in UTF-8
    });
    if (length >= 1 && length <= longest)
        return std::nullopt;
    return badArgument(field, say("A name has 1 to %1 characters, not %2.", longest, length));
}

std::optional<Refusal> checkDistinct(std::string_view field, const std::vector<std::string> &names)
{
    for (std::size_t i = 0; i < names.size(); ++i)
        for (std::size_t j = i + 1; j < names.size(); ++j)
            if (names[i] == names[j])
                return badArgument(field, say("Two people are called %1: everybody needs a name of their own.", names[i]));
    return std::nullopt;
}

} // namespace torchside
