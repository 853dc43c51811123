#include "tests/gallery/picture_checks.h"
#include "tests/gallery/scenes.h"

#include <QFontMetricsF>
#include <QJSValue>
#include <QRegularExpression>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype hint = 3; // so many letters are one, or the whole first name

bool isShortened(const QQuickItem *item)
{
    return item->inherits("QQuickText") && tests::isSeen(item) && item->property("truncated").toBool() &&
           item->property("elide").toInt() != Qt::ElideNone;
}

// What of a shortened line can be read, about: words break at the ends of lines.
QString readable(const QQuickItem *text)
{
    auto font = text->property("font").value<QFont>();
    font.setPixelSize(text->property("fontInfo").value<QJSValue>().property(u"pixelSize"_s).toInt());
    const auto mode = static_cast<Qt::TextElideMode>(text->property("elide").toInt());
    const auto lines = std::max(1, text->property("lineCount").toInt());
    return QFontMetricsF(font).elidedText(text->property("text").toString(), mode, text->width() * lines);
}

// Shortened words say who is meant, and keep each number.
QString wrongWith(const QQuickItem *text)
{
    const auto words = text->property("text").toString();
    const auto left = readable(text);
    static const QRegularExpression number(u"[0-9]+"_s);
    for (auto found = number.globalMatch(words); found.hasNext();)
        if (const auto figure = found.next().captured(); !left.contains(figure))
            return u"“%1” has lost %2: “%3”"_s.arg(words, figure, left);
    if (const auto cut = left.indexOf(u'…');
        cut >= 0 && cut < hint && !left.startsWith(words.section(u' ', 0, 0) + u' '))
        return u"“%1” says nothing as “%2”"_s.arg(words, left);
    return {};
}

} // namespace

// Forty letters are a name, too: what is cut short is none of the numbers, and leaves a hint.
class LongNamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void initTestCase() { tests::lengthenNames(); }

    void theNumberStaysAndTheWordsGiveWay_data()
    {
        QTest::addColumn<int>("scene");
        QTest::addColumn<QSize>("size");
        const auto scenes = tests::allScenes();
        for (int i = 0; i < scenes.size(); ++i)
            for (const QSize size : {QSize(360, 800), QSize(1280, 800)})
                if (tests::isOurShare(i) && suits(scenes[i], i, size))
                    QTest::addRow("%s, %d", qPrintable(scenes[i].name), size.width()) << i << size;
    }
    void theNumberStaysAndTheWordsGiveWay()
    {
        QFETCH(int, scene);
        QFETCH(QSize, size);
        const auto wanted = tests::allScenes()[scene];
        tests::RealWindow app(size);
        QVERIFY(app.isShown());
        app.app().preferences().setMotion(false);
        for (auto each = wanted.preferences.cbegin(); each != wanted.preferences.cend(); ++each)
            app.app().preferences().setProperty(qPrintable(each.key()), each.value());
        wanted.play(app);
        app.settle(100);
        QStringList wrong = tests::lookAt(app.window(), app.grab());
        for (const auto *item : tests::allItems(app.window()->contentItem()))
            if (isShortened(item))
                if (const auto each = wrongWith(item); !each.isEmpty())
                    wrong.append(each);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u"\n"_s)));
    }

private:
    // On the tablet there is more room: every second of the scenes that ask for no shape is enough.
    static bool suits(const tests::Scene &scene, int number, QSize size)
    {
        if (scene.shapes.isEmpty())
            return size.width() < 600 || number % 2 == 0;
        return scene.shapes.contains(size.width() < 600 ? u"phone"_s : u"tablet-lying"_s);
    }
};

QTEST_MAIN(LongNamesTest)
#include "long_names_test.moc"
