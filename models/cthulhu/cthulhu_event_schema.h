#pragma once

#include "models/cthulhu/cthulhu_card_schema.h"
#include "models/cthulhu/cthulhu_events.h"

// How the events of the Minion's game stand in JSON.
namespace torchside::cthulhu {

constexpr auto formOf(As<Commit>)
{
    return record("commit", must("card", &Commit::card), must("story", &Commit::story));
}

constexpr auto formOf(As<Attending>)
{
    return record("attending", must("story", &Attending::story), must("characters", &Attending::characters));
}

constexpr auto formOf(As<Started>)
{
    return record("started", must("stories", &Started::stories), must("first", &Started::first),
                  must("mulligan", &Started::mulligan), must("options", &Started::options),
                  must("deck", &Started::deck));
}

constexpr auto formOf(As<DeckWarned>)
{
    return record("deck-warned", must("cards", &DeckWarned::cards),
                  must("characters", &DeckWarned::characters));
}

constexpr auto formOf(As<CameUp>)
{
    return record("came-up", must("card", &CameUp::card), must("is", &CameUp::is));
}

constexpr auto formOf(As<NotInDeck>)
{
    return record("not-in-deck", must("card", &NotInDeck::card));
}

constexpr auto formOf(As<Scouted>)
{
    return record("scouted", must("card", &Scouted::card));
}

constexpr auto formOf(As<ScoutMissing>)
{
    return record("scout-missing", must("cost", &ScoutMissing::cost));
}

constexpr auto formOf(As<Drawn>)
{
    return record("drawn", must("cards", &Drawn::cards));
}

constexpr auto formOf(As<TurnBegan>)
{
    return record("turn-began", must("turn", &TurnBegan::turn, range(0, 1'000'000)),
                  must("side", &TurnBegan::side));
}

constexpr auto formOf(As<WentOn>)
{
    return record("went-on", must("to", &WentOn::to));
}

constexpr auto formOf(As<Refreshed>)
{
    return record("refreshed", must("restored", &Refreshed::restored));
}

constexpr auto formOf(As<Rerolled>)
{
    return record("reroll", must("value", &Rerolled::value));
}

constexpr auto formOf(As<ResourceGained>)
{
    return record("resource-gained", must("value", &ResourceGained::value),
                  must("domain", &ResourceGained::domain));
}

constexpr auto formOf(As<EventsJudged>)
{
    return record("events-judged", must("valid", &EventsJudged::valid));
}

constexpr auto formOf(As<Played>)
{
    return record("played", must("drain", &Played::drain), must("card", &Played::card),
                  must("cost", &Played::cost), must("domain", &Played::domain),
                  must("attachTo", &Played::attachTo));
}

constexpr auto formOf(As<DrainSkipped>)
{
    return record("drain-skipped", must("drain", &DrainSkipped::drain),
                  must("declined", &DrainSkipped::declined));
}

constexpr auto formOf(As<Acted>)
{
    return record("acted", must("card", &Acted::card), must("cost", &Acted::cost),
                  must("domain", &Acted::domain));
}

constexpr auto formOf(As<ActionSkipped>)
{
    return record("action-skipped");
}

constexpr auto formOf(As<LeftOut>)
{
    return record("left-out", must("card", &LeftOut::card), may("why", &LeftOut::why));
}

constexpr auto formOf(As<Chosen>)
{
    return record("chosen", must("card", &Chosen::card));
}

constexpr auto formOf(As<DefendersCounted>)
{
    return record("defenders-counted", must("count", &DefendersCounted::count));
}

constexpr auto formOf(As<MinionCommitted>)
{
    return record("minion-committed", must("commits", &MinionCommitted::commits));
}

constexpr auto formOf(As<PlayerCommitted>)
{
    return record("player-committed", must("stories", &PlayerCommitted::stories),
                  may("order", &PlayerCommitted::order));
}

constexpr auto formOf(As<MinionDefended>)
{
    return record("minion-defended", must("defends", &MinionDefended::defends));
}

constexpr auto formOf(As<FightBegan>)
{
    return record("fight-began", must("story", &FightBegan::story));
}

constexpr auto formOf(As<StruggleDecided>)
{
    return record("struggle-decided", must("story", &StruggleDecided::story),
                  must("struggle", &StruggleDecided::struggle), must("minion", &StruggleDecided::minion),
                  must("player", &StruggleDecided::player), must("winner", &StruggleDecided::winner));
}

constexpr auto formOf(As<LossOwed>)
{
    return record("loss-owed", must("story", &LossOwed::story), must("struggle", &LossOwed::struggle),
                  must("characters", &LossOwed::characters));
}

constexpr auto formOf(As<PlayerLost>)
{
    return record("player-lost", must("story", &PlayerLost::story), must("character", &PlayerLost::character),
                  must("how", &PlayerLost::how));
}

constexpr auto formOf(As<PlayerReadied>)
{
    return record("player-readied", must("story", &PlayerReadied::story));
}

constexpr auto formOf(As<SkillCompared>)
{
    return record("skill-compared", must("story", &SkillCompared::story),
                  must("minion", &SkillCompared::minion), must("player", &SkillCompared::player),
                  must("tokens", &SkillCompared::tokens));
}

constexpr auto formOf(As<FightEnded>)
{
    return record("fight-ended", must("story", &FightEnded::story));
}

constexpr auto formOf(As<AllWentHome>)
{
    return record("all-went-home");
}

constexpr auto formOf(As<TokensMoved>)
{
    return record("tokens-moved", must("story", &TokensMoved::story), must("side", &TokensMoved::side),
                  must("by", &TokensMoved::by, range(-999, 999)));
}

constexpr auto formOf(As<StoryWon>)
{
    return record("story-won", must("story", &StoryWon::story), must("side", &StoryWon::side));
}

constexpr auto formOf(As<EffectSettled>)
{
    return record("effect-settled", must("story", &EffectSettled::story), must("side", &EffectSettled::side),
                  must("taken", &EffectSettled::taken));
}

constexpr auto formOf(As<StoryReplaced>)
{
    return record("story-replaced", must("story", &StoryReplaced::story), must("name", &StoryReplaced::name));
}

constexpr auto formOf(As<ConspiracyLeft>)
{
    return record("conspiracy-left", must("story", &ConspiracyLeft::story));
}

constexpr auto formOf(As<ConspiracyPlayed>)
{
    return record("conspiracy-played", must("name", &ConspiracyPlayed::name),
                  must("tokens", &ConspiracyPlayed::tokens, range(1, 99)),
                  may("struggles", &ConspiracyPlayed::struggles));
}

constexpr auto formOf(As<EventPlayed>)
{
    return record("event-played", must("card", &EventPlayed::card), must("cost", &EventPlayed::cost),
                  must("fromEvents", &EventPlayed::fromEvents), must("domain", &EventPlayed::domain));
}

constexpr auto formOf(As<Ended>)
{
    return record("ended", must("winner", &Ended::winner), must("reason", &Ended::reason));
}

constexpr auto formOf(As<WentInsane>)
{
    return record("went-insane", must("card", &WentInsane::card));
}

constexpr auto formOf(As<Wounded>)
{
    return record("wounded", must("card", &Wounded::card));
}

constexpr auto formOf(As<Destroyed>)
{
    return record("destroyed", must("card", &Destroyed::card));
}

constexpr auto formOf(As<Readied>)
{
    return record("readied", must("card", &Readied::card));
}

constexpr auto formOf(As<Exhausted>)
{
    return record("exhausted", must("card", &Exhausted::card));
}

constexpr auto formOf(As<Restored>)
{
    return record("restored", must("card", &Restored::card));
}

constexpr auto formOf(As<Barred>)
{
    return record("barred", must("card", &Barred::card), must("on", &Barred::on));
}

constexpr auto formOf(As<Attached>)
{
    return record("attached", must("card", &Attached::card), must("to", &Attached::to));
}

constexpr auto formOf(As<Discarded>)
{
    return record("discarded", must("card", &Discarded::card));
}

constexpr auto formOf(As<ConspiracyDiscarded>)
{
    return record("conspiracy-discarded", must("story", &ConspiracyDiscarded::story));
}

constexpr auto formOf(As<Boosted>)
{
    return record("boosted", must("card", &Boosted::card), may("cost", &Boosted::cost, costs),
                  may("skill", &Boosted::skill, skills), may("icons", &Boosted::icons),
                  may("keywords", &Boosted::keywords));
}

constexpr auto formOf(As<StoryChanged>)
{
    return record("story-changed", must("story", &StoryChanged::story), may("name", &StoryChanged::name),
                  may("need", &StoryChanged::need, range(1, 99)), may("struggles", &StoryChanged::struggles));
}

constexpr auto formOf(As<StoriesCounted>)
{
    return record("stories-counted", must("side", &StoriesCounted::side),
                  must("by", &StoriesCounted::by, range(-99, 99)));
}

constexpr auto formOf(As<DomainChanged>)
{
    return record("domain-changed", must("domain", &DomainChanged::domain),
                  must("by", &DomainChanged::by, range(-999, 999)), may("drained", &DomainChanged::drained));
}

constexpr auto formOf(As<DomainAdded>)
{
    return record("domain-added");
}

constexpr auto formOf(As<EnteredPlay>)
{
    return record("entered-play", must("card", &EnteredPlay::card), must("attachTo", &EnteredPlay::attachTo));
}

constexpr auto formOf(As<TakenToHand>)
{
    return record("taken-to-hand", must("card", &TakenToHand::card));
}

constexpr auto formOf(As<LaidDormant>)
{
    return record("laid-dormant", must("card", &LaidDormant::card), must("story", &LaidDormant::story));
}

// Under LILLITH.

namespace lillith {

constexpr auto formOf(As<LineOutcome>)
{
    return record("outcome", must("minion", &LineOutcome::minion, list(2, 2)),
                  must("player", &LineOutcome::player, list(2, 2)), must("lost", &LineOutcome::lost),
                  must("used", &LineOutcome::used));
}

constexpr auto formOf(As<Stand>)
{
    return record("stand", must("story", &Stand::story), must("characters", &Stand::characters));
}

constexpr auto formOf(As<PlannedLine>)
{
    return record("line", must("commits", &PlannedLine::commits), must("outcome", &PlannedLine::outcome),
                  must("answer", &PlannedLine::answer));
}

constexpr auto formOf(As<Plan>)
{
    return record("plan", must("best", &Plan::best), must("refused", &Plan::refused),
                  must("lostAt", &Plan::lostAt), must("exact", &Plan::exact));
}

} // namespace lillith

constexpr auto formOf(As<ResourcePlaced>)
{
    return record("resource-placed", must("domain", &ResourcePlaced::domain));
}

constexpr auto formOf(As<DefendersNamed>)
{
    return record("defenders-named", must("characters", &DefendersNamed::characters));
}

constexpr auto formOf(As<Planned>)
{
    return record("planned", must("plan", &Planned::plan));
}

constexpr auto formOf(As<MomentCame>)
{
    return record("moment-came", must("trigger", &MomentCame::trigger));
}

constexpr auto formOf(As<MomentPassed>)
{
    return record("moment-passed");
}

constexpr auto formOf(As<StruggleSettled>)
{
    return record("struggle-settled");
}

} // namespace torchside::cthulhu
