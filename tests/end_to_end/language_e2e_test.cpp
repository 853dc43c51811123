#include "tests/gallery/scenes.h"
#include "tests/harness/patience.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QQuickItem>
#include <QRegularExpression>

#include <algorithm>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

// What a person reads or is read out, but for what nobody sees.
QStringList wordsOn(const tests::RealWindow &app)
{
    QStringList all;
    for (const auto *item : tests::allItems(app.window()->contentItem())) {
        if (!tests::isSeen(item))
            continue;
        if (item->inherits("QQuickText"))
            all.append(item->property("text").toString());
        all.append(tests::accessibleName(item));
    }
    all.removeDuplicates();
    all.removeAll(QString());
    return all;
}

// What people typed in the scenes: names, notes. Ids of the protocol have small letters and no blanks.
void collectTyped(const QJsonValue &value, QStringList &all)
{
    const auto text = value.toString();
    if (text != text.toLower() || text.contains(u' '))
        all.append(text);
    for (const auto each : value.toArray())
        collectTyped(each, all);
    for (const auto each : value.toObject())
        collectTyped(each, all);
}

QStringList typedInScenes()
{
    QStringList all;
    QDirIterator files(QStringLiteral(SOURCE_FOLDER "/tests/gallery"), {u"*.json"_s});
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly))
            for (const auto scene : QJsonDocument::fromJson(file.readAll()).array())
                collectTyped(scene[u"lines"_s], all);
    }
    return all;
}

// Names and words that are the same in both languages; the longest first, for some stand in others.
const QStringList &sharedWords()
{
    static const auto all = [] {
        auto words = typedInScenes() + QStringList{u"Torchside"_s,
                                                   u"Cutthroat Caverns"_s,
                                                   u"Escape the Dark Castle"_s,
                                                   u"Cthulhu Rising"_s,
                                                   u"Duel of Ages"_s,
                                                   u"Dungeon of Mandom"_s,
                                                   u"LILLITH"_s,
                                                   u"Minion"_s,
                                                   u"Terror"_s,
                                                   u"Devon Regal"_s,
                                                   u"Avindel"_s,
                                                   u"TiAx"_s,
                                                   u"Wallard Blatt"_s,
                                                   u"HQ"_s,
                                                   u"Prestige"_s,
                                                   u"Initiative"_s,
                                                   u"Vampyre"_s,
                                                   u"Wereboar"_s,
                                                   u"Emperor Lich"_s,
                                                   u"Blink Dogs"_s,
                                                   u"Labyrinth: Ancient"_s,
                                                   u"Labyrinth: Colonial"_s,
                                                   u"Labyrinth: Future"_s,
                                                   u"Labyrinth: Modern"_s,
                                                   u"Ruins"_s,
                                                   u"Merc Camp"_s,
                                                   u"Lith Alliance"_s,
                                                   u"Royal Tournament"_s,
                                                   u"Field of Honor"_s,
                                                   u"Devon Regal"_s,
                                                   u"Avindel"_s,
                                                   u"TiAx"_s,
                                                   u"Wallard Blatt"_s,
                                                   u"Dungeon"_s,
                                                   u"Goblin"_s,
                                                   u"Golem"_s,
                                                   u"Lich"_s,
                                                   u"Spore"_s,
                                                   u"Name"_s,
                                                   u"Vibration"_s,
                                                   u"English"_s,
                                                   u"Deutsch"_s,
                                                   u"min"_s};
        words.removeDuplicates();
        std::stable_sort(words.begin(), words.end(),
                         [](const auto &a, const auto &b) { return a.size() > b.size(); });
        return words;
    }();
    return all;
}

bool isForEverybody(QString text)
{
    for (const auto &word : sharedWords())
        text.replace(QRegularExpression(u"(?<!\\p{L})%1(?!\\p{L})"_s.arg(QRegularExpression::escape(word))),
                     u" "_s);
    return !text.contains(QRegularExpression(u"\\p{L}{2}"_s)); // a letter alone is an initial
}

