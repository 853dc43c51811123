#pragma once

#include "models/cthulhu/state.h"

#include <array>

// What can be read off a state: where a card is, what its numbers are now, how the Minion ranks it.
namespace torchside::cthulhu {

struct Figures {
    Cost cost;
    int skill = 0;
    Icons icons;
    bool operator==(const Figures &) const = default;
};

struct Numbers : Figures {
    Keywords keywords;
    bool operator==(const Numbers &) const = default;
};

// Current ones of a sane character in play, printed ones of everything else.
Numbers numbersOf(const State &state, CardId card);
// The same in parts, without a copy of the words: cards are ranked often.
Figures figuresOf(const State &state, CardId card);
const Keywords &keywordsOf(const State &state, CardId card);

// Cost + skill, then with investigation, terror, combat and arcane added one after another.
using Potential = std::array<int, 5>;
Potential potentialOf(const Figures &numbers);
Potential potentialOf(const State &state, CardId card);

// What ranks a card under LILLITH, before its name: cost, then number of icons.
using Priority = std::array<int, 2>;
Priority priorityOf(const Figures &numbers);
Priority priorityOf(const State &state, CardId card);
// The numbers by which this variant ranks a card, in the order compared.
std::vector<int> rankOf(const State &state, CardId card);

// Higher potential first; among equals what the table chose, then higher cost, name, id.
bool goesBefore(const State &state, CardId one, CardId other);
std::vector<CardId> byPotential(const State &state, std::vector<CardId> cards);
// Dearer first, then name, id.
bool supportGoesBefore(const State &state, CardId one, CardId other);

bool contains(const std::vector<CardId> &cards, CardId card);
bool isInHand(const State &state, CardId card);
bool isInPool(const State &state, CardId card);
// On the Minion's side of the table, insane ones and what is attached included; dormant cards lie face down.
std::vector<CardId> inPlay(const State &state);
bool isInPlay(const State &state, CardId card);
bool isDormant(const State &state, CardId card);
// A card in play that has its text: not insane.
bool hasText(const State &state, CardId card);
std::vector<CardId> charactersIn(const State &state, const std::vector<CardId> &cards);

bool isWon(const State &state, int story); // by its key, and not yet replaced
bool hasConspiracy(const State &state, Side side);

// All struggle icons of one side at the story with this key.
int iconsAt(const State &state, Side side, int story);
// The stories that the player attacks, in the order in which the Minion defends them.
std::vector<int> storiesToDefend(const State &state);
// Has one of the cards in play an action, as far as their texts are known?
bool mayAct(const State &state);
std::vector<CardId> cardsThatMayAct(const State &state); // which

// Ready, and not left out by the table: what commits and defends.
std::vector<CardId> readyOnes(const State &state);
// The stories with most tokens of this side first, equal ones from the Deep outward.
std::vector<int> storiesByTokens(const State &state, Side side, const std::vector<int> &among);
std::vector<int> openStories(const State &state);

Side otherSide(Side side);
int seatOf(Side side);

} // namespace torchside::cthulhu
