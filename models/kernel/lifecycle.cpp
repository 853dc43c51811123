#include "models/kernel/lifecycle.h"

#include "models/kernel/letters.h"

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

std::size_t charactersIn(std::string_view text)
{
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xc0U) != 0x80U; // the first byte of a character
    }));
}

std::optional<Refusal> checkName(std::string_view field, const std::string &name)
{
    const auto length = charactersIn(name);
    if (length < 1 || length > longestName)
        return badArgument(field, say("A name has 1 to %1 characters, not %2.", longestName, length));
    if (hasControls(name))
        return badArgument(field, say("A name is one line of letters, without control characters."));
    if (!canBeSeen(name))
        return badArgument(field, say("A name needs a letter or a sign that can be seen."));
    return std::nullopt;
}

std::optional<Refusal> checkDistinct(std::string_view field, const std::vector<std::string> &names)
{
    for (std::size_t i = 0; i < names.size(); ++i)
        for (std::size_t j = i + 1; j < names.size(); ++j)
            if (sameLetters(names[i], names[j]))
                return badArgument(
                    field, say("Two people are called %1. Everybody needs their own name.", names[i]));
    return std::nullopt;
}

bool areNames(const std::vector<std::string> &names)
{
    const auto isName = [](const std::string &name) { return !checkName({}, name) && trimmed(name) == name; };
    return std::all_of(names.begin(), names.end(), isName) && !checkDistinct({}, names);
}

} // namespace torchside
