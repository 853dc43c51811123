#include "models/duelofages/rules/rules.h"

namespace torchside::duelofages {

namespace {

struct Evolve {
    State &state;

    Player &player(int seat) const { return state.players.at(at(seat)); }

    void operator()(const Started &event) const
    {
        state.seats = event.players;
        state.locations = event.locations;
        state.leader = event.leader;
        state.loner = event.loner;
        state.alliances = event.alliances;
        const std::vector<int> nobody(event.players.size(), 0);
        Player fresh;
        fresh.defeated = nobody;
        fresh.defeatedCharacters = nobody;
        fresh.markers.assign(event.locations.size(), 0);
        state.players.assign(event.players.size(), fresh);
    }
    void operator()(const TurnBegan &event) const
    {
        state.phase = Phase::turn;
        state.offer.reset();
        state.turn = event.turn;
        state.acting = event.acting;
        state.reinforce = event.reinforce;
        state.newCharacter = event.newCharacter;
        state.freshSides = event.freshSides;
        for (auto &each : state.players) {
            each.lost = each.lostCharacters = 0;
            each.defeated.assign(state.players.size(), 0);
            each.defeatedCharacters.assign(state.players.size(), 0);
        }
    }
    void operator()(const Counted &event) const
    {
        auto &of = player(event.player);
        of.characters += event.characters.value_or(0);
        of.henchmen += event.henchmen.value_or(0);
        of.offBoard += event.offBoard.value_or(0);
        of.equipment += event.equipment.value_or(0);
        arrived(of);
    }
    void operator()(const Defeated &event) const
    {
        const bool character = event.unit == Unit::character;
        auto &of = player(event.of);
        (character ? event.where == Where::board ? of.characters : of.offBoard : of.henchmen) -= 1;
        of.lost += 1;
        of.lostCharacters += character ? 1 : 0;
        if (character && event.how == How::imprison)
            of.prisoners += 1;
        if (!event.by)
            return;
        auto &by = player(*event.by);
        by.defeated.at(at(event.of)) += 1;
        by.defeatedCharacters.at(at(event.of)) += character ? 1 : 0;
        if (event.how == How::takeover)
            (character ? by.characters : by.henchmen) += 1;
        arrived(by);
    }
    void operator()(const Freed &event) const
    {
        auto &of = player(event.player);
        of.prisoners -= 1;
        of.characters += 1;
        arrived(of);
    }
    void operator()(const MarkerMoved &event) const
    {
        player(event.player).markers.at(state.placeOf(event.location).value()) = event.to;
    }
    void operator()(const TournamentWon &event) const
    {
        state.tournamentWin = TournamentWin{event.player, state.turn};
    }
    void operator()(const VaultChanged &event) const { state.vault = event.to; }
    void operator()(const HqDestroyed &event) const { state.hqDestroyedBy = event.by; }
    void operator()(const TurnEnded &) const {}
    void operator()(const LesserRolled &) const {}
    void operator()(const Offered &event) const
    {
        state.phase = Phase::offer;
        state.offer = Offer{event.kind, event.asking, event.waiting, event.choosing, event.by};
    }
    void operator()(const Chosen &) const {}
    void operator()(const Asked &event) const
    {
        auto &offer = state.offer.value();
        offer.asking = event.player;
        offer.waiting = event.waiting;
        offer.choosing = false;
    }
    void operator()(const Answered &) const {}
    void operator()(const SidesChanged &event) const
    {
        state.loner = event.loner;
        state.alliances = event.alliances;
    }
    void operator()(const GameEnded &event) const
    {
        state.phase = Phase::over;
        state.outcome = Outcome{event.winners, std::string(nameOf(event.reason))};
    }
    void operator()(const Renamed &event) const { state.seats.at(at(event.player)) = event.to; }

    static void arrived(Player &who) { who.arrived = who.arrived || who.strength() > 0; }
};

} // namespace

State Rules::evolve(State state, const Event &event)
{
    std::visit(Evolve{state}, event);
    return state;
}

} // namespace torchside::duelofages
