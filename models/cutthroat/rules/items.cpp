// Items that lie open before the players.
#include "models/cutthroat/rules/steps.h"

#include <algorithm>
#include <stdexcept>

namespace torchside::cutthroat {

namespace {

struct ItemWish {
    ItemAct act = ItemAct::add;
    std::string name;
};

std::vector<ItemWish> wishesOf(const Handle &handle)
{
    std::vector<ItemWish> wishes;
    const auto wish = [&](ItemAct act, const std::optional<std::string> &name) {
        if (name)
            wishes.push_back({act, trimmed(*name)});
    };
    wish(ItemAct::add, handle.add);
    wish(ItemAct::use, handle.use);
    wish(ItemAct::tip, handle.tip);
    wish(ItemAct::remove, handle.remove);
    return wishes;
}

} // namespace

Wrong faultOf(const Handle &handle)
{
    const auto wishes = wishesOf(handle);
    if (wishes.size() == 1)
        return std::nullopt;
    return badArgument(
        wishes.empty() ? nameOf(ItemAct::add) : nameOf(wishes[1].act),
        say("An item is added, used, tipped or removed: give exactly one of add, use, tip, remove."));
}

namespace {

bool has(const State &state, int seat, const Belonging &wanted)
{
    const auto &items = state.player(seat).items;
    return std::find(items.begin(), items.end(), wanted) != items.end();
}

Wrong noSuchItem(const State &state, int seat, const std::string &item)
{
    if (has(state, seat, {item, false}) || has(state, seat, {item, true}))
        return std::nullopt;
    std::vector<std::string> names;
    for (const auto &each : state.player(seat).items)
        names.push_back(each.name);
    return refuse("no-such-item",
                  names.empty() ? say("%1 has no “%2”: no item lies there.", state.name(seat), item)
                                : say("%1 has no “%2”, only %3.", state.name(seat), item, listed(names)));
}

Wrong tippedOnly(const State &state, int seat, const std::string &item)
{
    if (has(state, seat, {item, false}))
        return std::nullopt;
    return refuse("tipped",
                  say("%1's “%2” is tipped already: it stays until it is used up.", state.name(seat), item));
}

// Handling the things of the dead may leave nothing to loot.
Events settled(const State &state, Event event)
{
    Course course(state);
    course.add(std::move(event));
    if (state.phase == Phase::looting)
        comeToLoot(course);
    return course.events();
}

} // namespace

Wrong cannotTake(const State &state, int from, const std::string &item)
{
    return firstOf([&] { return noSuchItem(state, from, item); },
                   [&] { return tippedOnly(state, from, item); });
}

Decided decide(const State &state, const Handle &handle)
{
    if (auto wrong =
            firstOf([&] { return faultOf(handle); }, [&] { return noSeat(state, "player", handle.player); }))
        return *wrong;
    const auto wish = wishesOf(handle).front();
    if (wish.act != ItemAct::add) {
        if (auto wrong = noSuchItem(state, handle.player, wish.name))
            return *wrong;
        if (wish.act == ItemAct::tip)
            if (auto wrong = tippedOnly(state, handle.player, wish.name))
                return *wrong;
    }
    return settled(state, ItemHandled{handle.player, wish.act, wish.name});
}

Decided decide(const State &state, const Give &give)
{
    const auto item = trimmed(give.item);
    if (auto wrong =
            firstOf([&] { return noSeat(state, "from", give.from); },
                    [&] { return noSeat(state, "to", give.to); }, [&] { return dead(state, "to", give.to); },
                    [&] { return samePerson(state, "to", give.from, give.to); },
                    [&] { return cannotTake(state, give.from, item); }))
        return *wrong;
    return settled(state, Gave{give.from, give.to, item});
}

namespace {

// The first of that name that is not tipped; else the first of that name.
Belonging &belonging(State &state, int seat, const std::string &name)
{
    auto &items = person(state, seat).items;
    auto found = std::find(items.begin(), items.end(), Belonging{name, false});
    if (found == items.end())
        found = std::find(items.begin(), items.end(), Belonging{name, true});
    if (found == items.end())
        throw std::out_of_range("no such item");
    return *found;
}

} // namespace

Belonging takenFrom(State &state, int seat, const std::string &name)
{
    auto &items = person(state, seat).items;
    const auto *at = &belonging(state, seat, name);
    auto item = *at;
    items.erase(items.begin() + (at - items.data()));
    return item;
}

void evolve(State &state, const ItemHandled &event)
{
    if (event.act == ItemAct::add)
        person(state, event.player).items.push_back({event.item, false});
    else if (event.act == ItemAct::tip)
        belonging(state, event.player, event.item).tipped = true;
    else
        takenFrom(state, event.player, event.item);
}

void evolve(State &state, const Gave &event)
{
    person(state, event.to).items.push_back(takenFrom(state, event.from, event.item));
}

} // namespace torchside::cutthroat
