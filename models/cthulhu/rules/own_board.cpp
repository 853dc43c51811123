// The player's board: who comes into play there, and the domains for whoever wants them counted.

#include "models/cthulhu/rules/decide.h"

namespace torchside::cthulhu {

namespace {

constexpr std::size_t mostOwn = 60;

} // namespace

Decision<Event> decide(const State &state, const Join &join)
{
    if (state.own.size() >= mostOwn)
        return notNow(
            say("You have %1 character{1:|s} here already: take one away first.", state.own.size()));
    Course course(state);
    course.add(OwnJoined{{state.nextOwn},
                         join.name,
                         join.skill,
                         join.icons,
                         join.keywords.value_or(Keywords{}),
                         join.wounds.value_or(0)});
    return finished(course);
}

void evolve(State &state, const OwnJoined &event)
{
    state.own.push_back({event.id, event.name, event.skill, event.icons, event.keywords, Status::ready,
                         event.wounds, std::nullopt});
    state.nextOwn = std::max(state.nextOwn, event.id.number + 1);
}

Decision<Event> decide(const State &, const LayOwnDomains &lay)
{
    return std::vector<Event>{OwnDomainsLaid{lay.resources}};
}

void evolve(State &state, const OwnDomainsLaid &event)
{
    state.ownDomains.clear();
    for (const int resources : event.resources)
        state.ownDomains.push_back({resources, false});
}

Decision<Event> decide(const State &state, const ChangeOwnDomain &change)
{
    const auto count = static_cast<int>(state.ownDomains.size());
    if (change.index < 0 || change.index >= count)
        return badArgument("index", say("There is no such domain of yours: you have %1.", count));
    if (!change.by && !change.drained)
        return badArgument("by", say("Say what changes on your domain %1.", change.index + 1));
    const auto &domain = state.ownDomains[static_cast<std::size_t>(change.index)];
    const int then = domain.resources + change.by.value_or(0);
    if (then < 0 || then > cards::highest)
        return badArgument("by", say("Your domain %1 would have %2 resource{2:|s}.", change.index + 1, then));
    return std::vector<Event>{OwnDomainChanged{change.index, then, change.drained.value_or(domain.drained)}};
}

void evolve(State &state, const OwnDomainChanged &event)
{
    state.ownDomains.at(static_cast<std::size_t>(event.index)) = {event.resources, event.drained};
}

} // namespace torchside::cthulhu
