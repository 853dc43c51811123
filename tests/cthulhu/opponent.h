#pragma once

#include "models/cthulhu/minion/steps.h"
#include "models/cthulhu/rules/rules.h"

#include <QString>

#include <functional>

namespace torchside::tests {

// Plays a whole game: the Minion by its proposals, the player's turn as told.
class Opponent {
public:
    QString play(const std::function<cthulhu::Command(const cthulhu::State &)> &turn)
    {
        using namespace cthulhu;
        Start start;
        start.stories = {"A", "B", "C"};
        start.first = Side::minion;
        submit(start);
        for (int i = 0; i < 2000 && !state_.outcome; ++i)
            submit(stepIdOf(state_) == StepId::player ? turn(state_) : answer());
        if (!state_.outcome)
            return QStringLiteral("no end");
        return (state_.outcome->winners.front() == 1 ? QStringLiteral("minion ")
                                                     : QStringLiteral("player ")) +
               QString::fromStdString(state_.outcome->reason);
    }
    const cthulhu::State &state() const { return state_; }

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
        switch (*stepIdOf(state_)) {
        case StepId::scout: return Scout{fresh(scoutCostNow(state_))};
        case StepId::opening:
        case StepId::draw: {
            Draw draw;
            while (static_cast<int>(draw.cards.size()) < drawsNow(state_))
                draw.cards.push_back(fresh(1 + made_ % 3));
            return draw;
        }
        case StepId::resource: return Die{};
        case StepId::third: return Skip{};
        case StepId::answer: return Commits{};
        case StepId::effect: return StoryEffect{false};
        case StepId::newStory: return NewStory{"Another"};
        case StepId::lose:
            if (state_.fight.value().tied)
                return Confirm{};
            return Lose{state_.fight.value().owed.front()};
        default: return Confirm{};
        }
    }

    void submit(const cthulhu::Command &command)
    {
        const auto decision = cthulhu::Rules::decide(state_, command, dice_);
        if (const auto *events = std::get_if<std::vector<cthulhu::Event>>(&decision))
            for (const auto &event : *events)
                state_ = cthulhu::Rules::evolve(std::move(state_), event);
    }

    cthulhu::State state_;
    SeededDice dice_{1};
    int made_ = 0;
};

} // namespace torchside::tests
