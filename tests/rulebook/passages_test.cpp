#include "app/games.h"
#include "data/rulebook/rulebook.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace torchside;

class PassagesTest : public QObject {
    Q_OBJECT

private:
    data::Rulebook rulebook_ = data::Rulebook::load();

    static QStringList figuresIn(const QString &text)
    {
        static const QRegularExpression figure(u"\\d+"_s);
        QStringList figures;
        for (const auto &match : figure.globalMatch(text))
            figures.append(match.captured());
        figures.sort();
        return figures;
    }

    // From three on: “two” has too many other words, such as “both”.
    static QSet<int> numberWordsIn(const QString &text, bool isGerman)
    {
        static const QStringList english{u"three third"_s, u"four fourth"_s,       u"five fifth"_s,
                                         u"six sixth"_s,   u"seven seventh"_s,     u"eight eighth"_s,
                                         u"nine ninth"_s,  u"ten tenth"_s,         u"eleven"_s,
                                         u"twelve"_s,      u"thirteen"_s,          u"fourteen"_s,
                                         u"fifteen"_s,     u"sixteen sixteenth"_s, u"fifty"_s,
                                         u"hundred"_s};
        static const QStringList german{u"drei dritt dritte dritter dritten dritte"_s,
                                        u"vier viert vierte vierten vierter"_s,
                                        u"fünf fünft fünfte fünften fünfter"_s,
                                        u"sechs sechst sechste sechsten"_s,
                                        u"sieben siebte siebten"_s,
                                        u"acht achte"_s,
                                        u"neun neunte"_s,
                                        u"zehn zehnte zehnten"_s,
                                        u"elf"_s,
                                        u"zwölf"_s,
                                        u"dreizehn"_s,
                                        u"vierzehn"_s,
                                        u"fünfzehn"_s,
                                        u"sechzehn sechzehnte"_s,
                                        u"fünfzig"_s,
                                        u"hundert"_s};
        static const QRegularExpression gap(u"\\W+"_s, QRegularExpression::UseUnicodePropertiesOption);
        const auto words = text.toLower().split(gap, Qt::SkipEmptyParts);
        QSet<int> numbers;
        const auto &names = isGerman ? german : english;
        for (qsizetype i = 0; i < names.size(); ++i)
            for (const auto &name : names[i].split(u' '))
                if (words.contains(name))
                    numbers.insert(static_cast<int>(i) + 3);
        return numbers;
    }

    static QString place(const data::Passage &passage) { return passage.game + u'/' + passage.id; }

private slots:
    void everyGameHasItsPassages()
    {
        QStringList games;
        for (const auto &game : app::games())
            games.append(QString::fromUtf8(game.id.data(), static_cast<qsizetype>(game.id.size())));
        games.sort();
        QCOMPARE(rulebook_.games(), games);
    }

    void noIdStandsTwice()
    {
        QSet<QString> ids;
        for (const auto &passage : rulebook_.passages()) {
            QVERIFY2(!ids.contains(place(passage)), qPrintable(place(passage)));
            ids.insert(place(passage));
        }
    }

    void aPassageIsCompleteAndNotTooLong()
    {
        static const QStringList kinds{u"rule"_s, u"faq"_s, u"term"_s, u"ruling"_s};
        for (const auto &passage : rulebook_.passages()) {
            const auto words = passage.text.split(u' ', Qt::SkipEmptyParts).size();
            QVERIFY2(words >= 20 && words <= 90, qPrintable(place(passage) + u' ' + QString::number(words)));
            QVERIFY2(kinds.contains(passage.kind), qPrintable(place(passage)));
            QVERIFY2(!passage.title.isEmpty() && !passage.section.isEmpty(), qPrintable(place(passage)));
            QVERIFY2(!passage.terms.isEmpty() && !passage.asked.isEmpty(), qPrintable(place(passage)));
            QVERIFY2(!passage.when.isEmpty(), qPrintable(place(passage)));
        }
    }

