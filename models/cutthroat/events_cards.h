#pragma once

#include "models/cutthroat/state.h"

// What happens with cards in private hands, each on a screen of its own.
namespace torchside::cutthroat {

struct CardSet {
    int player = 0;
    SetCard card;
    bool operator==(const CardSet &) const = default;
    static constexpr auto form()
    {
        return record("card-set", must("player", &CardSet::player),
                      may("card", &CardSet::card).hidden(&CardSet::player));
    }
};
void evolve(State &, const CardSet &);

struct Picked {
    int player = 0;
    int number = 1;
    bool operator==(const Picked &) const = default;
    static constexpr auto form()
    {
        return record("number-picked", must("player", &Picked::player),
                      must("number", &Picked::number, range(1, mostPlayers)));
    }
};
void evolve(State &, const Picked &);

// The creature's blow finds several who are level: one of them takes it.
struct TieAsked {
    std::vector<int> players;
    int damage = 0;
    int poison = 0;
    std::vector<int> dodge;
    bool operator==(const TieAsked &) const = default;
    static constexpr auto form()
    {
        return record("tie-asked", must("players", &TieAsked::players),
                      must("damage", &TieAsked::damage, upTo999), must("poison", &TieAsked::poison, upTo999),
                      must("dodge", &TieAsked::dodge));
    }
};
void evolve(State &, const TieAsked &);

} // namespace torchside::cutthroat
