#pragma once

#include "models/cutthroat/cutthroat_facts.h"
#include "models/kernel/session.h"

#include <vector>

// What is so in a game of Cutthroat Caverns.
namespace torchside::cutthroat {

struct Belonging {
    std::string name;
    bool tipped = false;
    bool operator==(const Belonging &) const = default;
};

struct Player {
    std::optional<std::string> character;
    int life = fullLife;
    int maxLife = fullLife;
    int prestige = 0;
    int poison = 0;
    std::optional<int> initiative; // this round's card
    std::optional<int> next;       // the next round's
    bool alive = true;
    Form form = Form::normal;
    std::vector<Belonging> items;
    bool acted = false;  // this round, or while looting
    bool bitten = false; // a Vampyre that has bitten in this round
    bool operator==(const Player &) const = default;
};

// An attack that lies on the stack.
struct Strike {
    int player = 0;
    std::int64_t damage = 0;
    bool guarded = false;
    bool operator==(const Strike &) const = default;
};

// What the attack shown last is made of, as long as a card can still change it: it lies on top of the stack.
struct Shown {
    int value = 0;
    std::int64_t riders = 0;
    Factor factor = Factor::same;
    int poison = 0;
    bool operator==(const Shown &) const = default;
    std::int64_t damage() const;
};

// What the number 1 of the round before dealt.
struct Former {
    int player = 0;
    std::int64_t damage = 0;
    bool operator==(const Former &) const = default;
};

struct Encounter {
    int number = 1;
    std::string name;
    Kind kind = Kind::creature;
    std::optional<std::int64_t>
        against; // the life that this round's stack has to reach; none without a creature
    std::optional<std::int64_t> maxLife;
    int prestige = 0;
    std::optional<int> killer;
    std::optional<Stage> stage;
    std::optional<bool> barrier;
    bool dead = false;
    bool byStack = false;      // it was the stack that killed it
    bool counted = false;      // everybody has acted: the stack is off its life
    bool attacked = false;     // an attack has been shown in this encounter
    std::vector<int> lost;     // who died in this encounter
    std::optional<int> leader; // this round's number 1
    std::optional<Former> former;
    bool operator==(const Encounter &) const = default;
};

struct Token {
    int id = 1;
    TokenKind kind = TokenKind::undead;
    std::optional<int> player; // before whom it lies
    std::optional<TokenState> state;
    bool operator==(const Token &) const = default;
};

struct ShownEvent {
    std::string name;
    bool active = false;
    When when = When::now;
    bool operator==(const ShownEvent &) const = default;
};

struct State {
    std::vector<std::string> seats;
    std::optional<Outcome> outcome;
    Phase phase = Phase::camp;
    int round = 0;
    int encounters = usualEncounters;
    int met = 0; // encounters begun
    std::optional<int> turn;
    std::optional<Encounter> encounter;
    std::vector<Player> players;
    std::vector<Strike> stack;
    std::optional<Shown> last;
    int cards = 0;       // how many initiative cards the next round's draw had
    bool struck = false; // the creature has attacked in this round
    std::vector<Token> tokens;
    int nextToken = 1;
    std::vector<ShownEvent> events;
    std::vector<int> deaths;
    bool operator==(const State &) const = default;

    const Player &player(int seat) const { return players.at(static_cast<std::size_t>(seat)); }
    const std::string &name(int seat) const { return seats.at(static_cast<std::size_t>(seat)); }
    int count() const { return static_cast<int>(players.size()); }
    bool isKind(Kind kind) const { return encounter && encounter->kind == kind; }
    bool hasCreature() const { return encounter && encounter->against; }

    std::vector<int> living() const;
    std::vector<std::string> namesOf(const std::vector<int> &people) const;
    std::int64_t stackTotal() const;
    std::int64_t dealtBy(int seat) const;
    std::optional<std::int64_t> creatureLife() const;
    std::vector<Token> tokensOf(TokenKind kind) const;
    // Who acts next: the lowest card among those who have not acted.
    std::optional<int> nextToAct() const;
    std::optional<int> holderOf(std::optional<int> Player::*card, int number) const;
    bool isDrawn(std::optional<int> Player::*card) const;
    // Something lies open that those who died in this encounter have left.
    bool hasLoot() const;
};

} // namespace torchside::cutthroat
