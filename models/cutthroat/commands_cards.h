#pragma once

#include "models/cutthroat/events.h"
#include "models/kernel/dice.h"
#include "models/kernel/refusal.h"

// What everybody may do for themselves, on a screen of their own.
namespace torchside::cutthroat {

// Sets an attack card face down, or changes it: nobody else is told what it is.
struct Seal {
    int player = 0;
    bool bluff = false; // no attack: what lies there is a bluff
    int value = 0;
    Factor factor = Factor::same;
    std::vector<int> riders{};
    bool guarded = false;
    std::optional<int> token{};
    std::optional<std::string> card{};
    std::optional<int> foe{};
    bool operator==(const Seal &) const = default;
    static constexpr auto form()
    {
        constexpr auto owner = &Seal::player;
        return record(
            "seal", must("player", &Seal::player), may("bluff", &Seal::bluff).hidden(owner),
            may("value", &Seal::value, upTo999).hidden(owner), may("factor", &Seal::factor).hidden(owner),
            may("riders", &Seal::riders, list(0, longestList, within999)).hidden(owner),
            may("protected", &Seal::guarded).hidden(owner), may("token", &Seal::token).hidden(owner),
            may("card", &Seal::card, aName()).hidden(owner), may("foe", &Seal::foe).hidden(owner));
    }
};
Decision<Event> decide(const State &, const Seal &);

// Shows the card that was set: one tap.
struct Uncover {
    int player = 0;
    bool operator==(const Uncover &) const = default;
    static constexpr auto form() { return record("show", must("player", &Uncover::player)); }
};
Decision<Event> decide(const State &, const Uncover &);

// Draws one's own initiative card; the last one completes the draw.
struct Pick {
    int player = 0;
    std::optional<int> number; // left out: the app draws
    bool operator==(const Pick &) const = default;
    static constexpr auto form()
    {
        return record("draw", must("player", &Pick::player),
                      may("number", &Pick::number, range(1, mostPlayers)));
    }
};
Decision<Event> decide(const State &, const Pick &, Dice &);
std::vector<Came> thrown(const State &, const Pick &, const std::vector<Event> &events);

// One of those who are level takes the blow that the table has put to them.
struct TakeTie {
    int player = 0;
    bool operator==(const TakeTie &) const = default;
    static constexpr auto form() { return record("take-tie", must("player", &TakeTie::player)); }
};
Decision<Event> decide(const State &, const TakeTie &);

} // namespace torchside::cutthroat
