#include "models/mandom/face/cues.h"
#include "models/mandom/words/words.h"

namespace torchside::mandom {

using table::Picture;

namespace {

Sentence cardLine(const Turned &card)
{
    const bool isVowelFirst = card.monster == Monster::orc;
    if (card.blockedBy)
        return say(isVowelFirst ? "An %1: the %2 stops it." : "A %1: the %2 stops it.", nameFor(card.monster),
                   nameFor(*card.blockedBy));
    return say(isVowelFirst ? "An %1 hits for %2." : "A %1 hits for %2.", nameFor(card.monster), card.damage);
}

struct Seen {
    table::Sights &sights;
    const State &before;
    const State &after;

    // Who, damage against HP, what each card did, and what to do with the player card.
    void operator()(const ChallengeEnded &event) const
    {
        const auto &name = before.name(event.player);
        table::Sight sight{event.survived ? Picture::survival : Picture::failure,
                           event.survived ? say("%1 survives.", name) : say("%1 fails.", name),
                           {{say("%1", event.damage), say("damage")}, {say("%1", event.hp), say("HP")}}};
        for (const auto &card : after.lastChallenge.value().revealed)
            sight.lines.push_back(cardLine(card));
        sight.lines.push_back(event.survived ? say("%1 turns the player card sideways.", name)
                              : after.player(event.player).out()
                                  ? say("%1 leaves the game with a red player card.", name)
                                  : say("%1 turns the player card to red.", name));
        sight.lines.push_back(say("Everybody shows the cards put aside with an item."));
        sights.push_back(std::move(sight));
    }
    // The table goes on: what is cleared away for it belongs to the outcome.
    void operator()(const RoundBegan &) const
    {
        if (sights.empty())
            return;
        sights.front().lines.push_back(say("All items go back on the hero."));
        sights.front().lines.push_back(say("Shuffle the thirteen monsters into a new pile."));
    }
    void operator()(const PutOut &event) const
    {
        sights.push_back({Picture::death, say("%1 is out.", before.name(event.player))});
    }
    void operator()(const Won &event) const
    {
        sights.push_back({Picture::victory, say("%1 wins!", before.name(event.player))});
    }
    template <class Other>
    void operator()(const Other &) const
    {}
};

} // namespace

void addSights(table::Sights &sights, const Command &, const State &before, const Event &event,
               const State &after)
{
    std::visit(Seen{sights, before, after}, event);
}

} // namespace torchside::mandom
