#include "tests/gallery/scenes.h"
#include "tests/harness/patience.h"
#include "tests/harness/spoken_walk.h"

#include <QMetaProperty>
#include <QQuickItem>
#include <QRegularExpression>
#include <qpa/qwindowsysteminterface.h>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

constexpr int step = 50; // from point to point

// What a press may rightly do something with.
bool isForPointers(const QQuickItem *item)
{
    const auto *meta = item->metaObject();
    return item->isEnabled() &&
           (meta->indexOfSignal("clicked()") >= 0 || meta->indexOfSignal("changeBy(int)") >= 0 ||
            meta->indexOfSignal("moved(int)") >= 0 || item->inherits("QQuickMouseArea") ||
            item->inherits("QQuickTextInput") ||
            (meta->indexOfSignal("linkActivated(QString)") >= 0 &&
             item->property("text").toString().contains(u"<a "_s)) ||
            meta->indexOfMethod("focusNow()") >= 0);
}

// The points of a raster at which nothing lies that can be used.
QList<QPoint> inertPoints(const tests::RealWindow &app, QQuickItem *dialog)
{
    QList<const QQuickItem *> controls;
    for (const auto *item : tests::allItems(dialog))
        if (tests::isSeen(item) && isForPointers(item))
            controls.append(item);
    QList<QPoint> points;
    const auto size = app.window()->size();
    for (int y = step / 2; y < size.height(); y += step)
        for (int x = step / 3; x < size.width(); x += step)
            if (std::none_of(controls.begin(), controls.end(), [&](const auto *item) {
                    return item->contains(item->mapFromScene(QPointF(x, y)));
                }))
                points.append({x, y});
    return points;
}

// Everything that can be told of what lies beneath: the page, how many there are, and each value of the
// table.
QString told(tests::RealWindow &app)
{
    QString all;
    QDebug debug(&all);
    for (const auto *item : tests::allItems(app.window()->contentItem()))
        if (item->inherits("QQuickStackView"))
            debug << "pages" << item->property("depth").toInt();
    debug << app.page() << app.app().journal().sessions().size();
    if (const auto *table = app.app().shelf().table()) {
        const auto *meta = table->metaObject();
        for (int i = 0; i < meta->propertyCount(); ++i)
            if (const auto value = meta->property(i).read(table); value.canConvert<QString>() ||
                                                                  value.canConvert<QVariantList>() ||
                                                                  value.canConvert<QVariantMap>())
                debug << meta->property(i).name() << value;
    }
    return all;
}

} // namespace

