#include "tests/gallery/scenes.h"
#include "tests/harness/accessible_tree.h"
#include "tests/harness/focus_round.h"
#include "tests/harness/spoken_walk.h"

#include <QAccessible>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

// The shapes of the gallery, with how many of the scenes that ask for none are walked in each.
struct Shape {
    QString name;
    QSize size;
    double textScale;
    int every; // each scene, every second, …
};

const QList<Shape> shapes{{u"phone"_s, {360, 800}, 1.0, 1},
                          {u"phone-200"_s, {360, 800}, 2.0, 6},
                          {u"phone-lying"_s, {800, 360}, 1.0, 7},
                          {u"tablet"_s, {800, 1280}, 1.0, 30},
                          {u"tablet-lying"_s, {1280, 800}, 1.0, 9}};

bool isWanted(const tests::Scene &scene, qsizetype number, const Shape &shape)
{
    return scene.shapes.isEmpty() ? number % shape.every == 0 : scene.shapes.contains(shape.name);
}

} // namespace

// Every page of the app as somebody meets it who sees nothing, or has only keys: what is unnamed, can't be
// used, isn't there or comes in another order than that of sight fails.
class AccessibilityWalkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTRY_VERIFY(QAccessible::isActive()); }

    void everyPageIsThereForEverybody_data()
    {
        QTest::addColumn<int>("scene");
        QTest::addColumn<int>("shape");
        const auto scenes = tests::allScenes();
        for (int shape = 0; shape < shapes.size(); ++shape)
            for (int i = 0; i < scenes.size(); ++i)
                if (tests::isOurShare(i) && isWanted(scenes[i], i, shapes[shape]))
                    QTest::newRow(qPrintable(u"%1, %2"_s.arg(scenes[i].name, shapes[shape].name)))
                        << i << shape;
    }
    void everyPageIsThereForEverybody()
    {
        QFETCH(int, scene);
        QFETCH(int, shape);
        const auto wanted = tests::allScenes()[scene];
        tests::RealWindow app(shapes[shape].size);
        QVERIFY(app.isShown());
        app.app().preferences().setMotion(false);
        app.app().preferences().setTextScale(shapes[shape].textScale);
        for (auto each = wanted.preferences.cbegin(); each != wanted.preferences.cend(); ++each)
            app.app().preferences().setProperty(qPrintable(each.key()), each.value());
        wanted.play(app);
        QStringList wrong;
        (void)tests::soon([&] { // a list makes its rows when it knows how high it is
            app.settle(100);
            wrong = tests::walkSpoken(app.window());
            return wrong.isEmpty();
        });
        wrong += stillMoving(app) + tests::goRoundByTab(app);
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

int main(int argc, char *argv[])
{
    const QGuiApplication app(argc, argv);
    tests::pretendAScreenReaderRuns();
    AccessibilityWalkTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "accessibility_walk_test.moc"
