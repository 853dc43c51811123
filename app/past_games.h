#pragma once

#include "app/games.h"
#include "models/table/statistics.h"

#include <QObject>

namespace torchside::app {

// What was played: read from the journal's list of sessions, with what was worked out of each that ended.
// What is not known yet is worked out a session at a time, between the frames, and kept.
class PastGames : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The app keeps one.")

    Q_PROPERTY(torchside::table::Statistics *statistics READ statistics CONSTANT FINAL)
    Q_PROPERTY(bool counting READ counting NOTIFY changed FINAL)

public:
    PastGames(Journal &journal, Dice &dice, const Library *library, QObject *parent = nullptr);

    table::Statistics *statistics() { return &statistics_; }
    bool counting() const { return !owed_.empty(); }
    bool countOne(); // works one session out; false where none is owed

public Q_SLOTS:
    void read();

Q_SIGNALS:
    void changed();

private:
    void show();
    void goOn();

    Journal &journal_;
    Dice &dice_;
    const Library *library_;
    table::Statistics statistics_;
    std::vector<table::Statistics::Play> plays_;
    std::vector<std::size_t> owed_; // of the plays, the last one next
    bool waiting_ = false;
};

} // namespace torchside::app
