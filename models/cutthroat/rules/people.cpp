// What happens between people, at any time.
#include "models/cutthroat/rules/steps.h"

#include <algorithm>

namespace torchside::cutthroat {

Decided decideAdjust(const State &state, const Adjust &adjust)
{
    if (auto wrong = firstOf([&] { return noSeat(state, "player", adjust.player); },
                             [&] { return dead(state, "player", adjust.player); }))
        return *wrong;
    const auto &each = state.player(adjust.player);
    Course course(state);
    course.add(Adjusted{adjust.player, within(state, adjust.player, each.life + adjust.life),
                        each.prestige + adjust.prestige, std::max(0, each.poison + adjust.poison),
                        adjust.why});
    settleDeaths(course);
    return course.events();
}

Decided decideHeal(const State &state, const Heal &heal)
{
    if (auto wrong = firstOf([&] { return noSeat(state, "player", heal.player); },
                             [&] { return noSeat(state, "by", heal.by); },
                             [&] { return dead(state, "player", heal.player); },
                             [&] { return dead(state, "by", heal.by); }))
        return *wrong;
    const int gained = heal.by == heal.player ? 0 : heal.prestige;
    return Events{Healed{heal.player, heal.by,
                         within(state, heal.player, state.player(heal.player).life + heal.life),
                         state.player(heal.by).prestige + gained}};
}

Decided decideFog(const State &state, const Fog &fog)
{
    if (auto wrong = firstOf([&] { return noSeat(state, "claimant", fog.claimant); },
                             [&] { return noSeat(state, "challenger", fog.challenger); },
                             [&] { return dead(state, "claimant", fog.claimant); },
                             [&] { return dead(state, "challenger", fog.challenger); },
                             [&] { return samePerson(state, "challenger", fog.claimant, fog.challenger); }))
        return *wrong;
    const int left = fog.lied ? state.player(fog.claimant).prestige - liePrestige
                              : state.player(fog.challenger).prestige - doubtPrestige;
    return Events{FogLifted{fog.claimant, fog.challenger, fog.lied, left}};
}

Decided decideSwap(const State &state, const Swap &swap)
{
    if (auto wrong =
            firstOf([&] { return noSeat(state, "a", swap.a); }, [&] { return noSeat(state, "b", swap.b); },
                    [&] { return dead(state, "a", swap.a); }, [&] { return dead(state, "b", swap.b); },
                    [&] { return samePerson(state, "b", swap.a, swap.b); }))
        return *wrong;
    return Events{Swapped{swap.a, swap.b}};
}

Decided decideTakeForm(const State &state, const TakeForm &take)
{
    if (auto wrong = firstOf([&] { return noSeat(state, "player", take.player); },
                             [&] { return dead(state, "player", take.player); }))
        return *wrong;
    Course course(state);
    course.add(FormTaken{take.player, take.shape});
    settleDeaths(course);
    return course.events();
}

namespace {

Wrong notBiting(const State &state, int player)
{
    const auto &each = state.player(player);
    if (!each.alive)
        return dead(state, "player", player);
    if (each.shape != Form::vampyre)
        return notNow(say("%1 is no Vampyre: only Vampyres bite.", state.name(player)));
    if (each.bitten)
        return notNow(say("%1 has bitten in this round already: once a round is all.", state.name(player)));
    return std::nullopt;
}

} // namespace

Decided decideBite(const State &state, const Bite &bite)
{
    if (auto wrong = firstOf([&] { return noSeat(state, "player", bite.player); },
                             [&] { return noSeat(state, "target", bite.target); },
                             [&] { return notBiting(state, bite.player); },
                             [&] { return dead(state, "target", bite.target); },
                             [&] { return samePerson(state, "target", bite.player, bite.target); }))
        return *wrong;
    Course course(state);
    course.add(Bitten{bite.player, bite.target,
                      within(state, bite.target, state.player(bite.target).life - biteLife)});
    settleDeaths(course);
    return course.events();
}

Decided decideAddTokens(const State &state, const AddTokens &add)
{
    if (auto wrong = firstOf([&] { return noSeat(state, "player", add.player); },
                             [&] { return dead(state, "player", add.player); }))
        return *wrong;
    const auto how = add.add == TokenKind::undead ? std::optional(TokenState::approaching) : std::nullopt;
    return Events{TokensAdded{state.nextToken, add.count, add.add, add.player, how}};
}

Decided decideKillToken(const State &state, const KillToken &kill)
{
    if (auto wrong = firstOf([&] { return noSeat(state, "player", kill.player); },
                             [&] { return dead(state, "player", kill.player); }))
        return *wrong;
    const auto found = std::find_if(state.tokens.begin(), state.tokens.end(),
                                    [&](const Token &token) { return token.id == kill.id; });
    if (found == state.tokens.end())
        return badArgument("id", say("There is no token %1 on the table.", kill.id));
    const int gained = found->kind == TokenKind::undead ? undeadPrestige : 0;
    return Events{TokenKilled{kill.id, kill.player, state.player(kill.player).prestige + gained}};
}

} // namespace torchside::cutthroat
