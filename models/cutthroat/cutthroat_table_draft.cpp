#include "models/cutthroat/cutthroat_table_draft.h"

#include <algorithm>
#include <random>

namespace torchside::cutthroat {

namespace {

constexpr int dealtEach = 5;

} // namespace

ReputationDraft::ReputationDraft(QObject *parent)
    : ReputationDraft(std::make_unique<SeededDice>(std::random_device{}()), parent)
{
}

ReputationDraft::ReputationDraft(std::unique_ptr<Dice> dice, QObject *parent)
    : QObject(parent),
      dice_(std::move(dice))
{
}

int ReputationDraft::handSize() const
{
    return dealtEach;
}

QList<int> ReputationDraft::hand() const
{
    return running() ? hands_.at(static_cast<std::size_t>(player_)) : QList<int>();
}

bool ReputationDraft::deal(int players, int cards, bool quick)
{
    if (players < 1 || cards < players * dealtEach)
        return false;
    const auto order = dice_->shuffled(cards);
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
