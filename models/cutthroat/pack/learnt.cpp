#include "models/cutthroat/pack/pack.h"

namespace torchside::cutthroat::pack {

namespace {

void set(ByPlayers &numbers, int players, int value)
{
    auto &at = players <= 3   ? numbers.three
               : players == 4 ? numbers.four
               : players == 5 ? numbers.five
                              : numbers.six;
    at = value;
}

std::optional<At> whereTo(const Target &target)
{
    const auto either = [&](At most, At least) { return target.most == Most::most ? most : least; };
    switch (target.aim) {
    case Aim::player: return std::nullopt;
    case Aim::all: return At::all;
    case Aim::dealt: return either(At::dealtMost, At::dealtLeast);
    case Aim::life: return either(At::lifeMost, At::lifeLeast);
    case Aim::prestige: return either(At::prestigeMost, At::prestigeLeast);
    case Aim::initiative: break;
    }
    if (target.number < 1 || target.number > mostPlayers)
        return std::nullopt;
    return static_cast<At>(static_cast<int>(At::first) + target.number - 1);
}

struct Learning {
    const State &before;
    const Command &command;
    std::vector<Entry> entries{};

    void operator()(const Met &met)
    {
        Creature creature{met.name, met.kind, {}, {}, {}, {}};
        if (met.life)
            set(creature.life, before.count(), *met.life);
        set(creature.prestige, before.count(), met.prestige);
        entries.emplace_back(creature);
    }
    void operator()(const CreatureAttacked &attack)
    {
        const auto target = whereTo(attack.target);
        if (before.encounter && target)
            entries.emplace_back(Creature{before.encounter->name,
                                          before.encounter->kind,
                                          {},
                                          {},
                                          {Blow{*target, attack.damage, attack.poison}},
                                          {}});
    }
    void operator()(const Attacked &attack)
    {
        if (attack.card)
            entries.emplace_back(AttackCard{*attack.card, {}});
    }
    void operator()(const ItemHandled &item)
    {
        const auto *handled = std::get_if<Handle>(&command);
        if (item.act != ItemAct::add)
            return;
        if (handled && handled->relic.value_or(false))
            entries.emplace_back(Relic{item.item, {}});
        else
            entries.emplace_back(Item{item.item, {}});
    }
    void operator()(const Started &started)
    {
        if (started.quest)
            entries.emplace_back(Quest{*started.quest, {}});
        const auto *start = std::get_if<Start>(&command);
        for (const auto &player : start ? start->players : std::vector<Seating>{})
            for (const auto &each : player.reputations.value_or(std::vector<cutthroat::Reputation>{}))
                entries.emplace_back(Reputation{each.name, each.cost, {}});
    }
    // Another end than the last encounter's is that of a quest, which has a name.
    void operator()(const Ended &ended)
    {
        if (std::holds_alternative<Finish>(command) && !before.quest && ended.reason.size() <= longestKnown)
            entries.emplace_back(Quest{ended.reason, {}});
    }
    template <class Other>
    void operator()(const Other &)
    {}
};

} // namespace

std::vector<Lying> lying(const State &state)
{
    std::vector<Lying> all;
    if (state.encounter)
        all.push_back({{"creature"}, state.encounter->name});
    if (state.quest)
        all.push_back({{"quest"}, *state.quest});
    for (const auto &event : state.events)
        all.push_back({{"event"}, event.name});
    for (const auto &player : state.players) {
        for (const auto &item : player.items)
            all.push_back({{"item", "relic"}, item.name});
        for (const auto &each : player.reputations.value_or(std::vector<std::string>{}))
            all.push_back({{"reputation"}, each});
    }
    return all;
}

std::vector<Entry> learnt(const State &before, const Command &command, const std::vector<Event> &events)
{
    Learning learning{before, command};
    for (const auto &event : events)
        std::visit(learning, event);
    if (const auto *shown = std::get_if<ShowEvent>(&command))
        learning.entries.emplace_back(Happening{shown->name, shown->active, shown->when, {}});
    return learning.entries;
}

} // namespace torchside::cutthroat::pack
