#include "app/window.h"

#include <QFile>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickStyle>

#include <iostream>

using namespace Qt::StringLiterals;

namespace {

long residentKb()
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const auto &line : status.readAll().split('\n'))
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().split(' ').first().toLong();
    return 0;
}

} // namespace

// Opens a window, waits for its first complete frame, says how much memory it takes, and leaves.
// "empty" is a bare Qt Quick Controls window; "home FOLDER" is Torchside's, with its files there.
int main(int argc, char *argv[])
{
    const QGuiApplication app(argc, argv);
    QQuickStyle::setStyle(u"Basic"_s);
    QQmlApplicationEngine empty;
    std::unique_ptr<torchside::app::Window> home;
    QQuickWindow *window = nullptr;
    if (app.arguments().value(1) == u"empty"_s) {
        empty.loadData("import QtQuick.Controls.Basic\nApplicationWindow { width: 360; height: 800; visible: true }");
        window = qobject_cast<QQuickWindow *>(empty.rootObjects().value(0));
    } else {
        home = std::make_unique<torchside::app::Window>(torchside::app::Window::Options{
            app.arguments().value(2) + u"/journal.db"_s, app.arguments().value(2) + u"/preferences.ini"_s, 1, {}});
        home->load();
        window = home->window();
    }
    QObject::connect(window, &QQuickWindow::frameSwapped, &app, &QCoreApplication::quit, Qt::QueuedConnection);
    const int status = QGuiApplication::exec();
    std::cout << residentKb() << std::endl;
    return status;
}
