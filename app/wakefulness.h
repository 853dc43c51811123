#pragma once

#include "app/platform.h"
#include "app/preferences.h"

#include <QEvent>
#include <QTimer>

#include <chrono>

class QQuickWindow;

namespace torchside::app {

// Keeps the screen on while a game runs, and lays it in the dark when nobody has touched it for a while. The
// touch that wakes it does nothing else.
class Wakefulness : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The app has one.")

    Q_PROPERTY(bool dimmed READ dimmed NOTIFY dimmedChanged FINAL)

public:
    Wakefulness(Preferences &preferences, Platform &platform, QObject *parent = nullptr);
    ~Wakefulness() override;

    void watch(QQuickWindow *window);
    void setPlaying(bool playing); // a game is on the table and not over
    void setHosting(bool hosting); // phones come to this device's table
    void setState(Qt::ApplicationState state);
    void setMinute(std::chrono::milliseconds minute); // how long a minute is: shorter in tests
    bool dimmed() const { return dimmed_; }
    bool inBackground() const { return background_; }

Q_SIGNALS:
    void dimmedChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void settle();
    void setDimmed(bool dimmed);
    bool swallows(const QEvent &event);

    Preferences &preferences_;
    Platform &platform_;
    QTimer idle_;
    std::chrono::milliseconds minute_ = std::chrono::minutes(1);
    bool playing_ = false;
    bool hosting_ = false;
    bool background_ = false;
    bool awake_ = false;
    bool dimmed_ = false;
    QEvent::Type swallowedUntil_ = QEvent::None; // the end of the touch that woke the screen
};

} // namespace torchside::app
