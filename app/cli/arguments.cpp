#include "app/cli/arguments.h"

using namespace Qt::StringLiterals;

namespace torchside::cli {

QString Arguments::needed(const QString &option, const QString &usage) const
{
    if (!has(option))
        throw WrongCall(u"%1 is missing. Usage: %2"_s.arg(option, usage));
    return value(option);
}

Arguments parse(const QStringList &arguments, const QStringList &valued, const QStringList &flags,
                const QString &usage)
{
    Arguments parsed;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const auto &word = arguments[i];
        if (!word.startsWith(u"--"_s)) {
            parsed.words.append(word);
        } else if (flags.contains(word)) {
            parsed.options.insert(word, {});
        } else if (valued.contains(word)) {
            if (++i == arguments.size())
                throw WrongCall(u"%1 needs a value. Usage: %2"_s.arg(word, usage));
            parsed.options.insert(word, arguments[i]);
        } else {
            throw WrongCall(u"%1 is not known. Usage: %2"_s.arg(word, usage));
        }
    }
    return parsed;
}

} // namespace torchside::cli
