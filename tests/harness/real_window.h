#pragma once

#include "app/window.h"
#include "tests/harness/fake_platform.h"
#include "tests/harness/patience.h"

#include <QQuickItem>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

namespace torchside::tests {

// The app's own window, touched as a finger would: by what a control says of itself to a screen reader.
class RealWindow {
public:
    explicit RealWindow(QSize size = {360, 800}, QString folder = {});
    ~RealWindow(); // closes it, as a person would

    // Ends it as the system ends an app that it has no room for: without a word.
    void kill();

    bool isShown() const { return window_ && window_->window(); }
    app::Window &app() { return *window_; }
    FakePlatform &platform() { return *platform_; }

    struct Heard {
        table::CueKind kind;
        double volume;
    };
    QList<Heard> heard;   // instead of sounds
    QStringList said;     // instead of speech
    bool patient = false; // what is shown large stays until the test sends it on
    QQuickWindow *window() const { return window_->window(); }
    QString journal() const;
    // As if an earlier version had remembered this of a game: what it knew of creatures goes into the packs.
    void remembers(const QString &game, const QVariantMap &memory);

    // The control that is on screen and called so; nothing where there is none.
    QQuickItem *control(const QString &name) const;
    QQuickItem *text(const QString &part) const; // a shown text that contains this
    bool shows(const QString &part) const;       // waits a moment for it
    bool hides(const QString &part) const;       // waits until it is gone

    // Touches it as soon as it is there; false when it doesn't come, or lies outside the window even after
    // scrolling to it.
    bool tap(const QString &name);
    // The finger is gone at once: where the machine is slow, anything in between would make it a long press.
    void touch(QPoint at) const;
    bool hold(const QString &name, const std::function<void()> &meanwhile);
    bool type(const QString &fieldName, const QString &words); // and Enter
    void sendOn();                                             // what is shown large, until the page is there
    bool bringIntoView(QQuickItem *item) const;                // false where it lies outside even then
    void settle(int ms = 60) const; // as long as a page takes to come: until it has come
    bool comesToRest() const;       // no page or dialog comes or goes, and what is shown takes a press
    QImage grab() const;
    QQuickItem *page() const;                  // the topmost page of the stack
    QPointF opener() const { return opener_; } // where the touch was that brought up what lies above the page

private:
    const QQuickItem *toastOver(QPointF point) const;
    QQuickItem *fieldCalled(const QString &name) const;
    void nextPicture() const; // waits for it
    bool missed(const QString &name, const char *why) const;
    bool isAsking() const; // a dialog lies above the page
    bool isMoving() const;
    bool isBetween(const QString &name); // what is shown large, or what to change on the table, was sent on

    QTemporaryDir folder_;
    QString path_;
    std::shared_ptr<FakePlatform> platform_ = std::make_shared<FakePlatform>();
    std::unique_ptr<app::Window> window_;
    std::unique_ptr<QPointingDevice> touch_;
    QPointF opener_;
};

// Whether an item is shown: visible with all its parents, and of some size.
bool isSeen(const QQuickItem *item);
// A page or a dialog comes or goes, or what is shown takes no press yet.
bool isMoving(const QQuickWindow *window);
// Every item below (and with) this one, in order.
QList<QQuickItem *> allItems(QQuickItem *root);
QString accessibleName(const QQuickItem *item);

} // namespace torchside::tests
