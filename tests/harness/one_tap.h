#pragma once

#include "tests/harness/real_window.h"

#include <QPointer>

// A tap that is looked at: so many steps come of it and no more, and what it lies on stays where it was.
namespace torchside::tests {

inline table::Table *tableOf(RealWindow &app)
{
    return app.app().shelf().table();
}

inline bool once(RealWindow &app, const QString &name, int steps = 1)
{
    app.sendOn();
    if (!soon([&] { return app.control(name) != nullptr; })) {
        qWarning("“%s” is not there", qPrintable(name));
        return false;
    }
    const QPointer<QQuickItem> item = app.control(name);
    if (!item || !app.bringIntoView(item))
        return false;
    const auto before = tableOf(app)->seq();
    const auto place = item->mapToScene({0, 0});
    if (!app.tap(name))
        return false;
    (void)soon([&] { return tableOf(app)->seq() == before + steps; });
    app.settle(250); // long enough for a second thing to come of it
    if (tableOf(app)->seq() != before + steps) {
        qWarning("“%s”: %d steps in the place of %d", qPrintable(name), tableOf(app)->seq() - before, steps);
        return false;
    }
    if (steps == 0 && item && isSeen(item)) {
        const auto moved = item->mapToScene({0, 0}) - place;
        if (moved.manhattanLength() > 2) { // a half is lost in rounding
            qWarning("“%s” moved under the finger, by %g and %g", qPrintable(name), moved.x(), moved.y());
            return false;
        }
    }
    return true;
}

// The field that is called so takes the keys.
inline bool takeUp(RealWindow &app, const QString &label)
{
    const auto field = [&]() -> QQuickItem * {
        for (auto *item : allItems(app.window()->contentItem()))
            if (item->property("label").toString() == label && isSeen(item) &&
                item->metaObject()->indexOfSignal("accepted()") >= 0)
                return item;
        return nullptr;
    };
    if (!soon([&] { return field() != nullptr; }))
        return false;
    QMetaObject::invokeMethod(field(), "focusNow");
    app.settle(60);
    return true;
}

inline void letters(const RealWindow &app, const QString &words)
{
    for (const auto letter : words)
        QTest::sendKeyEvent(QTest::Click, app.window(), Qt::Key_unknown, QString(letter), {});
    app.settle(150);
}

} // namespace torchside::tests
