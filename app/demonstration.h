#pragma once

#include "app/shelf.h"
#include "models/json/session_document.h"

#include <QObject>
#include <QTimer>

namespace torchside::app {

// A game that plays itself, from a session of ours that comes with the app: a step at a time, at the real
// table, and kept nowhere.
class Demonstration : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The app has one.")

    Q_PROPERTY(QStringList games READ games CONSTANT FINAL)
    Q_PROPERTY(QString game READ game NOTIFY changed FINAL)
    Q_PROPERTY(bool running READ isRunning NOTIFY changed FINAL)
    Q_PROPERTY(bool done READ isDone NOTIFY changed FINAL)
    Q_PROPERTY(bool paused READ isPaused WRITE setPaused NOTIFY changed FINAL)
    Q_PROPERTY(bool held READ isHeld WRITE setHeld NOTIFY changed FINAL)
    Q_PROPERTY(int step READ step NOTIFY changed FINAL)
    Q_PROPERTY(int steps READ steps NOTIFY changed FINAL)
    Q_PROPERTY(QString deed READ deed NOTIFY changed FINAL)

public:
    Demonstration(Shelf &shelf, const Library *library, QObject *parent = nullptr);

    QStringList games() const; // that can be watched
    QString game() const { return game_; }
    bool isRunning() const { return !game_.isEmpty(); }
    bool isDone() const { return isRunning() && step_ >= steps(); }
    bool isPaused() const { return paused_; }
    void setPaused(bool paused);
    bool isHeld() const { return held_; } // something is shown large: it is looked at first
    void setHeld(bool held);
    int step() const { return step_; }
    int steps() const { return static_cast<int>(commands_.size()); }
    QString deed() const; // what was done last, in a sentence
    void setPace(int ms); // between two steps; as long as the whole may last where it is 0

public Q_SLOTS:
    bool begin(const QString &game);
    void next(); // the next step, now
    void end();  // the table is put away, and nothing is left of it

Q_SIGNALS:
    void changed();

private:
    void schedule();
    void forget();

    Shelf &shelf_;
    const Library *library_;
    std::unique_ptr<Journal> journal_;
    std::unique_ptr<Dice> dice_;
    Moment now_ = 0;
    QString game_;
    std::vector<QVariantMap> commands_;
    int step_ = 0;
    int pace_ = 0;
    bool paused_ = false;
    bool held_ = false;
    QTimer timer_;
};

} // namespace torchside::app
