// The own numbers and items, and what one does for oneself or for others.
#include "models/cutthroat/seat/seat.h"

#include "models/kernel/seat_asks.h"

#include <algorithm>
#include <set>

namespace torchside::cutthroat {

namespace {

constexpr int lowLife = 20;

Seat::Number lifeOf(const Player &own, int seat)
{
    Seat::Number life{say("Life"), own.life, own.maxLife, seat::Tone::life, own.life <= lowLife, {}};
    if (!own.alive)
        return life;
    Adjust change{};
    change.player = seat;
    life.acts.push_back({say("Change"),
                         {change},
                         {seat::number(&Adjust::life, say("By how much?"),
                                       {.from = -own.life,
                                        .to = own.maxLife - own.life,
                                        .usual = {-20, -15, -10, -5, 5, 10},
                                        .preset = 0})}});
    return life;
}

Seat::Number prestigeOf(const Player &own, int seat)
{
    Seat::Number prestige{say("Prestige"), own.prestige, {}, seat::Tone::prestige, false, {}};
    Adjust change{};
    change.player = seat;
    if (own.alive)
        prestige.acts.push_back(
            {say("Change"),
             {change},
             {seat::number(&Adjust::prestige, say("By how much?"),
                           {.from = -99, .to = 99, .usual = {-3, -1, 1, 2, 3}, .preset = 0})}});
    return prestige;
}

Seat::Number poisonOf(const Player &own, int seat)
{
    Seat::Number poison{say("Poison"), own.poison, {}, seat::Tone::poison, own.poison > 0, {}};
    Adjust change{};
    change.player = seat;
    if (own.alive)
        poison.acts.push_back(
            {say("Change"),
             {change},
             {seat::number(&Adjust::poison, say("By how much?"),
                           {.from = -own.poison, .to = 20, .usual = {-1, 1, 2}, .preset = 0})}});
    return poison;
}

std::vector<seat::Choice> potions()
{
    return seat::choicesOf(std::vector{Potion::cureWounds, Potion::healing}, [](Potion each) {
        return each == Potion::healing ? say("Healing") : say("Cure Wounds");
    });
}

Seat::Act itemAct(Sentence label, int seat, std::optional<std::string> Handle::*deed, const std::string &item)
{
    Handle handle{};
    handle.player = seat;
    handle.*deed = item;
    return {std::move(label), {handle}};
}

void addItem(const State &state, int seat, const std::string &item, bool isWhole,
             std::vector<Seat::Act> &acts)
{
    acts.push_back(itemAct(say("Use “%1”", item), seat, &Handle::use, item));
    if (!isWhole)
        return;
    acts.push_back(itemAct(say("Tip “%1”", item), seat, &Handle::tip, item));
    const auto others = othersThan(state, seat);
    if (!others.empty())
        acts.push_back({say("Give “%1” away", item),
                        {Give{seat, others.front(), item}},
                        {seat::person(&Give::to, say("To whom?"), state.seats, others)}});
}

} // namespace

std::vector<int> othersThan(const State &state, int seat)
{
    auto others = state.living();
    std::erase(others, seat);
    return others;
}

void addOwnNumbers(const State &state, int seat, std::vector<Seat::Part> &parts)
{
    const auto &own = state.player(seat);
    parts.push_back({lifeOf(own, seat)});
    parts.push_back({prestigeOf(own, seat)});
    parts.push_back({poisonOf(own, seat)});
    if (own.initiative)
        parts.push_back({Seat::Number{say("Initiative"), *own.initiative, {}, seat::Tone::order, false, {}}});
    if (own.next)
        parts.push_back({Seat::Number{say("Next round"), *own.next, {}, seat::Tone::order, false, {}}});
}

void addOwnItems(const State &state, int seat, std::vector<Seat::Part> &parts)
{
    const auto &own = state.player(seat);
    Seat::Acts acts{say("Your items"), {}};
    std::set<std::string> seen;
    for (const auto &each : own.items) {
        const bool isWhole = std::count(own.items.begin(), own.items.end(), Belonging{each.name, false}) > 0;
        if (seen.insert(each.name).second)
            addItem(state, seat, each.name, isWhole, acts.acts);
    }
    if (own.alive) {
        auto take = itemAct(say("Lay an item before you"), seat, &Handle::add, "Item");
        take.asks.push_back(seat::text(&Handle::add, say("Its name")));
        take.asks.back().isOptional = false;
        acts.acts.push_back(std::move(take));
    }
    if (!acts.acts.empty())
        parts.push_back({std::move(acts)});
}

void addPotions(const State &state, int seat, std::vector<Seat::Act> &acts)
{
    const auto others = othersThan(state, seat);
    Heal drink{};
    drink.player = drink.by = seat;
    drink.potion = Potion::cureWounds;
    const auto which = seat::choice(&Heal::potion, say("Which potion?"), potions());
    auto needed = which;
    needed.isOptional = false;
    acts.push_back({say("Drink a potion"), {drink}, {needed}});
    if (!others.empty()) {
        drink.player = others.front();
        acts.push_back({say("Give a potion to somebody"),
                        {drink},
                        {seat::person(&Heal::player, say("Who drinks it?"), state.seats, others), needed}});
    }
}

void addBiteAndBlow(const State &state, int seat, std::vector<Seat::Act> &acts)
{
    const auto &own = state.player(seat);
    const auto others = othersThan(state, seat);
    if (own.shape == Form::vampyre && !own.bitten && !others.empty())
        acts.push_back({say("Bite"),
                        {Bite{seat, others.front()}},
                        {seat::person(&Bite::target, say("Whom?"), state.seats, others)}});
    if (state.phase == Phase::creature && !others.empty() && state.encounter->barrier != false)
        acts.push_back({say("Take a blow for somebody"),
                        {TakeOne{seat, others.front(), 0, 0}},
                        {seat::person(&TakeOne::other, say("For whom?"), state.seats, others),
                         seat::number(&TakeOne::damage, say("Damage"),
                                      {.from = 0, .to = 999, .usual = {5, 10, 15, 20, 25}}),
                         seat::number(&TakeOne::prestige, say("Prestige for it"),
                                      {.from = 0, .to = 99, .usual = {1, 2, 3}})}});
}

void addDestroyed(const State &state, int seat, std::vector<Seat::Act> &acts)
{
    std::vector<seat::Choice> tokens;
    for (const auto &each : state.tokens)
        tokens.push_back({std::int64_t{each.id}, say("token %1", each.id)});
    if (!tokens.empty())
        acts.push_back({say("You have destroyed a token"),
                        {KillToken{state.tokens.front().id, seat}},
                        {seat::choice(&KillToken::id, say("Which token?"), tokens)}});
}

void addOwnDeeds(const State &state, int seat, std::vector<Seat::Part> &parts)
{
    if (!state.player(seat).alive)
        return;
    Seat::Acts acts{say("For yourself and others"), {}};
    addPotions(state, seat, acts.acts);
    addBiteAndBlow(state, seat, acts.acts);
    addDestroyed(state, seat, acts.acts);
    parts.push_back({std::move(acts)});
}

} // namespace torchside::cutthroat
