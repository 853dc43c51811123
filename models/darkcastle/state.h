#pragma once

#include "models/darkcastle/facts.h"
#include "models/kernel/form.h"
#include "models/kernel/session.h"

#include <vector>

// What is so in a game of Escape the Dark Castle.
namespace torchside::darkcastle {

enum class Phase { between, facing, combat, looting, over };

// Chapter dice by what they show: the enemy's row, or dice that come or go.
struct Row {
    int might = 0;
    int cunning = 0;
    int wisdom = 0;
    bool operator==(const Row &) const = default;
    int count() const { return might + cunning + wisdom; }
    int &of(Symbol symbol)
    {
        return symbol == Symbol::might ? might : symbol == Symbol::cunning ? cunning : wisdom;
    }
    int of(Symbol symbol) const { return Row(*this).of(symbol); }
    Row plus(const Row &more) const
    {
        return {might + more.might, cunning + more.cunning, wisdom + more.wisdom};
    }
    static constexpr auto form()
    {
        return record("dice", must("might", &Row::might, range(0, mostDice)),
                      must("cunning", &Row::cunning, range(0, mostDice)),
                      must("wisdom", &Row::wisdom, range(0, mostDice)));
    }
};

struct Held {
    std::string item;
    int hands = 1;
    bool operator==(const Held &) const = default;
    static constexpr auto form()
    {
        return record("held", must("item", &Held::item), must("hands", &Held::hands, range(1, handsEach)));
    }
};

struct Character {
    Prisoner id = Prisoner::abbot;
    int player = 0; // the seat that plays it
    int hp = 0;
    int maxHp = 0;
    std::vector<Held> hands;
    bool operator==(const Character &) const = default;
    bool alive() const { return hp > 0; }
    int handsFull() const;
    static constexpr auto form()
    {
        return record("character", must("id", &Character::id), must("player", &Character::player),
                      must("hp", &Character::hp), must("maxHp", &Character::maxHp),
                      must("hands", &Character::hands));
    }
};

struct DieRoll {
    int character = 0;
    Symbol symbol = Symbol::might;
    bool isDouble = false;
    int removed = 0;
    bool operator==(const DieRoll &) const = default;
    static constexpr auto form()
    {
        return record("roll", must("character", &DieRoll::character), must("symbol", &DieRoll::symbol),
                      must("double", &DieRoll::isDouble), must("removed", &DieRoll::removed));
    }
};

struct Combat {
    Row dice;
    int blow = usualBlow;
    int round = 1;
    std::optional<int> resting;
    std::vector<int> participants;      // ascending
    std::vector<DieRoll> rolled;        // as they rolled
    std::vector<int> blocked;           // ascending
    std::vector<int> given;             // ascending: whose block an item or ability gave, whatever they roll
    std::optional<std::string> enemy{}; // its name, where it was said
    bool operator==(const Combat &) const = default;
    bool takesPart(int character) const;
    bool hasRolled(int character) const { return rollOf(character) != nullptr; }
    const DieRoll *rollOf(int character) const; // nothing before this character has rolled
    bool hasBlocked(int character) const;
    bool isResting(int character) const { return resting == character; }
    bool mustRoll(int character) const;
    static constexpr auto form()
    {
        return record("combat", must("dice", &Combat::dice), must("blow", &Combat::blow),
                      must("round", &Combat::round), must("resting", &Combat::resting),
                      must("participants", &Combat::participants), must("rolled", &Combat::rolled),
                      must("blocked", &Combat::blocked), may("given", &Combat::given).hidden(),
                      may("enemy", &Combat::enemy));
    }
};

struct State {
    std::vector<std::string> seats;
    std::optional<Outcome> outcome;
    Phase phase = Phase::between;
    int chapter = 0;
    int chapters = usualChapters;
    bool boss = false;
    std::optional<int> turner;
    std::vector<Character> characters;
    int draws = 0;
    Phase afterLooting = Phase::between;
    std::vector<Held> laid; // on the table for anybody, until the next card is turned
    std::vector<std::string> discard;
    std::optional<Combat> combat;
    std::optional<int> restedBefore; // in the round before the present one
    bool operator==(const State &) const = default;
    const Character &character(int index) const { return characters.at(static_cast<std::size_t>(index)); }
    const std::string &seatOf(int index) const
    {
        return seats.at(static_cast<std::size_t>(character(index).player));
    }
    Character &character(int index) { return characters.at(static_cast<std::size_t>(index)); }
    const Held *laidItem(const std::string &item) const; // the first of that name
    bool mayTrade() const { return phase == Phase::between || phase == Phase::looting; }
    bool isAlone() const { return seats.size() == 1; }
    bool bossIsNext() const { return chapter >= chapters; }
    bool isResting(int index) const { return combat && combat->isResting(index); }
    static constexpr auto form()
    {
        return record("state", must("seats", &State::seats), must("outcome", &State::outcome),
                      must("phase", &State::phase), must("chapter", &State::chapter),
                      must("chapters", &State::chapters), must("boss", &State::boss),
                      must("turner", &State::turner), must("characters", &State::characters),
                      must("draws", &State::draws), must("afterLooting", &State::afterLooting),
                      may("laid", &State::laid, list(0, 1'000'000)),
                      must("discard", &State::discard, list(0, 1'000'000)), must("combat", &State::combat),
                      must("restedBefore", &State::restedBefore));
    }
};

} // namespace torchside::darkcastle

template <>
struct torchside::Names<torchside::darkcastle::Phase> {
    static constexpr std::array<std::string_view, 5> list{"between", "facing", "combat", "looting", "over"};
};
