#include "app/cli/call.h"

#include <QRegularExpression>

#include <utility>

using namespace Qt::StringLiterals;

namespace torchside::cli {

namespace {

// Qt takes whatever begins with a dash for an option; to us a number or a question may begin with one.
constexpr QChar veil(0xfdd0);

QString veiled(const QString &word)
{
    const bool isOption = word.startsWith(u"--"_s) && !word.section(u'=', 0, 0).contains(u' ');
    return word.startsWith(u'-') && !isOption ? veil + word : word;
}

QString unveiled(const QString &word)
{
    return word.startsWith(veil) ? word.mid(1) : word;
}

} // namespace

Call::Call(const QStringList &words, QString usage) : usage_(std::move(usage))
{
    static const QRegularExpression option(u"--([a-z]+)(?: ([A-Z]+))?"_s);
    QStringList known;
    for (const auto &match : option.globalMatch(usage_))
        if (const auto name = match.captured(1); !known.contains(name)) {
            known.append(name);
            parser_.addOption({name, {}, match.captured(2)});
        }
    QStringList all{u"torchside-cli"_s};
    for (const auto &word : words)
        all.append(veiled(word));
    if (!parser_.parse(all))
        fail(parser_.errorText());
    for (const auto &word : parser_.positionalArguments())
        words_.append(unveiled(word));
}

void Call::fail(const QString &wrong) const
{
    throw WrongCall(u"%1 Usage: %2"_s.arg(wrong, usage_));
}

void Call::takes(qsizetype count) const
{
    if (words_.size() > count)
        fail(u"“%1” is too much."_s.arg(words_[count]));
    if (words_.size() < count)
        fail(u"Something is missing."_s);
}

QString Call::value(const QString &option) const
{
    return unveiled(parser_.value(option));
}

QString Call::needed(const QString &option) const
{
    if (!has(option))
        fail(u"--%1 is missing."_s.arg(option));
    return value(option);
}

std::optional<qulonglong> Call::number(const QString &option, qulonglong least, qulonglong most) const
{
    if (!has(option))
        return std::nullopt;
    bool isNumber = false;
    const auto number = value(option).toULongLong(&isNumber);
    if (!isNumber || number < least || number > most)
        fail(most == std::numeric_limits<qulonglong>::max()
                 ? u"--%1 needs a whole number from %2."_s.arg(option).arg(least)
                 : u"--%1 needs a whole number from %2 to %3."_s.arg(option).arg(least).arg(most));
    return number;
}

} // namespace torchside::cli
