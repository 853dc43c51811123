#pragma once

#include "first_frame.h"

#include <QElapsedTimer>
#include <QEventLoop>

#include <algorithm>
#include <ctime>
#include <iostream>
#include <mutex>
#include <vector>

namespace torchside::bench {

inline double processorMs()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

inline double at(std::vector<double> values, double share)
{
    if (values.empty())
        return 0;
    std::sort(values.begin(), values.end());
    return values[std::min(values.size() - 1,
                           static_cast<std::size_t>(static_cast<double>(values.size()) * share))];
}

// How the window's frames follow each other while one is asked for sixty times a second, how long each takes
// from when it is begun until it stands, and how busy its own thread is: that in processor time, which leaves
// out what else runs on the machine.
class Watch : public QObject {
public:
    explicit Watch(QQuickWindow *window)
    {
        connect(window, &QQuickWindow::afterAnimating, this, [this] {
            const std::scoped_lock lock(mutex_);
            begun_ = now();
        });
        connect(
            window, &QQuickWindow::frameSwapped, this,
            [this] {
                const std::scoped_lock lock(mutex_);
                if (last_ > 0)
                    frames_.push_back(now() - last_);
                last_ = now();
                if (begun_ > 0)
                    lengths_.push_back(last_ - begun_);
                begun_ = 0;
            },
            Qt::DirectConnection);
        timer_.setTimerType(Qt::PreciseTimer);
        timer_.setInterval(16);
        connect(&timer_, &QTimer::timeout, window, [window] { window->update(); });
        clock_.start();
    }

    void look(const char *what, int milliseconds)
    {
        {
            const std::scoped_lock lock(mutex_);
            frames_.clear();
            lengths_.clear();
            last_ = begun_ = 0;
        }
        const double before = processorMs();
        timer_.start();
        QEventLoop loop;
        QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
        loop.exec();
        timer_.stop();
        const std::scoped_lock lock(mutex_);
        std::cout << what << ": " << frames_.size() << " frames, median " << at(frames_, 0.5) << " ms, p99 "
                  << at(frames_, 0.99) << " ms, worst " << at(frames_, 1) << " ms, " << over(frames_, 33)
                  << " over 33 ms; each takes " << at(lengths_, 0.5) << " ms, p99 " << at(lengths_, 0.99)
                  << " ms, worst " << at(lengths_, 1) << " ms, " << over(lengths_, 16)
                  << " over 16 ms; its thread busy for " << (processorMs() - before) * 100 / milliseconds
                  << " % of the time; memory " << residentKb() / 1024 << " MB" << std::endl;
    }

private:
    double now() const { return static_cast<double>(clock_.nsecsElapsed()) / 1e6; }
    static std::ptrdiff_t over(const std::vector<double> &all, double most)
    {
        return std::count_if(all.begin(), all.end(), [most](double each) { return each > most; });
    }

    QTimer timer_;
    QElapsedTimer clock_;
    std::mutex mutex_;
    std::vector<double> frames_;
    std::vector<double> lengths_;
    double last_ = 0;
    double begun_ = 0;
};

} // namespace torchside::bench
