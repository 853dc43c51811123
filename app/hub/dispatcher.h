#pragma once

#include <QtGlobal>

#ifdef Q_OS_LINUX

#include <QAbstractEventDispatcher>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <map>
#include <set>
#include <vector>

namespace torchside::hub {

// The event loop's heart for thousands of sockets. Qt's own asks the system about each of them every time
// round, which soon costs more than what they bring; this one is told by the kernel (epoll) which have
// something to say.
class Dispatcher final : public QAbstractEventDispatcher {
public:
    Dispatcher();
    ~Dispatcher() override;

    bool processEvents(QEventLoop::ProcessEventsFlags flags) override;
    void registerSocketNotifier(QSocketNotifier *notifier) override;
    void unregisterSocketNotifier(QSocketNotifier *notifier) override;
    void registerTimer(int id, qint64 interval, Qt::TimerType type, QObject *object) override;
    bool unregisterTimer(int id) override;
    bool unregisterTimers(QObject *object) override;
    QList<TimerInfo> registeredTimers(QObject *object) const override;
    int remainingTime(int id) override;
    void wakeUp() override;
    void interrupt() override;

private:
    using Clock = std::chrono::steady_clock;
    using Instant = Clock::time_point;

    // A file and who waits for it: the reader, the writer, and who looks for exceptions.
    struct Watched {
        QSocketNotifier *who[3]{};
        std::uint32_t known = 0;      // what the kernel looks for
        std::uint32_t generation = 0; // what is told of an earlier file of this number is for nobody here
        bool isChanged = false;
    };
    struct Timer {
        std::chrono::milliseconds interval{};
        Qt::TimerType type = Qt::CoarseTimer;
        QObject *object = nullptr;
        Instant due{};
        std::uint64_t serial = 0;
        bool isFiring = false;
    };

    Watched &watched(int file);
    static std::uint32_t wanted(const Watched &each);
    void tell(int file); // the kernel, what is looked for from now on
    void tellChanges();
    int patience(bool mayWait) const;
    bool activateSockets(int timeout);
    bool activate(int file, std::uint32_t generation, std::uint32_t happened);
    bool activateTimers();
    bool fire(int id, std::uint64_t serial);

    int kernel_ = -1;
    int wakes_ = -1;
    std::vector<Watched> watched_; // by the number of the file
    std::vector<int> changed_;
    std::map<int, Timer> timers_;
    std::set<std::pair<Instant, int>> inOrder_;
    std::uint64_t serials_ = 0;
    std::atomic<bool> isWoken_ = false;
    std::atomic<bool> isInterrupted_ = false;
};

} // namespace torchside::hub

#endif
