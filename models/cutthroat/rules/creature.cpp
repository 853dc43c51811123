// The creature's attacks.
#include "models/cutthroat/rules/steps.h"

#include <algorithm>

namespace torchside::cutthroat {

namespace {

// When a blow may come: Blink Dogs bite as soon as they lie there.
bool isTimeForBlows(const State &state)
{
    return state.phase == Phase::creature || state.phase == Phase::attacks ||
           (state.phase == Phase::initiative && state.isKind(Kind::blinkDogs));
}

Wrong barrierDown(const State &state)
{
    if (state.encounter->barrier != false)
        return std::nullopt;
    return refuse("barrier-down", say("The barrier is down: %1 raises it at the end of the round and strikes "
                                      "nobody.",
                                      state.encounter->name));
}

Wrong notStriking(const State &state, Aim aim)
{
    if (!isTimeForBlows(state))
        return notNow(say("The creature does not strike now: %1.", whereWeAre(state)));
    if (state.phase != Phase::creature && aim == Aim::dealt)
        return notNow(
            say("Who dealt most or least is known when everybody has acted: %1.", whereWeAre(state)));
    if (aim != Aim::initiative)
        return std::nullopt;
    if (state.phase != Phase::creature)
        return notNow(
            say("The next round's numbers are drawn when everybody has acted: %1.", whereWeAre(state)));
    if (!state.isDrawn(&Player::next))
        return notNow(say("Draw initiative for the next round first: this attack is aimed by its numbers."));
    return std::nullopt;
}

Wrong noAim(const State &state, const Target &target)
{
    if (target.aim == Aim::player)
        return dead(state, "target", target.number);
    if (target.aim == Aim::initiative && (target.number < 1 || target.number > state.cards))
        return badArgument("target",
                           say("There is no number %1 in the next draw: its numbers go from 1 to %2.",
                               target.number, state.cards));
    return std::nullopt;
}

std::int64_t measureOf(const State &state, Aim aim, int seat)
{
    if (aim == Aim::dealt)
        return state.dealtBy(seat);
    return aim == Aim::life ? state.player(seat).life : state.player(seat).prestige;
}

std::vector<int> extremes(const State &state, const Target &target, const std::vector<int> &people)
{
    std::vector<int> found;
    std::int64_t best = 0;
    for (const int seat : people) {
        const auto measure = measureOf(state, target.aim, seat);
        const bool further = target.most == Most::most ? measure > best : measure < best;
        if (!found.empty() && further)
            found.clear();
        if (found.empty())
            best = measure;
        if (measure == best)
            found.push_back(seat);
    }
    return found;
}

bool contains(const std::vector<int> &seats, int seat)
{
    return std::find(seats.begin(), seats.end(), seat) != seats.end();
}

// Whom the attack finds among those it does not ignore.
std::vector<int> aimed(const State &state, const Target &target, const std::vector<int> &ignored)
{
    auto people = state.living();
    std::erase_if(people, [&](int seat) { return contains(ignored, seat); });
    if (target.aim == Aim::all)
        return people;
    if (target.aim == Aim::player)
        return contains(people, target.number) ? std::vector{target.number} : std::vector<int>{};
    if (target.aim != Aim::initiative)
        return extremes(state, target, people);
    const auto holder = state.holderOf(&Player::next, target.number);
    return holder && contains(people, *holder) ? std::vector{*holder} : std::vector<int>{};
}

Decided struck(const State &state, const std::vector<int> &found, const CreatureAttack &attack)
{
    CreatureAttacked blow{attack.target, attack.damage, attack.poison, {}, {}};
    for (const int seat : found) {
        const auto &each = state.player(seat);
        if (contains(attack.dodge, seat))
            blow.dodged.push_back(seat);
        else
            blow.hit.push_back(
                {seat, within(state, seat, each.life - attack.damage), each.poison + attack.poison});
    }
    Course course(state);
    course.add(std::move(blow));
    settleDeaths(course);
    return course.events();
}

} // namespace

Decided decide(const State &state, const CreatureAttack &attack)
{
    const auto &target = attack.target;
    const auto targetSeat = target.aim == Aim::player ? std::optional(target.number) : std::nullopt;
    if (auto wrong =
            firstOf([&] { return noSeat(state, "target", targetSeat); },
                    [&] { return noSeat(state, "dodge", attack.dodge); },
                    [&] { return noSeat(state, "ignored", attack.ignored); },
                    [&] { return notStriking(state, target.aim); }, [&] { return barrierDown(state); },
                    [&] { return noAim(state, target); }, [&] { return dead(state, "dodge", attack.dodge); },
                    [&] { return dead(state, "ignored", attack.ignored); }))
        return *wrong;
    const auto found = aimed(state, target, attack.ignored);
    if (found.size() > 1 && target.aim != Aim::all && attack.ask.value_or(false))
        return Events{TieAsked{found, attack.damage, attack.poison, attack.dodge}};
    if (found.size() > 1 && target.aim != Aim::all) {
        auto tie = refuse("tie", say("%1 are level: decide which of them is struck, and name that player.",
                                     listed(state.namesOf(found))));
        tie.players = found;
        return tie;
    }
    return struck(state, found, attack);
}

Decided decide(const State &state, const TakeTie &take)
{
    const auto notAsked = [&]() -> Wrong {
        if (!state.tie || !isTimeForBlows(state))
            return notNow(say("No blow waits for somebody to take it."));
        if (contains(state.tie->players, take.player))
            return std::nullopt;
        return badArgument("player", say("The blow is for one of those who are level: %1.",
                                         listed(state.namesOf(state.tie->players))));
    };
    if (auto wrong =
            firstOf([&] { return noSeat(state, "player", take.player); }, notAsked,
                    [&] { return barrierDown(state); }, [&] { return dead(state, "player", take.player); }))
        return *wrong;
    const auto &tie = *state.tie;
    return struck(state, {take.player},
                  {{Aim::player, take.player, Most::most}, tie.damage, tie.poison, tie.dodge, {}, false});
}

void evolve(State &state, const TieAsked &event)
{
    for (const int seat : event.players)
        person(state, seat);
    state.tie = Tie{event.players, event.damage, event.poison, event.dodge};
}

Decided decide(const State &state, const TakeOne &take)
{
    const auto notThen = [&]() -> Wrong {
        if (isTimeForBlows(state))
            return std::nullopt;
        return notNow(say("A blow can be taken when the creature strikes: %1.", whereWeAre(state)));
    };
    if (auto wrong =
            firstOf([&] { return noSeat(state, "player", take.player); },
                    [&] { return noSeat(state, "for", take.other); }, notThen,
                    [&] { return barrierDown(state); }, [&] { return dead(state, "player", take.player); },
                    [&] { return dead(state, "for", take.other); },
                    [&] { return samePerson(state, "for", take.player, take.other); }))
        return *wrong;
    const auto &brave = state.player(take.player);
    Course course(state);
    course.add(TookOne{take.player, take.other, take.damage,
                       within(state, take.player, brave.life - take.damage), brave.prestige + take.prestige});
    settleDeaths(course);
    return course.events();
}

void evolve(State &state, const CreatureAttacked &event)
{
    state.struck = true;
    state.tie.reset();
    for (const auto &hit : event.hit) {
        person(state, hit.player).life = hit.life;
        person(state, hit.player).poison = hit.poison;
    }
}

void evolve(State &state, const TookOne &event)
{
    person(state, event.player).life = event.life;
    person(state, event.player).prestige = event.prestige;
}

} // namespace torchside::cutthroat
