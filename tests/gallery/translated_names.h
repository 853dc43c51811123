#pragma once

#include <QFile>
#include <QRegularExpression>
#include <QStringList>
#include <QXmlStreamReader>

namespace torchside::tests {

struct Translated {
    QRegularExpression source; // each %1 a group
    QString text;
};

inline QList<Translated> readTranslations(const QString &file)
{
    QList<Translated> all;
    QFile ts(file);
    if (!ts.open(QIODevice::ReadOnly))
        qFatal("there is no %s", qPrintable(file));
    QXmlStreamReader xml(&ts);
    QString source;
    while (!xml.atEnd()) {
        if (!xml.readNextStartElement())
            continue;
        if (xml.name() == QLatin1String("source"))
            source = xml.readElementText();
        else if (xml.name() == QLatin1String("translation"))
            all.append({QRegularExpression(QRegularExpression::anchoredPattern(
                            QRegularExpression::escape(source).replace(QRegularExpression(QStringLiteral("\\\\%\\d")),
                                                                       QStringLiteral("(.+)")))),
                        xml.readElementText(QXmlStreamReader::IncludeChildElements)});
    }
    return all;
}

// What a control that is called so in English may be called in German: a sentence can be said in several places.
inline QStringList germanNames(const QString &english)
{
    static const auto all = readTranslations(QStringLiteral(SOURCE_FOLDER "/data/i18n/torchside_de.ts"));
    QStringList names;
    for (const auto &each : all) {
        const auto match = each.source.match(english);
        if (!match.hasMatch() || match.captured(1) == english)
            continue;
        auto asItIs = each.text;
        auto translated = each.text;
        for (int i = 1; i <= match.lastCapturedIndex(); ++i) {
            const auto part = match.captured(i);
            asItIs.replace(QStringLiteral("%%1").arg(i), part);
            translated.replace(QStringLiteral("%%1").arg(i), germanNames(part).value(0, part));
        }
        if (match.lastCapturedIndex() == 0)
            names.prepend(asItIs); // the surest
        else
            names << asItIs << translated;
    }
    names.removeDuplicates();
    return names;
}

} // namespace torchside::tests
