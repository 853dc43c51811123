#pragma once

#include "models/cutthroat/facts.h"
#include "models/kernel/form.h"
#include "models/kernel/session.h"

#include <vector>

// What is so in a game of Cutthroat Caverns.
namespace torchside::cutthroat {

struct Belonging {
    std::string name;
    bool tipped = false;
    bool operator==(const Belonging &) const = default;
    static constexpr auto form()
    {
        return record("item", must("name", &Belonging::name), must("tipped", &Belonging::tipped));
    }
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
    Form shape = Form::normal;
    std::vector<Belonging> items;
    bool acted = false;  // this round, or while looting
    bool bitten = false; // a Vampyre that has bitten in this round
    bool operator==(const Player &) const = default;
    static constexpr auto form()
    {
        return record("player", must("character", &Player::character), must("life", &Player::life),
                      must("maxLife", &Player::maxLife), must("prestige", &Player::prestige),
                      must("poison", &Player::poison), must("initiative", &Player::initiative),
                      must("next", &Player::next), must("alive", &Player::alive),
                      must("form", &Player::shape), must("items", &Player::items),
                      must("acted", &Player::acted), must("bitten", &Player::bitten));
    }
};

// An attack that lies on the stack.
struct Strike {
    int player = 0;
    std::int64_t damage = 0;
    bool guarded = false;
    bool operator==(const Strike &) const = default;
    static constexpr auto form()
    {
        return record("strike", must("player", &Strike::player), must("damage", &Strike::damage),
                      must("protected", &Strike::guarded));
    }
};

// What the attack shown last is made of, as long as a card can still change it: it lies on top of the stack.
struct Shown {
    int value = 0;
    std::int64_t riders = 0;
    Factor factor = Factor::same;
    int poison = 0;
    bool operator==(const Shown &) const = default;
    std::int64_t damage() const;
    static constexpr auto form()
    {
        return record("shown", must("value", &Shown::value), must("riders", &Shown::riders),
                      must("factor", &Shown::factor), must("poison", &Shown::poison));
    }
};

// What the number 1 of the round before dealt.
struct Former {
    int player = 0;
    std::int64_t damage = 0;
    bool operator==(const Former &) const = default;
    static constexpr auto form()
    {
        return record("former", must("player", &Former::player), must("damage", &Former::damage));
    }
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
    static constexpr auto form()
    {
        return record("encounter", must("number", &Encounter::number), must("name", &Encounter::name),
                      must("kind", &Encounter::kind), must("against", &Encounter::against),
                      must("maxLife", &Encounter::maxLife), must("prestige", &Encounter::prestige),
                      must("killer", &Encounter::killer), must("stage", &Encounter::stage),
                      must("barrier", &Encounter::barrier), must("dead", &Encounter::dead),
                      must("byStack", &Encounter::byStack), must("counted", &Encounter::counted),
                      must("attacked", &Encounter::attacked), must("lost", &Encounter::lost),
                      must("leader", &Encounter::leader), must("former", &Encounter::former));
    }
};

struct Token {
    int id = 1;
    TokenKind kind = TokenKind::undead;
    std::optional<int> player; // before whom it lies
    std::optional<TokenState> state;
    bool operator==(const Token &) const = default;
    static constexpr auto form()
    {
        return record("token", must("id", &Token::id), must("kind", &Token::kind),
                      must("player", &Token::player), must("state", &Token::state));
    }
};

struct ShownEvent {
    std::string name;
    bool active = false;
    When when = When::now;
    bool operator==(const ShownEvent &) const = default;
    static constexpr auto form()
    {
        return record("event", must("name", &ShownEvent::name), must("active", &ShownEvent::active),
                      must("when", &ShownEvent::when));
    }
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
    static constexpr auto form()
    {
        return record(
            "state", must("seats", &State::seats), must("outcome", &State::outcome),
            must("phase", &State::phase), must("round", &State::round),
            must("encounters", &State::encounters), must("met", &State::met), must("turn", &State::turn),
            must("encounter", &State::encounter), must("players", &State::players),
            must("stack", &State::stack), must("last", &State::last), must("cards", &State::cards),
            must("tokens", &State::tokens), must("nextToken", &State::nextToken),
            must("events", &State::events), must("deaths", &State::deaths), may("struck", &State::struck));
    }
};

} // namespace torchside::cutthroat
