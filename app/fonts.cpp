#include "app/fonts.h"

#include <QFontDatabase>
#include <QGuiApplication>
#if QT_CONFIG(thread)
#include <QThreadPool>
#endif

using namespace Qt::StringLiterals;

namespace torchside::app {

void chooseFont()
{
    const auto family = QGuiApplication::font().family();
    if (family.startsWith(u"Sans") || family.startsWith(u"DejaVu")) // nobody chose one
        QGuiApplication::setFont(QFont(QStringList{u"Roboto"_s, family}));
#if QT_CONFIG(thread)
    QThreadPool::globalInstance()->start([] { QFontDatabase::families(); });
#endif
}

void chooseEdges()
{
    qputenv("QSG_DISTANCEFIELD_ANTIALIASING", "gray");
}

} // namespace torchside::app
