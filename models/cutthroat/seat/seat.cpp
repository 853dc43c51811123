#include "models/cutthroat/seat/seat.h"

#include "models/cutthroat/words/words.h"
#include "models/kernel/seat_asks.h"

#include <algorithm>
#include <set>

namespace torchside::cutthroat {

namespace {

using seat::Tone;

Sentence aboutOf(const State &state, int seat)
{
    const auto &each = state.player(seat);
    if (!each.alive)
        return say("dead");
    if (each.shape != Form::normal)
        return each.shape == Form::vampyre ? say("Vampyre") : say("Wereboar");
    if (each.set && !each.acted)
        return say("has set a card");
    return each.character ? literally(*each.character) : Sentence{};
}

seat::Person personOf(const State &state, int seat)
{
    const auto &each = state.player(seat);
    seat::Person person{literally(state.name(seat)), aboutOf(state, seat), state.turn == seat, {}};
    person.numbers.push_back({say("Life"), each.life, each.maxLife, Tone::life, each.life <= 20});
    person.numbers.push_back({say("Prestige"), each.prestige, {}, Tone::prestige});
    if (each.poison > 0)
        person.numbers.push_back({say("Poison"), each.poison, {}, Tone::poison, true});
    if (each.initiative)
        person.numbers.push_back({say("Initiative"), *each.initiative, {}, Tone::order});
    return person;
}

void addCards(const State &state, std::vector<Seat::Part> &parts)
{
    if (state.quest)
        parts.push_back({seat::Line{say("Quest: %1.", *state.quest)}});
    for (const auto &event : state.events)
        if (event.active)
            parts.push_back({seat::Line{say("Event: %1.", event.name)}});
}

void addCreature(const State &state, std::vector<Seat::Part> &parts)
{
    parts.push_back({seat::Track{say("Encounters"), state.met, std::max(state.met, state.encounters)}});
    if (!state.encounter)
        return;
    const auto &enc = *state.encounter;
    if (const auto life = state.creatureLife())
        parts.push_back({seat::Bar{
            literally(enc.name), *life, *enc.maxLife,
            std::max<std::int64_t>(0, *life - (enc.counted || enc.dead ? 0 : state.stackTotal()))}});
    else
        parts.push_back({seat::Line{say("Encounter: %1.", enc.name)}});
    for (const auto &foe : enc.foes)
        parts.push_back({seat::Bar{nameFor(state, foe), state.lifeOf(foe), foe.maxLife}});
    if (!state.stack.empty())
        parts.push_back({seat::Line{say("The stack is %1.", state.stackTotal())}});
    if (!state.tokens.empty())
        parts.push_back({seat::Line{say("%1 token{1:|s} on the table.", state.tokens.size())}});
}

// What somebody has to do at once, before everything else.
void addCalls(const State &state, int seat, std::vector<Seat::Part> &parts)
{
    if (state.tie && std::count(state.tie->players.begin(), state.tie->players.end(), seat) > 0)
        parts.push_back(
            {Seat::Acts{say("The creature's blow: %1 damage, and you are level", state.tie->damage),
                        {{say("Take it"), {TakeTie{seat}}, {}, true}}}});
    if (!state.drawing() || !state.player(seat).alive || state.player(seat).picked)
        return;
    std::vector<seat::Choice> numbers;
    for (int number = 1; number <= static_cast<int>(state.living().size()); ++number)
        if (!state.holderOf(&Player::picked, number))
            numbers.push_back({std::int64_t{number}, say("%1", number)});
    parts.push_back({Seat::Acts{say("Initiative"),
                                {{say("Draw your number"),
                                  {Pick{seat, {}}},
                                  {seat::choice(&Pick::number, say("Which number is it?"), numbers)},
                                  true}}}});
}

void addLooting(const State &state, int seat, std::vector<Seat::Part> &parts)
{
    if (state.phase != Phase::looting || state.turn != seat)
        return;
    Seat::Acts acts{say("The dead have left"), {}};
    for (const int from : state.encounter->lost) {
        std::set<std::string> seen;
        for (const auto &item : state.player(from).items)
            if (!item.tipped && seen.insert(item.name).second)
                acts.acts.push_back({say("Take “%1” from %2", item.name, state.name(from)),
                                     {Loot{seat, from, item.name}},
                                     {},
                                     true});
    }
    acts.acts.push_back({say("Take nothing"), {LootPass{seat}}});
    parts.push_back({std::move(acts)});
}

seat::Now nowFor(const State &state, int seat)
{
    if (!state.player(seat).alive || state.outcome)
        return {};
    if (state.drawing())
        return state.player(seat).picked
                   ? seat::Now{say("The others still draw their numbers."), "initiative"}
                   : seat::Now{say("Draw an initiative card."), "initiative"};
    if (state.phase == Phase::attacks && state.turn == seat)
        return {say("Show your card."), "attack-turn"};
    if (state.phase == Phase::attacks && state.nothingShown() && !state.player(seat).set)
        return {say("Set a card face down."), "set-attack"};
    if (state.turn)
        return {state.phase == Phase::looting ? state.turn == seat
                                                    ? say("Take one item of the dead, or nothing.")
                                                    : say("%1 loots the dead.", state.name(*state.turn))
                                              : say("%1 shows the set card.", state.name(*state.turn)),
                state.phase == Phase::looting ? "loot" : "attack-turn"};
    return {};
}

} // namespace

Seat::View SeatViews::viewOf(const State &state, std::optional<int> seat)
{
    Seat::View view;
    if (seat) {
        const auto &own = state.player(*seat);
        view.about = aboutOf(state, *seat);
        view.now = nowFor(state, *seat);
        view.isTurn = state.turn == seat || (state.drawing() && own.alive && !own.picked);
        if (!state.outcome) {
            addCalls(state, *seat, view.parts);
            addOwnAttack(state, *seat, view.parts);
            addLooting(state, *seat, view.parts);
        }
        addOwnNumbers(state, *seat, view.parts);
    }
    addCreature(state, view.parts);
    addCards(state, view.parts);
    if (seat)
        for (const auto &each : state.player(*seat).reputations.value_or(std::vector<std::string>{}))
            view.parts.push_back({seat::Line{say("Your reputation: %1.", each)}});
    if (seat && !state.outcome) {
        addOwnItems(state, *seat, view.parts);
        addOwnDeeds(state, *seat, view.parts);
    }
    view.parts.push_back(
        {seat::othersThan(seat, state.seats.size(), [&](int each) { return personOf(state, each); })});
    return view;
}

} // namespace torchside::cutthroat
