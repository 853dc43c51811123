#include "app/self_test.h"

#include "app/window.h"
#include "models/table/story.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QQmlComponent>
#include <QQuickItem>
#include <QTemporaryDir>

#include <algorithm>
#include <iostream>

using namespace Qt::StringLiterals;

namespace torchside::app {

namespace {

int warnings = 0;

void countWarnings(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    const bool isAboutSound =
        message.startsWith(u"PulseAudioService"_s); // a machine without sound has nothing wrong
    if (type == QtDebugMsg || type == QtInfoMsg || isAboutSound)
        return;
    ++warnings;
    std::cerr << "warning: " << message.toStdString() << " (" << (context.file ? context.file : "") << ":"
              << context.line << ")" << std::endl;
}

void settle()
{
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < 60)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
}

// A page that fades out still shows its table, which goes when the next one comes.
void settleFaded(Window &window)
{
    const auto fades = [&window] {
        const auto items = window.window()->findChildren<QQuickItem *>();
        return std::any_of(items.begin(), items.end(),
                           [](QQuickItem *item) { return item->property("busy").toBool(); });
    };
    QElapsedTimer timer;
    timer.start();
    while (fades() && timer.elapsed() < 5000)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    settle();
}

QUrl pageUrl(const QString &folder, const QString &page)
{
    return QUrl(u"qrc:/qt/qml/Torchside/%1/%2.qml"_s.arg(folder, page));
}

bool opens(Window &window, const QUrl &url, const QVariantMap &properties)
{
    QQmlComponent component(&window.engine(), url);
    const std::unique_ptr<QObject> page(
        component.isReady() ? component.createWithInitialProperties(properties) : nullptr);
    auto *item = qobject_cast<QQuickItem *>(page.get());
    if (!item) {
        std::cerr << url.toString().toStdString()
                  << " does not open: " << component.errorString().toStdString() << std::endl;
        return false;
    }
    item->setParentItem(window.window()->contentItem());
    item->setSize(window.window()->size());
    settle();
    return true;
}

// Pages of a game with cards of its own ask for them, too.
QVariantMap asked(Window &window, const GameEntry &game, QVariantMap properties)
{
    if (game.wantsCards)
        properties.insert(u"cards"_s, QVariant::fromValue(&window.cards()));
    return properties;
}

bool opensPagesOf(Window &window, const GameEntry &game)
{
    const auto id = QString::fromUtf8(game.id.data(), static_cast<qsizetype>(game.id.size()));
    const auto folder = QString(id.at(0).toUpper() + id.mid(1));
    const auto example =
        QJsonDocument::fromJson({game.example.data(), static_cast<qsizetype>(game.example.size())});
    auto arguments = example.object().toVariantMap();
    arguments.remove(u"do"_s);
    auto &shelf = window.shelf();
    shelf.seatFor(id);
    bool fine = opens(window, pageUrl(folder, folder + u"Setup"_s),
                      asked(window, game,
                            {{u"seating"_s, QVariant::fromValue(shelf.seating())},
                             {u"title"_s, id},
                             {u"fewest"_s, game.fewest},
                             {u"most"_s, game.most},
                             {u"limits"_s, app::Shelf::startLimits(id)}}));
    if (!shelf.start(id, arguments))
        return false;
    settle();
    const auto table = QVariant::fromValue(shelf.table());
    fine = opens(window, pageUrl(folder, folder + u"Page"_s), asked(window, game, {{u"table"_s, table}})) &&
           fine;
    fine = opens(window, pageUrl(u"Pages"_s, u"HistoryPage"_s), {{u"table"_s, table}}) && fine;
    fine = opens(window, pageUrl(u"Pages"_s, u"CorrectionPage"_s),
                 asked(window, game, {{u"table"_s, table}, {u"asked"_s, 1}})) &&
           fine;
    fine = opens(window, pageUrl(u"Pages"_s, u"StoryPage"_s),
                 {{u"story"_s, QVariant::fromValue(shelf.table()->evening())}}) &&
           fine;
    const auto manual = QVariant::fromValue(&window.manual());
    fine =
        opens(window, pageUrl(u"Pages"_s, u"RulesPage"_s), {{u"manual"_s, manual}, {u"game"_s, id}}) && fine;
    fine = opens(window, pageUrl(u"Pages"_s, u"PassagePage"_s),
                 {{u"manual"_s, manual}, {u"game"_s, id}, {u"rule"_s, u"goal"_s}}) &&
           fine;
    shelf.putAway();
    settleFaded(window);
    return fine;
}

} // namespace

int selfTest()
{
    const QTemporaryDir folder;
    const auto before = qInstallMessageHandler(countWarnings);
    bool fine = true;
    {
        Window window({folder.filePath(u"journal.db"_s), folder.filePath(u"preferences.ini"_s), 1, {}});
        fine = window.load();
        settle();
        for (const auto &game : games())
            fine = fine && (!game.table || opensPagesOf(window, game));
        fine = fine && opens(window, pageUrl(u"Pages"_s, u"SettingsPage"_s),
                             {{u"preferences"_s, QVariant::fromValue(&window.preferences())}});
        fine = fine && opens(window, pageUrl(u"Pages"_s, u"DataPage"_s),
                             {{u"exchange"_s, QVariant::fromValue(&window.exchange())}});
        window.past().read();
        fine = fine && opens(window, pageUrl(u"Pages"_s, u"StatisticsPage"_s),
                             {{u"statistics"_s, QVariant::fromValue(window.past().statistics())}});
        fine = fine && opens(window, pageUrl(u"Kit"_s, u"KitPage"_s), {});
    }
    qInstallMessageHandler(before);
    std::cout << (fine && warnings == 0 ? "self-test: every page opens" : "self-test: FAILED") << std::endl;
    return fine && warnings == 0 ? 0 : 1;
}

} // namespace torchside::app
