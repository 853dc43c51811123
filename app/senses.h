#pragma once

#include "app/platform.h"
#include "app/preferences.h"
#include "models/table/table.h"

#include <QPointer>
#include <QTimer>

#include <functional>

namespace torchside::app {

// What a table tells to ear and hand becomes sound, vibration and speech, as far as the person wants them.
// What plays and what speaks is handed in, and is only asked for when there is something to hear.
class Senses : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The app has one.")

    Q_PROPERTY(bool speaks READ speaks CONSTANT FINAL)

public:
    using Play = std::function<void(table::CueKind, double volume)>; // 0 to 1
    using Say = std::function<void(const QString &)>;

    // Without `say` nothing can be spoken here.
    Senses(Preferences &preferences, Platform &platform, Play play, Say say, QObject *parent = nullptr);

    bool speaks() const { return say_ && (!hasVoice_ || hasVoice_()); }
    void setVoice(std::function<bool()> hasVoice)
    {
        hasVoice_ = std::move(hasVoice);
    }                                   // asked for when somebody wants to know
    void listenTo(table::Table *table); // nothing: there is none

    // Of one step, what is heard: the two weightiest kinds at most, each once, in their order.
    static std::vector<table::CueKind> weightiest(const table::Cues &cues);

public Q_SLOTS:
    void attempt(const QString &group); // taps, hits, moments or turn, as loud as it is set
    void attemptSpeech();

private:
    void hear(const table::Cues &cues);
    void play(table::CueKind kind, int delay);
    double volumeOf(table::CueKind kind) const;
    void speak(const table::Cues &cues);

    Preferences &preferences_;
    Platform &platform_;
    Play play_;
    Say say_;
    std::function<bool()> hasVoice_;
    QPointer<table::Table> table_;
    bool silenced_ = false; // a call, another player
    qint64 lastPlayed_ = 0;
    QList<std::pair<int, QString>> waiting_; // whom it is about, and what is said
    QTimer pause_;                           // quick taps on one counter are one announcement: the last
};

} // namespace torchside::app
