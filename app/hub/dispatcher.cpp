#include "app/hub/dispatcher.h"

#ifdef Q_OS_LINUX

#include <QCoreApplication>
#include <QSocketNotifier>
#include <QThread>
#include <QTimerEvent>

#include <sys/epoll.h>
#include <sys/eventfd.h>

#include <algorithm>
#include <stdexcept>
#include <unistd.h>
#include <utility>

namespace torchside::hub {

namespace {

constexpr int atOnce = 512; // files that are served before timers and posted events have their turn

// By QSocketNotifier's types: what the kernel is asked for, and what it may say for that.
constexpr std::uint32_t asks[]{EPOLLIN, EPOLLOUT, EPOLLPRI};
constexpr std::uint32_t tells[]{EPOLLIN | EPOLLHUP | EPOLLERR, EPOLLOUT | EPOLLHUP | EPOLLERR, EPOLLPRI};

epoll_event eventOf(std::uint32_t what, int file, std::uint32_t generation)
{
    epoll_event event{};
    event.events = what;
    event.data.u64 = (static_cast<std::uint64_t>(generation) << 32U) | static_cast<std::uint32_t>(file);
    return event;
}

} // namespace

Dispatcher::Dispatcher()
    : kernel_(epoll_create1(EPOLL_CLOEXEC)), wakes_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
{
    auto event = eventOf(EPOLLIN, wakes_, 0);
    if (kernel_ < 0 || wakes_ < 0 || epoll_ctl(kernel_, EPOLL_CTL_ADD, wakes_, &event) != 0)
        throw std::runtime_error("no more files can be opened");
}

Dispatcher::~Dispatcher()
{
    close(wakes_);
    close(kernel_);
}

Dispatcher::Watched &Dispatcher::watched(int file)
{
    const auto at = static_cast<std::size_t>(file);
    if (at >= watched_.size())
        watched_.resize(at + at / 2 + 16);
    return watched_[at];
}

std::uint32_t Dispatcher::wanted(const Watched &each)
{
    std::uint32_t all = 0;
    for (std::size_t type = 0; type < 3; ++type)
        all |= each.who[type] ? asks[type] : 0U;
    return all;
}

void Dispatcher::registerSocketNotifier(QSocketNotifier *notifier)
{
    const auto file = static_cast<int>(notifier->socket());
    auto &each = watched(file);
    each.who[notifier->type()] = notifier;
    if (!std::exchange(each.isChanged, true))
        changed_.push_back(file);
}

// A file that nobody waits for may be closed, and its number be another's, before we come round.
void Dispatcher::unregisterSocketNotifier(QSocketNotifier *notifier)
{
    const auto file = static_cast<int>(notifier->socket());
    auto &each = watched(file);
    auto &who = each.who[notifier->type()];
    if (who != notifier)
        return;
    who = nullptr;
    if (wanted(each) == 0)
        tell(file);
    else if (!std::exchange(each.isChanged, true))
        changed_.push_back(file);
}

void Dispatcher::tell(int file)
{
    auto &each = watched(file);
    const auto now = wanted(each);
    const auto before = std::exchange(each.known, now);
    if (now == before)
        return;
    if (now == 0) {
        ++each.generation;
        epoll_ctl(kernel_, EPOLL_CTL_DEL, file, nullptr);
        return;
    }
    auto event = eventOf(now, file, each.generation);
    if (epoll_ctl(kernel_, before == 0 ? EPOLL_CTL_ADD : EPOLL_CTL_MOD, file, &event) != 0)
        each.known = 0; // it is no file that can be waited for
}

// Whoever wants to write, and has written before we came round, has cost nothing.
void Dispatcher::tellChanges()
{
    for (const int file : std::exchange(changed_, {})) {
        watched(file).isChanged = false;
        tell(file);
    }
}

void Dispatcher::registerTimer(int id, qint64 interval, Qt::TimerType type, QObject *object)
{
    const std::chrono::milliseconds every(std::max<qint64>(0, interval));
    const auto due = Clock::now() + every;
    timers_[id] = {every, type, object, due, ++serials_};
    inOrder_.emplace(due, id);
}

bool Dispatcher::unregisterTimer(int id)
{
    const auto found = timers_.find(id);
    if (found == timers_.end())
        return false;
    inOrder_.erase({found->second.due, id});
    timers_.erase(found);
    return true;
}

bool Dispatcher::unregisterTimers(QObject *object)
{
    bool isAny = false;
    for (const auto &timer : registeredTimers(object))
        isAny = unregisterTimer(timer.timerId) || isAny;
    return isAny;
}

QList<QAbstractEventDispatcher::TimerInfo> Dispatcher::registeredTimers(QObject *object) const
{
    QList<TimerInfo> all;
    for (const auto &[id, timer] : timers_)
        if (timer.object == object)
            all.append({id, static_cast<int>(timer.interval.count()), timer.type});
    return all;
}

int Dispatcher::remainingTime(int id)
{
    const auto found = timers_.find(id);
    if (found == timers_.end())
        return -1;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(found->second.due - Clock::now());
    return static_cast<int>(std::max<std::int64_t>(0, left.count()));
}

void Dispatcher::wakeUp()
{
    if (isWoken_.exchange(true) || QThread::currentThread() == thread())
        return; // who wakes us from within is seen before we rest
    const std::uint64_t one = 1;
    [[maybe_unused]] const auto written = write(wakes_, &one, sizeof one);
}

void Dispatcher::interrupt()
{
    isInterrupted_ = true;
    wakeUp();
}

bool Dispatcher::processEvents(QEventLoop::ProcessEventsFlags flags)
{
    isInterrupted_ = false;
    isWoken_ = false;
    Q_EMIT awake();
    QCoreApplication::sendPostedEvents();
    if (isInterrupted_)
        return false;
    const bool mayWait = flags.testFlag(QEventLoop::WaitForMoreEvents) && !isWoken_;
    if (mayWait)
        Q_EMIT aboutToBlock();
    bool isAny = false;
    if (!flags.testFlag(QEventLoop::ExcludeSocketNotifiers))
        isAny = activateSockets(patience(mayWait && !isWoken_));
    return activateTimers() || isAny;
}

int Dispatcher::patience(bool mayWait) const
{
    if (!mayWait)
        return 0;
    if (inOrder_.empty())
        return -1;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(inOrder_.begin()->first - Clock::now());
    return static_cast<int>(std::clamp<std::int64_t>(left.count(), 0, 60'000));
}

bool Dispatcher::activateSockets(int timeout)
{
    tellChanges();
    epoll_event happened[atOnce];
    const int many = epoll_wait(kernel_, happened, atOnce, timeout);
    bool isAny = false;
    for (int i = 0; i < many; ++i) {
        const auto told = happened[i].data.u64;
        const auto file = static_cast<int>(told & 0xffffffffU);
        if (file == wakes_) {
            std::uint64_t calls = 0;
            [[maybe_unused]] const auto got = read(wakes_, &calls, sizeof calls);
        } else {
            const auto generation = static_cast<std::uint32_t>(told >> 32U);
            isAny = activate(file, generation, happened[i].events) || isAny;
        }
    }
    return isAny;
}

// Whoever is called may end others, or itself.
bool Dispatcher::activate(int file, std::uint32_t generation, std::uint32_t happened)
{
    bool isAny = false;
    for (std::size_t type = 0; type < 3; ++type) {
        const auto &each = watched(file);
        if (each.generation != generation || (happened & tells[type]) == 0 || !each.who[type])
            continue;
        QEvent event(QEvent::SockAct);
        QCoreApplication::sendEvent(each.who[type], &event);
        isAny = true;
    }
    return isAny;
}

bool Dispatcher::activateTimers()
{
    const auto now = Clock::now();
    std::vector<std::pair<int, std::uint64_t>> due;
    for (const auto &[when, id] : inOrder_) {
        if (when > now)
            break;
        due.emplace_back(id, timers_.at(id).serial);
    }
    bool isAny = false;
    for (const auto &[id, serial] : due)
        isAny = fire(id, serial) || isAny;
    return isAny;
}

// A timer doesn't ring into its own ringing.
bool Dispatcher::fire(int id, std::uint64_t serial)
{
    auto found = timers_.find(id);
    if (found == timers_.end() || found->second.serial != serial)
        return false;
    auto &timer = found->second;
    inOrder_.erase({timer.due, id});
    timer.due = std::max(timer.due + timer.interval, Clock::now());
    inOrder_.emplace(timer.due, id);
    if (timer.isFiring)
        return false;
    timer.isFiring = true;
    QTimerEvent event(id);
    QCoreApplication::sendEvent(timer.object, &event);
    found = timers_.find(id);
    if (found != timers_.end() && found->second.serial == serial)
        found->second.isFiring = false;
    return true;
}

} // namespace torchside::hub

#endif
