// Closing an encounter, and other ends of the game.
#include "models/cutthroat/rules/steps.h"

#include <algorithm>

namespace torchside::cutthroat {

namespace {

Wrong notClosing(const State &state)
{
    if (state.phase != Phase::spoils && state.phase != Phase::attacks && state.phase != Phase::creature)
        return notNow(say("There is no encounter to close now: %1.", whereWeAre(state)));
    if (state.isKind(Kind::emperorLich) && state.encounter->stage != Stage::lich)
        return notNow(say("The Emperor Lich is not met yet: enter the life of what comes next."));
    return std::nullopt;
}

Wrong wrongBonus(const State &state, const std::vector<Bonus> &bonus, bool living)
{
    for (const auto &each : bonus)
        if (auto wrong = living ? dead(state, "bonus", each.player) : noSeat(state, "bonus", each.player))
            return wrong;
    return std::nullopt;
}

void reward(Course &course, int player, int prestige, bool isBonus)
{
    course.add(Rewarded{player, prestige, course.state().player(player).prestige + prestige, isBonus});
}

void easePoison(Course &course)
{
    auto poisoned = course.state().living();
    std::erase_if(poisoned, [&](int seat) { return course.state().player(seat).poison == 0; });
    if (!poisoned.empty())
        course.add(PoisonEased{poisoned});
}

} // namespace

Decided decideEndEncounter(const State &state, const EndEncounter &end)
{
    if (auto wrong =
            firstOf([&] { return noSeat(state, "killer", end.killer); },
                    [&] { return wrongBonus(state, end.bonus, false); }, [&] { return notClosing(state); },
                    [&] { return dead(state, "killer", end.killer); },
                    [&] { return wrongBonus(state, end.bonus, true); }))
        return *wrong;
    const auto killer = end.killer ? end.killer : state.encounter->killer;
    Course course(state);
    if (killer)
        reward(course, *killer, state.encounter->prestige, false);
    for (const auto &each : end.bonus)
        reward(course, each.player, each.prestige, true);
    easePoison(course);
    course.add(EncounterEnded{killer});
    if (state.hasLoot())
        course.add(LootingBegan{});
    else
        moveOn(course);
    return course.events();
}

Decided decideFinish(const State &state, const Finish &finish)
{
    if (auto wrong = firstOf([&] { return noSeat(state, "winners", finish.winners); },
                             [&] { return dead(state, "winners", finish.winners); }))
        return *wrong;
    for (std::size_t i = 0; i < finish.winners.size(); ++i)
        if (std::count(finish.winners.begin(), finish.winners.end(), finish.winners[i]) > 1)
            return badArgument("winners",
                               say("%1 is named twice among the winners.", state.name(finish.winners[i])));
    return Events{Ended{finish.winners, finish.why}};
}

} // namespace torchside::cutthroat
