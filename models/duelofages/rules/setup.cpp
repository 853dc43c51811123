#include "models/duelofages/rules/sides.h"
#include "models/kernel/lifecycle.h"

#include <algorithm>

namespace torchside::duelofages {

namespace {

std::vector<std::string> allTrimmed(const std::vector<std::string> &names)
{
    std::vector<std::string> all;
    for (const auto &name : names)
        all.push_back(trimmed(name));
    return all;
}

std::optional<Refusal> checkLocations(const std::vector<std::string> &locations)
{
    for (std::size_t i = 0; i < locations.size(); ++i)
        if (std::any_of(locations.begin(), locations.begin() + static_cast<std::ptrdiff_t>(i),
                        [&](const std::string &other) { return sameLetters(other, locations[i]); }))
            return badArgument("locations",
                               say("The location %1 is there twice: each needs a name of its own, "
                                   "like “Ruins: North”.",
                                   locations[i]));
    return std::nullopt;
}

Refusal rollTie(const std::vector<std::string> &names, const Seats &level)
{
    std::vector<std::string> tied;
    for (const int seat : level)
        tied.push_back(names.at(at(seat)));
    auto refusal = refuse("tie", say("%1 rolled the same highest total: they roll again.", listed(tied)));
    refusal.players = level;
    return refusal;
}

std::array<Seats, 2> firstAlliances(int count, int leader)
{
    if (count == static_cast<int>(fewestPlayers))
        return lonerAgainstRest(count, leader);
    return pairAgainstRest(count, leader, (leader + count - 1) % count);
}

} // namespace

Decision<Event> decide(const State &, const Start &start, Dice &dice)
{
    Started started;
    started.players = allTrimmed(start.players);
    started.locations = start.locations ? allTrimmed(*start.locations) : usualLocations();
    const int count = static_cast<int>(started.players.size());
    if (auto wrong = checkDistinct("players", started.players))
        return *wrong;
    if (auto wrong = checkLocations(started.locations))
        return *wrong;
    if (start.rolls && start.rolls->size() != started.players.size())
        return badArgument(
            "rolls",
            say("%1 player{1:|s} {1:needs|need} %1 total{1:|s} of two dice, not %2: one for each of %3.",
                count, start.rolls->size(), listed(started.players)));
    auto throws = start.rolls ? std::vector<Throw>{{others(count, {}), *start.rolls}}
                              : throwUntilOneIsLeft(
                                    others(count, {}), [&] { return twoDice(dice); }, highestOf);
    const auto leaders = highestOf(throws.back());
    if (leaders.size() > 1)
        return rollTie(started.players, leaders);
    started.rolls = throws.front().dice;
    started.again.assign(throws.begin() + 1, throws.end());
    started.leader = leaders.front();
    started.alliances = firstAlliances(count, started.leader);
    if (count == static_cast<int>(fewestPlayers))
        started.loner = started.leader;
    Course course(State{});
    course.add(started);
    beginTurn(course, 0, Fresh::game);
    return course.events();
}

std::vector<Came> thrown(const State &, const Start &, const std::vector<Event> &events)
{
    std::vector<Came> came;
    const auto take = [&](const std::vector<int> &totals) {
        for (const int total : totals) {
            const int first = std::clamp(total - 1, 1, dieSides);
            came.push_back({dieSides, first - 1});
            came.push_back({dieSides, total - first - 1});
        }
    };
    for (const auto &event : events)
        if (const auto *started = std::get_if<Started>(&event)) {
            take(started->rolls);
            for (const auto &again : started->again)
                take(again.dice);
        }
    return came;
}

void evolve(State &state, const Started &event)
{
    state.seats = event.players;
    state.locations = event.locations;
    state.leader = event.leader;
    state.loner = event.loner;
    state.alliances = event.alliances;
    Player fresh;
    fresh.markers.assign(event.locations.size(), 0);
    state.players.assign(event.players.size(), fresh);
}

} // namespace torchside::duelofages
