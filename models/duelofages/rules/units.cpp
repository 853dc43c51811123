#include "models/duelofages/rules/sides.h"

namespace torchside::duelofages {

namespace {

using Events = std::vector<Event>;

// Nothing that is kept goes below 0 or above 99; `what` says whose and what.
std::optional<Refusal> outOfBounds(std::string_view field, int now, int by, const Sentence &what)
{
    if (now + by < 0)
        return badArgument(field,
                           say("%1: there {2:is|are} %2, so at most %2 can be taken away.", what, now));
    if (now + by > mostOfAll)
        return badArgument(field,
                           say("%1: there {2:is|are} %2, and at most %3 can be kept.", what, now, mostOfAll));
    return std::nullopt;
}

std::optional<Refusal> checkPlayer(const State &state, std::string_view field, std::optional<int> seat)
{
    return seat ? checkSeat(field, *seat, state.seats) : std::nullopt;
}

Sentence charactersOf(const State &state, int seat)
{
    return say("Characters of %1", state.name(seat));
}

std::optional<Refusal> nobodyThere(const State &state, const Defeat &command)
{
    const auto &player = state.player(command.of);
    const auto &name = state.name(command.of);
    if (command.unit == Unit::henchman)
        return player.henchmen > 0 ? std::nullopt
                                   : std::optional(refuse("no-such-unit", say("%1 has no henchmen.", name)));
    if (command.where == Where::board)
        return player.characters > 0
                   ? std::nullopt
                   : std::optional(refuse("no-such-unit", say("%1 has no characters on the board.", name)));
    return player.offBoard > 0
               ? std::nullopt
               : std::optional(refuse("no-such-unit", say("%1 has no characters off the board.", name)));
}

std::optional<Refusal> noRoom(const State &state, const Defeat &command)
{
    if (command.how == How::imprison && command.unit == Unit::character)
        return outOfBounds("of", state.player(command.of).prisoners, 1,
                           say("Prisoners of %1", state.name(command.of)));
    if (command.how != How::takeover)
        return std::nullopt;
    const int by = command.by.value();
    if (command.unit == Unit::henchman)
        return outOfBounds("by", state.player(by).henchmen, 1, say("Henchmen of %1", state.name(by)));
    return outOfBounds("by", state.player(by).characters, 1, charactersOf(state, by));
}

} // namespace

std::optional<Refusal> faultOf(const Count &command)
{
    if (command.characters || command.henchmen || command.offBoard || command.equipment)
        return std::nullopt;
    return badArgument("characters",
                       say("Nothing is said to change: give characters, henchmen, offBoard or equipment."));
}

Decision<Event> decide(const State &state, const Count &command)
{
    if (auto wrong = checkSeat("player", command.player, state.seats))
        return *wrong;
    const auto &player = state.player(command.player);
    const auto &name = state.name(command.player);
    if (auto wrong = outOfBounds("characters", player.characters, command.characters.value_or(0),
                                 charactersOf(state, command.player)))
        return *wrong;
    if (auto wrong = outOfBounds("henchmen", player.henchmen, command.henchmen.value_or(0),
                                 say("Henchmen of %1", name)))
        return *wrong;
    if (auto wrong = outOfBounds("offBoard", player.offBoard, command.offBoard.value_or(0),
                                 say("Characters of %1 off the board", name)))
        return *wrong;
    if (auto wrong = outOfBounds("equipment", player.equipment, command.equipment.value_or(0),
                                 say("Equipment of %1", name)))
        return *wrong;
    return Events{
        Counted{command.player, command.characters, command.henchmen, command.offBoard, command.equipment}};
}

std::optional<Refusal> faultOf(const Everybody &command)
{
    if (command.characters || command.henchmen || command.equipment)
        return std::nullopt;
    return badArgument("characters", say("Nothing is said: give characters, henchmen or equipment."));
}

Decision<Event> decide(const State &state, const Everybody &command)
{
    Events events;
    const auto by = [](std::optional<int> wanted, int now) {
        return wanted && *wanted != now ? std::optional(*wanted - now) : std::nullopt;
    };
    for (const int seat : state.everybody()) {
        const auto &player = state.player(seat);
        const Counted counted{seat, by(command.characters, player.characters),
                              by(command.henchmen, player.henchmen), std::nullopt,
                              by(command.equipment, player.equipment)};
        if (counted.characters || counted.henchmen || counted.equipment)
            events.push_back(counted);
    }
    if (events.empty())
        return badArgument(command.characters ? "characters"
                           : command.henchmen ? "henchmen"
                                              : "equipment",
                           say("Everybody has that many already."));
    return events;
}

void evolve(State &state, const Counted &event)
{
    auto &of = state.player(event.player);
    of.characters += event.characters.value_or(0);
    of.henchmen += event.henchmen.value_or(0);
    of.offBoard += event.offBoard.value_or(0);
    of.equipment += event.equipment.value_or(0);
    of.arrive();
}

std::optional<Refusal> faultOf(const Defeat &command)
{
    if (command.by == command.of)
        return badArgument("by", say("Nobody defeats their own: leave “by” out for a loss to an adventure."));
    if (!command.by && command.how == How::takeover)
        return badArgument("by", say("Who takes the unit over? An adventure takes nobody over."));
    if (command.unit == Unit::henchman && command.where == Where::offBoard)
        return badArgument("where", say("Henchmen are never off the board."));
    return std::nullopt;
}

Decision<Event> decide(const State &state, const Defeat &command)
{
    if (auto wrong = checkPlayer(state, "by", command.by))
        return *wrong;
    if (auto wrong = checkSeat("of", command.of, state.seats))
        return *wrong;
    if (auto wrong = notTheirTurn(state))
        return *wrong;
    if (auto wrong = nobodyThere(state, command))
        return *wrong;
    if (auto wrong = noRoom(state, command))
        return *wrong;
    return Events{Defeated{command.by, command.of, command.unit, command.how, command.where}};
}

void evolve(State &state, const Defeated &event)
{
    const bool character = event.unit == Unit::character;
    auto &of = state.player(event.of);
    (character ? event.where == Where::board ? of.characters : of.offBoard : of.henchmen) -= 1;
    of.lost += 1;
    of.lostCharacters += character ? 1 : 0;
    if (character && event.how == How::imprison)
        of.prisoners += 1;
    if (!event.by)
        return;
    auto &by = state.player(*event.by);
    by.defeated.at(at(event.of)) += 1;
    by.defeatedCharacters.at(at(event.of)) += character ? 1 : 0;
    if (event.how == How::takeover)
        (character ? by.characters : by.henchmen) += 1;
    by.arrive();
}

Decision<Event> decide(const State &state, const Free &command)
{
    if (auto wrong = checkSeat("player", command.player, state.seats))
        return *wrong;
    const auto &player = state.player(command.player);
    if (player.prisoners == 0)
        return refuse("no-such-unit", say("Nobody of %1's is in the Prison.", state.name(command.player)));
    if (auto wrong = outOfBounds("player", player.characters, 1, charactersOf(state, command.player)))
        return *wrong;
    return Events{Freed{command.player}};
}

void evolve(State &state, const Freed &event)
{
    auto &of = state.player(event.player);
    of.prisoners -= 1;
    of.characters += 1;
    of.arrive();
}

Decision<Event> decide(const State &state, const Marker &command)
{
    if (auto wrong = checkSeat("player", command.player, state.seats))
        return *wrong;
    const auto place = state.placeOf(command.location);
    if (!place)
        return badArgument("location", say("There is no location %1 in this game: there {2:is|are} %2.",
                                           command.location, listed(state.locations)));
    if (auto wrong = notTheirTurn(state))
        return *wrong;
    const int now = state.player(command.player).markers.at(*place);
    if (auto wrong = outOfBounds("by", now, command.by,
                                 say("Marker of %1 at %2", state.name(command.player), command.location)))
        return *wrong;
    const bool atTournament = command.location == tournament;
    if (atTournament && state.tournamentWin)
        return refuse("tournament-won",
                      say("%1 has won the Royal Tournament: no marker moves there any more.",
                          state.name(state.tournamentWin->player)));
    Events events{MarkerMoved{command.player, command.location, now, now + command.by}};
    if (atTournament && now + command.by >= tournamentEvents)
        events.emplace_back(TournamentWon{command.player});
    return events;
}

void evolve(State &state, const MarkerMoved &event)
{
    state.player(event.player).markers.at(state.placeOf(event.location).value()) = event.to;
}

void evolve(State &state, const TournamentWon &event)
{
    state.tournamentWin = TournamentWin{event.player, state.turn};
}

Decision<Event> decide(const State &state, const Vault &command)
{
    if (auto wrong = outOfBounds("by", state.vault, command.by, say("Cards in the Vault")))
        return *wrong;
    return Events{VaultChanged{state.vault, state.vault + command.by}};
}

void evolve(State &state, const VaultChanged &event)
{
    state.vault = event.to;
}

Decision<Event> decide(const State &state, const DestroyHq &command)
{
    if (auto wrong = checkSeat("by", command.by, state.seats))
        return *wrong;
    if (state.hqDestroyedBy)
        return refuse("already-destroyed", say("%1 has destroyed the HQ already: it falls only once.",
                                               state.name(*state.hqDestroyedBy)));
    return Events{HqDestroyed{command.by}};
}

void evolve(State &state, const HqDestroyed &event)
{
    state.hqDestroyedBy = event.by;
}

} // namespace torchside::duelofages
