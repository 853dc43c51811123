#pragma once

#include "models/duelofages/duelofages_schema.h"

// How the events of Duel of Ages stand in JSON. Journals hold them: kinds are added, never changed.
namespace torchside::duelofages {

inline constexpr auto kept = range(0, mostOfAll);
inline constexpr auto turnNumber = range(1, 1'000'000'000);

constexpr auto formOf(As<Throw>)
{
    return record("throw", must("seats", &Throw::seats), must("dice", &Throw::dice));
}

constexpr auto formOf(As<Started>)
{
    return record("started", must("players", &Started::players, list(fewestPlayers, mostPlayers)),
                  must("rolls", &Started::rolls, allRolls), must("again", &Started::again),
                  must("locations", &Started::locations, list(0, mostLocations)),
                  must("leader", &Started::leader), must("loner", &Started::loner),
                  must("alliances", &Started::alliances));
}

constexpr auto formOf(As<TurnBegan>)
{
    return record("turn-began", must("turn", &TurnBegan::turn, turnNumber),
                  must("acting", &TurnBegan::acting), must("reinforce", &TurnBegan::reinforce),
                  must("newCharacter", &TurnBegan::newCharacter), must("freshSides", &TurnBegan::freshSides));
}

constexpr auto formOf(As<Counted>)
{
    return record("counted", must("player", &Counted::player),
                  may("characters", &Counted::characters, change),
                  may("henchmen", &Counted::henchmen, change), may("offBoard", &Counted::offBoard, change),
                  may("equipment", &Counted::equipment, change));
}

constexpr auto formOf(As<Defeated>)
{
    return record("defeated", must("by", &Defeated::by), must("of", &Defeated::of),
                  must("unit", &Defeated::unit), must("how", &Defeated::how),
                  must("where", &Defeated::where));
}

constexpr auto formOf(As<Freed>)
{
    return record("freed", must("player", &Freed::player));
}

constexpr auto formOf(As<MarkerMoved>)
{
    return record("marker-moved", must("player", &MarkerMoved::player),
                  must("location", &MarkerMoved::location), must("from", &MarkerMoved::from, kept),
                  must("to", &MarkerMoved::to, kept));
}

constexpr auto formOf(As<TournamentWon>)
{
    return record("tournament-won", must("player", &TournamentWon::player));
}

constexpr auto formOf(As<VaultChanged>)
{
    return record("vault-changed", must("from", &VaultChanged::from, kept),
                  must("to", &VaultChanged::to, kept));
}

constexpr auto formOf(As<HqDestroyed>)
{
    return record("hq-destroyed", must("by", &HqDestroyed::by));
}

constexpr auto formOf(As<TurnEnded>)
{
    return record("turn-ended", must("turn", &TurnEnded::turn));
}

constexpr auto formOf(As<LesserRolled>)
{
    return record("lesser-rolled", must("throws", &LesserRolled::throws),
                  must("player", &LesserRolled::player));
}

constexpr auto formOf(As<Offered>)
{
    return record("offered", must("kind", &Offered::kind), must("asking", &Offered::asking),
                  must("waiting", &Offered::waiting), must("choosing", &Offered::choosing),
                  must("by", &Offered::by));
}

constexpr auto formOf(As<Chosen>)
{
    return record("chosen", must("player", &Chosen::player));
}

constexpr auto formOf(As<Asked>)
{
    return record("asked", must("player", &Asked::player), must("waiting", &Asked::waiting));
}

constexpr auto formOf(As<Answered>)
{
    return record("answered", must("player", &Answered::player), must("accept", &Answered::accept),
                  must("partner", &Answered::partner));
}

constexpr auto formOf(As<SidesChanged>)
{
    return record("sides-changed", must("loner", &SidesChanged::loner),
                  must("alliances", &SidesChanged::alliances));
}

constexpr auto formOf(As<GameEnded>)
{
    return record("game-ended", must("winners", &GameEnded::winners), must("reason", &GameEnded::reason),
                  must("total", &GameEnded::total));
}

} // namespace torchside::duelofages
