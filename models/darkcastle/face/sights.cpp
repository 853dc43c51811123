#include "models/darkcastle/face/cues.h"
#include "models/darkcastle/words/words.h"

namespace torchside::darkcastle {

using table::Picture;

namespace {

table::Figure figureOf(Face face)
{
    static const std::array<std::string, symbols> marks{"swords", "spark", "moon"};
    const auto &mark = marks[at(face.symbol)];
    return {nameFor(face), {}, face.isDouble ? std::vector{mark, mark} : std::vector{mark}};
}

struct Seen {
    table::Sights &sights;
    const Command &command;
    const State &before;

    template <class Told>
    void told(Picture picture, const Told &event) const
    {
        sights.push_back({picture, Words::tell(before, event)});
    }

    // Only what the app threw: who has thrown dice at the table has seen them.
    void operator()(const Rolled &event) const
    {
        const auto *roll = std::get_if<Roll>(&command);
        if (roll && !roll->symbol)
            sights.push_back(
                {Picture::dice, Words::tell(before, event), {figureOf({event.symbol, event.isDouble})}});
    }
    void operator()(const Rerolled &event) const
    {
        const auto *reroll = std::get_if<Reroll>(&command);
        if (reroll && !reroll->symbol)
            sights.push_back(
                {Picture::dice, Words::tell(before, event), {figureOf({event.symbol, event.isDouble})}});
    }
    void operator()(const CombatBegan &event) const
    {
        const auto *begin = std::get_if<BeginCombat>(&command);
        if (!begin || begin->rolled || event.rolled.empty())
            return;
        table::Sight sight{Picture::dice, say("Combat begins."), {}, {Words::tell(before, event)}};
        for (const auto symbol : event.rolled)
            sight.figures.push_back(figureOf({symbol, false}));
        sights.push_back(std::move(sight));
    }
    void operator()(const Turned &event) const
    {
        if (event.boss)
            told(Picture::death, event); // the skull of the last card
    }
    void operator()(const CombatWon &event) const { told(Picture::kill, event); }
    void operator()(const Died &event) const { told(Picture::death, event); }
    void operator()(const Ended &event) const
    {
        told(event.winners.empty() ? Picture::lost : Picture::victory, event);
    }
    template <class Other>
    void operator()(const Other &) const
    {}
};

} // namespace

void addSights(table::Sights &sights, const Command &command, const State &before, const Event &event,
               const State &)
{
    std::visit(Seen{sights, command, before}, event);
}

} // namespace torchside::darkcastle
