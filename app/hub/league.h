#pragma once

#include "models/kernel/session.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace torchside::hub {

// How one session ended, for the wall and the league.
struct Finish {
    QString name;
    int place = 0; // the first is 1; 0: nobody was placed there
    bool won = false;
    std::optional<int> score{}; // the game's own points
    QString role{};
    bool operator==(const Finish &) const = default;
};

struct Result {
    std::vector<Finish> people;
    Moment started = 0;
    Moment ended = 0;
    int minutes = 0;
    QByteArray play{}; // the link that BG Stats takes

    QByteArray written() const;
    static std::optional<Result> read(const QByteArray &text);
    bool operator==(const Result &) const = default;
};

// Points for places, the first first: 4 3 2 1.
std::vector<double> pointsIn(const QString &text);
// Who is level shares what their places are worth together. Where all win or lose together, the winners are
// first and who did not win has nothing.
std::vector<double> pointsFor(const Result &result, const std::vector<double> &worth);

struct Standing {
    QString name; // as it was written last
    double points = 0;
    int played = 0;
    int won = 0;
    int rank = 0; // the level have the same
    bool operator==(const Standing &) const = default;
};

// Everybody's points, the most first. A person is one however the name is written.
std::vector<Standing> standingsOf(const std::vector<const Result *> &results,
                                  const std::vector<double> &worth);

} // namespace torchside::hub
