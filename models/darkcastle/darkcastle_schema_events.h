#pragma once

#include "models/darkcastle/darkcastle_events.h"
#include "models/darkcastle/darkcastle_schema_commands.h"

// How the events of Escape the Dark Castle stand in JSON.
namespace torchside::darkcastle {

constexpr auto formOf(As<Row>)
{
    return record("dice", must("might", &Row::might, range(0, mostDice)),
                  must("cunning", &Row::cunning, range(0, mostDice)),
                  must("wisdom", &Row::wisdom, range(0, mostDice)));
}

constexpr auto formOf(As<RowShift>)
{
    return record("dice", must("might", &Row::might, range(-mostDice, mostDice)),
                  must("cunning", &Row::cunning, range(-mostDice, mostDice)),
                  must("wisdom", &Row::wisdom, range(-mostDice, mostDice)));
}

constexpr auto formOf(As<Started>)
{
    return record("started", must("characters", &Started::characters, list(2, 4)),
                  must("chapters", &Started::chapters, range(1, mostChapters)));
}

constexpr auto formOf(As<Turned>)
{
    return record("turned", must("character", &Turned::character),
                  must("chapter", &Turned::chapter, range(1, mostChapters + 1)), must("boss", &Turned::boss));
}

constexpr auto formOf(As<Completed>)
{
    return record("completed", must("chapter", &Completed::chapter));
}

constexpr auto formOf(As<CombatBegan>)
{
    return record("combat-began", must("dice", &CombatBegan::dice), must("rolled", &CombatBegan::rolled),
                  must("participants", &CombatBegan::participants), must("blow", &CombatBegan::blow));
}

constexpr auto formOf(As<Rested>)
{
    return record("rested", must("character", &Rested::character), must("gained", &Rested::gained),
                  must("hp", &Rested::hp));
}

constexpr auto formOf(As<Rolled>)
{
    return record("rolled", must("character", &Rolled::character), must("symbol", &Rolled::symbol),
                  must("double", &Rolled::isDouble), must("removed", &Rolled::removed, range(0, 2)),
                  must("back", &Rolled::back));
}

constexpr auto formOf(As<Blocked>)
{
    return record("blocked", must("character", &Blocked::character));
}

constexpr auto formOf(As<DiceChanged>)
{
    return record("dice-changed", must("dice", &DiceChanged::by));
}

constexpr auto formOf(As<Struck>)
{
    return record("struck", must("character", &Struck::character), must("damage", &Struck::damage),
                  must("hp", &Struck::hp));
}

constexpr auto formOf(As<RoundBegan>)
{
    return record("round-began", must("round", &RoundBegan::round));
}

constexpr auto formOf(As<CombatWon>)
{
    return record("combat-won");
}

constexpr auto formOf(As<WasHurt>)
{
    return record("hurt", must("character", &WasHurt::character), must("amount", &WasHurt::amount),
                  must("hp", &WasHurt::hp), may("why", &WasHurt::why));
}

constexpr auto formOf(As<WasHealed>)
{
    return record("healed", must("character", &WasHealed::character), must("amount", &WasHealed::amount),
                  must("hp", &WasHealed::hp), may("why", &WasHealed::why));
}

constexpr auto formOf(As<Drawn>)
{
    return record("drawn", must("count", &Drawn::count, range(1, itemCards)));
}

constexpr auto formOf(As<Taken>)
{
    return record("taken", must("character", &Taken::character), must("item", &Taken::item),
                  must("hands", &Taken::hands, range(1, handsEach)));
}

constexpr auto formOf(As<Left>)
{
    return record("left", must("item", &Left::item));
}

constexpr auto formOf(As<SharedOut>)
{
    return record("shared-out", must("phase", &SharedOut::phase));
}

constexpr auto formOf(As<Given>)
{
    return record("given", must("from", &Given::from), must("to", &Given::to), must("item", &Given::item),
                  may("for", &Given::inReturn));
}

constexpr auto formOf(As<Dropped>)
{
    return record("dropped", must("character", &Dropped::character), must("item", &Dropped::item));
}

constexpr auto formOf(As<Used>)
{
    return record("used", must("character", &Used::character), must("item", &Used::item),
                  must("discarded", &Used::discarded));
}

constexpr auto formOf(As<Died>)
{
    return record("died", must("character", &Died::character));
}

constexpr auto formOf(As<Ended>)
{
    return record("ended", must("winners", &Ended::winners), must("reason", &Ended::reason));
}

} // namespace torchside::darkcastle
