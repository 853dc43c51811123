#include "models/mandom/face/mandom_table.h"

namespace torchside::mandom {

using table::CueKind;

namespace {

struct Heard : table::Hearer<Game> {
    using Hearer::operator();

    void operator()(const Revealed &event) const
    {
        if (event.damage > 0)
            add(CueKind::hit, say("%1, %2 damage.", nameFor(event.monster), event.damage),
                before.challenger.value_or(-1));
        else
            add(CueKind::tap, say("%1 is stopped.", nameFor(event.monster)));
    }
    void operator()(const ChallengeBegan &event) const
    {
        add(CueKind::turn, say("%1 goes into the dungeon.", before.name(event.player)), event.player);
    }
    void operator()(const ChallengeEnded &event) const
    {
        if (event.survived)
            add(CueKind::story, say("%1 survives.", before.name(event.player)), event.player);
        else
            add(CueKind::loss, say("%1 fails.", before.name(event.player)), event.player);
    }
    void operator()(const PutOut &event) const
    {
        add(CueKind::death, say("%1 is out.", before.name(event.player)), event.player);
    }
    void operator()(const Won &event) const
    {
        add(CueKind::victory, say("%1 wins!", before.name(event.player)), event.player);
    }
};

} // namespace

// Whose turn it is stands in no event: it follows from the order of the seats.
void addCues(table::Cues &cues, const State &before, const Event &event, const State &after)
{
    std::visit(Heard{{cues, before}}, event);
    const bool begins = std::holds_alternative<ChallengeBegan>(event); // has said so already
    if (after.turn && after.turn != before.turn && !before.players.empty() && !begins)
        cues.push_back({CueKind::turn, say("%1 is next.", after.name(*after.turn)), *after.turn});
}

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

struct Seen : table::Seer<Game> {
    using Seer::operator();

    // Who, damage against HP, what each card did, and what to do with the player card.
    void operator()(const ChallengeEnded &event) const
    {
        const auto &name = before.name(event.player);
        table::Sight sight{event.survived ? Picture::survival : Picture::failure,
                           event.survived ? say("%1 survives.", name) : say("%1 fails.", name),
                           {{say("%1", event.damage), say("damage")}, {say("%1", event.hp), say("HP")}}};
        for (const auto &card : after.lastChallenge.value().revealed)
            sight.lines.push_back(cardLine(card));
        if (!event.survived)
            sight.tasks.push_back(after.player(event.player).out()
                                      ? say("%1’s player card was red already: out of the game.", name)
                                      : say("%1 turns their player card to red.", name));
        else if (after.player(event.player).successes == 1) // a second one finds it sideways, and wins
            sight.tasks.push_back(say("%1 turns their player card sideways.", name));
        if (after.aside > 0)
            sight.tasks.push_back(say("Whoever put a monster aside shows it."));
        sights.push_back(std::move(sight));
    }
    // The table goes on: what is cleared away for it belongs to the outcome.
    void operator()(const RoundBegan &) const
    {
        if (sights.empty())
            return;
        sights.front().tasks.push_back(say("Put all items back on the hero."));
        sights.front().tasks.push_back(say("Shuffle the thirteen monsters into a new pile."));
    }
    void operator()(const PutOut &event) const
    {
        sights.push_back({Picture::death, say("%1 is out.", before.name(event.player))});
    }
    void operator()(const Won &event) const
    {
        sights.push_back({Picture::victory, say("%1 wins!", before.name(event.player))});
    }
};

} // namespace

void addSights(table::Sights &sights, const Command &command, const State &before, const Event &event,
               const State &after)
{
    std::visit(Seen{{sights, command, before, after}}, event);
}

} // namespace torchside::mandom
