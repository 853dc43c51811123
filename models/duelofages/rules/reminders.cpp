#include "models/duelofages/game.h"
#include "models/duelofages/words/words.h"

// What calls something to mind at the table: notes of cards that stand with their owners, and the clock.
namespace torchside::duelofages {

using Events = std::vector<Event>;

Decision<Event> decide(const State &state, const Pin &pin)
{
    if (auto wrong = checkSeat("player", pin.player, state.seats))
        return *wrong;
    if (state.isPinned(pin.player, pin.card))
        return badArgument("card",
                           say("%1 stands with %2 already.", nameFor(pin.card), state.name(pin.player)));
    if (pin.until && *pin.until < state.turn)
        return badArgument("until", say("Turn %1 is over already: this is turn %2.", *pin.until, state.turn));
    return Events{Pinned{pin.player, pin.card, pin.until}};
}

void evolve(State &state, const Pinned &event)
{
    state.pins.push_back({event.player, event.card, event.until});
}

Decision<Event> decide(const State &state, const Unpin &unpin)
{
    if (auto wrong = checkSeat("player", unpin.player, state.seats))
        return *wrong;
    if (!state.isPinned(unpin.player, unpin.card))
        return badArgument("card",
                           say("%1 does not stand with %2.", nameFor(unpin.card), state.name(unpin.player)));
    return Events{Unpinned{unpin.player, unpin.card}};
}

void evolve(State &state, const Unpinned &event)
{
    std::erase_if(state.pins, [&](const PinnedCard &pin) {
        return pin.player == event.player && pin.card == event.card;
    });
}

Decision<Event> decide(const State &state, const PinOwn &pin)
{
    if (auto wrong = checkSeat("player", pin.player, state.seats))
        return *wrong;
    const auto name = trimmed(pin.name);
    if (state.isOwn(pin.player, name))
        return badArgument("name",
                           say("%1 stands with %2 already.", literally(name), state.name(pin.player)));
    if (state.own.size() >= mostOwn)
        return badArgument("name", say("At most %1 are pinned at once.", mostOwn));
    return Events{OwnPinned{pin.player, pin.what, name}};
}

void evolve(State &state, const OwnPinned &event)
{
    state.own.push_back({event.player, event.what, event.name});
}

Decision<Event> decide(const State &state, const UnpinOwn &unpin)
{
    if (auto wrong = checkSeat("player", unpin.player, state.seats))
        return *wrong;
    const auto name = trimmed(unpin.name);
    if (!state.isOwn(unpin.player, name))
        return badArgument("name",
                           say("%1 does not stand with %2.", literally(name), state.name(unpin.player)));
    return Events{OwnUnpinned{unpin.player, name}};
}

void evolve(State &state, const OwnUnpinned &event)
{
    std::erase_if(state.own,
                  [&](const OwnPin &pin) { return pin.player == event.player && pin.name == event.name; });
}

std::optional<Refusal> faultOf(const SetClock &command)
{
    if (command.minutes && command.pause)
        return badArgument("pause",
                           say("A clock is either set or paused: give the minutes, or pause alone."));
    if (!command.minutes && !command.pause)
        return badArgument("minutes", say("How many minutes may the game take: 1 to 600?"));
    return std::nullopt;
}

Decision<Event> decide(const State &state, const SetClock &command)
{
    const Moment now = command.at.value_or(0);
    if (command.minutes)
        return Events{ClockSet{*command.minutes, now}};
    if (!state.clock)
        return notNow(say("No clock runs: say first how many minutes the game may take."));
    return *command.pause ? Events{ClockPaused{now}} : Events{ClockResumed{now}};
}

void evolve(State &state, const ClockSet &event)
{
    state.clock = GameClock{event.minutes, event.at, std::nullopt};
}

void evolve(State &state, const ClockPaused &event)
{
    auto &clock = state.clock.value();
    clock.pausedAt = clock.pausedAt.value_or(event.at);
}

void evolve(State &state, const ClockResumed &event)
{
    auto &clock = state.clock.value();
    const Moment paused = std::max<Moment>(0, event.at - clock.pausedAt.value_or(event.at));
    clock.startedAt = std::min<Moment>(anyMoment.to, clock.startedAt + paused);
    clock.pausedAt.reset();
}

} // namespace torchside::duelofages
