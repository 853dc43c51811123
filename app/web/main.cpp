#include "app/fonts.h"
#include "app/garbage.h"
#include "app/web/kept_pages.h"
#include "app/web/mirror.h"
#include "app/web/page_calls.h"
#include "app/web/web_platform.h"
#include "app/window.h"
#include "data/journal/open_journal.h"
#include "models/table/cue.h"

#include <QDir>
#include <QFile>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLocale>
#include <QQuickStyle>
#include <QResource>
#include <QTimer>

#include <emscripten/bind.h>

#include <clocale>
#include <memory>
#include <stdexcept>

using namespace Qt::StringLiterals;

namespace torchside::app {

namespace {

// As page/start.js lays them out before the app begins.
const QString journalFile = u"/kept/torchside.db"_s;
const QString preferencesFile = u"/kept/torchside.ini"_s;
const QString manualsFile = u"/rest.rcc"_s;

// There from the beginning, or laid beside the picture when that stands.
void takeManuals()
{
    if (QFile::exists(manualsFile))
        QResource::registerResource(manualsFile);
}

EMSCRIPTEN_BINDINGS(torchside_rest)
{
    emscripten::function("restTold", &takeManuals);
}

void useEmbeddedFonts()
{
    for (const auto &name : QDir(u":/fonts"_s).entryList())
        QFontDatabase::addApplicationFont(u":/fonts/"_s + name);
    QGuiApplication::setFont(QFont(u"Roboto"_s));
}

Window::Options options(const std::shared_ptr<WebPlatform> &platform)
{
    Window::Options options;
    options.journal = journalFile;
    options.preferences = preferencesFile;
    options.platform = platform;
    options.tellsOfOthers = true;
    options.play = [](table::CueKind kind, double volume) {
        page().call<void>("play", std::string(nameOf(kind)), volume * volume);
    };
    if (page().call<bool>("speaks"))
        options.say = [](const QString &said) {
            page().call<void>("say", forPage(said), forPage(QLocale().bcp47Name()));
        };
    return options;
}

// Once somebody has played, the browser is asked to keep what there is.
void askToStay(Window &window)
{
    QObject::connect(&window.shelf(), &Shelf::tableChanged, &window.shelf(), [&window] {
        if (!window.shelf().table() && !window.journal().sessions().empty())
            page().call<void>("askToStay");
    });
}

// Who only watches and wants to do something is shown where one plays.
void offerToPlay(KeptPages &pages, Shelf &shelf)
{
    const auto offer = [&pages] {
        if (pages.isWatching())
            page().call<void>("offerToPlay");
    };
    QObject::connect(&shelf, &Shelf::refused, &pages, offer);
    QObject::connect(&shelf, &Shelf::tableChanged, &pages, [&pages, &shelf, offer] {
        if (const auto *table = shelf.table())
            QObject::connect(table, &table::Table::refused, &pages, offer);
    });
}

// Of several pages one writes; the others show what it does, on the same table.
void playTogether(KeptPages &pages, Window &window)
{
    auto &shelf = window.shelf();
    QObject::connect(&pages, &KeptPages::changedElsewhere, &shelf, &Shelf::catchUp);
    QObject::connect(&pages, &KeptPages::watching, &shelf, [&shelf] {
        if (const auto session = shelf.sessionId(); session == 0 || !shelf.open(session))
            shelf.putAway();
    });
    QObject::connect(&pages, &KeptPages::tableElsewhere, &shelf, [&shelf](qlonglong session) {
        if (session == shelf.sessionId())
            return;
        if (session == 0 || !shelf.open(session))
            shelf.putAway();
    });
    QObject::connect(&shelf, &Shelf::tableChanged, &shelf,
                     [&shelf] { page().call<void>("showsTable", static_cast<double>(shelf.sessionId())); });
    offerToPlay(pages, shelf);
}

// What is behind the window stays as long as the page does.
void begin()
{
    auto *pages = new KeptPages(journalFile);
    const auto platform = std::make_shared<WebPlatform>();
    auto *window = new Window(options(platform));
    askToStay(*window);
    platform->stayWhile([window] { return window->shelf().table() != nullptr; });
    QObject::connect(platform.get(), &WebPlatform::said, &window->shelf(),
                     [window](const QString &message) { Q_EMIT window->shelf().refused(message, {}); });
    if (!window->load())
        throw std::runtime_error("the pages could not be made");
    pages->holdBack(window->window());
    new Mirror(window->window());
    QObject::connect(pages, &KeptPages::lost, &window->shelf(), &Shelf::stepBack);
    playTogether(*pages, *window);
    QObject::connect(&window->preferences(), &Preferences::changed, pages,
                     [] { QTimer::singleShot(0, [] { keepPreferences(preferencesFile); }); });
    QObject::connect(
        window->window(), &QQuickWindow::frameSwapped, window->window(), [] { page().call<void>("begun"); },
        Qt::SingleShotConnection);
}

} // namespace

} // namespace torchside::app

// Qt leaves this stack for good when it hands over to the browser: nothing of ours may lie on it.
int main(int argc, char *argv[])
{
    QGuiApplication::setApplicationName(u"Torchside"_s);
    QGuiApplication::setApplicationVersion(QStringLiteral(TORCHSIDE_VERSION));
    torchside::app::chooseEdges();
    torchside::app::collectAtOnce();
    if (!torchside::app::page().call<bool>("drawsWithGl"))
        qputenv("QT_QUICK_BACKEND", "software");
    static int arguments = argc;
    new QGuiApplication(arguments, argv);
    std::setlocale(LC_NUMERIC, "C");
    QQuickStyle::setStyle(u"Basic"_s);
    torchside::app::useEmbeddedFonts();
    torchside::app::takeManuals();
    try {
        torchside::app::begin();
    } catch (const std::exception &failure) {
        torchside::app::page().call<void>("failed", std::string(failure.what()));
    }
    return 0;
}
