#pragma once

#include <QFile>
#include <QGuiApplication>
#include <QQuickWindow>
#include <QTimer>

#include <atomic>
#include <chrono>
#include <iostream>

namespace torchside::bench {

inline long residentKb()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const auto &line : status.readAll().split('\n'))
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().split(' ').first().toLong();
    return 0;
}

// Waits for the window's first complete frame, then prints when it stood (nanoseconds of the steady clock,
// which all programs share) and the memory taken by then (KB).
inline int tellFirstFrame(QQuickWindow *window)
{
    static std::atomic<std::int64_t> stood = 0; // written by the thread that draws
    QObject::connect(
        window, &QQuickWindow::frameSwapped, window,
        [] {
            if (stood == 0)
                stood = std::chrono::nanoseconds(std::chrono::steady_clock::now().time_since_epoch()).count();
        },
        Qt::DirectConnection);
    // It stays open for a while, as people leave it: the driver writes what it keeps for the next start.
    QTimer::singleShot(std::chrono::seconds(1), qApp, &QCoreApplication::quit);
    const int status = QGuiApplication::exec();
    std::cout << stood << ' ' << residentKb() << std::endl;
    return status;
}

} // namespace torchside::bench