    void everyCrossReferenceLeadsSomewhereElse()
    {
        for (const auto &passage : rulebook_.passages()) {
            QCOMPARE(rulebook_.references(passage).size(), static_cast<std::size_t>(passage.see.size()));
            QVERIFY2(!passage.see.contains(passage.id), qPrintable(place(passage)));
        }
    }

    void theManualHoldsEveryPassageOnceInOrder()
    {
        for (const auto &game : rulebook_.games()) {
            std::vector<const data::Passage *> read;
            for (const auto &section : rulebook_.manual(game))
                read.insert(read.end(), section.passages.begin(), section.passages.end());
            QCOMPARE(read.size(), static_cast<std::size_t>(
                                      std::ranges::count(rulebook_.passages(), game, &data::Passage::game)));
            for (std::size_t i = 0; i < read.size(); ++i) {
                const auto [before, after] = rulebook_.neighbours(*read[i]);
                QCOMPARE(before, i == 0 ? nullptr : read[i - 1]);
                QCOMPARE(after, i + 1 == read.size() ? nullptr : read[i + 1]);
            }
        }
    }

    void everyStepHasAPassage_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("steps");
        QTest::newRow("mandom") << u"mandom"_s << u"setup bidding challenge round-end over"_s;
        QTest::newRow("darkcastle") << u"darkcastle"_s << u"setup between facing combat looting over"_s;
        QTest::newRow("cutthroat")
            << u"cutthroat"_s << u"setup camp initiative attacks creature spoils looting sudden-death over"_s;
        QTest::newRow("duelofages") << u"duelofages"_s << u"setup turn offer over"_s;
        QTest::newRow("cthulhu")
            << u"cthulhu"_s
            << u"setup scout opening refresh draw resource events drain third defenders commit "
               "answer player defend lose effect new-story trigger over"_s;
    }

    void everyStepHasAPassage()
    {
        QFETCH(QString, game);
        QFETCH(QString, steps);
        const auto named = steps.split(u' ');
        for (const auto &step : named)
            QVERIFY2(!rulebook_.atStep(game, step).empty(), qPrintable(step));
        for (const auto &passage : rulebook_.passages())
            for (const auto &step : passage.when)
                QVERIFY2(passage.game != game || named.contains(step),
                         qPrintable(place(passage) + u": "_s + step));
    }

    void whatIsWrittenForOneStepComesFirst()
    {
        const auto passages = rulebook_.atStep(u"cthulhu"_s, u"refresh"_s);
        QVERIFY(passages.front()->when.size() <= passages.back()->when.size());
    }

    // A prompt is made of its words and the id of its rule: {say("…"), "items-back"}.
    void everyRuleThatAGameCitesExists()
    {
        static const QRegularExpression cited(u"\\)\\s*,\\s*\"([a-z][a-z0-9-]*)\"\\s*[,}]"_s);
        for (const auto &game : rulebook_.games()) {
            QDirIterator files(qEnvironmentVariable("TORCHSIDE_SOURCE") + u"/models/%1/words"_s.arg(game),
                               {u"*.cpp"_s});
            int found = 0;
            while (files.hasNext()) {
                QFile file(files.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                for (const auto &match : cited.globalMatch(QString::fromUtf8(file.readAll()))) {
                    const auto id = match.captured(1);
                    QVERIFY2(rulebook_.find(game, id), qPrintable(file.fileName() + u": "_s + id));
                    ++found;
                }
            }
            QVERIFY2(found > 0, qPrintable(game));
        }
    }

    void everyPassageIsThereInGerman()
    {
        const auto german = data::Rulebook::load(u"de"_s);
        QCOMPARE(german.passages().size(), rulebook_.passages().size());
        for (std::size_t i = 0; i < german.passages().size(); ++i) {
            const auto &there = german.passages()[i];
            const auto &here = rulebook_.passages()[i];
            QCOMPARE(place(there), place(here));
            QCOMPARE(there.language, u"de"_s);
            QCOMPARE(there.see, here.see);
            QCOMPARE(there.when, here.when);
            QCOMPARE(there.kind, here.kind);
            QVERIFY2(!there.title.isEmpty() && !there.section.isEmpty(), qPrintable(place(there)));
            QVERIFY2(!there.terms.isEmpty() && !there.asked.isEmpty(), qPrintable(place(there)));
            const auto words = there.text.split(u' ', Qt::SkipEmptyParts).size();
            QVERIFY2(words >= 18 && words <= 90, qPrintable(place(there) + u' ' + QString::number(words)));
        }
    }

    void bothLanguagesSayTheSameNumbers()
    {
        const auto german = data::Rulebook::load(u"de"_s);
        for (const auto &there : german.passages()) {
            const auto *here = rulebook_.find(there.game, there.id);
            QVERIFY(here);
            QVERIFY2(figuresIn(there.text) == figuresIn(here->text), qPrintable(place(there)));
            QVERIFY2(numberWordsIn(there.text, true) == numberWordsIn(here->text, false),
                     qPrintable(place(there)));
        }
    }

    // data/rulebook/COVERAGE.md: a heading for each game, a table of rules and ids.
    void theCoverageNoteNamesOnlyPassagesThatExist()
    {
        static const QRegularExpression id(u"[a-z0-9][a-z0-9-]*"_s);
        QHash<QString, QString> games;
        for (const auto &each : app::games())
            games.insert(QString::fromUtf8(each.title.data(), static_cast<qsizetype>(each.title.size())),
                         QString::fromUtf8(each.id.data(), static_cast<qsizetype>(each.id.size())));
        QFile note(qEnvironmentVariable("TORCHSIDE_SOURCE") + u"/data/rulebook/COVERAGE.md"_s);
        QVERIFY(note.open(QIODevice::ReadOnly));
        QString game;
        QSet<QString> seen;
        for (const auto &line : QString::fromUtf8(note.readAll()).split(u'\n')) {
            if (line.startsWith(u"## "_s)) {
                game = games.value(line.mid(3));
                seen.insert(game);
                QVERIFY2(rulebook_.hasGame(game), qPrintable(line));
            }
            const auto cells = line.split(u'|');
            if (cells.size() < 3 || cells[2].contains(u"---"_s) || cells[2].trimmed() == u"passages"_s)
                continue;
            for (const auto &match : id.globalMatch(cells[2]))
                QVERIFY2(rulebook_.find(game, match.captured()),
                         qPrintable(game + u": "_s + match.captured()));
        }
        QCOMPARE(seen.size(), rulebook_.games().size());
    }

    void aTranslationTakesTheEnglishPlace()
    {
        QTemporaryDir shelf;
        QVERIFY(QDir(shelf.path()).mkpath(u"one"_s));
        const auto write = [&](const QString &name, const QByteArray &text) {
            QFile file(shelf.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        write(u"one/rules.json"_s, R"([{"id":"a","title":"Life"},{"id":"b","title":"Death"}])");
        write(u"one/rules.de.json"_s, R"([{"id":"a","title":"Leben"}])");
        QCOMPARE(data::Rulebook::load(u"de"_s, shelf.path()).find(u"one"_s, u"a"_s)->title, u"Leben"_s);
        QCOMPARE(data::Rulebook::load(u"de"_s, shelf.path()).find(u"one"_s, u"b"_s)->title, u"Death"_s);
        QCOMPARE(data::Rulebook::languages(shelf.path()), QStringList({u"en"_s, u"de"_s}));
        QCOMPARE(data::Rulebook::load(u"fr"_s, shelf.path()).find(u"one"_s, u"a"_s)->title, u"Life"_s);
    }
};

QTEST_APPLESS_MAIN(PassagesTest)
#include "passages_test.moc"
