#include "models/darkcastle/seat/seat.h"

#include "models/darkcastle/words/words.h"
#include "models/kernel/seat_asks.h"

#include <algorithm>
#include <cmath>

namespace torchside::darkcastle {

namespace {

std::vector<seat::Choice> symbolChoices()
{
    const auto all = valuesOf<Symbol>();
    return seat::choicesOf(std::vector<Symbol>(all.begin(), all.end()),
                           [](Symbol each) { return nameFor(each); });
}

std::vector<seat::Choice> peopleOf(const State &state)
{
    std::vector<seat::Choice> people;
    for (int each = 0; each < static_cast<int>(state.characters.size()); ++each)
        people.push_back({std::int64_t{each}, called(state, each)});
    return people;
}

void addFights(const State &state, std::vector<Seat::Act> &acts)
{
    const int people = static_cast<int>(state.characters.size());
    auto who = seat::choices(&BeginCombat::participants, say("Who fights? Nobody named: everybody"),
                             peopleOf(state), state.characters.size());
    who.least = 1;
    auto blow = seat::number(&BeginCombat::blow, say("How hard is its blow?"),
                             {.from = 0, .to = mostBlow, .usual = {1, 2, 3}, .preset = usualBlow});
    auto dice = seat::choices(&BeginCombat::lying, say("The enemy's dice"), symbolChoices(), mostDice);
    dice.least = 1;
    BeginCombat begin{};
    begin.lying = {Symbol::might};
    acts.push_back({say("Begin the combat"), {begin}, {dice, blow, who}, state.boss});
    acts.back().asks.front().isOptional = false;
    begin.lying.reset();
    begin.perPlayer = true;
    dice.most = mostDice - people;
    acts.push_back({say("Begin the combat, with one more die for each of you"), {begin}, {dice, blow, who}});
}

void addEnemy(const State &state, std::vector<Seat::Act> &acts)
{
    const auto &combat = *state.combat;
    if (std::none_of(combat.participants.begin(), combat.participants.end(),
                     [&](int each) { return combat.mustRoll(each); }))
        acts.push_back({say("The enemy strikes"), {Defend{}}, {}, true});
    for (const auto symbol : valuesOf<Symbol>()) {
        ChangeDice more{};
        more.dice.of(symbol) = 1;
        if (combat.dice.count() < mostDice)
            acts.push_back({say("One more die: %1", nameFor(symbol)), {more}});
        more.dice.of(symbol) = -1;
        if (combat.dice.of(symbol) > 0)
            acts.push_back({say("One die less: %1", nameFor(symbol)), {more}});
    }
}

// Exact, and not for nothing: one chance is worked out for all who look at the same combat.
Odds chanceOf(const State &state)
{
    struct Known {
        Combat combat;
        std::vector<Character> characters;
        Odds odds;
    };
    thread_local Known last{};
    if (last.combat != *state.combat || last.characters != state.characters)
        last = {*state.combat, state.characters, oddsOf(state)};
    return last.odds;
}

std::vector<Sentence> facesOf(const Row &row)
{
    std::vector<Sentence> dice;
    for (const auto symbol : valuesOf<Symbol>())
        for (int each = 0; each < row.of(symbol); ++each)
            dice.push_back(nameFor(symbol));
    return dice;
}

void addCombat(const State &state, std::vector<Seat::Part> &parts)
{
    const auto &combat = *state.combat;
    Row gone;
    for (const auto &roll : combat.rolled)
        gone.of(roll.symbol) += roll.removed;
    if (combat.enemy)
        parts.push_back({seat::Line{say("The enemy: %1.", *combat.enemy)}});
    parts.push_back({seat::Dice{say("The enemy's dice"), facesOf(combat.dice), facesOf(gone)}});
    parts.push_back({seat::Line{say("Round %1, a blow of %2.", combat.round, combat.blow)}});
    parts.push_back(
        {seat::Bar{say("Your chance to win, in percent"), std::lround(chanceOf(state).win * 100), 100}});
}

Sentence aboutOf(const State &state, int index)
{
    const auto &own = state.character(index);
    if (!own.alive())
        return say("dead");
    if (state.combat && state.combat->takesPart(index)) {
        if (const auto *roll = state.combat->rollOf(index))
            return nameFor(Face{roll->symbol, roll->isDouble});
        return state.isResting(index) ? say("rests") : say("has not rolled");
    }
    return nameFor(own.id);
}

seat::People others(const State &state, std::optional<int> seat)
{
    seat::People people;
    for (int each = 0; each < static_cast<int>(state.characters.size()); ++each) {
        const auto &one = state.character(each);
        if (one.player == seat)
            continue;
        const bool isActing = state.combat ? state.combat->mustRoll(each) : state.turner == each;
        people.people.push_back({called(state, each),
                                 aboutOf(state, each),
                                 isActing,
                                 {{say("Health"), one.hp, one.maxHp, seat::Tone::health, one.hp <= 4}}});
    }
    return people;
}

bool isTurner(const State &state, int seat)
{
    return state.turner && state.character(*state.turner).player == seat;
}

void addTurning(const State &state, int seat, std::vector<Seat::Part> &parts)
{
    Seat::Acts acts{say("The castle"), {}};
    if (state.phase == Phase::between)
        for (const int each : playedBy(state, seat))
            acts.acts.push_back({state.isAlone()      ? say("%1 turns the next card", called(state, each))
                                 : state.bossIsNext() ? say("Turn the boss")
                                                      : say("Turn the next card"),
                                 {Turn{each}},
                                 {},
                                 true});
    if (isTurner(state, seat) && state.phase != Phase::between)
        addTableActs(state, acts.acts);
    if (!acts.acts.empty())
        parts.push_back({std::move(acts)});
}

} // namespace

std::vector<int> playedBy(const State &state, int seat)
{
    std::vector<int> own;
    for (int each = 0; each < static_cast<int>(state.characters.size()); ++each)
        if (state.character(each).player == seat)
            own.push_back(each);
    return own;
}

void addTableActs(const State &state, std::vector<Seat::Act> &acts)
{
    if (state.phase == Phase::facing) {
        if (!state.boss)
            acts.push_back({say("The chapter is done"), {Complete{}}, {}, true});
        addFights(state, acts);
    }
    if (state.combat)
        addEnemy(state, acts);
    if (state.phase == Phase::looting)
        acts.push_back(
            {say("Leave a drawn item"), {Leave{"Item"}}, {seat::text(&Leave::item, say("Its name"))}, true});
    if (!state.combat && !state.outcome)
        acts.push_back({say("Draw items"),
                        {Draw{1}},
                        {seat::number(&Draw::count, say("How many?"),
                                      {.from = 1, .to = itemCards, .usual = {1, 2, 3}, .preset = 1})}});
}

Seat::View SeatViews::viewOf(const State &state, std::optional<int> seat)
{
    Seat::View view;
    if (seat) {
        std::vector<Sentence> names;
        for (const int each : playedBy(state, *seat)) {
            names.push_back(nameFor(state.character(each).id));
            view.isTurn = view.isTurn || (state.combat && state.combat->mustRoll(each));
        }
        view.about = listed(names);
        view.isTurn = view.isTurn || (!state.combat && isTurner(state, *seat) && !state.outcome);
        if (state.combat && view.isTurn)
            view.now = {say("Roll your die, or tap what it shows."), "attack"};
        for (const int each : playedBy(state, *seat))
            addOwn(state, each, view.parts);
        if (!state.outcome)
            addTurning(state, *seat, view.parts);
    }
    if (state.combat)
        addCombat(state, view.parts);
    view.parts.push_back({seat::Track{say("Chapters"), state.chapter, state.chapters}});
    view.parts.push_back({others(state, seat)});
    return view;
}

std::vector<Seat::Part> SeatViews::handOf(const State &state)
{
    Seat::Acts acts{say("The table"), {}};
    if (!state.outcome && !(state.turner && state.phase != Phase::between))
        addTableActs(state, acts.acts);
    return acts.acts.empty() ? std::vector<Seat::Part>{} : std::vector<Seat::Part>{{std::move(acts)}};
}

} // namespace torchside::darkcastle
