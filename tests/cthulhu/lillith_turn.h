#pragma once

#include "models/cthulhu/game.h"
#include "tests/cthulhu/lillith_boards.h"

#include <QStringList>

// LILLITH's turn as its tests play it, a command at a time.
namespace torchside::tests {

using namespace cthulhu;
using namespace Qt::StringLiterals;

class LillithTable {
public:
    explicit LillithTable(State state) : state_(std::move(state)) {}

    // The code of a refusal, or nothing.
    QString submit(const Command &command)
    {
        SeededDice dice(1);
        const auto decision = Rules::decide(state_, command, dice);
        if (const auto *refusal = std::get_if<Refusal>(&decision))
            return QString::fromStdString(refusal->code);
        for (const auto &event : std::get<std::vector<Event>>(decision)) {
            state_ = Rules::evolve(std::move(state_), event);
            if (const auto *played = std::get_if<EventPlayed>(&event))
                played_.append(nameIn(state_, played->card));
        }
        if (!Rules::sound(state_))
            qFatal("unsound");
        return {};
    }
    QString step() const
    {
        const auto id = stepIdOf(state_);
        return id ? QString::fromStdString(std::string(nameOf(*id))) : u"over"_s;
    }
    // The event that is proposed, with what pays for it.
    QString proposed() const
    {
        const auto step = stepOf(state_);
        const auto *trigger = step ? std::get_if<TriggerProposal>(&step->proposal) : nullptr;
        if (!trigger)
            return u"-"_s;
        const auto &domain = trigger->domain;
        return nameIn(state_, trigger->card) + u'@' +
               (!domain          ? u"none"_s
                : domain->events ? u"events"_s
                                 : QString::number(domain->index));
    }
    State state_;
    QStringList played_;
};

inline CardId pooled(State &state, const char *name, int cost, std::optional<Trigger> trigger)
{
    Printed card;
    card.name = name;
    card.type = CardType::event;
    card.cost = {cost, false};
    card.trigger = trigger;
    const auto id = comeUp(state, card);
    state = Rules::evolve(std::move(state), Drawn{{id}});
    return id;
}

inline CardRef named(const char *name)
{
    return {name, std::nullopt, {}};
}

} // namespace torchside::tests
