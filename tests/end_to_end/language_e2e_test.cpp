#include "tests/gallery/scenes.h"

#include <QQuickItem>
#include <QRegularExpression>

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

// Names and words that are the same in both languages; game titles, and what the cards are called.
const QStringList &sharedWords()
{
    static const QStringList all{
        u"Torchside"_s, u"Ann"_s, u"Bo"_s, u"Cy"_s, u"Di"_s,
    };
    return all;
}

bool isForEverybody(QString text)
{
    for (const auto &word : sharedWords())
        text.remove(QRegularExpression(u"\\b%1\\b"_s.arg(QRegularExpression::escape(word))));
    return !text.contains(QRegularExpression(u"\\p{L}"_s));
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

    static void everyScene()
    {
        QTest::addColumn<int>("number");
        int number = 0;
        for (const auto &scene : tests::allScenes())
            QTest::newRow(qPrintable(scene.name)) << number++;
    }

private slots:
    void theLanguageChangesWithAGameOnTheTable()
    {
        tests::RealWindow app;
        tests::playSession(app, u"mandom"_s, {uR"({"do":"start","players":["Ann","Bo"],"first":0})"_s, uR"({"do":"place"})"_s,
                                              uR"({"do":"remove","item":"torch"})"_s});
        QVERIFY(app.shows(u"Round 1"_s));
        QVERIFY(app.control(u"Torch: off"_s));
        speak(app, u"de"_s);
        QVERIFY(app.shows(u"Runde 1"_s));
        QVERIFY(app.control(u"Fackel: abgenommen"_s));
        QVERIFY(app.tap(u"Verlauf"_s));
        QVERIFY(app.tap(u"Ann und Bo setzen sich; Ann beginnt."_s));
        QVERIFY(app.shows(u"Legt wieder an den Helden: Fackel."_s));
        speak(app, u"en"_s);
        QVERIFY(app.shows(u"Ann and Bo sit down; Ann begins."_s));
    }

    void theRulesAreReadInTheLanguageOfTheApp()
    {
        tests::RealWindow app;
        QCOMPARE(app.app().manual().passage(u"mandom"_s, u"goal"_s)[u"section"_s].toString(), u"The idea"_s);
        speak(app, u"de"_s);
        QCOMPARE(app.app().manual().passage(u"mandom"_s, u"goal"_s)[u"section"_s].toString(), u"Worum es geht"_s);
    }

    void numbersAndDatesAreWrittenAsTheLanguageDoes()
    {
        tests::RealWindow app;
        speak(app, u"de"_s);
        QCOMPARE(QLocale().toString(1.5), u"1,5"_s);
        speak(app, u"en"_s);
        QCOMPARE(QLocale().toString(1.5), u"1.5"_s);
    }

    void inGermanNothingEnglishIsLeft_data() { everyScene(); }
    void inGermanNothingEnglishIsLeft()
    {
        QFETCH(int, number);
        tests::RealWindow app;
        app.app().preferences().setMotion(false);
        tests::allScenes().at(number).play(app);
        app.settle(150);
        const auto english = wordsOn(app);
        speak(app, u"de"_s);
        const auto german = wordsOn(app);
        const auto same = inCommon(english, german);
        QVERIFY2(same.isEmpty(), qPrintable(same.join(u"\n"_s)));
        speak(app, u"en"_s);
        QCOMPARE(wordsOn(app), english);
    }
};

QTEST_MAIN(LanguageEndToEndTest)
#include "language_e2e_test.moc"
