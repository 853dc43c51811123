#include "models/cutthroat/face/draft.h"

#include "models/cutthroat/facts.h"

#include <algorithm>

namespace torchside::cutthroat {

namespace {

constexpr int dealtEach = 5;

} // namespace

int ReputationDraft::handSize() const
{
    return dealtEach;
}

int ReputationDraft::life() const
{
    return fullLife;
}

QList<int> ReputationDraft::hand() const
{
    return running() ? hands_.at(static_cast<std::size_t>(player_)) : QList<int>();
}

bool ReputationDraft::deal(int players, const QList<int> &order, bool quick)
{
    if (players < 1 || order.size() < qsizetype{players} * dealtEach)
        return false;
    hands_.assign(static_cast<std::size_t>(players), {});
    kept_ = hands_;
    auto next = order.begin();
    for (auto &each : hands_) {
        for (int i = 0; i < dealtEach; ++i)
            each.append(*next++ + 1);
        std::sort(each.begin(), each.end());
    }
    player_ = quick ? -1 : 0;
    pick_ = quick ? 0 : 1;
    if (quick)
        kept_.swap(hands_);
    Q_EMIT changed();
    return true;
}

bool ReputationDraft::keep(int card)
{
    if (!running() || !hands_.at(static_cast<std::size_t>(player_)).removeOne(card))
        return false;
    kept_.at(static_cast<std::size_t>(player_)).append(card);
    if (++player_ == static_cast<int>(hands_.size()))
        handOn();
    Q_EMIT changed();
    return true;
}

// The next player sits at the left: what everybody holds moves one seat on.
void ReputationDraft::handOn()
{
    std::rotate(hands_.begin(), hands_.end() - 1, hands_.end());
    const bool done = hands_.front().isEmpty();
    player_ = done ? -1 : 0;
    pick_ = done ? 0 : pick_ + 1;
}

QList<int> ReputationDraft::keptBy(int player) const
{
    return player >= 0 && player < static_cast<int>(kept_.size()) ? kept_[static_cast<std::size_t>(player)]
                                                                  : QList<int>();
}

} // namespace torchside::cutthroat
