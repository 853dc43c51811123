#pragma once

#include "models/kernel/match.h"

#include <QString>

class QUrl;

namespace torchside::table {

// "1 h 42 min"; empty where nothing lasted a minute.
QString lengthText(Moment length);
QString timeText(Moment at); // "21:40"
QString dateText(Moment at); // "18 Nov 2026"

// The evening to send to friends: the result, who stands where, a handful of great moments.
QString eveningText(const Chronicle &chronicle, const QString &title);

// The same as a play for BG Stats.
QUrl playOf(const Chronicle &chronicle, const QString &game, const QString &title);

} // namespace torchside::table
