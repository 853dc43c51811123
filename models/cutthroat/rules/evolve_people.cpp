#include "models/cutthroat/rules/evolve.h"

#include <algorithm>
#include <stdexcept>

namespace torchside::cutthroat {

// The first of that name that is not tipped; else the first of that name.
Belonging &Evolve::belonging(int seat, const std::string &name) const
{
    auto &items = player(seat).items;
    auto found = std::find(items.begin(), items.end(), Belonging{name, false});
    if (found == items.end())
        found = std::find(items.begin(), items.end(), Belonging{name, true});
    if (found == items.end())
        throw std::out_of_range("no such item");
    return *found;
}

Belonging Evolve::takenFrom(int seat, const std::string &name) const
{
    auto &items = player(seat).items;
    const auto *at = &belonging(seat, name);
    auto item = *at;
    items.erase(items.begin() + (at - items.data()));
    return item;
}

void Evolve::operator()(const Started &event) const
{
    state.encounters = event.encounters;
    for (const auto &seated : event.players) {
        state.seats.push_back(seated.name);
        Player each;
        each.character = seated.character;
        each.life = each.maxLife = seated.life;
        state.players.push_back(std::move(each));
    }
}

void Evolve::operator()(const Died &event) const
{
    auto &dead = player(event.player);
    dead.alive = false;
    dead.life = 0;
    dead.initiative.reset();
    dead.next.reset();
    state.deaths.push_back(event.player);
    if (state.encounter)
        state.encounter->lost.push_back(event.player);
}

void Evolve::operator()(const Adjusted &event) const
{
    auto &each = player(event.player);
    each.life = event.life;
    each.prestige = event.prestige;
    each.poison = event.poison;
}

void Evolve::operator()(const Healed &event) const
{
    player(event.player).life = event.life;
    player(event.by).prestige = event.prestige;
}

void Evolve::operator()(const FogLifted &event) const
{
    player(event.lied ? event.claimant : event.challenger).prestige = event.prestige;
}

void Evolve::operator()(const Swapped &event) const
{
    auto &a = player(event.a);
    auto &b = player(event.b);
    std::swap(a.life, b.life);
    std::swap(a.maxLife, b.maxLife);
    std::swap(a.prestige, b.prestige);
    std::swap(a.items, b.items);
}

void Evolve::operator()(const FormTaken &event) const
{
    player(event.player).shape = event.shape;
}

void Evolve::operator()(const Bitten &event) const
{
    player(event.player).bitten = true;
    player(event.target).life = event.life;
}

void Evolve::operator()(const Revived &event) const
{
    auto &each = player(event.player);
    each.alive = true;
    each.life = event.life;
    std::erase(state.deaths, event.player);
    std::erase(encounter().lost, event.player);
}

void Evolve::operator()(const ItemHandled &event) const
{
    if (event.act == ItemAct::add)
        player(event.player).items.push_back({event.item, false});
    else if (event.act == ItemAct::tip)
        belonging(event.player, event.item).tipped = true;
    else
        takenFrom(event.player, event.item);
}

void Evolve::operator()(const Gave &event) const
{
    player(event.to).items.push_back(takenFrom(event.from, event.item));
}

void Evolve::operator()(const Ended &event) const
{
    state.phase = Phase::over;
    state.turn.reset();
    state.outcome = Outcome{event.winners, event.reason};
}

void Evolve::operator()(const Renamed &event) const
{
    state.seats.at(static_cast<std::size_t>(event.player)) = event.to;
}

} // namespace torchside::cutthroat
