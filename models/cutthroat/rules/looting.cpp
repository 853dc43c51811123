// Looting those who died in the encounter.
#include "models/cutthroat/rules/steps.h"

#include <algorithm>

namespace torchside::cutthroat {

namespace {

Wrong notLooting(const State &state)
{
    if (state.phase != Phase::looting)
        return notNow(say("Nobody is looted now: %1.", whereWeAre(state)));
    if (!state.isDrawn(&Player::initiative))
        return notNow(say("Draw initiative for the looting first."));
    return std::nullopt;
}

Wrong notLost(const State &state, int from)
{
    const auto &lost = state.encounter->lost;
    if (std::find(lost.begin(), lost.end(), from) != lost.end())
        return std::nullopt;
    return badArgument("from", say("%1 did not die in this encounter: only %2 can be looted.",
                                   state.name(from), listed(state.namesOf(lost))));
}

} // namespace

Decided decideLoot(const State &state, const Loot &loot)
{
    const auto item = trimmed(loot.item);
    if (auto wrong = firstOf(
            [&] { return noSeat(state, "player", loot.player); },
            [&] { return noSeat(state, "from", loot.from); }, [&] { return notLooting(state); },
            [&] { return dead(state, "player", loot.player); },
            [&] { return notYourTurn(state, loot.player); }, [&] { return notLost(state, loot.from); },
            [&] { return cannotTake(state, loot.from, item); }))
        return *wrong;
    Course course(state);
    course.add(Looted{loot.player, loot.from, item});
    comeToLoot(course);
    return course.events();
}

Decided decideLootPass(const State &state, const LootPass &pass)
{
    if (auto wrong =
            firstOf([&] { return noSeat(state, "player", pass.player); }, [&] { return notLooting(state); },
                    [&] { return dead(state, "player", pass.player); },
                    [&] { return notYourTurn(state, pass.player); }))
        return *wrong;
    Course course(state);
    course.add(LootPassed{pass.player});
    comeToLoot(course);
    return course.events();
}

} // namespace torchside::cutthroat
