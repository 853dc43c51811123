// Closing an encounter, looting those who died in it, and other ends of the game.
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

Decided decide(const State &state, const EndEncounter &end)
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

Decided decide(const State &state, const Finish &finish)
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

Decided decide(const State &state, const Loot &loot)
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

Decided decide(const State &state, const LootPass &pass)
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

void evolve(State &state, const Rewarded &event)
{
    person(state, event.player).prestige = event.prestige;
}

void evolve(State &state, const PoisonEased &event)
{
    state.shed = event.players;
    for (const int seat : event.players)
        person(state, seat).poison = std::max(0, person(state, seat).poison - 1);
}

void evolve(State &state, const EncounterEnded &event)
{
    auto &enc = state.encounter.value();
    enc.killer = event.killer;
    state.struck = false;
    state.turn.reset();
    settleStack(state);
    dropTokens(state, TokenKind::protospore);
    dropTokens(state, TokenKind::hivemind);
}

void evolve(State &state, const LootingBegan &)
{
    state.phase = Phase::looting;
    clearCards(state);
    for (auto &each : state.players)
        each.acted = false;
}

void evolve(State &state, const Looted &event)
{
    person(state, event.player).items.push_back(takenFrom(state, event.from, event.item));
    person(state, event.player).acted = true;
}

void evolve(State &state, const LootPassed &event)
{
    person(state, event.player).acted = true;
}

void evolve(State &state, const Camped &event)
{
    state.phase = event.suddenDeath ? Phase::suddenDeath : Phase::camp;
    state.round = 0;
    state.turn.reset();
    state.encounter.reset();
    freshRound(state);
    clearCards(state);
}

void evolve(State &state, const Ended &event)
{
    state.phase = Phase::over;
    state.turn.reset();
    state.outcome = Outcome{event.winners, event.reason};
}

} // namespace torchside::cutthroat
