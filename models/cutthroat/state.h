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

// An attack card as it lies face down, or what lies there in its place.
struct SetCard {
    bool bluff = false;
    int value = 0;
    Factor factor = Factor::same;
    std::vector<int> riders;
    bool guarded = false;
    std::optional<int> token{};
    std::optional<std::string> card{};
    std::optional<int> foe{};
    bool operator==(const SetCard &) const = default;
    static constexpr auto form()
    {
        return record("setCard", must("bluff", &SetCard::bluff), must("value", &SetCard::value, upTo999),
                      must("factor", &SetCard::factor),
                      must("riders", &SetCard::riders, list(0, longestList, within999)),
                      must("protected", &SetCard::guarded), may("token", &SetCard::token),
                      may("card", &SetCard::card), may("foe", &SetCard::foe));
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
    bool acted = false;           // this round, or while looting
    bool bitten = false;          // a Vampyre that has bitten in this round
    std::optional<SetCard> set{}; // face down: only its owner knows
    std::optional<int> picked{};  // an initiative card drawn while others still draw theirs
    std::optional<std::vector<std::string>> reputations{};
    bool operator==(const Player &) const = default;
    static constexpr auto form()
    {
        return record("player", must("character", &Player::character), must("life", &Player::life),
                      must("maxLife", &Player::maxLife), must("prestige", &Player::prestige),
                      must("poison", &Player::poison), must("initiative", &Player::initiative),
                      must("next", &Player::next), must("alive", &Player::alive),
                      must("form", &Player::shape), must("items", &Player::items),
                      must("acted", &Player::acted), must("bitten", &Player::bitten),
                      may("set", &Player::set).hidden(), may("picked", &Player::picked),
                      may("reputations", &Player::reputations));
    }
};

// An attack that lies on the stack.
struct Strike {
    int player = 0;
    std::int64_t damage = 0;
    bool guarded = false;
    std::optional<int> foe{}; // which of several it is against
    bool operator==(const Strike &) const = default;
    static constexpr auto form()
    {
        return record("strike", must("player", &Strike::player), must("damage", &Strike::damage),
                      must("protected", &Strike::guarded), may("foe", &Strike::foe));
    }
};

// What the attack shown last is made of, as long as a card can still change it: it lies on top of the stack,
// or beside it where its turn was lost.
struct Shown {
    int value = 0;
    std::int64_t riders = 0;
    Factor factor = Factor::same;
    int poison = 0;
    bool destined = false; // a Strike of Destiny
    std::optional<Strike> lost{};
    bool operator==(const Shown &) const = default;
    std::int64_t damage() const;
    static constexpr auto form()
    {
        return record("shown", must("value", &Shown::value), must("riders", &Shown::riders),
                      must("factor", &Shown::factor), must("poison", &Shown::poison),
                      may("destined", &Shown::destined), may("lost", &Shown::lost));
    }
};
bool isStrikeOfDestiny(const std::optional<std::string> &card);

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

// One of several creatures in the place of one: a skeleton before a living player, a player who has fallen.
struct Foe {
    int id = 1;
    int player = 0;
    std::int64_t against = 1; // the life that this round's stack against it has to reach
    std::int64_t maxLife = 1;
    bool fallen = false;
    bool byStack = false;
    bool operator==(const Foe &) const = default;
    static constexpr auto form()
    {
        return record("foe", must("id", &Foe::id), must("player", &Foe::player),
                      must("against", &Foe::against), must("maxLife", &Foe::maxLife),
                      must("fallen", &Foe::fallen), must("byStack", &Foe::byStack));
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
    std::vector<Foe> foes;
    bool barrierSet = false; // by hand, in the creature's step of this round
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
                      must("leader", &Encounter::leader), must("former", &Encounter::former),
                      may("foes", &Encounter::foes), may("barrierSet", &Encounter::barrierSet));
    }
};

// The creature's blow that waits: the table asks those who are level who takes it.
struct Tie {
    std::vector<int> players;
    int damage = 0;
    int poison = 0;
    std::vector<int> dodge;
    bool operator==(const Tie &) const = default;
    static constexpr auto form()
    {
        return record("tie", must("players", &Tie::players), must("damage", &Tie::damage, upTo999),
                      must("poison", &Tie::poison, upTo999), must("dodge", &Tie::dodge));
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
    int cards = 0; // how many initiative cards the last draw had
    std::vector<Token> tokens;
    int nextToken = 1;
    std::vector<ShownEvent> events;
    std::vector<int> deaths;
    bool struck = false;   // the creature has attacked in this round
    std::vector<int> shed; // who gave back a poison token when the last encounter ended
    std::optional<Tie> tie{};
    std::optional<std::string> quest{}; // or adventure
    bool operator==(const State &) const = default;

    const Player &player(int seat) const { return players.at(static_cast<std::size_t>(seat)); }
    const std::string &name(int seat) const { return seats.at(static_cast<std::size_t>(seat)); }
    int count() const { return static_cast<int>(players.size()); }
    bool isKind(Kind kind) const { return encounter && encounter->kind == kind; }
    bool hasCreature() const { return encounter && encounter->against; }
    bool hasFoes() const { return encounter && !encounter->foes.empty(); }
    bool isBeaten() const; // all of the foes have fallen
    const Foe *foe(int id) const;
    std::int64_t dealtTo(int foe) const;
    std::int64_t lifeOf(const Foe &foe) const;
    // What the Shadowmancer's number 1 has to beat in this round.
    std::optional<std::int64_t> mark() const;
    bool isLost(int seat, std::int64_t damage) const;
    // The initiative cards that leave the game with the next draw.
    std::vector<int> leavingCards() const;

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
    // Which round's initiative is being drawn; none where it is not the time for it.
    std::optional<Round> drawing() const;
    // The round's first card is not shown: everything that is set may still be changed.
    bool nothingShown() const;
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
            must("events", &State::events), must("deaths", &State::deaths), may("struck", &State::struck),
            may("shed", &State::shed), may("tie", &State::tie), may("quest", &State::quest));
    }
};

} // namespace torchside::cutthroat
