#include "models/cthulhu/seat/seat.h"

#include "models/cthulhu/facts.h"
#include "models/cthulhu/minion/steps.h"
#include "models/kernel/seat_asks.h"

namespace torchside::cthulhu {

namespace {

constexpr int you = 0;

seat::Person sideOf(const State &state, Side side)
{
    const bool isPlayers = side == Side::player;
    seat::Person person{isPlayers ? say("You") : say("The Minion"), {}, state.side == side, {}};
    person.numbers.push_back({say("Stories won"), state.storiesOf(side), toWin, seat::Tone::good});
    const auto characters = isPlayers ? state.own.size() : state.characters.size();
    person.numbers.push_back(
        {say("Characters"), static_cast<std::int64_t>(characters), {}, seat::Tone::strength});
    if (!isPlayers)
        person.numbers.push_back(
            {say("Cards in hand"), static_cast<std::int64_t>(state.hand.size()), {}, seat::Tone::plain});
    return person;
}

void addStories(const State &state, std::vector<Seat::Part> &parts)
{
    for (const auto &story : state.stories)
        parts.push_back({seat::Line{say("%1: %2 of yours, %3 of the Minion's, %4 to win.", story.name,
                                        story.player, story.minion, story.need)}});
}

} // namespace

Seat::View SeatViews::viewOf(const State &state, std::optional<int> seat)
{
    Seat::View view;
    const auto step = stepOf(state);
    if (step)
        view.now = {step->say, step->rule};
    if (seat) {
        const auto side = seat == you ? Side::player : Side::minion;
        view.name = side == Side::player ? say("You") : say("The Minion");
        view.isTurn = !state.outcome && (state.side == side || !state.side);
        if (step)
            addStep(state, view.parts);
        if (step && side == Side::minion)
            for (const auto &line : step->why)
                view.parts.push_back({seat::Line{line}});
        if (!state.outcome && state.phase != Phase::setup)
            side == Side::player ? addPlayerSide(state, view.parts) : addMinionSide(state, view.parts);
    }
    addStories(state, view.parts);
    seat::People people;
    for (const auto side : {Side::player, Side::minion})
        if (!seat || side == (seat == you ? Side::minion : Side::player))
            people.people.push_back(sideOf(state, side));
    view.parts.push_back({std::move(people)});
    return view;
}

std::vector<Seat::Part> SeatViews::handOf(const State &state)
{
    if (state.outcome || state.phase == Phase::setup || state.domains.size() >= mostDomains)
        return {};
    Seat::Acts acts{say("The table"), {}};
    acts.acts.push_back({say("The Minion gets a domain"), {AddDomain{}}});
    return {{std::move(acts)}};
}

} // namespace torchside::cthulhu
