#include "models/table/lookout.h"

#include "models/kernel/wanted.h"

#include <QElapsedTimer>

#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

namespace torchside::table {

namespace {

constexpr int atOnce = 12;       // ms: so long a tap itself may take, less than a frame
constexpr int betweenLooks = 30; // ms

} // namespace

// Steps on a thread of their own, or where there is but one in slices of a frame.
struct Lookout::Side {
    explicit Side(Foreseeing &begun) : foreseeing(begun)
    {
#if QT_CONFIG(thread)
        thread = std::thread([this] { run(); });
#endif
    }
    ~Side()
    {
        givenUp = true;
        if (thread.joinable())
            thread.join();
    }
    void run()
    {
        const Wanted wanted(givenUp);
        while (!givenUp && foreseeing.advance()) {
        }
        const std::scoped_lock lock(mutex);
        isDone = true;
        ended.notify_all();
    }
    bool isDoneWithin(int milliseconds)
    {
#if QT_CONFIG(thread)
        std::unique_lock lock(mutex);
        return ended.wait_for(lock, std::chrono::milliseconds(milliseconds), [this] { return isDone; });
#else
        QElapsedTimer time;
        time.start();
        do
            isDone = isDone || !foreseeing.advance();
        while (!isDone && time.elapsed() < atOnce);
        return isDone;
#endif
    }

    Foreseeing &foreseeing;
    std::atomic<bool> givenUp = false;
    std::mutex mutex;
    std::condition_variable ended;
    bool isDone = false;
    std::thread thread; // the last: it uses all of the others
};

Lookout::Lookout(QObject *parent) : QObject(parent)
{
    timer_.setInterval(betweenLooks);
    connect(&timer_, &QTimer::timeout, this, &Lookout::look);
}

Lookout::~Lookout() = default;

void Lookout::begin(std::unique_ptr<Foreseeing> foreseeing, Done done)
{
    giveUp();
    foreseeing_ = std::move(foreseeing);
    done_ = std::move(done);
    side_ = std::make_unique<Side>(*foreseeing_);
    if (side_->isDoneWithin(atOnce))
        finish();
    else
        timer_.start();
}

void Lookout::giveUp()
{
    timer_.stop();
    side_.reset();
    foreseeing_.reset();
    done_ = {};
}

double Lookout::share() const
{
    return isRunning() ? static_cast<double>(foreseeing_->decided()) / foreseeing_->steps() : 0;
}

void Lookout::look()
{
    if (side_->isDoneWithin(0))
        finish();
    else
        Q_EMIT changed();
}

void Lookout::finish()
{
    timer_.stop();
    side_.reset();
    const auto foreseen = std::exchange(foreseeing_, nullptr);
    const auto done = std::exchange(done_, {});
    done(foreseen);
}

} // namespace torchside::table
