#include "models/table/grammar.h"

#include "models/table/translate.h"

#include <cmath>

namespace torchside::table {

namespace {

Sentence wordOf(const QVariant &value)
{
    bool isNumber = false;
    const double number = value.typeId() == QMetaType::QString ? 0 : value.toDouble(&isNumber);
    if (isNumber && number == std::floor(number))
        return detail::word(static_cast<long long>(number));
    return literally(value.toString().toStdString());
}

} // namespace

QString said(const QString &pattern, const QVariantList &words)
{
    Sentence sentence = say(pattern.toStdString()); // in a language already
    for (const auto &word : words)
        sentence.words.push_back(wordOf(word));
    return text(worded(sentence, [](const std::string &same) { return same; }));
}

} // namespace torchside::table
