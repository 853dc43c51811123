// The own counters, markers, losses and cards.
#include "models/duelofages/seat/seat.h"

#include "models/duelofages/words/words.h"
#include "models/kernel/seat_asks.h"

#include <algorithm>

namespace torchside::duelofages {

namespace {

using Counter = std::optional<int> Count::*;

Seat::Act counting(int seat, Counter counter, int now)
{
    Count count{};
    count.player = seat;
    count.*counter = 0;
    auto by = seat::number(counter, say("How many more or fewer?"),
                           {.from = -now, .to = mostOfAll - now, .usual = {-2, -1, 1, 2}, .preset = 0});
    by.isOptional = false;
    return {say("Change"), {count}, {by}};
}

Seat::Number number(Sentence label, int value, seat::Tone tone, Seat::Act act)
{
    return {std::move(label), value, {}, tone, false, {std::move(act)}};
}

// How a unit can be lost, as far as everybody who could have done it has room for it.
std::vector<seat::Choice> waysFor(const State &state, const Defeat &lost, const Seats &by)
{
    std::vector<seat::Choice> all{{std::string("kill"), say("killed")}};
    if (lost.unit == Unit::henchman || state.player(lost.of).prisoners < mostOfAll)
        all.push_back({std::string("imprison"), say("taken prisoner")});
    const auto counter = lost.unit == Unit::henchman ? &Player::henchmen : &Player::characters;
    if (!by.empty() &&
        std::all_of(by.begin(), by.end(), [&](int each) { return state.player(each).*counter < mostOfAll; }))
        all.push_back({std::string("takeover"), say("taken over")});
    return all;
}

void addLoss(const State &state, int seat, const Sentence &what, const Defeat &lost,
             std::vector<Seat::Act> &acts)
{
    auto others = state.everybody();
    std::erase(others, seat);
    auto by = lost;
    by.by = others.front();
    auto who = seat::person(&Defeat::by, say("Who did it?"), state.seats, others);
    who.isOptional = false;
    acts.push_back({say("%1 is defeated by somebody", what),
                    {by},
                    {std::move(who), seat::choice(&Defeat::how, say("How?"), waysFor(state, lost, others))}});
    acts.push_back({say("%1 is lost to an adventure", what),
                    {lost},
                    {seat::choice(&Defeat::how, say("How?"), waysFor(state, lost, {}))}});
}

} // namespace

void addOwnCounters(const State &state, int seat, std::vector<Seat::Part> &parts)
{
    const auto &own = state.player(seat);
    parts.push_back({number(say("Characters"), own.characters, seat::Tone::strength,
                            counting(seat, &Count::characters, own.characters))});
    parts.push_back({number(say("Henchmen"), own.henchmen, seat::Tone::strength,
                            counting(seat, &Count::henchmen, own.henchmen))});
    parts.push_back({number(say("Characters off the board"), own.offBoard, seat::Tone::plain,
                            counting(seat, &Count::offBoard, own.offBoard))});
    parts.push_back({number(say("Equipment"), own.equipment, seat::Tone::plain,
                            counting(seat, &Count::equipment, own.equipment))});
    if (own.prisoners > 0)
        parts.push_back({number(say("In the Prison"), own.prisoners, seat::Tone::bad,
                                {say("One comes free"), {Free{seat}}})});
    for (std::size_t place = 0; place < state.locations.size(); ++place) {
        const int now = own.markers.at(place);
        auto by = seat::number(&Marker::by, say("How far?"),
                               {.from = -now, .to = mostOfAll - now, .usual = {-1, 1, 2}, .preset = 1});
        parts.push_back({number(say("Marker at %1", state.locations[place]), now, seat::Tone::points,
                                {say("Move it"), {Marker{seat, state.locations[place], 1}}, {by}})});
    }
}

void addOwnLosses(const State &state, int seat, std::vector<Seat::Part> &parts)
{
    if (state.phase != Phase::turn)
        return;
    const auto &own = state.player(seat);
    Seat::Acts acts{say("Your losses"), {}};
    Defeat lost{};
    lost.of = seat;
    if (own.characters > 0)
        addLoss(state, seat, say("My character"), lost, acts.acts);
    lost.where = Where::offBoard;
    if (own.offBoard > 0)
        addLoss(state, seat, say("My character off the board"), lost, acts.acts);
    lost.where = Where::board;
    lost.unit = Unit::henchman;
    if (own.henchmen > 0)
        addLoss(state, seat, say("My henchman"), lost, acts.acts);
    if (!acts.acts.empty())
        parts.push_back({std::move(acts)});
}

void addOwnCards(const State &state, int seat, std::vector<Seat::Part> &parts)
{
    Seat::Acts acts{say("Your cards and deeds"), {}};
    std::vector<Card> free;
    for (const auto card : valuesOf<Card>()) {
        if (state.isPinned(seat, card))
            acts.acts.push_back({say("Unpin %1", nameFor(card)), {Unpin{seat, card}}});
        else
            free.push_back(card);
    }
    if (!free.empty()) {
        auto which = seat::choice(&Pin::card, say("Which card?"),
                                  seat::choicesOf(free, [](Card each) { return nameFor(each); }));
        acts.acts.push_back({say("Pin a card's note"), {Pin{seat, free.front(), {}}}, {which}});
    }
    for (const auto &pin : state.own)
        if (pin.player == seat)
            acts.acts.push_back({say("Unpin %1", literally(pin.name)), {UnpinOwn{seat, pin.name}}});
    if (state.own.size() < mostOwn) {
        auto name = seat::text(&PinOwn::name, say("Its name"));
        name.isOptional = false;
        auto what = seat::choice(
            &PinOwn::what, say("What is it?"),
            {{std::string("card"), say("a card")}, {std::string("character"), say("a character")}});
        acts.acts.push_back(
            {say("Pin a card or character by its name"), {PinOwn{seat, Own::card, "Card"}}, {name, what}});
    }
    if (!state.hqDestroyedBy)
        acts.acts.push_back({say("I have destroyed the HQ"), {DestroyHq{seat}}});
    parts.push_back({std::move(acts)});
    for (const auto &pin : state.pins)
        if (pin.player == seat)
            parts.push_back({seat::Line{noteOf(state, pin)}});
    for (const auto &pin : state.own)
        if (pin.player == seat)
            parts.push_back({seat::Line{literally(pin.name)}});
}

} // namespace torchside::duelofages
