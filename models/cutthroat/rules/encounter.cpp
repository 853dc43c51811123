// Turning over an encounter, and what is special about some of them.
#include "models/cutthroat/rules/steps.h"

#include <algorithm>

namespace torchside::cutthroat {

Wrong faultOf(const Meet &meet)
{
    if (meet.kind == Kind::challenge && meet.life)
        return badArgument("life", say("A challenge has no creature, so it has no life: leave life out."));
    if (meet.kind != Kind::challenge && meet.kind != Kind::undead && !meet.life)
        return badArgument("life",
                           say("The creature's life is missing: it is printed for your number of players."));
    return std::nullopt;
}

namespace {

std::optional<std::vector<std::string>> namesOf(const std::optional<std::vector<Reputation>> &reputations)
{
    if (!reputations || reputations->empty())
        return std::nullopt;
    std::vector<std::string> names;
    for (const auto &each : *reputations)
        names.push_back(trimmed(each.name));
    return names;
}

} // namespace

Decided decide(const State &, const Start &start)
{
    Started started{{}, start.encounters, start.quest};
    std::vector<std::string> names;
    for (const auto &each : start.players) {
        names.push_back(trimmed(each.name));
        started.players.push_back(
            {names.back(), each.character, fullLife - each.cost, namesOf(each.reputations)});
    }
    if (auto wrong = checkDistinct("players", names))
        return *wrong;
    return Events{started};
}

namespace {

// The undead stand before the living in turn, and go round again when there are more of them.
void layTokens(Course &course, const Meet &meet)
{
    const auto &state = course.state();
    if (meet.kind == Kind::undead) {
        UndeadStood stood{state.nextToken, {}};
        const auto living = state.living();
        for (std::size_t i = 0; i < static_cast<std::size_t>(meet.tokens); ++i)
            stood.players.push_back(living.at(i % living.size()));
        course.add(std::move(stood));
    } else if (meet.kind == Kind::treasureSpore || meet.kind == Kind::hivemind) {
        const auto kind = meet.kind == Kind::hivemind ? TokenKind::hivemind : TokenKind::protospore;
        course.add(TokensAdded{state.nextToken, meet.tokens, kind, std::nullopt, std::nullopt});
    }
}

} // namespace

Decided decide(const State &state, const Meet &meet)
{
    if (state.phase != Phase::camp && state.phase != Phase::suddenDeath)
        return notNow(say("One encounter at a time: %1.", whereWeAre(state)));
    if (auto wrong = faultOf(meet))
        return *wrong;
    Course course(state);
    course.add(Met{state.met + 1, trimmed(meet.name), meet.kind, meet.life, meet.prestige, meet.tokens});
    if (meet.tokens > 0)
        layTokens(course, meet);
    if (meet.kind == Kind::emperorLich)
        raiseSkeletons(course, meet.life.value());
    return course.events();
}

void evolve(State &state, const UndeadStood &event)
{
    for (const int seat : event.players)
        state.tokens.push_back({state.nextToken++, TokenKind::undead, seat, TokenState::approaching});
}

Decided decide(const State &state, const ShowEvent &shown)
{
    if (!state.encounter || state.phase == Phase::looting)
        return notNow(say("An event card belongs to an encounter: %1.", whereWeAre(state)));
    if (state.isKind(Kind::challenge))
        return notNow(say("No event card is drawn for a challenge: there is no creature."));
    if (state.encounter->attacked)
        return notNow(say("Events come before the first attack, and one has been shown in this encounter."));
    const auto &numbers = shown.active;
    const bool active = std::find(numbers.begin(), numbers.end(), state.encounter->number) != numbers.end();
    return Events{EventShown{trimmed(shown.name), active, shown.when}};
}

Wrong notIn(const State &state, Kind kind, const Sentence &why)
{
    if (!state.isKind(kind) || state.phase == Phase::looting)
        return notNow(why);
    return std::nullopt;
}

Decided decide(const State &state, const Barrier &barrier)
{
    if (auto wrong = notIn(state, Kind::barrierMagus, say("Only the Barrier Magus has a barrier.")))
        return *wrong;
    return Events{BarrierSet{barrier.up}};
}

Decided decide(const State &state, const Revive &revive)
{
    if (auto wrong = noSeat(state, "player", revive.player))
        return *wrong;
    if (auto wrong = notIn(state, Kind::ragnarok, say("Only Ragnarok brings the dead back.")))
        return *wrong;
    if (state.player(revive.player).alive)
        return badArgument("player",
                           say("%1 is alive: only the dead are brought back.", state.name(revive.player)));
    return Events{Revived{revive.player, within(state, revive.player, revive.life)}};
}

void evolve(State &state, const Started &event)
{
    state.encounters = event.encounters;
    state.quest = event.quest;
    for (const auto &seated : event.players) {
        state.seats.push_back(seated.name);
        Player each;
        each.character = seated.character;
        each.life = each.maxLife = seated.life;
        each.reputations = seated.reputations;
        state.players.push_back(std::move(each));
    }
}

void evolve(State &state, const Met &event)
{
    state.met = event.number;
    state.round = 1;
    state.phase = Phase::initiative;
    state.events.clear();
    state.shed.clear();
    freshRound(state);
    Encounter fresh;
    fresh.number = event.number;
    fresh.name = event.name;
    fresh.kind = event.kind;
    fresh.against = fresh.maxLife = event.life;
    fresh.prestige = event.prestige;
    if (event.kind == Kind::emperorLich)
        fresh.stage = Stage::skeletons;
    if (event.kind == Kind::barrierMagus)
        fresh.barrier = true;
    state.encounter = std::move(fresh);
}

void evolve(State &state, const EventShown &event)
{
    state.events.push_back({event.name, event.active, event.when});
}

void evolve(State &state, const BarrierSet &event)
{
    state.encounter.value().barrier = event.up;
    state.encounter.value().barrierSet = state.phase == Phase::creature;
}

void evolve(State &state, const BarrierRaised &)
{
    state.encounter.value().barrier = true;
}

void evolve(State &state, const Revived &event)
{
    auto &each = person(state, event.player);
    each.alive = true;
    each.life = event.life;
    std::erase(state.deaths, event.player);
    std::erase(state.encounter.value().lost, event.player);
}

} // namespace torchside::cutthroat
