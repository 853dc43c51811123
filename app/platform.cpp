#include "app/platform.h"

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

} // namespace torchside::app
