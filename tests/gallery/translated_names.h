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
            all.append({QRegularExpression(
                            QRegularExpression::anchoredPattern(QRegularExpression::escape(source).replace(
                                QRegularExpression(QStringLiteral("\\\\%\\d")), QStringLiteral("(.+)")))),
                        xml.readElementText(QXmlStreamReader::IncludeChildElements)});
    }
    return all;
}

inline const QList<Translated> &translations()
{
    static const auto all = readTranslations(QStringLiteral(SOURCE_FOLDER "/data/i18n/torchside_de.ts"));
    return all;
}

// A word that is said in a sentence; a name stays as it is.
inline QString germanWord(const QString &english)
{
    for (const auto &each : translations())
        if (each.source.captureCount() == 0 && each.source.match(english).hasMatch())
            return each.text;
    return english;
}

// What a control that is called so in English may be called in German: a sentence can be said in several
// places.
inline QStringList germanNames(const QString &english)
{
    QStringList names;
    for (const auto &each : translations()) {
        const auto match = each.source.match(english);
        if (!match.hasMatch())
            continue;
        auto asItIs = each.text;
        auto translated = each.text;
        for (int i = 1; i <= match.lastCapturedIndex(); ++i) {
            asItIs.replace(QStringLiteral("%%1").arg(i), match.captured(i));
            translated.replace(QStringLiteral("%%1").arg(i), germanWord(match.captured(i)));
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
