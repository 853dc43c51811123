#include "app/desktop_platform.h"

#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QFileOpenEvent>

#include <utility>

using namespace Qt::StringLiterals;

namespace torchside::app {

namespace {

QDBusMessage toScreenSaver(const QString &method)
{
    return QDBusMessage::createMethodCall(u"org.freedesktop.ScreenSaver"_s, u"/org/freedesktop/ScreenSaver"_s,
                                          u"org.freedesktop.ScreenSaver"_s, method);
}

} // namespace

DesktopPlatform::DesktopPlatform(QObject *parent) : Platform(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

DesktopPlatform::~DesktopPlatform()
{
    letGo();
}

void DesktopPlatform::keepAwake(bool awake)
{
    wanted_ = awake;
    if (awake)
        inhibit();
    else
        letGo();
}

void DesktopPlatform::inhibit()
{
    if (cookie_ != 0 || asking_ || !QDBusConnection::sessionBus().isConnected())
        return;
    asking_ = true;
    auto call = toScreenSaver(u"Inhibit"_s);
    call << QCoreApplication::applicationName() << tr("A game is on the table");
    auto *watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, &DesktopPlatform::answered);
}

void DesktopPlatform::answered(QDBusPendingCallWatcher *call)
{
    asking_ = false;
    const QDBusPendingReply<uint> reply = *call;
    call->deleteLater();
    if (!reply.isError())
        cookie_ = reply.value();
    if (!wanted_)
        letGo();
}

void DesktopPlatform::letGo()
{
    if (cookie_ == 0)
        return;
    auto call = toScreenSaver(u"UnInhibit"_s);
    call << std::exchange(cookie_, 0U);
    QDBusConnection::sessionBus().send(call);
}

bool DesktopPlatform::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::FileOpen)
        return Platform::eventFilter(watched, event);
    Q_EMIT fileOffered(static_cast<QFileOpenEvent *>(event)->url());
    return true;
}

} // namespace torchside::app
