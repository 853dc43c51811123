#pragma once

#include "models/cutthroat/events.h"

namespace torchside::cutthroat {

// Applies events, theme by theme. What doesn't fit the state throws: nothing is read that isn't there.
struct Evolve {
    State &state;

    Player &player(int seat) const { return state.players.at(static_cast<std::size_t>(seat)); }
    Encounter &encounter() const { return state.encounter.value(); }
    Belonging &belonging(int seat, const std::string &name) const;
    Belonging takenFrom(int seat, const std::string &name) const;
    void freshRound() const;
    void clearStack() const;
    // Takes the stack's damage off the creature for good, as far as it counts, and the stack away.
    void settleStack() const;
    void dropProtospores() const;

    // people and the session
    void operator()(const Started &event) const;
    void operator()(const Died &event) const;
    void operator()(const Adjusted &event) const;
    void operator()(const Healed &event) const;
    void operator()(const FogLifted &event) const;
    void operator()(const Swapped &event) const;
    void operator()(const FormTaken &event) const;
    void operator()(const Bitten &event) const;
    void operator()(const Revived &event) const;
    void operator()(const ItemHandled &event) const;
    void operator()(const Gave &event) const;
    void operator()(const Ended &event) const;
    void operator()(const Renamed &event) const;
    // encounters and their special things
    void operator()(const Met &event) const;
    void operator()(const EventShown &event) const;
    void operator()(const StageBegan &event) const;
    void operator()(const BarrierSet &event) const;
    void operator()(const TokensAdded &event) const;
    void operator()(const TokenKilled &event) const;
    void operator()(const UndeadClosedIn &event) const;
    void operator()(const SporesHealed &event) const;
    void operator()(const SporesBurst &event) const;
    // a round
    void operator()(const Drawn &event) const;
    void operator()(const TurnCame &event) const;
    void operator()(const Attacked &event) const;
    void operator()(const Held &event) const;
    void operator()(const Modified &event) const;
    void operator()(const AllActed &event) const;
    void operator()(const Wounded &event) const;
    void operator()(const Killed &event) const;
    void operator()(const Spared &event) const;
    void operator()(const CreatureAttacked &event) const;
    void operator()(const TookOne &event) const;
    void operator()(const PoisonHurt &event) const;
    void operator()(const RoundBegan &event) const;
    // the end of an encounter
    void operator()(const Rewarded &event) const;
    void operator()(const PoisonEased &event) const;
    void operator()(const EncounterEnded &event) const;
    void operator()(const LootingBegan &event) const;
    void operator()(const Looted &event) const;
    void operator()(const LootPassed &event) const;
    void operator()(const Camped &event) const;
};

} // namespace torchside::cutthroat