// What is modal lets nothing beneath it feel anything: no press, no wheel, by mouse, finger or pen.
class WallTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatLiesUnderADialogFeelsNothing_data()
    {
        QTest::addColumn<int>("scene");
        const auto scenes = tests::allScenes();
        for (int i = 0; i < scenes.size(); ++i)
            if (!scenes[i].plain && tests::isOurShare(i))
                QTest::newRow(qPrintable(scenes[i].name)) << i;
    }
    void whatLiesUnderADialogFeelsNothing()
    {
        QFETCH(int, scene);
        const auto wanted = tests::allScenes()[scene];
        tests::RealWindow app(sizeOf(wanted, scene));
        QVERIFY(app.isShown());
        app.app().preferences().setMotion(false);
        for (auto each = wanted.preferences.cbegin(); each != wanted.preferences.cend(); ++each)
            app.app().preferences().setProperty(qPrintable(each.key()), each.value());
        wanted.play(app);
        auto *dialog = tests::dialogOf(app.window());
        if (!dialog)
            return; // nothing asks here
        QTRY_VERIFY(dialog->parent()->property("opened").toBool());
        QTest::qWait(400); // it stands
        if (const auto *yes = dialog->parent()->property("mainAction").value<QQuickItem *>();
            yes && yes->isVisible() &&
            !app.app().demonstration().isRunning()) // there nobody's finger opened it
            QVERIFY2(
                !app.opener().isNull() && !yes->contains(yes->mapFromScene(app.opener())),
                qPrintable(u"opener and answer share %1, %2"_s.arg(app.opener().x()).arg(app.opener().y())));
        const auto mayClose = dialog->parent()->property("dismissable");
        dialog->parent()->setProperty("dismissable", false);
        const auto before = told(app);
        const auto inside = tests::allItems(dialog);
        const bool isMoment = std::any_of(inside.begin(), inside.end(), [](const QQuickItem *item) {
            return item->objectName() == u"moment";
        });
        if (isMoment) { // any press sends it on, and does nothing else
            QTest::mouseClick(app.window(), Qt::LeftButton, {}, QPoint(16, 25));
            QTest::qWait(100);
            QCOMPARE(told(app), before);
            return;
        }
        if (plays(app)) // a tap is for the game that plays itself
            return;
        for (const auto point : inertPoints(app, dialog)) {
            press(app, point);
            QVERIFY2(tests::dialogOf(app.window()) == dialog, qPrintable(at(point)));
            QVERIFY2(told(app) == before, qPrintable(at(point)));
        }
        dialog->parent()->setProperty("dismissable", mayClose);
        // The first click on the scrim closes it, if it may be closed, and does no more.
        QTest::mouseClick(app.window(), Qt::LeftButton, {}, QPoint(3, 3));
        QTRY_COMPARE(tests::dialogOf(app.window()) == nullptr, mayClose.toBool());
        QCOMPARE(told(app), before);
    }

    void onAGameThatPlaysItselfATapIsTheNextStepAndNothingElse()
    {
        const auto scenes = tests::allScenes();
        const auto watching = std::find_if(scenes.begin(), scenes.end(),
                                           [](const auto &scene) { return scene.name == u"watching"; });
        QVERIFY(watching != scenes.end());
        QStringList ends;
        for (const bool byHand : {false, true}) {
            tests::RealWindow app({360, 800});
            QVERIFY(app.isShown());
            app.app().preferences().setMotion(false);
            watching->play(app);
            QVERIFY(plays(app));
            QTest::qWait(400); // it stands
            const auto step = app.app().demonstration().step();
            if (byHand)
                QTest::mouseClick(app.window(), Qt::LeftButton, {}, QPoint(66, 425));
            else
                app.app().demonstration().next();
            QTRY_COMPARE(app.app().demonstration().step(), step + 1);
            ends.append(told(app).remove(
                QRegularExpression(u"0x[0-9a-f]+|TYPE_[0-9]+"_s))); // the page is another one
        }
        QCOMPARE(ends.last(), ends.first());
    }

private:
    static bool plays(tests::RealWindow &app)
    {
        return app.app().demonstration().isRunning() && !app.app().demonstration().isDone();
    }

    // The phone, or for some the tablet; the shapes of those that ask for one.
    static QSize sizeOf(const tests::Scene &scene, int number)
    {
        const auto shape = scene.shapes.value(0);
        if (shape.isEmpty() ? number % 3 == 0 : shape.startsWith(u"tablet-lying"_s))
            return {1280, 800};
        return shape.startsWith(u"tablet"_s)        ? QSize(800, 1280)
               : shape.startsWith(u"phone-lying"_s) ? QSize(800, 360)
                                                    : QSize(360, 800);
    }

    static QString at(QPoint point) { return u"at %1, %2"_s.arg(point.x()).arg(point.y()); }

    void press(tests::RealWindow &app, QPoint point)
    {
        auto *window = app.window();
        QTest::mouseMove(window, point);
        QTest::mouseClick(window, Qt::LeftButton, {}, point);
        QTest::mouseClick(window, Qt::RightButton, {}, point);
        QWheelEvent wheel(point, window->mapToGlobal(QPointF(point)), {}, {0, -120}, Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(window, &wheel);
        QTest::touchEvent(window, finger_.get()).press(1, point);
        QTest::touchEvent(window, finger_.get()).release(1, point);
        QCoreApplication::processEvents();
        const auto pen = [&](Qt::MouseButtons buttons) {
            QWindowSystemInterface::handleTabletEvent(window, &pen_, QPointF(point),
                                                      window->mapToGlobal(QPointF(point)), buttons, 0.5, 0, 0,
                                                      0, 0, 0);
            QCoreApplication::processEvents();
        };
        pen(Qt::LeftButton);
        pen(Qt::NoButton);
    }

    QPointingDevice pen_{u"pen"_s,
                         77,
                         QInputDevice::DeviceType::Stylus,
                         QPointingDevice::PointerType::Pen,
                         QInputDevice::Capability::Position,
                         1,
                         1};
    std::unique_ptr<QPointingDevice> finger_{QTest::createTouchDevice()};
};

QTEST_MAIN(WallTest)
#include "wall_test.moc"
