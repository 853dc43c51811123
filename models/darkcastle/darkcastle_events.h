#pragma once

#include "models/darkcastle/darkcastle_commands.h"

// What can have happened in a game of Escape the Dark Castle.
namespace torchside::darkcastle {

struct Started {
    std::vector<Seated> characters;
    int chapters = usualChapters;
    bool operator==(const Started &) const = default;
};
struct Turned {
    int character = 0;
    int chapter = 0;
    bool boss = false;
    bool operator==(const Turned &) const = default;
};
struct Completed {
    int chapter = 0;
    bool operator==(const Completed &) const = default;
};
struct CombatBegan {
    Row dice; // all of them, with those that were rolled
    std::vector<Symbol> rolled;
    std::vector<int> participants;
    int blow = usualBlow;
    bool operator==(const CombatBegan &) const = default;
};
struct Rested {
    int character = 0;
    int gained = 0;
    int hp = 0;
    bool operator==(const Rested &) const = default;
};
struct Rolled {
    int character = 0;
    Symbol symbol = Symbol::might;
    bool isDouble = false;
    int removed = 0;
    Row back;
    bool operator==(const Rolled &) const = default;
};
struct Blocked {
    int character = 0;
    bool operator==(const Blocked &) const = default;
};
// Dice that came, and with a minus those that went.
struct RowShift : Row {
    bool operator==(const RowShift &) const = default;
};
struct DiceChanged {
    RowShift by;
    bool operator==(const DiceChanged &) const = default;
};
struct Struck {
    int character = 0;
    int damage = 0;
    int hp = 0;
    bool operator==(const Struck &) const = default;
};
struct RoundBegan {
    int round = 0;
    bool operator==(const RoundBegan &) const = default;
};
struct CombatWon {
    bool operator==(const CombatWon &) const = default;
};
struct WasHurt {
    int character = 0;
    int amount = 0;
    int hp = 0;
    std::optional<std::string> why;
    bool operator==(const WasHurt &) const = default;
};
struct WasHealed {
    int character = 0;
    int amount = 0;
    int hp = 0;
    std::optional<std::string> why;
    bool operator==(const WasHealed &) const = default;
};
struct Drawn {
    int count = 0;
    bool operator==(const Drawn &) const = default;
};
struct Taken {
    int character = 0;
    std::string item;
    int hands = 1;
    bool operator==(const Taken &) const = default;
};
struct Left {
    std::string item;
    bool operator==(const Left &) const = default;
};
struct SharedOut {
    Phase phase = Phase::between; // where the game goes on
    bool operator==(const SharedOut &) const = default;
};
struct Given {
    int from = 0;
    int to = 0;
    std::string item;
    std::optional<std::string> inReturn;
    bool operator==(const Given &) const = default;
};
struct Dropped {
    int character = 0;
    std::string item;
    bool operator==(const Dropped &) const = default;
};
struct Used {
    int character = 0;
    std::string item;
    bool discarded = false;
    bool operator==(const Used &) const = default;
};
struct Died {
    int character = 0;
    bool operator==(const Died &) const = default;
};
struct Ended {
    std::vector<int> winners;
    std::string reason;
    bool operator==(const Ended &) const = default;
};
using Event = std::variant<Started, Turned, Completed, CombatBegan, Rested, Rolled, Blocked, DiceChanged,
                           Struck, RoundBegan, CombatWon, WasHurt, WasHealed, Drawn, Taken, Left, SharedOut,
                           Given, Dropped, Used, Died, Ended, Renamed>;

} // namespace torchside::darkcastle
