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

Decided decideStart(const Start &start)
{
    Started started{{}, start.encounters};
    std::vector<std::string> names;
    for (const auto &each : start.players) {
        names.push_back(trimmed(each.name));
        started.players.push_back({names.back(), each.character, fullLife - each.cost});
    }
    if (auto wrong = checkDistinct("players", names))
        return *wrong;
    return Events{started};
}

Decided decideMeet(const State &state, const Meet &meet)
{
    if (state.phase != Phase::camp && state.phase != Phase::suddenDeath)
        return notNow(say("One encounter at a time: %1.", whereWeAre(state)));
    if (auto wrong = faultOf(meet))
        return *wrong;
    Course course(state);
    course.add(Met{state.met + 1, trimmed(meet.name), meet.kind, meet.life, meet.prestige, meet.tokens});
    if (meet.tokens > 0 && meet.kind == Kind::undead)
        course.add(TokensAdded{state.nextToken, meet.tokens, TokenKind::undead, std::nullopt,
                               TokenState::approaching});
    if (meet.tokens > 0 && meet.kind == Kind::treasureSpore)
        course.add(
            TokensAdded{state.nextToken, meet.tokens, TokenKind::protospore, std::nullopt, std::nullopt});
    return course.events();
}

Decided decideShowEvent(const State &state, const ShowEvent &shown)
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

namespace {

// In an encounter of that kind that has not been closed.
Wrong notIn(const State &state, Kind kind, const Sentence &why)
{
    if (!state.isKind(kind) || state.phase == Phase::looting)
        return notNow(why);
    return std::nullopt;
}

} // namespace

Decided decideNextStage(const State &state, const NextStage &stage)
{
    if (auto wrong = notIn(state, Kind::emperorLich, say("Only the Emperor Lich comes in stages.")))
        return *wrong;
    if (state.phase == Phase::initiative)
        return notNow(say("This stage has only begun: %1.", whereWeAre(state)));
    if (state.encounter->stage == Stage::lich)
        return notNow(say("The Lich itself is the last stage: close the encounter when it is beaten."));
    const auto next = state.encounter->stage == Stage::skeletons ? Stage::fallen : Stage::lich;
    return Events{StageBegan{next, stage.life}};
}

Decided decideBarrier(const State &state, const Barrier &barrier)
{
    if (auto wrong = notIn(state, Kind::barrierMagus, say("Only the Barrier Magus has a barrier.")))
        return *wrong;
    return Events{BarrierSet{barrier.up}};
}

Decided decideRevive(const State &state, const Revive &revive)
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

} // namespace torchside::cutthroat
