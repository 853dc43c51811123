#pragma once

#include <QString>

#include <vector>

namespace torchside::data {

// Part of a text, in UTF-16 units, as QString counts.
struct TextRange {
    qsizetype from = 0;
    qsizetype length = 0;

    bool operator==(const TextRange &) const = default;
};

// A word of a text in the form in which words are compared, and where it stands.
struct Word {
    QString text;
    qsizetype from = 0;
    qsizetype length = 0;
};

// Letters and digits make words; everything else, whatever it may mean elsewhere, is a gap.
std::vector<Word> wordsOf(QStringView text, std::size_t atMost = SIZE_MAX);

} // namespace torchside::data
