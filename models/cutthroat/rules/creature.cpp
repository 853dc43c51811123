// The creature's attacks and the end of a round.
#include "models/cutthroat/rules/steps.h"

#include <algorithm>

namespace torchside::cutthroat {

namespace {

Wrong notStriking(const State &state, Aim aim)
{
    if (state.phase != Phase::creature && state.phase != Phase::attacks)
        return notNow(say("The creature does not strike now: %1.", whereWeAre(state)));
    if (state.phase == Phase::attacks && aim == Aim::dealt)
        return notNow(
            say("Who dealt most or least is known when everybody has acted: %1.", whereWeAre(state)));
    if (aim != Aim::initiative)
        return std::nullopt;
    if (state.phase == Phase::attacks)
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

} // namespace

Decided decideCreatureAttack(const State &state, const CreatureAttack &attack)
{
    const auto &target = attack.target;
    const auto targetSeat = target.aim == Aim::player ? std::optional(target.number) : std::nullopt;
    if (auto wrong =
            firstOf([&] { return noSeat(state, "target", targetSeat); },
                    [&] { return noSeat(state, "dodge", attack.dodge); },
                    [&] { return noSeat(state, "ignored", attack.ignored); },
                    [&] { return notStriking(state, target.aim); }, [&] { return noAim(state, target); },
                    [&] { return dead(state, "dodge", attack.dodge); },
                    [&] { return dead(state, "ignored", attack.ignored); }))
        return *wrong;
    const auto found = aimed(state, target, attack.ignored);
    if (found.size() > 1 && target.aim != Aim::all) {
        auto tie = refuse("tie", say("%1 are level: decide which of them is struck, and name that player.",
                                     listed(state.namesOf(found))));
        tie.players = found;
        return tie;
    }
    CreatureAttacked struck{target, attack.damage, attack.poison, {}, {}};
    for (const int seat : found) {
        const auto &each = state.player(seat);
        if (contains(attack.dodge, seat))
            struck.dodged.push_back(seat);
        else
            struck.hit.push_back(
                {seat, within(state, seat, each.life - attack.damage), each.poison + attack.poison});
    }
    Course course(state);
    course.add(std::move(struck));
    settleDeaths(course);
    return course.events();
}

Decided decideTakeOne(const State &state, const TakeOne &take)
{
    const auto notThen = [&]() -> Wrong {
        if (state.phase == Phase::creature)
            return std::nullopt;
        return notNow(say("A blow can be taken when the creature strikes: %1.", whereWeAre(state)));
    };
    if (auto wrong = firstOf([&] { return noSeat(state, "player", take.player); },
                             [&] { return noSeat(state, "for", take.other); }, notThen,
                             [&] { return dead(state, "player", take.player); },
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

namespace {

void applyTokens(Course &course)
{
    std::vector<int> closing;
    for (const auto &token : course.state().tokens)
        if (token.state == TokenState::approaching)
            closing.push_back(token.id);
    if (!closing.empty())
        course.add(UndeadClosedIn{closing});
    const auto &state = course.state();
    const auto spores =
        std::int64_t{sporeLife} * static_cast<std::int64_t>(state.tokensOf(TokenKind::protospore).size());
    if (!state.isKind(Kind::treasureSpore) || spores == 0)
        return;
    const auto life = state.creatureLife().value();
    const auto healed = std::min(spores, std::max<std::int64_t>(0, *state.encounter->maxLife - life));
    course.add(SporesHealed{healed, *state.encounter->against + healed});
}

void applyPoison(Course &course)
{
    PoisonHurt hurt;
    const auto &state = course.state();
    for (const int seat : state.living()) {
        const auto &each = state.player(seat);
        if (each.poison > 0)
            hurt.hit.push_back(
                {seat, within(state, seat, each.life - poisonLife * each.poison), each.poison});
    }
    if (!hurt.hit.empty())
        course.add(std::move(hurt));
}

} // namespace

Decided decideEndRound(const State &state)
{
    if (state.phase != Phase::creature)
        return notNow(say("The round is not over: %1.", whereWeAre(state)));
    if (!state.isDrawn(&Player::next))
        return notNow(say("Draw initiative for the next round first."));
    Course course(state);
    applyTokens(course);
    applyPoison(course);
    settleDeaths(course);
    if (course.state().outcome)
        return course.events();
    course.add(RoundBegan{state.round + 1});
    comeToTurn(course);
    return course.events();
}

} // namespace torchside::cutthroat
