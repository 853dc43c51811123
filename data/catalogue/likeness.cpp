#include "data/catalogue/likeness.h"

#include "data/catalogue/name_index.h"

#include <algorithm>

namespace torchside::data {

namespace {

constexpr qsizetype shortest = 5;

QString digitsOf(const QString &text)
{
    QString digits;
    std::ranges::copy_if(text, std::back_inserter(digits), [](QChar letter) { return letter.isDigit(); });
    return digits;
}

// What is left of both when what they begin and end with is taken off.
std::pair<QString, QString> apart(const QString &one, const QString &other)
{
    const auto least = std::min(one.size(), other.size());
    qsizetype front = 0;
    while (front < least && one[front] == other[front])
        ++front;
    qsizetype back = 0;
    while (back < least - front && one[one.size() - 1 - back] == other[other.size() - 1 - back])
        ++back;
    return {one.mid(front, one.size() - front - back), other.mid(front, other.size() - front - back)};
}

} // namespace

bool isAlike(const QString &one, const QString &other)
{
    const auto a = NameIndex::foldedWords(one).join(QString());
    const auto b = NameIndex::foldedWords(other).join(QString());
    if (a == b)
        return true;
    if (std::min(a.size(), b.size()) < shortest || digitsOf(a) != digitsOf(b))
        return false;
    const auto [left, right] = apart(a, b);
    if (left.size() <= 1 && right.size() <= 1)
        return true;
    return left.size() == 2 && right.size() == 2 && left[0] == right[1] && left[1] == right[0];
}

} // namespace torchside::data
