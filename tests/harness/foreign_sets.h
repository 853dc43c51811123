#pragma once

#include <QFile>
#include <QStringList>

#include <array>

namespace torchside::tests {

// Sets in OCTGN's form, of the sizes that the public ones have, with made-up words throughout.
constexpr std::array<int, 18> foreignSizes{165, 155, 120, 120, 120, 120, 120, 120, 60,
                                           55,  55,  55,  55,  55,  55,  120, 280, 260};

inline QString madeUp(int number, int words)
{
    static const std::array<const char *, 12> sounds{"ba",  "tro", "llo", "ker", "mi",  "san",
                                                     "dru", "fel", "gor", "thi", "ven", "osk"};
    QStringList all;
    for (int word = 0; word < words; ++word) {
        const int n = number * 7 + word * 5;
        all.append(QString::fromLatin1(sounds[static_cast<std::size_t>(n % 12)]) +
                   QString::fromLatin1(sounds[static_cast<std::size_t>((n / 12 + word) % 12)]));
    }
    return all.join(QLatin1Char(' '));
}

inline QString foreignCard(int set, int number)
{
    static const std::array<const char *, 4> types{"Character", "Support", "Event", "Conspiracy"};
    const int n = set * 300 + number;
    const auto property = [](const char *name, const QString &value) {
        return QStringLiteral("<property name=\"%1\" value=\"%2\" />").arg(QLatin1String(name), value);
    };
    const auto type = QLatin1String(types[static_cast<std::size_t>(n % 4)]);
    QString body = property("Type", type) + property("Descriptor", madeUp(n + 3, 2)) +
                   property("Faction", QStringLiteral("Neutral")) + property("Cost", QString::number(n % 7)) +
                   property("Subtypes", QStringLiteral("Cultist. Servitor.")) +
                   property("Card Text", madeUp(n, 28) + QStringLiteral(". &lt;b&gt;Action:&lt;/b&gt; ") +
                                             madeUp(n + 1, 9) + QLatin1Char('.')) +
                   property("Collector Info", QStringLiteral("F%1").arg(number));
    if (type == QLatin1String("Character"))
        body += property("Skill", QString::number(n % 6)) + property("Icons", QStringLiteral("@ ## %"));
    return QStringLiteral("<card id=\"%1-0000-4000-8000-%2\" name=\"%3 %4\">%5</card>\n")
        .arg(set, 8, 16, QLatin1Char('0'))
        .arg(number, 12, 16, QLatin1Char('0'))
        .arg(madeUp(n, 2))
        .arg(n)
        .arg(body);
}

// A folder with one of them each, as their files lie there.
inline QStringList foreignSets(const QString &folder)
{
    QStringList files;
    for (int set = 0; set < static_cast<int>(foreignSizes.size()); ++set) {
        QString cards;
        for (int number = 1; number <= foreignSizes[static_cast<std::size_t>(set)]; ++number)
            cards += foreignCard(set, number);
        files.append(folder + QStringLiteral("/set%1.xml").arg(set));
        QFile file(files.back());
        if (file.open(QIODevice::WriteOnly))
            file.write(QStringLiteral("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<set name=\"%1\" "
                                      "id=\"%2\"><cards>\n%3</cards></set>\n")
                           .arg(madeUp(set, 2))
                           .arg(set)
                           .arg(cards)
                           .toUtf8());
    }
    return files;
}

} // namespace torchside::tests
