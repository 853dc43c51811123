#include "models/duelofages/words/words.h"

namespace torchside::duelofages {

namespace {

Sentence thrown(const Throw &thrown, const std::vector<std::string> &names)
{
    std::vector<Sentence> each;
    for (std::size_t i = 0; i < thrown.seats.size(); ++i)
        each.push_back(say("%1 %2", names.at(at(thrown.seats[i])), thrown.dice.at(i)));
    return listed(each);
}

std::vector<std::string> named(const Seats &seats, const std::vector<std::string> &names)
{
    std::vector<std::string> all;
    for (const int seat : seats)
        all.push_back(names.at(at(seat)));
    return all;
}

Sentence victim(const std::string &owner, const Defeated &event)
{
    if (event.unit == Unit::henchman)
        return say("one of %1's henchmen", owner);
    return event.where == Where::board ? say("one of %1's characters", owner)
                                       : say("one of %1's characters still off the board", owner);
}

void addChange(std::vector<Sentence> &to, const char *pattern, int now, const std::optional<int> &by)
{
    if (by)
        to.push_back(say(pattern, now, now + *by));
}

struct Tell {
    const State &before;

    const std::string &name(int seat) const { return before.name(seat); }

    Sentence operator()(const Started &event) const
    {
        const auto &names = event.players;
        std::vector<Sentence> told{
            say("%1 {1:sits|sit} down and roll{1:s|}: %2.", listed(names),
                thrown({others(static_cast<int>(names.size()), {}), event.rolls}, names))};
        for (const auto &again : event.again)
            told.push_back(say("A tie, rolled again: %1.", thrown(again, names)));
        told.push_back(event.loner
                           ? say("%1 is the Loner, %2 {2:is|are} the Alliance.", names.at(at(*event.loner)),
                                 listed(named(event.alliances[1], names)))
                           : say("%1 are allies, and so are %2.", listed(named(event.alliances[0], names)),
                                 listed(named(event.alliances[1], names))));
        return joined(told);
    }
    Sentence operator()(const TurnBegan &event) const
    {
        if (event.newCharacter)
            return say("Turn %1: %2, the Loner, with a new character and %3 card{3:|s}.", event.turn,
                       peopleOf(before, event.acting), event.newCharacter->cards);
        if (before.loner && event.acting == Seats{*before.loner})
            return say("Turn %1: %2, the Loner.", event.turn, name(*before.loner));
        return say("Turn %1: %2.", event.turn, peopleOf(before, event.acting));
    }
    Sentence operator()(const Counted &event) const
    {
        const auto &player = before.player(event.player);
        std::vector<Sentence> changes;
        addChange(changes, "characters %1 → %2", player.characters, event.characters);
        addChange(changes, "henchmen %1 → %2", player.henchmen, event.henchmen);
        addChange(changes, "characters off the board %1 → %2", player.offBoard, event.offBoard);
        addChange(changes, "equipment %1 → %2", player.equipment, event.equipment);
        return say("%1: %2.", name(event.player), listed(changes));
    }
    Sentence operator()(const Defeated &event) const
    {
        const auto who = event.by ? literally(name(*event.by)) : say("An adventure");
        const auto whom = victim(name(event.of), event);
        if (event.how == How::takeover)
            return say("%1 takes over %2.", who, whom);
        return event.how == How::kill ? say("%1 kills %2.", who, whom) : say("%1 imprisons %2.", who, whom);
    }
    Sentence operator()(const Freed &event) const
    {
        return say("One of %1's characters is out of the Prison.", name(event.player));
    }
    Sentence operator()(const MarkerMoved &event) const
    {
        return say("%1's marker at %2: %3 → %4.", name(event.player), event.location, event.from, event.to);
    }
    Sentence operator()(const TournamentWon &event) const
    {
        return say("%1 wins the Royal Tournament and its character.", name(event.player));
    }
    Sentence operator()(const VaultChanged &event) const
    {
        return say("Cards in the Vault: %1 → %2.", event.from, event.to);
    }
    Sentence operator()(const HqDestroyed &event) const { return say("%1 destroys the HQ.", name(event.by)); }
    Sentence operator()(const TurnEnded &) const
    {
        return before.acting.size() == 1 ? say("%1 ends the turn.", peopleOf(before, before.acting))
                                         : say("%1 end their turn.", peopleOf(before, before.acting));
    }
    Sentence operator()(const LesserRolled &event) const
    {
        std::vector<Sentence> told;
        for (const auto &each : event.throws)
            told.push_back(say("A die for the lesser: %1.", thrown(each, before.seats)));
        return joined(told);
    }
    Sentence operator()(const Offered &event) const
    {
        if (event.kind == OfferKind::loner)
            return lonerReason(before);
        return joined({partnerReason(before, event.asking.value(), event.by.value()),
                       say("%1 may change alliances.", name(event.asking.value()))});
    }
    Sentence operator()(const Chosen &event) const
    {
        return say("%1, the Loner, chooses: %2 is asked first.", name(before.loner.value()),
                   name(event.player));
    }
    Sentence operator()(const DieThrown &event) const
    {
        return say("%1 rolls a %2 for the lesser.", name(event.player), event.value);
    }
    Sentence operator()(const DiceLevel &event) const
    {
        return say("%1 are level: all roll again.", listed(before.names(event.players)));
    }
    Sentence operator()(const Asked &event) const
    {
        const bool chosen = before.offer.value().choosing;
        return chosen ? Sentence{} : say("Now %1 is asked.", name(event.player));
    }
    Sentence operator()(const Answered &event) const
    {
        if (!event.accept)
            return before.loner ? say("%1 stays in the Alliance.", name(event.player))
                                : say("%1 stays with the present ally.", name(event.player));
        return event.partner
                   ? say("%1 chooses %2 as the new partner.", name(event.player), name(*event.partner))
                   : say("%1 takes the Loner's place.", name(event.player));
    }
    Sentence operator()(const SidesChanged &event) const
    {
        const auto &[first, second] = event.alliances;
        return event.loner ? say("%1 {1:is|are} the Alliance now.", peopleOf(before, second))
                           : say("%1 are allies now, and so are %2.", peopleOf(before, first),
                                 peopleOf(before, second));
    }
    Sentence operator()(const Pinned &event) const
    {
        return say("%1 is pinned to %2.", nameFor(event.card), name(event.player));
    }
    Sentence operator()(const Unpinned &event) const
    {
        return say("%1 is no longer pinned to %2.", nameFor(event.card), name(event.player));
    }
    Sentence operator()(const OwnPinned &event) const
    {
        return say("%1 is pinned to %2.", literally(event.name), name(event.player));
    }
    Sentence operator()(const OwnUnpinned &event) const
    {
        return say("%1 is no longer pinned to %2.", literally(event.name), name(event.player));
    }
    Sentence operator()(const ClockSet &event) const
    {
        return event.minutes == 1 ? say("The clock is set to one minute.")
                                  : say("The clock is set to %1 minutes.", event.minutes);
    }
    Sentence operator()(const ClockPaused &) const { return say("The clock is paused."); }
    Sentence operator()(const ClockResumed &) const { return say("The clock goes on."); }
    Sentence operator()(const GameEnded &event) const
    {
        const auto why = event.reason == Why::time ? say("Time is up.") : say("A player is eliminated.");
        std::vector<Sentence> points;
        for (std::size_t seat = 0; seat < event.total.size(); ++seat)
            points.push_back(say("%1 %2", before.seats.at(seat), event.total[seat]));
        return joined({why, say("Points: %1.", listed(points)),
                       event.winners.size() == 1 ? say("%1 wins!", peopleOf(before, event.winners))
                                                 : say("%1 win together!", peopleOf(before, event.winners))});
    }
};

} // namespace

Sentence Words::tell(const State &before, const Event &event)
{
    return toldBy(Tell{before}, event);
}

} // namespace torchside::duelofages
