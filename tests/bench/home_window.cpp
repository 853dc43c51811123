#include "app/fonts.h"
#include "app/window.h"
#include "first_frame.h"

#include <QQuickStyle>

using namespace Qt::StringLiterals;

// Torchside's window with Home, as the app makes it, its files in the folder named on the command line; with
// a game's name after it, at a table of that game.
int main(int argc, char *argv[])
{
    torchside::app::chooseEdges();
    const QGuiApplication app(argc, argv);
    QQuickStyle::setStyle(u"Basic"_s);
    const auto folder = app.arguments().value(1);
    torchside::app::Window window({folder + u"/journal.db"_s, folder + u"/preferences.ini"_s, 1, {}});
    if (!window.load())
        return 1;
    if (const auto game = app.arguments().value(2); !game.isEmpty()) {
        QVariantList names;
        for (const auto *name : {"Ann", "Bo", "Cy"})
            names.append(QVariantMap{{u"name"_s, QLatin1String(name)}});
        window.shelf().start(game, {{u"do"_s, u"start"_s}, {u"players"_s, names}});
        if (!window.shelf().table())
            return 1;
    }
    return torchside::bench::tellFirstFrame(window.window());
}
