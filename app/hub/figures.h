#pragma once

#include <QByteArray>

namespace torchside::hub {

// How a hub is, as it tells the others and whoever watches it.
struct Figures {
    qint64 tables = 0; // that are open to come to
    qint64 rooms = 0;  // at which somebody is
    qint64 connections = 0;
    qint64 steps = 0; // since it began
    double perSecond = 0;
    double slowest = 0; // ms, of what was kept since the last time
    qint64 memory = 0;  // kB
    bool isLost = false;

    QByteArray written() const;
    static Figures read(const QByteArray &text);
    QByteArray forPrometheus() const;
};

qint64 memoryInUse(); // kB; 0 where the system doesn't say

} // namespace torchside::hub
