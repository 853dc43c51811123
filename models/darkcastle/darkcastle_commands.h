#pragma once

#include "models/darkcastle/darkcastle_state.h"

#include <variant>

// What can be asked of a game of Escape the Dark Castle.
namespace torchside::darkcastle {

// One entry of the start: a character and the name of who plays it.
struct Seated {
    Prisoner id = Prisoner::abbot;
    std::string player;
    bool operator==(const Seated &) const = default;
};

// Dice as a command gives them: what is left out is 0.
struct GivenRow : Row {
    bool operator==(const GivenRow &) const = default;
};
struct RowChange : Row {
    bool operator==(const RowChange &) const = default;
};

struct Start {
    std::vector<Seated> characters;
    int chapters = usualChapters;
    bool operator==(const Start &) const = default;
};
struct Turn {
    int character = 0;
    bool operator==(const Turn &) const = default;
};
struct Complete {
    bool operator==(const Complete &) const = default;
};
struct BeginCombat {
    GivenRow dice;
    std::optional<std::vector<Symbol>> rolled;
    bool perPlayer = false;
    std::optional<std::vector<int>> participants;
    int blow = usualBlow;
    bool operator==(const BeginCombat &) const = default;
};
struct Rest {
    int character = 0;
    bool operator==(const Rest &) const = default;
};
struct Roll {
    int character = 0;
    std::optional<Symbol> symbol; // left out: the app rolls
    bool isDouble = false;
    GivenRow back;
    bool operator==(const Roll &) const = default;
};
struct Block {
    int character = 0;
    bool operator==(const Block &) const = default;
};
struct ChangeDice {
    RowChange dice;
    bool operator==(const ChangeDice &) const = default;
};
struct Defend {
    bool operator==(const Defend &) const = default;
};
struct Hurt {
    int character = 0;
    int amount = 1;
    std::optional<std::string> why;
    bool operator==(const Hurt &) const = default;
};
struct Heal {
    int character = 0;
    int amount = 1;
    std::optional<std::string> why;
    bool operator==(const Heal &) const = default;
};
struct Draw {
    int count = 1;
    bool operator==(const Draw &) const = default;
};
struct Take {
    int character = 0;
    std::string item;
    int hands = 1;
    bool operator==(const Take &) const = default;
};
struct Leave {
    std::string item;
    bool operator==(const Leave &) const = default;
};
struct Give {
    int from = 0;
    int to = 0;
    std::string item;
    std::optional<std::string> inReturn;
    bool operator==(const Give &) const = default;
};
struct Drop {
    int character = 0;
    std::string item;
    bool operator==(const Drop &) const = default;
};
struct Use {
    int character = 0;
    std::string item;
    bool discard = false;
    bool operator==(const Use &) const = default;
};
using Command = std::variant<Start, Turn, Complete, BeginCombat, Rest, Roll, Block, ChangeDice, Defend, Hurt,
                             Heal, Draw, Take, Leave, Give, Drop, Use, Rename>;

// Questions

struct AskOdds {
    bool operator==(const AskOdds &) const = default;
};
using Question = std::variant<AskOdds>;

struct Odds {
    double win = 0;
    double rounds = 0;
    bool operator==(const Odds &) const = default;
};
using Answer = std::variant<Odds>;

} // namespace torchside::darkcastle
