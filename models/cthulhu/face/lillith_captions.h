#pragma once

#include "models/cthulhu/minion/whynot.h"

#include <QString>
#include <QStringList>
#include <QVariantMap>

// What LILLITH foresees, as the page tells it.
namespace torchside::cthulhu::label {

// "Night Diver → Iron Tower", a character a line; "Nobody" where nobody goes.
QStringList places(const State &state, const std::vector<Commit> &commits);
QString comesOf(const State &state, const lillith::LineOutcome &outcome);

// Two lines side by side: {ours, other: {places, answer}, rows: [{label, ours, other, decides}], difference}.
QVariantMap comparison(const State &state, const LinesWeighed &lines);
// The plan that is proposed beside the best it refused, as above, with {exact, gist, characters: [{id, name,
// detail, story}], stories: [{story, name, detail}]} to drag another line together from.
QVariantMap foresight(const State &state, const lillith::Plan &plan);

} // namespace torchside::cthulhu::label