QStringList inCommon(const QStringList &english, const QStringList &german)
{
    QStringList same;
    for (const auto &text : german)
        if (english.contains(text) && !isForEverybody(text))
            same.append(text);
    return same;
}

} // namespace

// The app speaks English and German, and goes from one to the other while everything stays on the table.
class LanguageEndToEndTest : public QObject {
    Q_OBJECT

private:
    static void speak(tests::RealWindow &app, const QString &language)
    {
        app.app().preferences().setLanguage(language);
        app.settle(150);
    }

    static QList<tests::Scene> openedPages()
    {
        const QStringList beforeAnyGame{u"home-empty"_s, u"home"_s, u"settings"_s, u"new-session-empty"_s,
                                        u"new-session"_s};
        QList<tests::Scene> pages;
        for (const auto &scene : tests::allScenes())
            if (scene.plain || beforeAnyGame.contains(scene.name))
                pages.append(scene);
        return pages;
    }

private slots:
    void theLanguageChangesWithAGameOnTheTable()
    {
        tests::RealWindow app;
        tests::playSession(app, u"mandom"_s,
                           {uR"({"do":"start","players":["Ann","Bo"],"first":0})"_s, uR"({"do":"place"})"_s,
                            uR"({"do":"remove","item":"torch"})"_s});
        QVERIFY(app.shows(u"Round 1"_s));
        QTRY_VERIFY(app.control(u"Torch: off"_s));
        speak(app, u"de"_s);
        QVERIFY(app.shows(u"Runde 1"_s));
        QTRY_VERIFY(app.control(u"Fackel: abgenommen"_s));
        QVERIFY(app.tap(u"Verlauf"_s));
        QVERIFY(app.tap(u"Ann und Bo setzen sich; Ann beginnt."_s));
        QVERIFY(app.shows(u"Legt wieder an den Helden: Fackel."_s));
        speak(app, u"en"_s);
        QVERIFY(app.shows(u"Ann and Bo sit down; Ann starts."_s));
    }

    void theRulesAreReadInTheLanguageOfTheApp()
    {
        tests::RealWindow app;
        QCOMPARE(app.app().manual().passage(u"mandom"_s, u"goal"_s)[u"section"_s].toString(), u"The idea"_s);
        speak(app, u"de"_s);
        QCOMPARE(app.app().manual().passage(u"mandom"_s, u"goal"_s)[u"section"_s].toString(),
                 u"Worum es geht"_s);
    }

    void numbersAndDatesAreWrittenAsTheLanguageDoes()
    {
        tests::RealWindow app;
        speak(app, u"de"_s);
        QCOMPARE(QLocale().toString(1.5), u"1,5"_s);
        speak(app, u"en"_s);
        QCOMPARE(QLocale().toString(1.5), u"1.5"_s);
    }

    void inGermanNothingEnglishIsLeft_data()
    {
        QTest::addColumn<int>("number");
        const auto pages = openedPages();
        for (int i = 0; i < pages.size(); ++i)
            if (tests::isOurShare(i))
                QTest::newRow(qPrintable(pages[i].name)) << i;
    }
    void inGermanNothingEnglishIsLeft()
    {
        QFETCH(int, number);
        tests::RealWindow app;
        app.app().preferences().setMotion(false);
        openedPages().at(number).play(app);
        speak(app, u"en"_s);
        const auto english = wordsOn(app);
        speak(app, u"de"_s);
        const auto german = wordsOn(app);
        const auto same = inCommon(english, german);
        QVERIFY2(same.isEmpty(), qPrintable(same.join(u"\n"_s)));
        speak(app, u"en"_s);
        const auto again = wordsOn(app); // and perhaps what was just announced
        for (const auto &text : english)
            QVERIFY2(again.contains(text), qPrintable(text));
    }
};

QTEST_MAIN(LanguageEndToEndTest)
#include "language_e2e_test.moc"
