#pragma once

#include "models/darkcastle/events.h"
#include "models/kernel/dice.h"
#include "models/kernel/one_of.h"
#include "models/kernel/refusal.h"

#include <variant>

// What can be asked of a game of Escape the Dark Castle.
namespace torchside::darkcastle {

// Dice as a command gives them: what is left out is 0.
struct GivenRow : Row {
    bool operator==(const GivenRow &) const = default;
    static constexpr auto form()
    {
        return record("dice", may("might", &Row::might, range(0, mostDice)),
                      may("cunning", &Row::cunning, range(0, mostDice)),
                      may("wisdom", &Row::wisdom, range(0, mostDice)));
    }
};
struct RowChange : Row {
    bool operator==(const RowChange &) const = default;
    static constexpr auto form()
    {
        return record("dice", may("might", &Row::might, range(-mostDice, mostDice)),
                      may("cunning", &Row::cunning, range(-mostDice, mostDice)),
                      may("wisdom", &Row::wisdom, range(-mostDice, mostDice)));
    }
};

struct Start {
    std::vector<Seated> characters;
    int chapters = usualChapters;
    bool operator==(const Start &) const = default;
    static constexpr auto form()
    {
        return record("start", must("characters", &Start::characters, list(2, 4)),
                      may("chapters", &Start::chapters, range(1, mostChapters)));
    }
};
Decision<Event> decide(const State &state, const Start &command);
struct Turn {
    int character = 0;
    bool operator==(const Turn &) const = default;
    static constexpr auto form() { return record("turn", must("character", &Turn::character)); }
};
Decision<Event> decide(const State &state, const Turn &command);
struct Complete {
    bool operator==(const Complete &) const = default;
    static constexpr auto form() { return record("complete"); }
};
Decision<Event> decide(const State &state, const Complete &command);
struct BeginCombat {
    GivenRow dice;
    std::optional<std::vector<Symbol>> rolled;
    bool perPlayer = false;
    std::optional<std::vector<int>> participants;
    int blow = usualBlow;
    std::optional<std::vector<Symbol>> lying{}; // the same as dice, one by one as they lie there
    std::optional<std::string> enemy{};         // its name on the card
    bool operator==(const BeginCombat &) const = default;
    static constexpr auto form()
    {
        return record("combat", may("dice", &BeginCombat::dice), may("rolled", &BeginCombat::rolled),
                      may("perPlayer", &BeginCombat::perPlayer),
                      may("participants", &BeginCombat::participants, list(1, 4)),
                      may("blow", &BeginCombat::blow, range(0, mostBlow)),
                      may("lying", &BeginCombat::lying, list(1, mostDice)),
                      may("enemy", &BeginCombat::enemy, aName()));
    }
};
Decision<Event> decide(const State &state, const BeginCombat &command, Dice &dice);
std::vector<Came> thrown(const State &state, const BeginCombat &command, const std::vector<Event> &events);
struct Rest {
    int character = 0;
    bool operator==(const Rest &) const = default;
    static constexpr auto form() { return record("rest", must("character", &Rest::character)); }
};
Decision<Event> decide(const State &state, const Rest &command);
struct Roll {
    int character = 0;
    std::optional<Symbol> symbol; // left out: the app rolls
    bool isDouble = false;
    GivenRow back;
    bool operator==(const Roll &) const = default;
    static constexpr auto form()
    {
        return record("roll", must("character", &Roll::character), may("symbol", &Roll::symbol),
                      may("double", &Roll::isDouble), may("back", &Roll::back));
    }
};
Decision<Event> decide(const State &state, const Roll &command, Dice &dice);
std::vector<Came> thrown(const State &state, const Roll &command, const std::vector<Event> &events);
// A roll that an item has changed, or that was told wrongly: the new one takes its place.
struct Reroll {
    int character = 0;
    std::optional<Symbol> symbol; // left out: the app rolls
    bool isDouble = false;
    bool operator==(const Reroll &) const = default;
    static constexpr auto form()
    {
        return record("reroll", must("character", &Reroll::character), may("symbol", &Reroll::symbol),
                      may("double", &Reroll::isDouble));
    }
};
Decision<Event> decide(const State &state, const Reroll &command, Dice &dice);
std::vector<Came> thrown(const State &state, const Reroll &command, const std::vector<Event> &events);
struct Block {
    int character = 0;
    bool operator==(const Block &) const = default;
    static constexpr auto form() { return record("block", must("character", &Block::character)); }
};
Decision<Event> decide(const State &state, const Block &command);
struct ChangeDice {
    RowChange dice;
    bool operator==(const ChangeDice &) const = default;
    static constexpr auto form() { return record("change", must("dice", &ChangeDice::dice)); }
};
Decision<Event> decide(const State &state, const ChangeDice &command);
struct Defend {
    bool operator==(const Defend &) const = default;
    static constexpr auto form() { return record("defend"); }
};
Decision<Event> decide(const State &state, const Defend &command);
struct Hurt {
    int character = 0;
    int amount = 1;
    std::optional<std::string> why;
    bool operator==(const Hurt &) const = default;
    static constexpr auto form()
    {
        return record("hurt", must("character", &Hurt::character),
                      must("amount", &Hurt::amount, range(1, mostHp)), may("why", &Hurt::why));
    }
};
Decision<Event> decide(const State &state, const Hurt &command);
struct Heal {
    int character = 0;
    int amount = 1;
    std::optional<std::string> why;
    bool operator==(const Heal &) const = default;
    static constexpr auto form()
    {
        return record("heal", must("character", &Heal::character),
                      must("amount", &Heal::amount, range(1, mostHp)), may("why", &Heal::why));
    }
};
Decision<Event> decide(const State &state, const Heal &command);
struct Draw {
    int count = 1;
    bool operator==(const Draw &) const = default;
    static constexpr auto form() { return record("draw", must("count", &Draw::count, range(1, itemCards))); }
};
Decision<Event> decide(const State &state, const Draw &command);
struct Take {
    int character = 0;
    std::string item;
    int hands = 1;
    bool operator==(const Take &) const = default;
    static constexpr auto form()
    {
        return record("take", must("character", &Take::character), must("item", &Take::item, aName()),
                      may("hands", &Take::hands, range(1, handsEach)));
    }
};
Decision<Event> decide(const State &state, const Take &command);
struct Leave {
    std::string item;
    bool operator==(const Leave &) const = default;
    static constexpr auto form() { return record("leave", must("item", &Leave::item, aName())); }
};
Decision<Event> decide(const State &state, const Leave &command);
struct Give {
    int from = 0;
    int to = 0;
    std::string item;
    std::optional<std::string> inReturn;
    bool operator==(const Give &) const = default;
    static constexpr auto form()
    {
        return record("give", must("from", &Give::from), must("to", &Give::to),
                      must("item", &Give::item, aName()), may("for", &Give::inReturn, aName()));
    }
};
Decision<Event> decide(const State &state, const Give &command);
struct Drop {
    int character = 0;
    std::string item;
    bool operator==(const Drop &) const = default;
    static constexpr auto form()
    {
        return record("drop", must("character", &Drop::character), must("item", &Drop::item, aName()));
    }
};
Decision<Event> decide(const State &state, const Drop &command);
struct Use {
    int character = 0;
    std::string item;
    bool discard = false;
    bool operator==(const Use &) const = default;
    static constexpr auto form()
    {
        return record("use", must("character", &Use::character), must("item", &Use::item, aName()),
                      may("discard", &Use::discard));
    }
};
Decision<Event> decide(const State &state, const Use &command);
struct Command : std::variant<Start, Turn, Complete, BeginCombat, Rest, Roll, Reroll, Block, ChangeDice,
                              Defend, Hurt, Heal, Draw, Take, Leave, Give, Drop, Use, Rename> {
    TORCHSIDE_ONE_OF(Command)
};

// Questions

struct AskOdds {
    bool operator==(const AskOdds &) const = default;
    static constexpr auto form() { return record("odds"); }
};
using Question = std::variant<AskOdds>;

struct Odds {
    double win = 0;
    double rounds = 0;
    bool operator==(const Odds &) const = default;
    static constexpr auto form()
    {
        return record("odds", must("win", &Odds::win), must("rounds", &Odds::rounds));
    }
};
using Answer = std::variant<Odds>;

// The exact chance to win the running combat, and the rounds to expect, the present one among them. What was
// done in this round counts; afterwards nobody rests, nothing is used, and every participant rolls in each
// round.
Odds oddsOf(const State &state);

} // namespace torchside::darkcastle
