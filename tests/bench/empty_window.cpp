#include "first_frame.h"

#include <QQmlApplicationEngine>
#include <QQuickStyle>

// What Home is measured against: a bare Qt Quick Controls window, in a program that has nothing else.
int main(int argc, char *argv[])
{
    const QGuiApplication app(argc, argv);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    QQmlApplicationEngine engine;
    engine.loadData(
        "import QtQuick.Controls.Basic\nApplicationWindow { width: 360; height: 800; visible: true }");
    return torchside::bench::tellFirstFrame(qobject_cast<QQuickWindow *>(engine.rootObjects().value(0)));
}
