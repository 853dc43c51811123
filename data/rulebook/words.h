#pragma once

#include <QString>

#include <vector>

namespace torchside::data {

// A word of a text in the form in which words are compared, and where it stands.
struct Word {
    QString text;
    qsizetype from = 0;
    qsizetype length = 0;
};

// Letters and digits make words; everything else, whatever it may mean elsewhere, is a gap.
std::vector<Word> wordsOf(QStringView text, std::size_t atMost = SIZE_MAX);

} // namespace torchside::data
