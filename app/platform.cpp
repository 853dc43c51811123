#include "app/platform.h"

#if defined(Q_OS_ANDROID)
#include "android/android_platform.h"
#elif defined(Q_OS_IOS)
#include "ios/ios_platform.h"
#else
#include "app/desktop_platform.h"
#endif

#include <QEvent>
#include <QGuiApplication>
#include <QPalette>
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
#include <QStyleHints>
#endif

namespace torchside::app {

namespace {

// Tells when the system goes from day to night.
class LookWatch final : public QObject {
public:
    explicit LookWatch(Platform &platform) : QObject(&platform), platform_(platform) {}

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::ApplicationPaletteChange)
            Q_EMIT platform_.lookChanged();
        return QObject::eventFilter(watched, event);
    }

private:
    Platform &platform_;
};

} // namespace

Platform::Platform(QObject *parent) : QObject(parent)
{
    if (qGuiApp)
        qGuiApp->installEventFilter(new LookWatch(*this));
}

bool Platform::sharePicture(const QString &, const QString &)
{
    return false;
}

// Where the system doesn't say, its windows' ground does.
bool Platform::isDark() const
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    if (const auto scheme = QGuiApplication::styleHints()->colorScheme(); scheme != Qt::ColorScheme::Unknown)
        return scheme == Qt::ColorScheme::Dark;
#endif
    return QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
}

std::unique_ptr<Platform> systemPlatform()
{
#if defined(Q_OS_ANDROID)
    return std::make_unique<AndroidPlatform>();
#elif defined(Q_OS_IOS)
    return std::make_unique<IosPlatform>();
#else
    return std::make_unique<DesktopPlatform>();
#endif
}

} // namespace torchside::app
