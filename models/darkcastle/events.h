#pragma once

#include "models/darkcastle/state.h"
#include "models/kernel/form.h"
#include "models/kernel/one_of.h"

#include <variant>

// What can have happened in a game of Escape the Dark Castle.
namespace torchside::darkcastle {

// One entry of the start: a character and the name of who plays it.
struct Seated {
    Prisoner id = Prisoner::abbot;
    std::string player;
    bool operator==(const Seated &) const = default;
    static constexpr auto form()
    {
        return record("seated", must("id", &Seated::id), must("player", &Seated::player, aName()));
    }
};

struct Started {
    std::vector<Seated> characters;
    int chapters = usualChapters;
    bool operator==(const Started &) const = default;
    static constexpr auto form()
    {
        return record("started", must("characters", &Started::characters, list(2, 4)),
                      must("chapters", &Started::chapters, range(1, mostChapters)));
    }
};
void evolve(State &state, const Started &event);
struct Turned {
    int character = 0;
    int chapter = 0;
    bool boss = false;
    bool operator==(const Turned &) const = default;
    static constexpr auto form()
    {
        return record("turned", must("character", &Turned::character),
                      must("chapter", &Turned::chapter, range(1, mostChapters + 1)),
                      must("boss", &Turned::boss));
    }
};
void evolve(State &state, const Turned &event);
struct Completed {
    int chapter = 0;
    bool operator==(const Completed &) const = default;
    static constexpr auto form() { return record("completed", must("chapter", &Completed::chapter)); }
};
void evolve(State &state, const Completed &event);
struct CombatBegan {
    Row dice; // all of them, with those that were rolled
    std::vector<Symbol> rolled;
    std::vector<int> participants;
    int blow = usualBlow;
    std::optional<std::string> enemy{}; // its name, where it was said
    bool operator==(const CombatBegan &) const = default;
    static constexpr auto form()
    {
        return record("combat-began", must("dice", &CombatBegan::dice), must("rolled", &CombatBegan::rolled),
                      must("participants", &CombatBegan::participants), must("blow", &CombatBegan::blow),
                      may("enemy", &CombatBegan::enemy));
    }
};
void evolve(State &state, const CombatBegan &event);
struct Rested {
    int character = 0;
    int gained = 0;
    int hp = 0;
    bool operator==(const Rested &) const = default;
    static constexpr auto form()
    {
        return record("rested", must("character", &Rested::character), must("gained", &Rested::gained),
                      must("hp", &Rested::hp));
    }
};
void evolve(State &state, const Rested &event);
struct Rolled {
    int character = 0;
    Symbol symbol = Symbol::might;
    bool isDouble = false;
    int removed = 0;
    Row back;
    bool operator==(const Rolled &) const = default;
    static constexpr auto form()
    {
        return record("rolled", must("character", &Rolled::character), must("symbol", &Rolled::symbol),
                      must("double", &Rolled::isDouble), must("removed", &Rolled::removed, range(0, 2)),
                      must("back", &Rolled::back));
    }
};
void evolve(State &state, const Rolled &event);
// The new roll in the place of the old one: what that took is back in the row before.
struct Rerolled {
    int character = 0;
    Symbol symbol = Symbol::might;
    bool isDouble = false;
    int removed = 0;
    bool operator==(const Rerolled &) const = default;
    static constexpr auto form()
    {
        return record("rerolled", must("character", &Rerolled::character), must("symbol", &Rerolled::symbol),
                      must("double", &Rerolled::isDouble), must("removed", &Rerolled::removed, range(0, 2)));
    }
};
void evolve(State &state, const Rerolled &event);
struct Blocked {
    int character = 0;
    bool operator==(const Blocked &) const = default;
    static constexpr auto form() { return record("blocked", must("character", &Blocked::character)); }
};
void evolve(State &state, const Blocked &event);
// Dice that came, and with a minus those that went.
struct RowShift : Row {
    bool operator==(const RowShift &) const = default;
    static constexpr auto form()
    {
        return record("dice", must("might", &Row::might, range(-mostDice, mostDice)),
                      must("cunning", &Row::cunning, range(-mostDice, mostDice)),
                      must("wisdom", &Row::wisdom, range(-mostDice, mostDice)));
    }
};
struct DiceChanged {
    RowShift by;
    bool operator==(const DiceChanged &) const = default;
    static constexpr auto form() { return record("dice-changed", must("dice", &DiceChanged::by)); }
};
void evolve(State &state, const DiceChanged &event);
struct Struck {
    int character = 0;
    int damage = 0;
    int hp = 0;
    bool operator==(const Struck &) const = default;
    static constexpr auto form()
    {
        return record("struck", must("character", &Struck::character), must("damage", &Struck::damage),
                      must("hp", &Struck::hp));
    }
};
void evolve(State &state, const Struck &event);
struct RoundBegan {
    int round = 0;
    bool operator==(const RoundBegan &) const = default;
    static constexpr auto form() { return record("round-began", must("round", &RoundBegan::round)); }
};
void evolve(State &state, const RoundBegan &event);
struct CombatWon {
    bool operator==(const CombatWon &) const = default;
    static constexpr auto form() { return record("combat-won"); }
};
void evolve(State &state, const CombatWon &event);
struct WasHurt {
    int character = 0;
    int amount = 0;
    int hp = 0;
    std::optional<std::string> why;
    bool operator==(const WasHurt &) const = default;
    static constexpr auto form()
    {
        return record("hurt", must("character", &WasHurt::character), must("amount", &WasHurt::amount),
                      must("hp", &WasHurt::hp), may("why", &WasHurt::why));
    }
};
void evolve(State &state, const WasHurt &event);
struct WasHealed {
    int character = 0;
    int amount = 0;
    int hp = 0;
    std::optional<std::string> why;
    bool operator==(const WasHealed &) const = default;
    static constexpr auto form()
    {
        return record("healed", must("character", &WasHealed::character), must("amount", &WasHealed::amount),
                      must("hp", &WasHealed::hp), may("why", &WasHealed::why));
    }
};
void evolve(State &state, const WasHealed &event);
struct Drawn {
    int count = 0;
    bool operator==(const Drawn &) const = default;
    static constexpr auto form()
    {
        return record("drawn", must("count", &Drawn::count, range(1, itemCards)));
    }
};
void evolve(State &state, const Drawn &event);
struct Taken {
    int character = 0;
    std::string item;
    int hands = 1;
    bool operator==(const Taken &) const = default;
    static constexpr auto form()
    {
        return record("taken", must("character", &Taken::character), must("item", &Taken::item),
                      must("hands", &Taken::hands, range(1, handsEach)));
    }
};
void evolve(State &state, const Taken &event);
struct TakenUp {
    int character = 0;
    std::string item;
    bool operator==(const TakenUp &) const = default;
    static constexpr auto form()
    {
        return record("taken-up", must("character", &TakenUp::character), must("item", &TakenUp::item));
    }
};
void evolve(State &state, const TakenUp &event);
struct Left {
    std::string item;
    bool operator==(const Left &) const = default;
    static constexpr auto form() { return record("left", must("item", &Left::item)); }
};
void evolve(State &state, const Left &event);
struct SharedOut {
    Phase phase = Phase::between; // where the game goes on
    bool operator==(const SharedOut &) const = default;
    static constexpr auto form() { return record("shared-out", must("phase", &SharedOut::phase)); }
};
void evolve(State &state, const SharedOut &event);
struct Given {
    int from = 0;
    int to = 0;
    std::string item;
    std::optional<std::string> inReturn;
    bool operator==(const Given &) const = default;
    static constexpr auto form()
    {
        return record("given", must("from", &Given::from), must("to", &Given::to), must("item", &Given::item),
                      may("for", &Given::inReturn));
    }
};
void evolve(State &state, const Given &event);
struct Dropped {
    int character = 0;
    std::string item;
    bool operator==(const Dropped &) const = default;
    static constexpr auto form()
    {
        return record("dropped", must("character", &Dropped::character), must("item", &Dropped::item));
    }
};
void evolve(State &state, const Dropped &event);
struct LaidDown {
    int character = 0;
    std::string item;
    bool operator==(const LaidDown &) const = default;
    static constexpr auto form()
    {
        return record("laid-down", must("character", &LaidDown::character), must("item", &LaidDown::item));
    }
};
void evolve(State &state, const LaidDown &event);
struct LeftBehind {
    std::string item;
    bool operator==(const LeftBehind &) const = default;
    static constexpr auto form() { return record("left-behind", must("item", &LeftBehind::item)); }
};
void evolve(State &state, const LeftBehind &event);
struct Used {
    int character = 0;
    std::string item;
    bool discarded = false;
    bool operator==(const Used &) const = default;
    static constexpr auto form()
    {
        return record("used", must("character", &Used::character), must("item", &Used::item),
                      must("discarded", &Used::discarded));
    }
};
void evolve(State &state, const Used &event);
struct Died {
    int character = 0;
    bool operator==(const Died &) const = default;
    static constexpr auto form() { return record("died", must("character", &Died::character)); }
};
void evolve(State &state, const Died &event);
struct Ended {
    std::vector<int> winners;
    std::string reason;
    bool operator==(const Ended &) const = default;
    static constexpr auto form()
    {
        return record("ended", must("winners", &Ended::winners), must("reason", &Ended::reason));
    }
};
void evolve(State &state, const Ended &event);
struct Event
    : std::variant<Started, Turned, Completed, CombatBegan, Rested, Rolled, Rerolled, Blocked, DiceChanged,
                   Struck, RoundBegan, CombatWon, WasHurt, WasHealed, Drawn, Taken, TakenUp, Left, SharedOut,
                   Given, Dropped, LaidDown, LeftBehind, Used, Died, Ended, Renamed> {
    TORCHSIDE_ONE_OF(Event)
};

} // namespace torchside::darkcastle
