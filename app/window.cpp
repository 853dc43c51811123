#include "app/window.h"

#include "app/fonts.h"
#include "app/games.h"
#include "app/system_clock.h"
#include "data/journal/open_journal.h"
#include "models/kernel/memory_journal.h"
#include "qml/kit/artwork_sheet.h"
#include "qml/kit/window_face.h"

#include <QSGRendererInterface>
#if QT_CONFIG(opengl)
#include <QOpenGLContext>
#endif

#include <future>
#include <random>

using namespace Qt::StringLiterals;

namespace torchside::app {

namespace {

constexpr int afterTheFrame = 300; // ms
constexpr int others = 1'000;      // ms

constexpr auto modules =
    "import QtQuick\nimport QtQuick.Layouts\nimport QtQuick.Templates\nimport Torchside.App\n"
    "import Torchside.Kit\nimport Torchside.Pages\nimport Torchside.Tables\nQtObject {}";

QUrl pageUrl()
{
    return QUrl(u"qrc:/qt/qml/Torchside/App/Main.qml"_s);
}

std::uint64_t anySeed()
{
    std::random_device device;
    return (static_cast<std::uint64_t>(device()) << 32U) | device();
}

// By another thread, where there are: the disk is waited for while this one has other things to do.
std::future<data::Opened> openedMeanwhile(const QString &file)
{
#if QT_CONFIG(thread)
    constexpr auto when = std::launch::async;
#else
    constexpr auto when = std::launch::deferred;
#endif
    if (file.isEmpty())
        return {};
    return std::async(when,
                      [path = file.toStdString()] { return data::openJournal(path, data::Purpose::play); });
}

// What was removed could be taken back as long as the app ran.
void forgetRemoved(Journal &journal)
{
    try {
        journal.forget();
    } catch (const JournalFailure &) {
        // A disk that is full today will do it another day.
    }
}

} // namespace

Window::Window(const Options &options)
    : dice_(std::make_unique<SeededDice>(options.seed.value_or(anySeed()))),
      preferences_(options.preferences),
      language_(preferences_.language()),
      platform_(options.platform ? options.platform : std::shared_ptr<Platform>(systemPlatform())),
      sharing_(platform_.get())
{
    auto opening = openedMeanwhile(options.journal);
    beginReading();
    std::string notice;
    if (!opening.valid()) {
        journal_ = std::make_unique<MemoryJournal>();
        cards_ = std::make_unique<CardShelf>(nullptr);
    } else {
        auto opened = opening.get();
        cards_ = std::make_unique<CardShelf>(&opened.journal->database());
        journal_ = std::move(opened.journal);
        notice = opened.notice;
        forgetRemoved(*journal_);
    }
    const auto clock = options.clock ? options.clock : systemClock();
    shelf_ = std::make_unique<Shelf>(*journal_, *dice_, clock, preferences_, QString::fromStdString(notice),
                                     cards_.get());
    packs_ = std::make_unique<PackShelf>(*cards_, clock, options.addresses);
    packs_->takeOver(preferences_);
    packs_->listenTo(*shelf_);
    demonstration_ = std::make_unique<Demonstration>(*shelf_, cards_.get());
    exchange_ = std::make_unique<Exchange>(*journal_, *cards_, preferences_, clock);
    QObject::connect(packs_->hand(), &PackHand::received, exchange_.get(), &Exchange::lookAtPack);
    past_ = std::make_unique<PastGames>(*journal_, *dice_, cards_.get());
    makeWays(options, clock);
    if (!options.journal.isEmpty() && !options.tellsOfOthers)
        lookForOthers();
    QObject::connect(exchange_.get(), &Exchange::journalChanged, shelf_.get(), &Shelf::refresh);
    makeSenses(options);
    installWindowFace();
    QObject::connect(&preferences_, &Preferences::changed, &engine_, [this] { speak(); });
}

// Modules are taken in by this thread alone. What they are for is then read by others, while this one waits
// for the driver, which is asked for with the first window anyway.
void Window::beginReading()
{
    engine_.addImportPath(u"qrc:/qt/qml"_s);
    QQmlComponent(&engine_).setData(modules, {});
    page_ = std::make_unique<QQmlComponent>(&engine_, pageUrl(), QQmlComponent::Asynchronous);
    QStringList scenes;
    for (const auto &game : games())
        scenes.append(QString::fromLatin1(game.emblem.data(), static_cast<qsizetype>(game.emblem.size())) +
                      u"/scene"_s);
    readArtworkAhead(scenes);
    chooseFont();
#if QT_CONFIG(opengl)
    if (QQuickWindow::sceneGraphBackend().isEmpty() &&
        QQuickWindow::graphicsApi() == QSGRendererInterface::OpenGL)
        QOpenGLContext::supportsThreadedOpenGL();
#endif
}

// By which others come to the table, and the table to others.
void Window::makeWays(const Options &options, const Clock &clock)
{
    phones_ = std::make_unique<Phones>(
        *shelf_, options.journal.isEmpty() ? QString() : options.journal + u"-phones"_s, options.addresses,
        options.journal.isEmpty() ? Phones::PackOf() : [this] { return packs_->document(); });
    carrying_ = std::make_unique<Carrying>(*shelf_, *journal_, preferences_, clock,
                                           CarriedBook::beside(options.journal), options.carryPace);
    QObject::connect(carrying_.get(), &Carrying::leaving, phones_.get(), &Phones::closeTable);
    QObject::connect(carrying_.get(), &Carrying::leaving, platform_.get(), &Platform::askForLocalNetwork);
    shelf_->tellApart([this](qlonglong session) {
        return carrying_->isAt(session) ? Carrying::tr("at the hub") : QString();
    });
    if (carrying_->isAnyAway())
        shelf_->refresh();
}

void Window::lookForOthers()
{
    QObject::connect(&others_, &QTimer::timeout, shelf_.get(), &Shelf::catchUp);
    others_.start(others);
}

void Window::makeSenses(const Options &options)
{
    const bool silent = options.play && !options.say; // who listens in hears no voice either
    senses_ = std::make_unique<Senses>(
        preferences_, *platform_,
        options.play ? options.play
                     : [this](table::CueKind kind, double volume) { sounds_.play(kind, volume); },
        options.say ? options.say
        : silent    ? Senses::Say()
                    : [this](const QString &said) { voice_.say(said); });
    if (!options.say && !silent)
        senses_->setVoice([] { return Voice::exists(); });
    wakefulness_ = std::make_unique<Wakefulness>(preferences_, *platform_);
    QObject::connect(phones_.get(), &Phones::changed, wakefulness_.get(),
                     [this] { wakefulness_->setHosting(phones_->isOpen()); });
    QObject::connect(phones_.get(), &Phones::opened, platform_.get(), &Platform::askForLocalNetwork);
    QObject::connect(packs_->hand(), &PackHand::reaching, platform_.get(), &Platform::askForLocalNetwork);
    bookmark_ = std::make_unique<Bookmark>(preferences_, *shelf_);
    QObject::connect(&preferences_, &Preferences::changed, platform_.get(), [this] { showBars(); });
    QObject::connect(platform_.get(), &Platform::lookChanged, &preferences_, [this] { showBars(); });
    showBars();
    QObject::connect(shelf_.get(), &Shelf::tableChanged, senses_.get(), [this] { tableChanged(); });
    if (!options.play) // the devices are looked for when the table is there, not before the first picture
        QObject::connect(shelf_.get(), &Shelf::tableChanged, senses_.get(), [this] {
            if (shelf_->table() && preferences_.sounds())
                QTimer::singleShot(afterTheFrame, senses_.get(), [this] { sounds_.prepare(); });
        });
}

void Window::showBars()
{
    const auto look = preferences_.look();
    platform_->darkBars(look == u"system"_s ? platform_->isDark() : look != u"light"_s);
}

void Window::tableChanged()
{
    auto *table = shelf_->table();
    senses_->listenTo(table);
    wakefulness_->setPlaying(table && !table->over());
    if (table)
        QObject::connect(table, &table::Table::changed, wakefulness_.get(), [this, table] {
            wakefulness_->setPlaying(shelf_->table() == table && !table->over());
        });
}

Window::~Window()
{
    preferences_.disconnect(platform_.get()); // the platform may outlive the window
}

bool Window::load()
{
    const QVariantMap behind{
        {u"shelf"_s, QVariant::fromValue(shelf_.get())},
        {u"preferences"_s, QVariant::fromValue(&preferences_)},
        {u"platform"_s, QVariant::fromValue(platform_.get())},
        {u"senses"_s, QVariant::fromValue(senses_.get())},
        {u"wakefulness"_s, QVariant::fromValue(wakefulness_.get())},
        {u"demonstration"_s, QVariant::fromValue(demonstration_.get())},
        {u"bookmark"_s, QVariant::fromValue(bookmark_.get())},
        {u"manual"_s, QVariant::fromValue(&manual_)},
        {u"cards"_s, QVariant::fromValue(cards_.get())},
        {u"packs"_s, QVariant::fromValue(packs_.get())},
        {u"exchange"_s, QVariant::fromValue(exchange_.get())},
        {u"past"_s, QVariant::fromValue(past_.get())},
        {u"sharing"_s, QVariant::fromValue(&sharing_)},
        {u"phones"_s, QVariant::fromValue(phones_.get())},
        {u"carrying"_s, QVariant::fromValue(carrying_.get())},
    };
    QQmlComponent page(&engine_, pageUrl()); // waits for what is being read
    window_.reset(page.createWithInitialProperties(behind));
    if (!window()) {
        qWarning() << page.errors();
        return false;
    }
    wakefulness_->watch(window());
    QObject::connect(window(), SIGNAL(closing(QQuickCloseEvent *)), bookmark_.get(), SLOT(closed()));
    if (const auto open = bookmark_->reopen(); !open.isEmpty())
        QMetaObject::invokeMethod(window(), "goBackTo", Q_ARG(QString, open));
    return true;
}

void Window::speak()
{
    if (!language_.speak(preferences_.language()))
        return;
    manual_.retranslate();
    shelf_->retranslate();
    past_->read();
    Q_EMIT cards_->changed();
    engine_.retranslate();
}

QQuickWindow *Window::window() const
{
    return qobject_cast<QQuickWindow *>(window_.get());
}

} // namespace torchside::app
