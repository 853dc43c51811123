#include "app/window.h"

#include "app/fonts.h"
#include "app/system_clock.h"
#include "data/journal/open_journal.h"
#include "models/kernel/memory_journal.h"
#include "qml/kit/window_face.h"

#include <random>

using namespace Qt::StringLiterals;

namespace torchside::app {

namespace {

std::uint64_t anySeed()
{
    std::random_device device;
    return (static_cast<std::uint64_t>(device()) << 32U) | device();
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
      cards_(options.journal)
{
    std::string notice;
    if (options.journal.isEmpty()) {
        journal_ = std::make_unique<MemoryJournal>();
    } else {
        auto opened = data::openJournal(options.journal.toStdString(), data::Purpose::play);
        journal_ = std::move(opened.journal);
        notice = opened.notice;
        forgetRemoved(*journal_);
    }
    const auto clock = options.clock ? options.clock : systemClock();
    shelf_ = std::make_unique<Shelf>(*journal_, *dice_, clock, preferences_, QString::fromStdString(notice), &cards_);
    exchange_ = std::make_unique<Exchange>(*journal_, cards_, preferences_, clock);
    past_ = std::make_unique<PastGames>(*journal_, *dice_, &cards_);
    QObject::connect(exchange_.get(), &Exchange::journalChanged, shelf_.get(), &Shelf::refresh);
    chooseFont();
    installWindowFace();
    engine_.addImportPath(u"qrc:/qt/qml"_s);
    QObject::connect(&preferences_, &Preferences::changed, &engine_, [this] { speak(); });
}

Window::~Window() = default;

bool Window::load()
{
    engine_.setInitialProperties({{u"shelf"_s, QVariant::fromValue(shelf_.get())},
                                  {u"preferences"_s, QVariant::fromValue(&preferences_)},
                                  {u"platform"_s, QVariant::fromValue(platform_.get())},
                                  {u"manual"_s, QVariant::fromValue(&manual_)},
                                  {u"cards"_s, QVariant::fromValue(&cards_)},
                                  {u"exchange"_s, QVariant::fromValue(exchange_.get())},
                                  {u"past"_s, QVariant::fromValue(past_.get())},
                                  {u"sharing"_s, QVariant::fromValue(&sharing_)}});
    engine_.load(QUrl(u"qrc:/qt/qml/Torchside/App/Main.qml"_s));
    return !engine_.rootObjects().isEmpty();
}

void Window::speak()
{
    if (!language_.speak(preferences_.language()))
        return;
    manual_.retranslate();
    shelf_->retranslate();
    Q_EMIT cards_.changed();
    engine_.retranslate();
}

QQuickWindow *Window::window() const
{
    return engine_.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow *>(engine_.rootObjects().first());
}

} // namespace torchside::app
