#include "app/wakefulness.h"

#include <QGuiApplication>
#include <QQuickWindow>

#include <utility>

namespace torchside::app {

namespace {

// The event that ends what this one begins; None where it begins nothing that a person does on purpose.
QEvent::Type endOf(QEvent::Type begin)
{
    switch (begin) {
    case QEvent::TouchBegin: return QEvent::TouchEnd;
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick: return QEvent::MouseButtonRelease;
    case QEvent::KeyPress: return QEvent::KeyRelease;
    case QEvent::TabletPress: return QEvent::TabletRelease;
    default: return QEvent::None;
    }
}

bool isOurs(QEvent::Type type)
{
    switch (type) {
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
    case QEvent::TouchCancel:
    case QEvent::MouseMove:
    case QEvent::MouseButtonRelease:
    case QEvent::KeyRelease:
    case QEvent::TabletMove:
    case QEvent::TabletRelease:
    case QEvent::Wheel: return true;
    default: return endOf(type) != QEvent::None;
    }
}

} // namespace

Wakefulness::Wakefulness(Preferences &preferences, Platform &platform, QObject *parent)
    : QObject(parent), preferences_(preferences), platform_(platform)
{
    idle_.setSingleShot(true);
    connect(&idle_, &QTimer::timeout, this, [this] { setDimmed(true); });
    connect(&preferences_, &Preferences::changed, this, &Wakefulness::settle);
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, &Wakefulness::setState);
}

Wakefulness::~Wakefulness()
{
    if (awake_)
        platform_.keepAwake(false);
}

void Wakefulness::watch(QQuickWindow *window)
{
    window->installEventFilter(this);
}

void Wakefulness::setPlaying(bool playing)
{
    if (std::exchange(playing_, playing) != playing)
        settle();
}

// Guests' phones would lose a table that goes to sleep.
void Wakefulness::setHosting(bool hosting)
{
    if (std::exchange(hosting_, hosting) != hosting)
        settle();
}

// Another window in front is no background: the table can still be seen beside it.
void Wakefulness::setState(Qt::ApplicationState state)
{
    background_ = state == Qt::ApplicationSuspended || state == Qt::ApplicationHidden;
    settle();
}

void Wakefulness::setMinute(std::chrono::milliseconds minute)
{
    minute_ = minute;
    settle();
}

void Wakefulness::settle()
{
    const bool awake = !background_ && (hosting_ || (playing_ && preferences_.keepAwake()));
    if (std::exchange(awake_, awake) != awake)
        platform_.keepAwake(awake);
    const bool counts = playing_ && !background_ && preferences_.dimAfter() > 0;
    if (!counts) {
        idle_.stop();
        setDimmed(false);
    } else if (!dimmed_) {
        idle_.start(preferences_.dimAfter() * minute_);
    }
}

void Wakefulness::setDimmed(bool dimmed)
{
    if (std::exchange(dimmed_, dimmed) != dimmed)
        Q_EMIT dimmedChanged();
}

bool Wakefulness::swallows(const QEvent &event)
{
    if (event.type() == QEvent::TouchBegin)
        swallowedUntil_ = QEvent::None; // the end of the one before got lost
    if (swallowedUntil_ != QEvent::None) {
        if (event.type() == swallowedUntil_ || event.type() == QEvent::TouchCancel)
            swallowedUntil_ = QEvent::None;
        return true;
    }
    if (!dimmed_)
        return false;
    swallowedUntil_ = endOf(event.type());
    return true;
}

bool Wakefulness::eventFilter(QObject *watched, QEvent *event)
{
    if (!isOurs(event->type()))
        return QObject::eventFilter(watched, event);
    const bool swallowed = swallows(*event);
    if (swallowed) {
        setDimmed(false);
        event->accept(); // else the system makes a click of the touch
    }
    settle();
    return swallowed;
}

} // namespace torchside::app
