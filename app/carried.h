#pragma once

#include "models/kernel/names.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QJsonObject>
#include <QString>

#include <map>
#include <optional>
#include <vector>

namespace torchside::app {

// A table of ours that was carried to a hub, as it outlives the app. Here it is only a copy until it is home
// again, and every change of this is kept before anything follows from it:
//
//     going ── the hub has it ──▸ there ── "Take it home" ──▸ coming ── the hub has closed it ──▸ (home)
//       └─ it is refused ─▸ (home)   └─ the hub is silent, "Play on here" ─▸ left ── the hub is back ──┐
//                                                    (closed there) ◂─ nothing was done there since ───┤
//                                                            parted ◂─ it went on there: both stay ────┘
enum class CarryPhase { going, there, coming, left, parted };

struct Carried {
    // What was tapped and is not known to be done: its name makes it be done once.
    struct Tap {
        QByteArray id;
        std::optional<qint64> at; // the step it was meant for
        QByteArray mark;          // of the past it was meant for
        QJsonObject request;
        bool operator==(const Tap &) const = default;
    };

    CarryPhase phase = CarryPhase::going;
    qint64 started = 0;  // the session, which no other has in common with it
    QByteArrayList hubs; // their addresses, the one that was asked first
    QByteArray code;     // by which the hub takes it in, as long as it is going
    QByteArray device;   // what we call ourselves there
    qint64 table = 0;    // its number there
    QByteArray hand;
    QByteArray link; // what others scan
    QByteArray pin;
    QString hub;          // what it is called
    qint64 heard = 0;     // when the hub was heard last
    qint64 head = 0;      // the step, and the mark of the past, with which it was taken home
    QByteArray mark = {}; // from a silent hub
    std::vector<Tap> taps = {};

    bool isAway() const { return phase <= CarryPhase::coming; } // what is done is done there
    bool operator==(const Carried &) const = default;
};

// What becomes of it, as far as people have to know.
enum class CarryEvent {
    home,      // all of it is here, and the hub has closed it
    closed,    // the same, though nobody here asked for it
    goneOn,    // after it was taken home from silence, the hub went on with it
    settled,   // it did not, and has closed its copy
    unknown,   // the hub knows this table no more, or not us
    otherGame, // it tells what can't be by the rules here
    notKept,   // the disk here says no
    lostTrack, // a step back or forth was on its way when the line broke
    movedOn,   // what was tapped was meant for an older table
};

// In milliseconds.
struct CarryPace {
    int ping = 3'000;
    int silent = 8'000;   // without a word: the line is dead
    int again = 700;      // until another hub is tried
    int quiet = 4'000;    // without a line: the hub is called silent
    int tryAgain = 3'000; // what could not be answered or kept
};

// Where all of them are written down: a file beside the journal. What lies there is never written over
// unread: as long as the disk does not give it out, nothing new is kept; what is no such book is set aside;
// and tables that a newer version wrote down in words of its own stay as they are.
class CarriedBook {
public:
    explicit CarriedBook(QString file);
    static QString beside(const QString &journal); // empty where nothing is kept

    const Carried *find(qint64 session) const;
    const std::map<qint64, Carried> &all() const;
    // False where the disk says no: then it is not so.
    bool keep(qint64 session, const Carried &carried);
    bool forget(qint64 session);

private:
    bool read() const; // when it is first asked for, and again until it could be
    bool write(const std::map<qint64, Carried> &all) const;

    QString file_; // empty: nothing outlives the app
    mutable bool isRead_ = false;
    mutable std::map<qint64, Carried> all_;
    mutable QJsonObject others_; // by their numbers, as they were written
};

} // namespace torchside::app

template <>
struct torchside::Names<torchside::app::CarryPhase> {
    static constexpr std::array<std::string_view, 5> list{"going", "there", "coming", "left", "parted"};
};
