#pragma once

#include "models/kernel/form.h"

#include <cstdint>

namespace torchside::cutthroat {

enum class Phase { camp, initiative, attacks, creature, spoils, looting, suddenDeath, over };
enum class Kind {
    creature,
    challenge,
    undead,
    treasureSpore,
    emperorLich,
    barrierMagus,
    shadowmancer,
    ragnarok,
    hivemind,
    blinkDogs,
    thantigist,
    naiad,
    drake
};
enum class Form { normal, vampyre, wereboar };
enum class TokenKind { undead, protospore, hivemind };
enum class TokenState { approaching, attacking };
enum class Stage { skeletons, fallen, lich };
enum class When { now, end };
enum class Factor { half, same, twice };
enum class Round { current, next, looting }; // what a draw of initiative is for
enum class ItemAct { add, use, tip, remove };
enum class Most { most, least };
enum class Aim { player, all, dealt, life, prestige, initiative };
enum class Potion { cureWounds, healing };

inline constexpr int fewestPlayers = 3;
inline constexpr int mostPlayers = 6;
inline constexpr int fullLife = 100;
inline constexpr std::size_t mostReputations = 9; // that somebody goes in with
inline constexpr std::size_t longestKnown = 80;   // letters of a name that packs know
inline constexpr int usualEncounters = 9;
inline constexpr int poisonLife = 5;    // lost by each token at the end of a round
inline constexpr int poisonDamage = 10; // taken off each attack by each token
inline constexpr int sporeLife = 30;    // healed by each protospore
inline constexpr int biteLife = 5;
inline constexpr int liePrestige = 3;   // lost by a liar who is challenged
inline constexpr int doubtPrestige = 1; // lost by whoever challenges the truth
inline constexpr int undeadPrestige = 1;
inline constexpr int usualHand = 7;
inline constexpr int destinyMost = 35;  // what a Strike of Destiny does by itself at most
inline constexpr int abilitiesFade = 7; // from this round on, abilities' attacks are like any other

// What a healing potion gives: life to whoever drinks it, prestige to whoever gives it to somebody else.
struct Dose {
    int life = 0;
    int prestige = 1;
};
constexpr Dose doseOf(Potion potion)
{
    return potion == Potion::cureWounds ? Dose{15, 2} : Dose{25, 3};
}

// Whom a creature strikes at. `number` is a seat or an initiative card, `most` tells the two ends apart.
struct Target {
    Aim aim = Aim::all;
    int number = 0;
    Most most = Most::most;
    bool operator==(const Target &) const = default;
    static constexpr bool ownJson = true;
};

// What numbers, names and lists may be in a command, in what happened, and in a file.
inline constexpr Limits anyAmount = range(-1'000'000'000, 1'000'000'000);
inline constexpr Limits anyDamage = range(-1'000'000'000'000, 1'000'000'000'000);
inline constexpr Limits anyPoison = range(0, 100'000'000);
inline constexpr Limits upTo999 = range(0, 999);
inline constexpr Limits within999 = range(-999, 999);
inline constexpr Limits aboveNothing = range(1, 999);
inline constexpr std::size_t longestList = 100;

} // namespace torchside::cutthroat

namespace torchside {

template <>
struct Names<cutthroat::Phase> {
    static constexpr std::array<std::string_view, 8> list{"camp",   "initiative", "attacks",      "creature",
                                                          "spoils", "looting",    "sudden-death", "over"};
};
template <>
struct Names<cutthroat::Kind> {
    static constexpr std::array<std::string_view, 13> list{
        "creature",      "challenge",    "undead",   "treasure-spore", "emperor-lich",
        "barrier-magus", "shadowmancer", "ragnarok", "hivemind",       "blink-dogs",
        "thantigist",    "naiad",        "drake"};
};
template <>
struct Names<cutthroat::Form> {
    static constexpr std::array<std::string_view, 3> list{"normal", "vampyre", "wereboar"};
};
template <>
struct Names<cutthroat::TokenKind> {
    static constexpr std::array<std::string_view, 3> list{"undead", "protospore", "hivemind"};
};
template <>
struct Names<cutthroat::TokenState> {
    static constexpr std::array<std::string_view, 2> list{"approaching", "attacking"};
};
template <>
struct Names<cutthroat::Stage> {
    static constexpr std::array<std::string_view, 3> list{"skeletons", "fallen", "lich"};
};
template <>
struct Names<cutthroat::When> {
    static constexpr std::array<std::string_view, 2> list{"now", "end"};
};
template <>
struct Constants<cutthroat::Factor> {
    static constexpr std::array<Constant, 3> list{0.5, 1., 2.};
};
template <>
struct Names<cutthroat::Round> {
    static constexpr std::array<std::string_view, 3> list{"current", "next", "looting"};
};
template <>
struct Names<cutthroat::ItemAct> {
    static constexpr std::array<std::string_view, 4> list{"add", "use", "tip", "remove"};
};
template <>
struct Names<cutthroat::Most> {
    static constexpr std::array<std::string_view, 2> list{"most", "least"};
};
template <>
struct Names<cutthroat::Potion> {
    static constexpr std::array<std::string_view, 2> list{"cure-wounds", "healing"};
};
template <>
struct Names<cutthroat::Aim> {
    static constexpr std::array<std::string_view, 6> list{"player", "all",      "dealt",
                                                          "life",   "prestige", "initiative"};
};

} // namespace torchside
