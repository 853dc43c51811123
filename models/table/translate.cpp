#include "models/table/translate.h"

#include <QCoreApplication>

namespace torchside::table {

QString shown(const Sentence &sentence)
{
    if (sentence.literal)
        return text(sentence.text);
    std::vector<std::string> words;
    for (const auto &word : sentence.words)
        words.push_back(shown(word).toStdString());
    const auto pattern = QCoreApplication::translate("Sentence", sentence.text.c_str()).toStdString();
    return text(filled(pattern, words));
}

QStringList shown(const std::vector<Sentence> &sentences)
{
    QStringList all;
    for (const auto &sentence : sentences)
        all.append(shown(sentence));
    return all;
}

QString text(const std::string &name)
{
    return QString::fromStdString(name);
}

QStringList texts(const std::vector<std::string> &names)
{
    QStringList all;
    for (const auto &name : names)
        all.append(text(name));
    return all;
}

} // namespace torchside::table
