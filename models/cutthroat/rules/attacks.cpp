// The players' attacks, and what changes them.
#include "models/cutthroat/rules/steps.h"

#include <algorithm>
#include <numeric>

namespace torchside::cutthroat {

namespace {

Wrong notAttacking(const State &state)
{
    if (state.phase == Phase::attacks)
        return std::nullopt;
    return notNow(say("Attacks are not shown now: %1.", whereWeAre(state)));
}

Wrong noToken(const State &state, std::string_view field, const std::optional<int> &id)
{
    const auto &tokens = state.tokens;
    if (!id || std::any_of(tokens.begin(), tokens.end(), [&](const Token &token) { return token.id == *id; }))
        return std::nullopt;
    return badArgument(field, say("There is no token %1 on the table.", *id));
}

} // namespace

Decided decideAttack(const State &state, const Attack &attack)
{
    if (auto wrong =
            firstOf([&] { return noSeat(state, "player", attack.player); },
                    [&] { return notAttacking(state); }, [&] { return dead(state, "player", attack.player); },
                    [&] { return notYourTurn(state, attack.player); },
                    [&] { return noToken(state, "token", attack.token); }))
        return *wrong;
    const auto riders = std::accumulate(attack.riders.begin(), attack.riders.end(), std::int64_t{0});
    const Shown shown{attack.value, riders, attack.factor, state.player(attack.player).poison};
    Course course(state);
    course.add(Attacked{attack.player, shown.damage(), attack.value, riders, attack.factor, shown.poison,
                        attack.guarded, attack.again, attack.token, attack.card});
    if (!settleBlow(course))
        comeToTurn(course);
    return course.events();
}

Decided decideHold(const State &state, const Hold &hold)
{
    if (auto wrong =
            firstOf([&] { return noSeat(state, "player", hold.player); }, [&] { return notAttacking(state); },
                    [&] { return dead(state, "player", hold.player); },
                    [&] { return notYourTurn(state, hold.player); }))
        return *wrong;
    Course course(state);
    course.add(Held{hold.player});
    comeToTurn(course);
    return course.events();
}

namespace {

Wrong notModifying(const State &state)
{
    const bool inSpoils = state.phase == Phase::spoils && state.encounter->byStack;
    if (state.phase != Phase::attacks && state.phase != Phase::creature && !inSpoils)
        return notNow(say("There is no attack to change now: %1.", whereWeAre(state)));
    if (!state.last)
        return notNow(
            say("There is no attack to change: none lies on top of this round's stack, or it hit a token."));
    return std::nullopt;
}

void settleSpoils(Course &course)
{
    const auto &state = course.state();
    if (state.stackTotal() >= state.encounter->against.value())
        return;
    course.add(Spared{});
    comeToTurn(course);
}

} // namespace

Decided decideModify(const State &state, const Modify &modify)
{
    if (auto wrong = notModifying(state))
        return *wrong;
    const auto &strike = state.stack.back();
    if (strike.guarded && !modify.wanted)
        return refuse("protected", say("%1's attack is protected: only a card that %1 wants can change it.",
                                       state.name(strike.player)));
    auto shown = *state.last;
    shown.riders += modify.plus.value_or(0);
    shown.factor = times(shown.factor, modify.factor.value_or(Factor::same));
    Course course(state);
    course.add(Modified{strike.player, shown.damage(), shown.riders, shown.factor});
    if (state.phase == Phase::spoils)
        settleSpoils(course);
    else
        settleBlow(course);
    return course.events();
}

Decided decideWound(const State &state, const Wound &wound)
{
    if (auto wrong = noSeat(state, "player", wound.player))
        return *wrong;
    const bool inTime =
        state.phase == Phase::initiative || state.phase == Phase::attacks || state.phase == Phase::creature;
    if (!inTime || !state.hasCreature())
        return notNow(inTime ? say("There is no creature with life here that could be hurt.")
                             : say("There is no creature to hurt now: %1.", whereWeAre(state)));
    if (auto wrong = dead(state, "player", wound.player))
        return *wrong;
    const auto left = std::max<std::int64_t>(0, *state.creatureLife() - wound.life);
    const auto total = state.stackTotal();
    Course course(state);
    course.add(Wounded{wound.life, state.encounter->counted ? left + total : left, wound.player});
    if (left == 0)
        fall(course, wound.player, false);
    else if (!state.encounter->counted)
        settleBlow(course);
    return course.events();
}

} // namespace torchside::cutthroat
