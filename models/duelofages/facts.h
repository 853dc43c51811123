#pragma once

#include "models/kernel/form.h"

#include <array>
#include <string>
#include <vector>

namespace torchside::duelofages {

enum class Phase { turn, offer, over };
enum class Unit { character, henchman };
enum class How { kill, imprison, takeover };
enum class Where { board, offBoard };
enum class Why { time, elimination };
enum class Own { card, character }; // what a table pins of its own, by name
enum class OfferKind { loner, partner };
// The cards whose notes matter in cutthroat play, by the passages that tell of them.
enum class Card {
    assassin,
    vonKrule,
    devonRegal,
    avindel,
    wallardBlatt,
    mrCatskill,
    bigHerr,
    lithFavor,
    redoubtCube,
    mudgepus,
    pets
};
// When a pinned card's note is called to mind: in its owner's turn, while the HQ is of use, when sides change
// or may change, after a loss of its owner's or of its owner's side.
enum class Comes { ownTurn, withHq, change, ownLoss, sideLoss };
constexpr Comes comesOf(Card card)
{
    switch (card) {
    case Card::assassin:
    case Card::pets: return Comes::change;
    case Card::wallardBlatt: return Comes::ownLoss;
    case Card::mrCatskill: return Comes::sideLoss;
    case Card::redoubtCube:
    case Card::mudgepus: return Comes::withHq;
    default: return Comes::ownTurn;
    }
}

enum class LesserBy { strength, loss, equipment, die };

inline constexpr std::size_t fewestPlayers = 3;
inline constexpr std::size_t mostPlayers = 4;
inline constexpr int mostOfAll = 99; // no number that is kept goes higher
inline constexpr std::size_t mostLocations = 99;
inline constexpr std::size_t mostOwn = 99;      // pinned by name, of all of them
inline constexpr std::size_t longestKnown = 80; // letters of a name that packs know
inline constexpr int vaultAtStart = 2;
inline constexpr int reinforcement = 2;
inline constexpr int firstReinforcementOfFour = 1;
inline constexpr int cardsOfNewLoner = 2;
inline constexpr int cardsOfGreatLoner = 4; // for one who defeated more than one of the Loner's characters
inline constexpr int tournamentEvents = 6;
inline constexpr int dieSides = 6;

inline constexpr int pointsAlone = 3;
inline constexpr int pointsTied = 2;
inline constexpr int pointsSecond = 1;
inline constexpr int pointsForHq = 3;

inline constexpr std::string_view tournament = "Royal Tournament";
inline constexpr std::string_view fieldOfHonor = "Field of Honor";

// The adventure locations of the printed game; a table with another map gives its own.
const std::vector<std::string> &usualLocations();

// The passage that tells what is different at this location.
std::string_view ruleOf(std::string_view location);

// What numbers, names and lists may be in a command, in what happened, and in a file.
inline constexpr auto kept = range(0, mostOfAll);
inline constexpr auto clockMinutes = range(1, 600);
inline constexpr auto turnNumber = range(1, 1'000'000'000);
inline constexpr auto change = range(-mostOfAll, mostOfAll);
inline constexpr auto oneDie = range(1, dieSides);
inline constexpr auto allNames = list(fewestPlayers, mostPlayers, aName());
inline constexpr auto allRolls = list(fewestPlayers, mostPlayers, range(2, std::int64_t{2} * dieSides));

} // namespace torchside::duelofages

template <>
struct torchside::Names<torchside::duelofages::Phase> {
    static constexpr std::array<std::string_view, 3> list{"turn", "offer", "over"};
};

template <>
struct torchside::Names<torchside::duelofages::Unit> {
    static constexpr std::array<std::string_view, 2> list{"character", "henchman"};
};

template <>
struct torchside::Names<torchside::duelofages::How> {
    static constexpr std::array<std::string_view, 3> list{"kill", "imprison", "takeover"};
};

template <>
struct torchside::Names<torchside::duelofages::Where> {
    static constexpr std::array<std::string_view, 2> list{"board", "off-board"};
};

template <>
struct torchside::Names<torchside::duelofages::Why> {
    static constexpr std::array<std::string_view, 2> list{"time", "elimination"};
};

template <>
struct torchside::Names<torchside::duelofages::Own> {
    static constexpr std::array<std::string_view, 2> list{"card", "character"};
};

template <>
struct torchside::Names<torchside::duelofages::OfferKind> {
    static constexpr std::array<std::string_view, 2> list{"loner", "partner"};
};

template <>
struct torchside::Names<torchside::duelofages::Card> {
    static constexpr std::array<std::string_view, 11> list{
        "assassin", "von-krule",  "devon-regal",  "avindel",  "wallard-blatt", "mr-catskill",
        "big-herr", "lith-favor", "redoubt-cube", "mudgepus", "pets"};
};

template <>
struct torchside::Names<torchside::duelofages::LesserBy> {
    static constexpr std::array<std::string_view, 4> list{"strength", "loss", "equipment", "die"};
};
