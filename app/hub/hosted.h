#pragma once

#include "models/kernel/session.h"

#include <QByteArray>
#include <QString>

namespace torchside::hub {

// A session that is played at the hub, as it is kept beside the session itself.
struct Hosted {
    SessionId session = 0;
    QString name;     // "Table 4", or what people call it
    qint64 place = 0; // on the wall, the first first
    QByteArray token; // lets in
    QByteArray hand;  // lets in, to do everything
    QByteArray pin;   // is said aloud
    int tries = 0;    // wrong ones
    QByteArray epoch;
    QString league = {}; // that it counts for; empty: none
    QString judge = {};  // who waits for the judge; empty: nobody
    Moment called = 0;   // since when
    Moment opened = 0;
    Moment closed = 0; // 0: it is open
    qint64 version = 0;

    bool operator==(const Hosted &) const = default;
};

} // namespace torchside::hub
