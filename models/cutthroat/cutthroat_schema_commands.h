#pragma once

#include "models/cutthroat/cutthroat_schema_values.h"

// How the commands of Cutthroat Caverns stand in JSON.
namespace torchside::cutthroat {

constexpr auto formOf(As<Seating>)
{
    return record("seating", must("name", &Seating::name, protocol::name()),
                  may("character", &Seating::character, protocol::name()),
                  may("cost", &Seating::cost, range(0, fullLife - 1)));
}

constexpr auto formOf(As<Start>)
{
    return record("start", must("players", &Start::players, list(fewestPlayers, mostPlayers)),
                  may("encounters", &Start::encounters, aboveNothing));
}

constexpr auto formOf(As<Meet>)
{
    return record("encounter", must("name", &Meet::name, protocol::name()),
                  may("life", &Meet::life, aboveNothing), must("prestige", &Meet::prestige, upTo999),
                  may("kind", &Meet::kind), may("tokens", &Meet::tokens, upTo999));
}

constexpr auto formOf(As<Draw>)
{
    return record("initiative", may("order", &Draw::order, list(0, longestList, upTo999)));
}

constexpr auto formOf(As<Attack>)
{
    return record("attack", must("player", &Attack::player), must("value", &Attack::value, upTo999),
                  may("factor", &Attack::factor),
                  may("riders", &Attack::riders, list(0, longestList, within999)),
                  may("protected", &Attack::guarded), may("again", &Attack::again),
                  may("token", &Attack::token), may("card", &Attack::card, protocol::name()));
}

constexpr auto formOf(As<Hold>)
{
    return record("hold", must("player", &Hold::player));
}

constexpr auto formOf(As<Modify>)
{
    return record("modify", may("plus", &Modify::plus, within999), may("factor", &Modify::factor),
                  may("wanted", &Modify::wanted));
}

constexpr auto formOf(As<Wound>)
{
    return record("wound", must("life", &Wound::life, upTo999), may("player", &Wound::player));
}

constexpr auto formOf(As<CreatureAttack>)
{
    return record("creature-attack", must("target", &CreatureAttack::target),
                  must("damage", &CreatureAttack::damage, upTo999),
                  may("poison", &CreatureAttack::poison, upTo999),
                  may("dodge", &CreatureAttack::dodge, list(0, longestList)),
                  may("ignored", &CreatureAttack::ignored, list(0, longestList)));
}

constexpr auto formOf(As<TakeOne>)
{
    return record("take-one", must("player", &TakeOne::player), must("for", &TakeOne::other),
                  must("damage", &TakeOne::damage, upTo999), must("prestige", &TakeOne::prestige, upTo999));
}

constexpr auto formOf(As<EndRound>)
{
    return record("end-round");
}

constexpr auto formOf(As<Bonus>)
{
    return record("bonus", must("player", &Bonus::player), must("prestige", &Bonus::prestige, upTo999));
}

constexpr auto formOf(As<EndEncounter>)
{
    return record("end-encounter", may("killer", &EndEncounter::killer),
                  may("bonus", &EndEncounter::bonus, list(0, longestList)));
}

constexpr auto formOf(As<Loot>)
{
    return record("loot", must("player", &Loot::player), must("from", &Loot::from),
                  must("item", &Loot::item, protocol::name()));
}

constexpr auto formOf(As<LootPass>)
{
    return record("loot-pass", must("player", &LootPass::player));
}

constexpr auto formOf(As<Adjust>)
{
    return record("adjust", must("player", &Adjust::player), may("life", &Adjust::life, within999),
                  may("prestige", &Adjust::prestige, within999), may("poison", &Adjust::poison, within999),
                  may("why", &Adjust::why));
}

constexpr auto formOf(As<Heal>)
{
    return record("heal", must("player", &Heal::player), must("by", &Heal::by),
                  must("life", &Heal::life, upTo999), may("prestige", &Heal::prestige, upTo999));
}

constexpr auto formOf(As<Fog>)
{
    return record("fog", must("claimant", &Fog::claimant), must("challenger", &Fog::challenger),
                  must("lied", &Fog::lied));
}

constexpr auto formOf(As<Swap>)
{
    return record("swap", must("a", &Swap::a), must("b", &Swap::b));
}

constexpr auto formOf(As<Handle>)
{
    return record("item", must("player", &Handle::player), may("add", &Handle::add, protocol::name()),
                  may("use", &Handle::use, protocol::name()), may("tip", &Handle::tip, protocol::name()),
                  may("remove", &Handle::remove, protocol::name()));
}

constexpr auto formOf(As<Give>)
{
    return record("give", must("from", &Give::from), must("to", &Give::to),
                  must("item", &Give::item, protocol::name()));
}

constexpr auto formOf(As<ShowEvent>)
{
    return record("event", must("name", &ShowEvent::name, protocol::name()),
                  must("active", &ShowEvent::active, list(0, longestList, upTo999)),
                  must("when", &ShowEvent::when));
}

constexpr auto formOf(As<TakeForm>)
{
    return record("form", must("player", &TakeForm::player), must("form", &TakeForm::form));
}

constexpr auto formOf(As<Bite>)
{
    return record("bite", must("player", &Bite::player), must("target", &Bite::target));
}

constexpr auto formOf(As<AddTokens>)
{
    return record("token", must("add", &AddTokens::add), may("player", &AddTokens::player),
                  may("count", &AddTokens::count, upTo999));
}

constexpr auto formOf(As<KillToken>)
{
    return record("kill-token", must("id", &KillToken::id), must("player", &KillToken::player));
}

constexpr auto formOf(As<NextStage>)
{
    return record("stage", must("life", &NextStage::life, aboveNothing));
}

constexpr auto formOf(As<Barrier>)
{
    return record("barrier", must("up", &Barrier::up));
}

constexpr auto formOf(As<Revive>)
{
    return record("revive", must("player", &Revive::player), must("life", &Revive::life, aboveNothing));
}

constexpr auto formOf(As<Finish>)
{
    return record("finish", must("winners", &Finish::winners, list(0, longestList)),
                  must("why", &Finish::why, protocol::name(200)));
}

} // namespace torchside::cutthroat
