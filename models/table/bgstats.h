#pragma once

#include "models/kernel/session.h"

#include <QString>
#include <QUrl>

#include <optional>
#include <vector>

// A play as BG Stats takes it, by a link:
//     https://app.bgstatsapp.com/createPlay.html?data=<JSON, percent-encoded>
// with {"sourceName","sourcePlayId","playDate" (UTC, yyyy-MM-dd HH:mm:ss),"durationMin","comments",
// "game":{"name","sourceGameId","highestWins","noPoints"},
// "players":[{"name","sourcePlayerId","score","rank","role","startPlayer","winner"}]}.
// Its Android app fails where `winner` is left out, so `false` is written, too. The ids stay the same from
// play to play, so that it knows people and games again; there is no bggId, it matches games by name as well.
namespace torchside::table::bgstats {

struct Player {
    QString name;
    std::optional<int> points;
    int rank = 0; // 0: nobody is ranked
    QString role;
    bool starts = false;
    bool winner = false;
};

struct Play {
    QString game; // our name for it: cutthroat
    QString title;
    bool highestWins = true;
    bool noPoints = false;
    Moment started = 0;
    int minutes = 0;
    QString comments;
    std::vector<Player> players;
};

QUrl linkOf(const Play &play);

// A session is one and the same on every device: its game and the moment in which it began.
QString playId(const QString &game, Moment started);

// A person is one however the name is written: "Ann ", "ann".
QString plainName(const QString &name);
QString playerId(const QString &name);

} // namespace torchside::table::bgstats
