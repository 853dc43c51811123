#include "models/duelofages/words/words.h"

namespace torchside::duelofages {

Sentence spoken(int number)
{
    static const std::vector<Sentence> small{say("none"),  say("one"),  say("two"), say("three"),
                                             say("four"),  say("five"), say("six"), say("seven"),
                                             say("eight"), say("nine"), say("ten")};
    const auto index = static_cast<std::size_t>(number);
    return number >= 0 && index < small.size() ? counting(number, small[index]) : say("%1", number);
}

Sentence peopleOf(const State &state, const Seats &seats)
{
    return listed(state.names(seats));
}

Sentence Words::standing(const State &state)
{
    if (state.seats.empty())
        return say("not begun");
    if (state.outcome)
        return state.outcome->winners.size() == 1
                   ? say("%1 has won", peopleOf(state, state.outcome->winners))
                   : say("%1 have won together", peopleOf(state, state.outcome->winners));
    if (state.phase == Phase::offer)
        return state.offer->choosing
                   ? say("Turn %1, %2 chooses who is asked", state.turn, state.name(state.loner.value()))
                   : say("Turn %1, %2 may change sides", state.turn, state.name(state.offer->asking.value()));
    if (state.lonerActs())
        return say("Turn %1, %2, the Loner, to act", state.turn, state.name(*state.loner));
    return say("Turn %1, %2 to act", state.turn, peopleOf(state, state.acting));
}

namespace {

std::string idOf(const char *what, std::size_t number)
{
    return std::string(what) + "-" + std::to_string(number);
}

void addPeople(const State &state, std::size_t seat, std::vector<Piece> &pieces)
{
    const auto &player = state.players[seat];
    const auto owner = literally(state.seats[seat]);
    pieces.push_back({idOf("characters", seat), owner, player.characters,
                      "Put back characters of %1's on the board: %3 → %4.",
                      "Take characters of %1's off the board: %3 → %4."});
    pieces.push_back({idOf("henchmen", seat), owner, player.henchmen, "Give %1 henchmen back: %3 → %4.",
                      "Take henchmen from %1: %3 → %4."});
    pieces.push_back({idOf("off-board", seat), owner, player.offBoard,
                      "Put back characters that %1 has not brought on yet: %3 → %4.",
                      "Take away characters that %1 has not brought on yet: %3 → %4."});
    pieces.push_back({idOf("prisoners", seat), owner, player.prisoners,
                      "Put characters of %1's back into the Prison: %3 → %4.",
                      "Take characters of %1's out of the Prison: %3 → %4."});
    pieces.push_back({idOf("equipment", seat), owner, player.equipment,
                      "Give %1 equipment cards back: %3 → %4.", "Take equipment cards from %1: %3 → %4."});
}

void addMarkers(const State &state, std::size_t seat, std::vector<Piece> &pieces)
{
    for (std::size_t place = 0; place < state.locations.size(); ++place)
        pieces.push_back({idOf("marker", seat * mostLocations + place),
                          say("%1's marker at %2", state.seats[seat], state.locations[place]),
                          state.players[seat].markers[place], "Move %1 forward: %3 → %4.",
                          "Move %1 back: %3 → %4."});
}

// Things that are so or otherwise, not more or less: both directions say what is so now.
void addSides(const State &state, std::vector<Piece> &pieces)
{
    const char *turn = "It is turn %4: %1 {1:acts|act}.";
    pieces.push_back({"turn", peopleOf(state, state.acting), state.turn, turn, turn});
    if (state.loner) {
        const char *loner = "The Loner is %1.";
        pieces.push_back({"loner", literally(state.name(*state.loner)), *state.loner + 1, loner, loner});
        return;
    }
    const char *sides = "The alliances are %1.";
    pieces.push_back(
        {"alliances",
         say("%1 against %2", peopleOf(state, state.alliances[0]), peopleOf(state, state.alliances[1])),
         state.allyOf(0).value_or(0), sides, sides});
}

} // namespace

std::vector<Piece> Words::pieces(const State &state)
{
    std::vector<Piece> pieces;
    if (state.seats.empty())
        return pieces;
    addSides(state, pieces);
    for (std::size_t seat = 0; seat < state.players.size(); ++seat) {
        addPeople(state, seat, pieces);
        addMarkers(state, seat, pieces);
    }
    pieces.push_back({"vault", say("the Vault"), state.vault, "Put cards back into %1: %3 → %4.",
                      "Take cards out of %1: %3 → %4."});
    pieces.push_back({"hq", say("the HQ"), state.hqDestroyedBy ? 1 : 0, "Mark %1 as destroyed.",
                      "Make %1 whole again: it is not destroyed."});
    return pieces;
}

} // namespace torchside::duelofages
