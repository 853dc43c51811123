#pragma once

#include "models/cthulhu/commands.h"
#include "models/cthulhu/lillith/planning.h"
#include "models/kernel/seat.h"

namespace torchside::cthulhu {

using Seat = SeatOf<Command>;

// The player's own side on one screen, the Minion with its proof on another; what the Minion asks for can be
// entered on both.
struct SeatViews {
    static Seat::View viewOf(const State &state, std::optional<int> seat);
    static std::vector<Seat::Part> handOf(const State &state);
    // While it lives, LILLITH's plans are not searched: nobody is sent, whoever asks.
    static lillith::Foresight lookingOnly() { return lillith::Foresight(lillith::unsearched); }
};

using Acts = std::vector<Seat::Act>;

// The player's answers: who is ready, who is sent where, and the turn.
void addDefenders(const State &state, Acts &acts);
void addCommits(const State &state, Acts &acts);
void addPlayersTurn(const State &state, Acts &acts);
// What the step of now takes.
void addStep(const State &state, std::vector<Seat::Part> &parts);
// The player's characters and tokens; the Minion's cards, domains and tokens.
void addPlayerSide(const State &state, std::vector<Seat::Part> &parts);
void addMinionSide(const State &state, std::vector<Seat::Part> &parts);

// A card by its id.
inline CardRef refOf(CardId id)
{
    return {textOf(id), std::nullopt, {}};
}
// Whole cards, as they are entered: the asks for a card that stands under this key.
std::vector<seat::Ask> cardAsks(const std::string &key, int number, bool isScout);

} // namespace torchside::cthulhu
