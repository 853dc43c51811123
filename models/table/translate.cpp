#include "models/table/translate.h"

#include <QCoreApplication>

namespace torchside::table {

namespace {

// A journal keeps the patterns of its time; what is said no longer has a context of its own.
QString translated(const char *pattern)
{
    const auto now = QCoreApplication::translate("Sentence", pattern);
    return now == QString::fromUtf8(pattern) ? QCoreApplication::translate("Retired", pattern) : now;
}

} // namespace

QString shown(const Sentence &sentence)
{
    return text(worded(sentence,
                       [](const std::string &pattern) { return translated(pattern.c_str()).toStdString(); }));
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
