#include "models/cthulhu/face/cues.h"
#include "models/cthulhu/facts.h"
#include "models/cthulhu/words/words.h"

namespace torchside::cthulhu {

using table::Picture;

namespace {

struct Seen {
    table::Sights &sights;
    const Command &command;
    const State &before;
    const State &after;

    template <class Told>
    void told(Picture picture, const Told &event) const
    {
        sights.push_back({picture, Words::tell(before, event)});
    }
    // Only what the app threw: who has thrown a die at the table has seen it.
    bool threw() const
    {
        const auto *die = std::get_if<Die>(&command);
        return die && !die->value;
    }

    void operator()(const Started &event) const
    {
        const auto *start = std::get_if<Start>(&command);
        if (start && !start->first)
            sights.push_back(
                {Picture::coin, event.first == Side::minion ? say("The Minion begins.") : say("You begin.")});
    }
    void operator()(const Rerolled &event) const
    {
        if (threw())
            sights.push_back(
                {Picture::dice, say("There is no such domain: roll again."), {{say("%1", event.value)}}});
    }
    void operator()(const ResourceGained &event) const
    {
        if (!threw())
            return;
        const int has = after.domains.at(static_cast<std::size_t>(event.domain)).resources;
        sights.push_back({Picture::dice,
                          say("Domain %1", event.domain + 1),
                          {{say("%1", event.value)}},
                          {say("It has %1 resource{1:|s} now.", has)}});
    }
    void operator()(const PlayerLost &event) const
    {
        if (event.how == Loss::destroyed)
            told(Picture::death, event);
    }
    void operator()(const Destroyed &event) const { told(Picture::kill, event); }
    void operator()(const StoryWon &event) const
    {
        told(event.side == Side::player ? Picture::story : Picture::lost, event);
    }
    void operator()(const Ended &event) const
    {
        told(event.winner == Side::player ? Picture::victory : Picture::lost, event);
    }
    template <class Other>
    void operator()(const Other &) const
    {}
};

} // namespace

void addSights(table::Sights &sights, const Command &command, const State &before, const Event &event,
               const State &after)
{
    std::visit(Seen{sights, command, before, after}, event);
}

} // namespace torchside::cthulhu
