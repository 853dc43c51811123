#include "models/cthulhu/state.h"

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

std::string textFrom(char letter, int number)
{
    auto text = std::to_string(number);
    text.insert(text.begin(), letter);
    return text;
}

std::optional<int> numberIn(char letter, const std::string &text)
{
    if (text.size() < 2 || text.size() > longestNumber + 1 || text[0] != letter || text[1] == '0')
        return std::nullopt;
    int number = 0;
    const auto *end = text.data() + text.size();
    const auto read = std::from_chars(text.data() + 1, end, number);
    return read.ec == std::errc() && read.ptr == end && number > 0 ? std::optional(number) : std::nullopt;
}

} // namespace

std::string textOf(CardId id)
{
    return textFrom('c', id.number);
}

std::optional<CardId> cardIdFrom(const std::string &text)
{
    const auto number = numberIn('c', text);
    return number ? std::optional(CardId{*number}) : std::nullopt;
}

std::string textOf(OwnId id)
{
    return textFrom('p', id.number);
}

std::optional<OwnId> ownIdFrom(const std::string &text)
{
    const auto number = numberIn('p', text);
    return number ? std::optional(OwnId{*number}) : std::nullopt;
}

bool isOwnAttachment(const Printed &card)
{
    return card.type == CardType::support && card.attachment == Attachment::own;
}

bool mayAct(const Printed &card)
{
    if (!card.text)
        return true;
    const auto text = lower(*card.text);
    constexpr std::array signs{"action:", "response:", "exhaust"};
    return std::any_of(signs.begin(), signs.end(),
                       [&](const char *sign) { return text.find(sign) != std::string::npos; });
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
