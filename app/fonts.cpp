#include "app/fonts.h"

#include <QFontDatabase>
#include <QFontInfo>
#include <QGuiApplication>

namespace torchside::app {

void chooseFont()
{
    const auto fallback = QStringLiteral("Roboto");
    if (QGuiApplication::font().family().startsWith(QStringLiteral("DejaVu")) ||
        QFontInfo(QGuiApplication::font()).family().startsWith(QStringLiteral("DejaVu")))
        if (QFontDatabase::hasFamily(fallback))
            QGuiApplication::setFont(QFont(fallback));
}

} // namespace torchside::app
