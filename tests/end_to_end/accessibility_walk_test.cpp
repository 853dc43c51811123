#include "tests/gallery/scenes.h"
#include "tests/harness/focus_round.h"
#include "tests/harness/spoken_walk.h"

#include <QAccessible>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

struct Shape {
    const char *name;
    QSize size;
    double textScale;
    int every; // each scene, every second, …
};

const QList<Shape> shapes{{"phone", {360, 800}, 1.0, 1},
                          {"phone at 200 %", {360, 800}, 2.0, 6},
                          {"phone, lying", {800, 360}, 1.0, 7},
                          {"tablet", {1280, 800}, 1.0, 7}};

} // namespace

// Every page of the app as somebody meets it who sees nothing, or has only keys: what is unnamed, can't be used, isn't
// there or comes in another order than that of sight fails.
class AccessibilityWalkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QAccessible::setActive(true); }

    void everyPageIsThereForEverybody_data()
    {
        QTest::addColumn<int>("scene");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("textScale");
        const auto scenes = tests::allScenes();
        for (const auto &shape : shapes)
            for (int i = 0; i < scenes.size(); i += shape.every)
                QTest::newRow(qPrintable(u"%1, %2"_s.arg(scenes[i].name, QLatin1String(shape.name))))
                    << i << shape.size << shape.textScale;
    }
    void everyPageIsThereForEverybody()
    {
        QFETCH(int, scene);
        QFETCH(QSize, size);
        QFETCH(double, textScale);
        tests::RealWindow app(size);
        QVERIFY(app.isShown());
        app.app().preferences().setMotion(false);
        app.app().preferences().setTextScale(textScale);
        tests::allScenes()[scene].play(app);
        app.settle(100);
        const auto wrong = tests::walkSpoken(app.window()) + stillMoving(app) + tests::goRoundByTab(app);
        QVERIFY2(wrong.isEmpty(), qPrintable(u"\n  "_s + wrong.join(u"\n  "_s)));
        escapeClosesTheDialogFirst(app);
    }

private:
    // Without motion nothing moves.
    static QStringList stillMoving(const tests::RealWindow &app)
    {
        QStringList moving;
        for (const auto *object : app.window()->findChildren<QObject *>())
            if (object->inherits("QQuickAbstractAnimation") && object->property("running").toBool() &&
                object->property("duration").toInt() > 0)
                moving.append(u"an animation of “%1” runs"_s.arg(object->property("property").toString()));
        return moving;
    }

    static void escapeClosesTheDialogFirst(tests::RealWindow &app)
    {
        const auto *dialog = tests::dialogOf(app.window());
        if (!dialog || !dialog->parent()->property("dismissable").toBool())
            return;
        const auto *page = app.page();
        QTest::keyClick(app.window(), Qt::Key_Escape);
        QTRY_VERIFY(!tests::dialogOf(app.window()));
        QCOMPARE(app.page(), page);
    }
};

QTEST_MAIN(AccessibilityWalkTest)
#include "accessibility_walk_test.moc"
