#include "models/cthulhu/face/pondering.h"

#include <algorithm>
#include <utility>

namespace torchside::cthulhu {

Pondering::Pondering(QObject *parent) : QObject(parent)
{
    connect(&timer_, &QTimer::timeout, this, &Pondering::look);
}

Pondering::~Pondering() = default;

void Pondering::begin(lillith::Board board, Tell tell, Done done)
{
    giveUp();
    tell_ = std::move(tell);
    done_ = std::move(done);
    tooLarge_ = !lillith::isWithinReach(board);
    ponder_ = std::make_unique<lillith::Ponder>(std::move(board));
    since_.start();
    if (ponder_->isDoneWithin(std::chrono::milliseconds(times_.atOnce))) {
        finish();
        return;
    }
    timer_.start(ponder_->isInSlices() ? 0 : times_.look);
    Q_EMIT changed();
}

void Pondering::giveUp()
{
    timer_.stop();
    shown_ = false;
    over_ = false;
    share_ = 0;
    telling_ = {};
    done_ = nullptr;
    if (std::exchange(ponder_, nullptr))
        Q_EMIT changed();
}

void Pondering::playBest()
{
    if (ponder_)
        ponder_->stop();
}

void Pondering::cancel()
{
    if (!running())
        return;
    giveUp();
    Q_EMIT cancelled();
}

void Pondering::look()
{
    using namespace std::chrono_literals;
    const bool wasOver = std::exchange(over_, ponder_->isDoneWithin(0ms));
    if (over_ && ponder_->isInSlices() && !wasOver)
        return; // the slice that ended it was long enough: what comes of it takes a turn of its own
    if (over_) {
        finish();
        return;
    }
    if (tooLarge_ && since_.elapsed() > times_.longest)
        ponder_->stop();
    if (since_.elapsed() < times_.quiet)
        return;
    shown_ = true;
    const auto progress = ponder_->progress();
    share_ = progress.lines > 0
                 ? std::min(1.0, static_cast<double>(progress.looked) / static_cast<double>(progress.lines))
                 : 0;
    if (progress.best.places.size() == ponder_->board().own.size())
        telling_ = tell_(ponder_->board(), progress.best);
    Q_EMIT changed();
}

void Pondering::finish()
{
    const std::unique_ptr<lillith::Ponder> ponder = std::move(ponder_);
    const auto done = std::exchange(done_, nullptr);
    giveUp();
    Q_EMIT changed();
    done(ponder->board(), ponder->found());
}

} // namespace torchside::cthulhu
