#include "data/journal/sql/database.h"
#include "models/json/stored_text.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

QSet<QString> translatedPatterns()
{
    QFile file(qEnvironmentVariable("TORCHSIDE_SOURCE") + u"/data/i18n/torchside_de.ts"_s);
    QSet<QString> all;
    if (!file.open(QIODevice::ReadOnly))
        return all;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"name"_s)
            context = xml.readElementText();
        else if (xml.isStartElement() && xml.name() == u"source"_s &&
                 (context == u"Sentence"_s || context == u"Retired"_s))
            all.insert(xml.readElementText());
    }
    return all;
}

void patternsIn(const Sentence &sentence, QStringList &all)
{
    if (!sentence.literal)
        all.append(QString::fromStdString(sentence.text));
    for (const auto &word : sentence.words)
        patternsIn(word, all);
}

// What the steps of a journal say and where they say the game stands.
QStringList patternsOf(const QString &path)
{
    data::Database journal(path.toStdString(), data::Database::Access::readWrite);
    data::Statement steps(journal, "SELECT line, standing FROM step");
    QStringList all;
    while (steps.next())
        for (const int column : {0, 1})
            if (const auto text = steps.maybeText(column); text && text->starts_with('['))
                for (const auto &sentence : json::valueOf<std::vector<Sentence>>(*text))
                    patternsIn(sentence, all);
    all.removeDuplicates();
    return all;
}

} // namespace

// A line keeps the pattern it was told by; once the rules said it otherwise, a German window showed it in
// English.
class AnOldLineInGermanTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyLineThatAJournalKeepsIsTranslated_data()
    {
        QTest::addColumn<QString>("journal");
        for (const auto &name :
             {u"version-1.db"_s, u"version-2.db"_s, u"version-3.db"_s, u"torchside-1.0/torchside.db"_s})
            QTest::newRow(qPrintable(name)) << name;
    }
    void everyLineThatAJournalKeepsIsTranslated()
    {
        QFETCH(QString, journal);
        QTemporaryDir folder;
        const auto copy = folder.filePath(u"copy.db"_s);
        QVERIFY(QFile::copy(QStringLiteral(TEST_FOLDER "/../data/fixtures/") + journal, copy));
        QVERIFY(QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner));
        static const QRegularExpression words(u"[A-Za-z]{2}"_s);
        const auto known = translatedPatterns();
        const auto kept = patternsOf(copy);
        QVERIFY(!kept.isEmpty());
        for (const auto &pattern : kept)
            QVERIFY2(known.contains(pattern) || !pattern.contains(words), qPrintable(pattern));
    }
};

QTEST_APPLESS_MAIN(AnOldLineInGermanTest)
#include "an_old_line_in_german_test.moc"
