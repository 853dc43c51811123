#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>

#include <emscripten/val.h>

// Tells the page when its first frame is there, as the app does.
int main(int argc, char *argv[])
{
    static int arguments = argc;
    new QGuiApplication(arguments, argv);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    auto *engine = new QQmlApplicationEngine;
    engine->load(QUrl(QStringLiteral("qrc:/qt/qml/Empty/EmptyWindow.qml")));
    auto *window = qobject_cast<QQuickWindow *>(engine->rootObjects().value(0));
    QObject::connect(
        window, &QQuickWindow::frameSwapped, window,
        [] { emscripten::val::global("performance").call<void>("mark", std::string("torchside-begun")); },
        Qt::SingleShotConnection);
    return 0;
}
