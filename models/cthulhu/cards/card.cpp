#include "models/cthulhu/cards/card.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace torchside::cthulhu {

namespace {

constexpr int longestNumber = 7;

std::string lower(std::string_view text)
{
    std::string out(text);
    std::transform(out.begin(), out.end(), out.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return out;
}

} // namespace

std::string textOf(CardId id)
{
    std::string text = std::to_string(id.number);
    text.insert(text.begin(), 'c');
    return text;
}

std::optional<CardId> cardIdFrom(const std::string &text)
{
    if (text.size() < 2 || text.size() > longestNumber + 1 || text[0] != 'c' || text[1] == '0')
        return std::nullopt;
    CardId id;
    const auto *end = text.data() + text.size();
    const auto read = std::from_chars(text.data() + 1, end, id.number);
    return read.ec == std::errc() && read.ptr == end && id.number > 0 ? std::optional(id) : std::nullopt;
}

int Icons::of(Struggle struggle) const
{
    switch (struggle) {
    case Struggle::terror: return terror;
    case Struggle::combat: return combat;
    case Struggle::arcane: return arcane;
    case Struggle::investigation: break;
    }
    return investigation;
}

bool has(const Keywords &keywords, std::string_view word)
{
    return std::any_of(keywords.begin(), keywords.end(),
                       [&](const std::string &each) { return lower(each) == word; });
}

int toughnessIn(const Keywords &keywords)
{
    constexpr std::string_view word = "toughness";
    int most = 0;
    for (const auto &each : keywords) {
        const auto text = lower(each);
        if (text.rfind(word, 0) != 0)
            continue;
        const auto digits = text.find_first_of("0123456789");
        int number = 1;
        if (digits != std::string::npos)
            std::from_chars(text.data() + digits, text.data() + std::min(text.size(), digits + longestNumber),
                            number);
        most = std::max(most, number);
    }
    return most;
}

} // namespace torchside::cthulhu
