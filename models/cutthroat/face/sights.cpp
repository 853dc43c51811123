#include "models/cutthroat/face/cues.h"
#include "models/cutthroat/words/words.h"

#include <algorithm>

namespace torchside::cutthroat {

using table::Picture;

namespace {

struct Seen {
    table::Sights &sights;
    const Command &command;
    const State &before;

    template <class Told>
    void told(Picture picture, const Told &event) const
    {
        sights.push_back({picture, Words::tell(before, event)});
    }

    // Only what the app dealt: who has drawn cards at the table has seen them.
    void operator()(const Drawn &event) const
    {
        const auto *draw = std::get_if<Draw>(&command);
        if (!draw || draw->order)
            return;
        table::Sight sight{Picture::cards, event.round == Round::current ? say("Initiative")
                                           : event.round == Round::next ? say("Initiative for the next round")
                                                                        : say("Initiative for the looting")};
        std::vector<std::pair<int, std::string>> order;
        for (std::size_t seat = 0; seat < event.cards.size(); ++seat)
            if (event.cards[seat])
                order.emplace_back(*event.cards[seat], before.seats.at(seat));
        std::sort(order.begin(), order.end());
        for (const auto &[card, name] : order)
            sight.figures.push_back({say("%1", card), literally(name)});
        sights.push_back(std::move(sight));
    }
    void operator()(const Killed &event) const { told(Picture::kill, event); }
    void operator()(const TurnLost &event) const { told(Picture::story, event); }
    void operator()(const FoeFell &event) const { told(Picture::story, event); }
    void operator()(const BarrierRaised &event) const { told(Picture::story, event); }
    void operator()(const Died &event) const { told(Picture::death, event); }
    void operator()(const Revived &event) const { told(Picture::story, event); }
    void operator()(const StageBegan &event) const { told(Picture::story, event); }
    void operator()(const SporesBurst &event) const { told(Picture::story, event); }
    void operator()(const Camped &event) const
    {
        if (event.suddenDeath)
            told(Picture::story, event);
    }
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

} // namespace torchside::cutthroat
