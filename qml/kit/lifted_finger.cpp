#include "lifted_finger.h"

#include <QCoreApplication>
#include <QPointer>
#include <QTouchEvent>

namespace {

// At the app, not at its windows: an open dialog is asked before them.
class LiftedFinger : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject *window, QEvent *event) override
    {
        if ((event->type() != QEvent::TouchUpdate && event->type() != QEvent::TouchEnd) ||
            !window->isWindowType())
            return false;
        const auto *touch = static_cast<QTouchEvent *>(event);
        if (!touch->target())
            return false;
        QTouchEvent aimless(touch->type(), touch->pointingDevice(), touch->modifiers(), touch->points());
        aimless.setTimestamp(touch->timestamp());
        QCoreApplication::sendEvent(window, &aimless);
        event->setAccepted(aimless.isAccepted());
        return true;
    }
};

} // namespace

void letFingersLift()
{
    static QPointer<LiftedFinger> filter;
    if (filter || !qApp)
        return;
    filter = new LiftedFinger(qApp);
    qApp->installEventFilter(filter);
}
