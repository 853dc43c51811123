#include "models/duelofages/seat/seat.h"

#include "models/duelofages/rules/sides.h"
#include "models/duelofages/words/words.h"
#include "models/kernel/seat_asks.h"

#include <algorithm>

namespace torchside::duelofages {

namespace {

bool isAmong(const Seats &seats, int seat)
{
    return std::find(seats.begin(), seats.end(), seat) != seats.end();
}

Sentence aboutOf(const State &state, int seat)
{
    if (state.player(seat).eliminated())
        return say("eliminated");
    if (state.loner == seat)
        return say("the Loner");
    const auto ally = state.allyOf(seat);
    return ally ? say("with %1", state.name(*ally)) : Sentence{};
}

bool isActing(const State &state, int seat)
{
    if (state.outcome)
        return false;
    if (!state.offer)
        return isAmong(state.acting, seat);
    return state.offer->choosing ? state.loner == seat : state.offer->asking == seat;
}

seat::People others(const State &state, std::optional<int> seat)
{
    const auto points = scoreOf(state).total;
    return seat::othersThan(seat, state.seats.size(), [&](int each) -> seat::Person {
        const auto &one = state.player(each);
        return {literally(state.name(each)),
                aboutOf(state, each),
                isActing(state, each),
                {{say("Strength"), one.strength(), {}, seat::Tone::strength},
                 {say("Equipment"), one.equipment, {}, seat::Tone::plain},
                 {say("Points"), points.at(at(each)), {}, seat::Tone::points}}};
    });
}

void addTurn(const State &state, int seat, std::vector<Seat::Part> &parts)
{
    Seat::Acts acts{say("Your turn"), {}};
    if (isAmong(throwers(state), seat) && !state.thrown.contains(std::to_string(seat)))
        acts.acts.push_back({say("Roll a die for the lesser player"),
                             {ThrowDie{seat, {}}},
                             {seat::number(&ThrowDie::value, say("What does it show?"),
                                           {.from = 1, .to = dieSides, .usual = {1, 2, 3, 4, 5, 6}})},
                             true});
    if (state.phase == Phase::turn && isAmong(state.acting, seat))
        acts.acts.push_back({say("End the turn"), {EndTurn{}}, {}, acts.acts.empty()});
    if (!acts.acts.empty())
        parts.push_back({std::move(acts)});
}

seat::Now nowFor(const State &state, int seat)
{
    if (state.outcome || state.offer)
        return {};
    return isAmong(state.acting, seat)
               ? seat::Now{}
               : seat::Now{say("%1 {1:is|are} acting: correct your own numbers as they change.",
                               peopleOf(state, state.acting)),
                           "alliance-turn"};
}

} // namespace

void addOwnAnswer(const State &state, int seat, std::vector<Seat::Part> &parts)
{
    if (!state.offer || !isActing(state, seat))
        return;
    Seat::Acts acts{say("You are asked"), {}};
    const auto &offer = *state.offer;
    if (offer.choosing) {
        for (const int each : offer.waiting)
            acts.acts.push_back({say("Ask %1 first", state.name(each)), {Choose{each}}, {}, true});
    } else if (offer.kind == OfferKind::loner) {
        acts.acts.push_back({say("Yes, I become the Loner"), {AnswerOffer{seat, true, {}}}, {}, true});
        acts.acts.push_back({say("No, I stay with my ally"), {AnswerOffer{seat, false, {}}}, {}, true});
    } else {
        const int ally = state.allyOf(seat).value();
        acts.acts.push_back(
            {say("I stay with %1", state.name(ally)), {AnswerOffer{seat, false, {}}}, {}, true});
        for (const int each : torchside::duelofages::others(state.count(), {seat, ally}))
            acts.acts.push_back(
                {say("%1 is my new partner", state.name(each)), {AnswerOffer{seat, true, each}}, {}, true});
    }
    parts.push_back({std::move(acts)});
}

Seat::View SeatViews::viewOf(const State &state, std::optional<int> seat)
{
    Seat::View view;
    if (seat) {
        view.about = aboutOf(state, *seat);
        view.now = nowFor(state, *seat);
        view.isTurn = isActing(state, *seat);
        if (!state.outcome) {
            addOwnAnswer(state, *seat, view.parts);
            addTurn(state, *seat, view.parts);
            addOwnCounters(state, *seat, view.parts);
            addOwnLosses(state, *seat, view.parts);
            addOwnCards(state, *seat, view.parts);
        }
        view.parts.push_back({Seat::Number{say("Points if it ended now"),
                                           scoreOf(state).total.at(at(*seat)),
                                           {},
                                           seat::Tone::points,
                                           false,
                                           {}}});
    }
    view.parts.push_back({seat::Line{say("Turn %1.", state.turn)}});
    view.parts.push_back({others(state, seat)});
    return view;
}

std::vector<Seat::Part> SeatViews::handOf(const State &state)
{
    if (state.outcome)
        return {};
    SetClock minutes{};
    minutes.minutes = 60;
    auto howLong = seat::number(&SetClock::minutes, say("How many minutes?"),
                                {.from = 1, .to = 600, .usual = {60, 90, 120, 180}, .preset = 60});
    howLong.isOptional = false;
    Seat::Acts acts{say("The table"), {{say("Set the clock"), {minutes}, {howLong}}}};
    if (state.clock) {
        SetClock pause{};
        pause.pause = !state.clock->pausedAt.has_value();
        acts.acts.push_back({*pause.pause ? say("Pause the clock") : say("The clock goes on"), {pause}});
    }
    acts.acts.push_back(
        {say("Cards in the Vault"),
         {Vault{0}},
         {seat::number(
             &Vault::by, say("How many more or fewer?"),
             {.from = -state.vault, .to = mostOfAll - state.vault, .usual = {-1, 1}, .preset = 0})}});
    acts.acts.push_back({say("End the game"),
                         {EndGame{Why::time}},
                         {seat::choice(&EndGame::why, say("Why?"),
                                       {{std::string("time"), say("Time is up")},
                                        {std::string("elimination"), say("Somebody is eliminated")}})},
                         true});
    return {{std::move(acts)}};
}

} // namespace torchside::duelofages
