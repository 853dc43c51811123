#include "finder.h"

#include <QStringList>

#include <algorithm>

namespace torchside::pages {

namespace {

constexpr qsizetype anywhereFrom = 3; // letters

QStringList wordsOf(const QString &text)
{
    QString plain;
    for (const auto letter :
         text.toCaseFolded().normalized(QString::NormalizationForm_KD)) // "ß" is "ss" by folding
        if (!letter.isMark())
            plain.append(letter.isLetterOrNumber() ? letter : QChar(u' '));
    return plain.split(u' ', Qt::SkipEmptyParts);
}

} // namespace

bool Finder::finds(const QString &typed, const QString &about)
{
    const auto known = wordsOf(about);
    const auto wanted = wordsOf(typed);
    return std::all_of(wanted.begin(), wanted.end(), [&](const QString &word) {
        return std::any_of(known.begin(), known.end(), [&](const QString &each) {
            return each.startsWith(word) || (word.size() >= anywhereFrom && each.contains(word));
        });
    });
}

} // namespace torchside::pages
