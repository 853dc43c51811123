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
    if (!id && state.isKind(Kind::hivemind))
        return badArgument(field, say("Attacks go to one of the Hivemind's tokens: say which."));
    if (!id || std::any_of(tokens.begin(), tokens.end(), [&](const Token &token) { return token.id == *id; }))
        return std::nullopt;
    return badArgument(field, say("There is no token %1 on the table.", *id));
}

// What a token takes is nothing to the others.
Wrong wrongAim(const State &state, const Attack &attack)
{
    if (!attack.token)
        return wrongFoe(state, attack.foe);
    if (attack.foe)
        return badArgument("foe", say("An attack goes to a token or to one of the foes, not to both."));
    return std::nullopt;
}

} // namespace

Decided decide(const State &state, const Attack &attack)
{
    if (auto wrong = firstOf(
            [&] { return noSeat(state, "player", attack.player); }, [&] { return notAttacking(state); },
            [&] { return noFoes(state, attack.foe); }, [&] { return dead(state, "player", attack.player); },
            [&] { return notYourTurn(state, attack.player); },
            [&] { return noToken(state, "token", attack.token); }, [&] { return wrongAim(state, attack); }))
        return *wrong;
    const auto riders = std::accumulate(attack.riders.begin(), attack.riders.end(), std::int64_t{0});
    const bool destined = isStrikeOfDestiny(attack.card);
    Shown shown{attack.value, riders, attack.factor, state.player(attack.player).poison, destined};
    const bool guarded = attack.guarded || destined;
    Course course(state);
    if (!attack.token && state.isLost(attack.player, shown.damage())) {
        shown.lost = Strike{attack.player, shown.damage(), guarded};
        course.add(TurnLost{attack.player, shown.damage(), *state.mark() + 1, shown});
    } else {
        course.add(Attacked{attack.player, shown.damage(), attack.value, riders, attack.factor, shown.poison,
                            guarded, attack.again, attack.token, attack.card, attack.foe});
    }
    if (!settleBlow(course))
        comeToTurn(course);
    return course.events();
}

Decided decide(const State &state, const Hold &hold)
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

Wrong notModifying(const State &state, const Modify &modify)
{
    const auto *foe = state.last && !state.stack.empty() && state.stack.back().foe
                          ? state.foe(*state.stack.back().foe)
                          : nullptr;
    const bool inSpoils = state.phase == Phase::spoils && (state.encounter->byStack || (foe && foe->byStack));
    if (state.phase != Phase::attacks && state.phase != Phase::creature && !inSpoils)
        return notNow(say("There is no attack to change now: %1.", whereWeAre(state)));
    if (!state.last)
        return notNow(
            say("There is no attack to change: none lies on top of this round's stack, or it hit a token."));
    const bool scales = modify.factor && modify.factor != Factor::same;
    if (scales && state.last->factor != Factor::same)
        return notNow(say("This attack has been halved or doubled already: once is all."));
    return std::nullopt;
}

// One that fell by the stack stands up again when the stack falls short.
void spare(Course &course)
{
    const auto &state = course.state();
    const auto foes = state.encounter.value().foes;
    for (const auto &foe : foes)
        if (foe.byStack && state.dealtTo(foe.id) < foe.against)
            course.add(FoeSpared{foe.id});
    if (state.encounter->byStack && state.stackTotal() < state.encounter->against.value())
        course.add(Spared{});
}

} // namespace

Decided decide(const State &state, const Modify &modify)
{
    if (auto wrong = notModifying(state, modify))
        return *wrong;
    const auto strike = state.last->lost ? *state.last->lost : state.stack.back();
    if (strike.guarded && !modify.wanted)
        return refuse("protected", say("%1's attack is protected: only a card that %1 wants can change it.",
                                       state.name(strike.player)));
    auto shown = *state.last;
    shown.riders += modify.plus.value_or(0);
    if (shown.factor == Factor::same)
        shown.factor = modify.factor.value_or(Factor::same);
    Course course(state);
    course.add(Modified{strike.player, shown.damage(), shown.riders, shown.factor});
    if (!state.last->lost && state.isLost(strike.player, shown.damage()))
        course.add(TurnLost{strike.player, shown.damage(), *state.mark() + 1, std::nullopt});
    spare(course);
    if (course.state().phase != Phase::spoils && !settleBlow(course) &&
        course.state().phase == Phase::attacks)
        comeToTurn(course); // a lost turn is over, and what was spared is fought on
    return course.events();
}

void evolve(State &state, const TurnCame &event)
{
    person(state, event.player);
    state.turn = event.player;
}

void evolve(State &state, const Attacked &event)
{
    person(state, event.player).acted = !event.again;
    person(state, event.player).set.reset();
    state.encounter.value().attacked = true;
    if (event.token) {
        state.last.reset();
        return;
    }
    state.stack.push_back({event.player, event.damage, event.guarded, event.foe});
    state.last = Shown{event.value, event.riders, event.factor, event.poison, isStrikeOfDestiny(event.card)};
}

void evolve(State &state, const TurnLost &event)
{
    person(state, event.player).acted = true;
    person(state, event.player).set.reset();
    state.encounter.value().attacked = true;
    if (event.attack) {
        state.last = event.attack;
        return;
    }
    state.last.value().lost = state.stack.at(state.stack.size() - 1);
    state.stack.pop_back();
}

void evolve(State &state, const Held &event)
{
    person(state, event.player).acted = true;
    person(state, event.player).set.reset();
}

void evolve(State &state, const Modified &event)
{
    auto &last = state.last.value();
    last.riders = event.riders;
    last.factor = event.factor;
    if (last.lost) {
        last.lost->damage = event.damage;
        if (state.isLost(event.player, event.damage))
            return;
        state.stack.push_back(*last.lost);
        last.lost.reset();
    }
    state.stack.at(state.stack.size() - 1).damage = event.damage;
}

void evolve(State &state, const AllActed &)
{
    state.phase = Phase::creature;
    state.turn.reset();
    state.encounter.value().counted = true;
}

} // namespace torchside::cutthroat
