#include "app/fonts.h"
#include "app/window.h"
#include "first_frame.h"

#include <QQuickStyle>

using namespace Qt::StringLiterals;

// Torchside's window with Home, as the app makes it, its files in the folder named on the command line.
int main(int argc, char *argv[])
{
    torchside::app::chooseEdges();
    const QGuiApplication app(argc, argv);
    QQuickStyle::setStyle(u"Basic"_s);
    const auto folder = app.arguments().value(1);
    torchside::app::Window window({folder + u"/journal.db"_s, folder + u"/preferences.ini"_s, 1, {}});
    return window.load() ? torchside::bench::tellFirstFrame(window.window()) : 1;
}
