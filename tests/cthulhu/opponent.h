#pragma once

#include "models/cthulhu/game.h"
#include "models/cthulhu/minion/steps.h"

#include <QString>

#include <functional>
#include <vector>

namespace torchside::tests {

// Plays a whole game: the Minion by its proposals, the player's turn as told.
class Opponent {
public:
    QString play(const std::function<cthulhu::Command(const cthulhu::State &)> &turn, int most = 2000)
    {
        using namespace cthulhu;
        Start start;
        start.stories = {"A", "B", "C"};
        start.first = Side::minion;
        submit(start);
        for (int i = 0; i < most && !state_.outcome; ++i)
            submit(stepKindOf(state_)->wants == Wants::none ? turn(state_) : answer());
        if (!state_.outcome)
            return QStringLiteral("no end");
        return (state_.outcome->winners.front() == 1 ? QStringLiteral("minion ")
                                                     : QStringLiteral("player ")) +
               QString::fromStdString(state_.outcome->reason);
    }
    const cthulhu::State &state() const { return state_; }
    const std::vector<cthulhu::Command> &commands() const { return commands_; } // that were taken

private:
    cthulhu::CardRef fresh(int cost)
    {
        cthulhu::Printed card;
        card.name = "Walker " + std::to_string(++made_);
        card.cost = {cost, false};
        card.skill = 1;
        card.icons.investigation = 1;
        return {{}, card, {}};
    }

    cthulhu::Command answer()
    {
        using namespace cthulhu;
        const auto &step = *stepKindOf(state_);
        switch (step.wants) {
        case Wants::cards: return step.takes("scout") ? Command(Scout{fresh(scoutCostNow(state_))}) : drawn();
        case Wants::die: return Die{};
        case Wants::choice: return step.takes("skip") ? Command(Skip{}) : StoryEffect{false};
        case Wants::commits: return Commits{};
        case Wants::name: return NewStory{"Another"};
        case Wants::lose: return Lose{state_.fight.value().owed.front()};
        default: return Confirm{};
        }
    }

    cthulhu::Command drawn()
    {
        cthulhu::Draw draw;
        while (static_cast<int>(draw.cards.size()) < cthulhu::drawsNow(state_))
            draw.cards.push_back(fresh(1 + made_ % 3));
        return draw;
    }

    void submit(const cthulhu::Command &command)
    {
        const auto decision = cthulhu::Rules::decide(state_, command, dice_);
        const auto *events = std::get_if<std::vector<cthulhu::Event>>(&decision);
        if (!events)
            return;
        commands_.push_back(command);
        for (const auto &event : *events)
            state_ = cthulhu::Rules::evolve(std::move(state_), event);
    }

    cthulhu::State state_;
    std::vector<cthulhu::Command> commands_;
    SeededDice dice_{1};
    int made_ = 0;
};

} // namespace torchside::tests
