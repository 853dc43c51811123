#pragma once

#include "app/bookmark.h"
#include "app/card_shelf.h"
#include "app/carrying.h"
#include "app/demonstration.h"
#include "app/exchange.h"
#include "app/language.h"
#include "app/manual.h"
#include "app/pack_shelf.h"
#include "app/past_games.h"
#include "app/phones.h"
#include "app/platform.h"
#include "app/preferences.h"
#include "app/senses.h"
#include "app/sharing.h"
#include "app/shelf.h"
#include "app/sounds.h"
#include "app/voice.h"
#include "app/wakefulness.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickWindow>
#include <QTimer>

#include <memory>
#include <optional>

namespace torchside::app {

// Everything that lies behind the window, put together: for the app, and for whatever looks at it from
// outside.
class Window {
public:
    struct Options {
        QString journal;                         // the database; empty: nothing is kept
        QString preferences;                     // the file of the preferences
        std::optional<std::uint64_t> seed;       // for chance that repeats
        Clock clock = {};                        // the system's where none is given
        std::shared_ptr<Platform> platform = {}; // the system's where none is given
        Senses::Play play = {};                  // in place of what sounds
        Senses::Say say = {};                    // in place of what speaks
        Phones::Addresses addresses = {}; // those that phones reach it by; the system's where none are given
        CarryPace carryPace = {};
        bool tellsOfOthers = false; // whoever else writes the journal is told of, and needn't be looked for
    };

    explicit Window(const Options &options); // throws data::OpenFailure
    ~Window();

    bool load(); // shows Home; false when the pages could not be made
    Shelf &shelf() { return *shelf_; }
    Manual &manual() { return manual_; }
    CardShelf &cards() { return *cards_; }
    PackShelf &packs() { return *packs_; }
    Exchange &exchange() { return *exchange_; }
    PastGames &past() { return *past_; }
    Sharing &sharing() { return sharing_; }
    Preferences &preferences() { return preferences_; }
    Journal &journal() { return *journal_; }
    Platform &platform() { return *platform_; }
    Senses &senses() { return *senses_; }
    Wakefulness &wakefulness() { return *wakefulness_; }
    Bookmark &bookmark() { return *bookmark_; }
    Demonstration &demonstration() { return *demonstration_; }
    Phones &phones() { return *phones_; }
    Carrying &carrying() { return *carrying_; }
    QQuickWindow *window() const;
    QQmlEngine &engine() { return engine_; }

private:
    void beginReading();
    void makeSenses(const Options &options);
    void makeWays(const Options &options, const Clock &clock);
    void lookForOthers();
    void tableChanged();
    void showBars();
    void speak(); // the language of the preferences, in everything that is shown

    std::unique_ptr<Journal> journal_;
    std::unique_ptr<Dice> dice_;
    Preferences preferences_;
    Language language_;
    std::shared_ptr<Platform> platform_;
    Manual manual_;
    std::unique_ptr<CardShelf> cards_;
    std::unique_ptr<PackShelf> packs_;
    std::unique_ptr<Shelf> shelf_;
    std::unique_ptr<Demonstration> demonstration_;
    std::unique_ptr<Exchange> exchange_;
    std::unique_ptr<PastGames> past_;
    Sharing sharing_;
    Voice voice_;
    std::unique_ptr<Senses> senses_;
    std::unique_ptr<Wakefulness> wakefulness_;
    std::unique_ptr<Bookmark> bookmark_;
    std::unique_ptr<Phones> phones_;
    std::unique_ptr<Carrying> carrying_;
    QQmlEngine engine_;
    Sounds sounds_{engine_};
    std::unique_ptr<QQmlComponent> page_; // being read while the rest is put together
    std::unique_ptr<QObject> window_;
    QTimer others_; // when to look for what another process has done
};

} // namespace torchside::app
