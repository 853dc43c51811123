// What lies on the table, for resync; and one line about where the game stands.
#include "models/cutthroat/words/words.h"

#include <map>

namespace torchside::cutthroat {

namespace {

std::string idOf(const char *what, int number)
{
    return what + std::to_string(number);
}

void addPerson(const State &state, int seat, std::vector<Piece> &pieces)
{
    const auto &each = state.player(seat);
    const auto owner = literally(state.name(seat));
    pieces.push_back({idOf("life", seat), owner, each.life, "Give %1 %2 life back: %3 → %4.",
                      "Take %2 life from %1: %3 → %4."});
    pieces.push_back({idOf("maximum", seat), owner, each.maxLife, "The maximum life of %1: %3 → %4.",
                      "The maximum life of %1: %3 → %4."});
    pieces.push_back({idOf("prestige", seat), owner, each.prestige, "Give %1 %2 prestige: %3 → %4.",
                      "Take %2 prestige from %1: %3 → %4."});
    pieces.push_back({idOf("poison", seat), owner, each.poison, "Give %1 %2 poison: %3 → %4.",
                      "Take %2 poison from %1: %3 → %4."});
    if (each.initiative)
        pieces.push_back({idOf("initiative", seat) + idOf("-", *each.initiative),
                          say("%1 (%2, this round)", *each.initiative, state.name(seat)), 1,
                          "Lay out initiative card %1.", "Take away initiative card %1."});
    if (each.next)
        pieces.push_back({idOf("next", seat) + idOf("-", *each.next),
                          say("%1 (%2, next round)", *each.next, state.name(seat)), 1,
                          "Lay out initiative card %1.", "Take away initiative card %1."});
    pieces.push_back({idOf("vampyre", seat), owner, each.shape == Form::vampyre ? 1 : 0, "%1 is a Vampyre.",
                      "%1 is not a Vampyre."});
    pieces.push_back({idOf("wereboar", seat), owner, each.shape == Form::wereboar ? 1 : 0,
                      "%1 is the Wereboar.", "%1 is not the Wereboar."});
}

void addItems(const State &state, int seat, std::vector<Piece> &pieces)
{
    std::map<std::string, std::pair<int, int>> counts; // how many, how many of them tipped
    for (const auto &item : state.player(seat).items) {
        counts[item.name].first += 1;
        counts[item.name].second += item.tipped ? 1 : 0;
    }
    for (const auto &[name, count] : counts) {
        const auto owner = say("“%1” in front of %2", name, state.name(seat));
        pieces.push_back({idOf("item", seat) + name, owner, count.first, "Put back %1: %3 → %4.",
                          "Take away %1: %3 → %4."});
        pieces.push_back({idOf("tipped", seat) + name, owner, count.second, "Tip %1: %3 → %4 tipped.",
                          "Turn %1 upright: %3 → %4 tipped.", idOf("item", seat) + name});
    }
}

void addEncounter(const State &state, std::vector<Piece> &pieces)
{
    const auto nothing = literally("");
    pieces.push_back({"encounters", nothing, state.met, "Move the encounter bead on: %3 → %4.",
                      "Move the encounter bead back: %3 → %4."});
    pieces.push_back({"stack", nothing, static_cast<int>(state.stack.size()),
                      "Put %2 back on the stack: %3 → %4 card{4:|s}.",
                      "Take %2 from the stack: %3 → %4 card{4:|s}."});
    pieces.push_back({"total", nothing, static_cast<int>(state.stackTotal()), "The stack's damage: %3 → %4.",
                      "The stack's damage: %3 → %4."});
    if (!state.encounter)
        return;
    const auto owner = literally(state.encounter->name);
    if (const auto life = state.creatureLife())
        pieces.push_back({"creature" + std::to_string(state.met), owner, static_cast<int>(*life),
                          "Give %1 %2 life back: %3 → %4.", "Take %2 life from %1: %3 → %4."});
    for (const auto &foe : state.encounter->foes)
        pieces.push_back({idOf("foe", state.met) +
                              idOf("-", static_cast<int>(state.encounter->stage.value())) + idOf("-", foe.id),
                          nameFor(state, foe), static_cast<int>(state.lifeOf(foe)),
                          "Give %1 %2 life back: %3 → %4.", "Take %2 life from %1: %3 → %4."});
    if (state.encounter->barrier == false)
        pieces.push_back(
            {idOf("lowered", state.met), owner, 1, "The barrier of %1 is down.", "The barrier of %1 is up."});
}

} // namespace

std::vector<Piece> Words::pieces(const State &state)
{
    std::vector<Piece> pieces;
    for (int seat = 0; seat < state.count(); ++seat) {
        addPerson(state, seat, pieces);
        addItems(state, seat, pieces);
    }
    addEncounter(state, pieces);
    for (const auto &token : state.tokens) {
        const auto owner = say("%1 %2", nameFor(token.kind), token.id);
        pieces.push_back(
            {idOf("token", token.id), owner, 1, "Put the token %1 back.", "Take the token %1 away."});
        pieces.push_back({idOf("attacking", token.id), owner, token.state == TokenState::attacking ? 1 : 0,
                          "Turn the token %1 to Attacking.", "Turn the token %1 back to Approaching.",
                          idOf("token", token.id)});
    }
    for (std::size_t i = 0; i < state.events.size(); ++i)
        pieces.push_back({idOf("event", static_cast<int>(i)) + state.events[i].name,
                          literally(state.events[i].name), 1, "Put the event “%1” back.",
                          "Take the event “%1” away."});
    return pieces;
}

Sentence Words::standing(const State &state)
{
    if (state.seats.empty())
        return say("not begun");
    if (state.outcome)
        return state.outcome->winners.empty() ? say("nobody has won")
               : state.outcome->winners.size() == 1
                   ? say("%1 has won", state.name(state.outcome->winners.front()))
                   : say("%1 have won", listed(state.namesOf(state.outcome->winners)));
    if (!state.encounter)
        return state.phase == Phase::suddenDeath
                   ? say("sudden death after %1 encounter{1:|s}", state.met)
                   : say("camp after %1 of %2 encounter{2:|s}", state.met, state.encounters);
    return state.met > state.encounters
               ? say("Sudden death: %1", state.encounter->name)
               : say("Encounter %1 of %2: %3", state.met, state.encounters, state.encounter->name);
}

} // namespace torchside::cutthroat
