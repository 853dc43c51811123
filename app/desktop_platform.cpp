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

constexpr auto portal = "org.freedesktop.portal.Desktop";
constexpr auto portalPath = "/org/freedesktop/portal/desktop";
constexpr auto settings = "org.freedesktop.portal.Settings";
constexpr auto appearance = "org.freedesktop.appearance";
constexpr auto colorScheme = "color-scheme";
constexpr uint preferDark = 1;
constexpr uint preferLight = 2;

// The portal wraps what it reads once more.
uint schemeOf(QVariant value)
{
    while (value.canConvert<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value.toUInt();
}

} // namespace

DesktopPlatform::DesktopPlatform(QObject *parent) : Platform(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
    askForLook();
}

// Before Qt 6.5 only the desktop's portal knows; where there is none, the windows' own colours tell.
void DesktopPlatform::askForLook()
{
    auto bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    bus.connect(portal, portalPath, settings, u"SettingChanged"_s, this,
                SLOT(settingChanged(QString, QString, QDBusVariant)));
    auto call = QDBusMessage::createMethodCall(portal, portalPath, settings, u"Read"_s);
    call << QString::fromLatin1(appearance) << QString::fromLatin1(colorScheme);
    auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher *done) {
        const QDBusPendingReply<QDBusVariant> reply = *done;
        done->deleteLater();
        if (!reply.isError())
            settingChanged(QString::fromLatin1(appearance), QString::fromLatin1(colorScheme), reply.value());
    });
}

void DesktopPlatform::settingChanged(const QString &group, const QString &key, const QDBusVariant &value)
{
    if (group != QLatin1String(appearance) || key != QLatin1String(colorScheme))
        return;
    const auto scheme = schemeOf(value.variant());
    dark_ = scheme == preferDark    ? std::optional(true)
            : scheme == preferLight ? std::optional(false)
                                    : std::nullopt;
    Q_EMIT lookChanged();
}

bool DesktopPlatform::isDark() const
{
    return dark_.value_or(Platform::isDark());
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
