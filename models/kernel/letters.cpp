#include "models/kernel/letters.h"

#include <algorithm>
#include <iterator>

namespace torchside {

namespace {

#include "models/kernel/letters.inc"

// Bytes that are no UTF-8 count as a character each.
std::u32string charactersOf(std::string_view text)
{
    std::u32string all;
    for (std::size_t at = 0; at < text.size();) {
        const auto lead = static_cast<unsigned char>(text[at]);
        const std::size_t length = lead < 0xc0 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
        char32_t code = length == 1 ? lead : lead & (0xffU >> (length + 1));
        for (std::size_t i = 1; i < length && at + i < text.size(); ++i)
            code = (code << 6U) | (static_cast<unsigned char>(text[at + i]) & 0x3fU);
        all += code;
        at += length;
    }
    return all;
}

// The row of a table, `width` numbers wide and in order, that begins with the number or the last before it.
template <std::size_t size>
const char32_t *rowFor(const char32_t (&table)[size], std::size_t width, char32_t code)
{
    std::size_t from = 0;
    std::size_t to = size / width;
    while (from < to) {
        const auto middle = (from + to) / 2;
        if (table[middle * width] <= code)
            from = middle + 1;
        else
            to = middle;
    }
    return from == 0 ? nullptr : table + (from - 1) * width;
}

char32_t classOf(char32_t code)
{
    const auto *row = rowFor(classes, 3, code);
    return row && code <= row[1] ? row[2] : 0;
}

void addParts(char32_t code, std::u32string &to)
{
    constexpr char32_t hangul = 0xac00;
    constexpr char32_t vowels = 21;
    constexpr char32_t ends = 28;
    if (code >= hangul && code < hangul + 19 * vowels * ends) {
        const auto index = code - hangul;
        to += {0x1100 + index / (vowels * ends), 0x1161 + index / ends % vowels};
        if (index % ends)
            to += 0x11a7 + index % ends;
        return;
    }
    const auto *row = rowFor(madeOf, 3, code);
    if (!row || *row != code) {
        to += code;
        return;
    }
    addParts(row[1], to);
    if (row[2])
        addParts(row[2], to);
}

// Letters taken apart, and the marks on each in order: the canonical decomposition.
std::u32string takenApart(std::string_view text)
{
    std::u32string all;
    for (const auto code : charactersOf(text))
        addParts(code, all);
    for (auto from = all.begin(); from != all.end();) {
        const auto to = std::find_if(from, all.end(), [](char32_t code) { return classOf(code) == 0; });
        std::stable_sort(from, to,
                         [](char32_t one, char32_t other) { return classOf(one) < classOf(other); });
        from = to == all.end() ? to : std::next(to);
    }
    return all;
}

} // namespace

bool sameLetters(std::string_view one, std::string_view other)
{
    return one == other || takenApart(one) == takenApart(other);
}

bool canBeSeen(std::string_view text)
{
    const auto all = charactersOf(text);
    return std::any_of(all.begin(), all.end(), [](char32_t code) {
        const auto *row = rowFor(unseen, 2, code);
        return !row || code > row[1];
    });
}

bool hasControls(std::string_view text)
{
    const auto all = charactersOf(text);
    return std::any_of(all.begin(), all.end(), [](char32_t code) {
        return code < 0x20 || (code >= 0x7f && code < 0xa0) || code == 0x2028 || code == 0x2029;
    });
}

} // namespace torchside
