#pragma once

#include "models/darkcastle/darkcastle_commands.h"
#include "models/protocol/form.h"

// How the commands of Escape the Dark Castle stand in JSON.
namespace torchside::darkcastle {

using protocol::As;
using protocol::derived;
using protocol::list;
using protocol::may;
using protocol::must;
using protocol::name;
using protocol::range;
using protocol::record;

constexpr auto formOf(As<Seated>)
{
    return record("seated", must("id", &Seated::id), must("player", &Seated::player, name()));
}

constexpr auto formOf(As<GivenRow>)
{
    return record("dice", may("might", &Row::might, range(0, mostDice)),
                  may("cunning", &Row::cunning, range(0, mostDice)),
                  may("wisdom", &Row::wisdom, range(0, mostDice)));
}

constexpr auto formOf(As<RowChange>)
{
    return record("dice", may("might", &Row::might, range(-mostDice, mostDice)),
                  may("cunning", &Row::cunning, range(-mostDice, mostDice)),
                  may("wisdom", &Row::wisdom, range(-mostDice, mostDice)));
}

constexpr auto formOf(As<Start>)
{
    return record("start", must("characters", &Start::characters, list(2, 4)),
                  may("chapters", &Start::chapters, range(1, mostChapters)));
}

constexpr auto formOf(As<Turn>)
{
    return record("turn", must("character", &Turn::character));
}

constexpr auto formOf(As<Complete>)
{
    return record("complete");
}

constexpr auto formOf(As<BeginCombat>)
{
    return record("combat", may("dice", &BeginCombat::dice), may("rolled", &BeginCombat::rolled),
                  may("perPlayer", &BeginCombat::perPlayer),
                  may("participants", &BeginCombat::participants, list(1, 4)),
                  may("blow", &BeginCombat::blow, range(0, mostBlow)));
}

constexpr auto formOf(As<Rest>)
{
    return record("rest", must("character", &Rest::character));
}

constexpr auto formOf(As<Roll>)
{
    return record("roll", must("character", &Roll::character), may("symbol", &Roll::symbol),
                  may("double", &Roll::isDouble), may("back", &Roll::back));
}

constexpr auto formOf(As<Block>)
{
    return record("block", must("character", &Block::character));
}

constexpr auto formOf(As<ChangeDice>)
{
    return record("change", must("dice", &ChangeDice::dice));
}

constexpr auto formOf(As<Defend>)
{
    return record("defend");
}

constexpr auto formOf(As<Hurt>)
{
    return record("hurt", must("character", &Hurt::character),
                  must("amount", &Hurt::amount, range(1, mostHp)), may("why", &Hurt::why));
}

constexpr auto formOf(As<Heal>)
{
    return record("heal", must("character", &Heal::character),
                  must("amount", &Heal::amount, range(1, mostHp)), may("why", &Heal::why));
}

constexpr auto formOf(As<Draw>)
{
    return record("draw", must("count", &Draw::count, range(1, itemCards)));
}

constexpr auto formOf(As<Take>)
{
    return record("take", must("character", &Take::character), must("item", &Take::item, name()),
                  may("hands", &Take::hands, range(1, handsEach)));
}

constexpr auto formOf(As<Leave>)
{
    return record("leave", must("item", &Leave::item, name()));
}

constexpr auto formOf(As<Give>)
{
    return record("give", must("from", &Give::from), must("to", &Give::to), must("item", &Give::item, name()),
                  may("for", &Give::inReturn, name()));
}

constexpr auto formOf(As<Drop>)
{
    return record("drop", must("character", &Drop::character), must("item", &Drop::item, name()));
}

constexpr auto formOf(As<Use>)
{
    return record("use", must("character", &Use::character), must("item", &Use::item, name()),
                  may("discard", &Use::discard));
}

constexpr auto formOf(As<AskOdds>)
{
    return record("odds");
}

constexpr auto formOf(As<Odds>)
{
    return record("odds", must("win", &Odds::win), must("rounds", &Odds::rounds));
}

} // namespace torchside::darkcastle
