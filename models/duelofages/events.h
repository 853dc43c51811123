#pragma once

#include "models/duelofages/state.h"
#include "models/kernel/form.h"
#include "models/kernel/one_of.h"

#include <variant>

// What can have happened in a game of Duel of Ages.
namespace torchside::duelofages {

struct Started {
    std::vector<std::string> players;
    std::vector<int> rolls;
    std::vector<Throw> again; // how a tie for highest was thrown out
    std::vector<std::string> locations;
    int leader = 0;
    std::optional<int> loner;
    std::array<Seats, 2> alliances;
    bool operator==(const Started &) const = default;
    static constexpr auto form()
    {
        return record("started", must("players", &Started::players, list(fewestPlayers, mostPlayers)),
                      must("rolls", &Started::rolls, allRolls), must("again", &Started::again),
                      must("locations", &Started::locations, list(0, mostLocations)),
                      must("leader", &Started::leader), must("loner", &Started::loner),
                      must("alliances", &Started::alliances));
    }
};
void evolve(State &state, const Started &event);
struct TurnBegan {
    int turn = 1;
    Seats acting;
    std::vector<int> reinforce;
    std::optional<NewCharacter> newCharacter;
    bool freshSides = false;
    bool operator==(const TurnBegan &) const = default;
    static constexpr auto form()
    {
        return record("turn-began", must("turn", &TurnBegan::turn, turnNumber),
                      must("acting", &TurnBegan::acting), must("reinforce", &TurnBegan::reinforce),
                      must("newCharacter", &TurnBegan::newCharacter),
                      must("freshSides", &TurnBegan::freshSides));
    }
};
void evolve(State &state, const TurnBegan &event);
struct Counted {
    int player = 0;
    std::optional<int> characters;
    std::optional<int> henchmen;
    std::optional<int> offBoard;
    std::optional<int> equipment;
    bool operator==(const Counted &) const = default;
    static constexpr auto form()
    {
        return record(
            "counted", must("player", &Counted::player), may("characters", &Counted::characters, change),
            may("henchmen", &Counted::henchmen, change), may("offBoard", &Counted::offBoard, change),
            may("equipment", &Counted::equipment, change));
    }
};
void evolve(State &state, const Counted &event);
struct Defeated {
    std::optional<int> by;
    int of = 0;
    Unit unit = Unit::character;
    How how = How::kill;
    Where where = Where::board;
    bool operator==(const Defeated &) const = default;
    static constexpr auto form()
    {
        return record("defeated", must("by", &Defeated::by), must("of", &Defeated::of),
                      must("unit", &Defeated::unit), must("how", &Defeated::how),
                      must("where", &Defeated::where));
    }
};
void evolve(State &state, const Defeated &event);
struct Freed {
    int player = 0;
    bool operator==(const Freed &) const = default;
    static constexpr auto form() { return record("freed", must("player", &Freed::player)); }
};
void evolve(State &state, const Freed &event);
struct MarkerMoved {
    int player = 0;
    std::string location;
    int from = 0;
    int to = 0;
    bool operator==(const MarkerMoved &) const = default;
    static constexpr auto form()
    {
        return record("marker-moved", must("player", &MarkerMoved::player),
                      must("location", &MarkerMoved::location), must("from", &MarkerMoved::from, kept),
                      must("to", &MarkerMoved::to, kept));
    }
};
void evolve(State &state, const MarkerMoved &event);
struct TournamentWon {
    int player = 0;
    bool operator==(const TournamentWon &) const = default;
    static constexpr auto form() { return record("tournament-won", must("player", &TournamentWon::player)); }
};
void evolve(State &state, const TournamentWon &event);
struct VaultChanged {
    int from = 0;
    int to = 0;
    bool operator==(const VaultChanged &) const = default;
    static constexpr auto form()
    {
        return record("vault-changed", must("from", &VaultChanged::from, kept),
                      must("to", &VaultChanged::to, kept));
    }
};
void evolve(State &state, const VaultChanged &event);
struct HqDestroyed {
    int by = 0;
    bool operator==(const HqDestroyed &) const = default;
    static constexpr auto form() { return record("hq-destroyed", must("by", &HqDestroyed::by)); }
};
void evolve(State &state, const HqDestroyed &event);
struct TurnEnded {
    int turn = 1;
    bool operator==(const TurnEnded &) const = default;
    static constexpr auto form() { return record("turn-ended", must("turn", &TurnEnded::turn)); }
};
inline void evolve(State &, const TurnEnded &)
{} // what follows from it is told by the next
struct LesserRolled {
    std::vector<Throw> throws; // the first, then those of who was level
    int player = 0;
    bool operator==(const LesserRolled &) const = default;
    static constexpr auto form()
    {
        return record("lesser-rolled", must("throws", &LesserRolled::throws),
                      must("player", &LesserRolled::player));
    }
};
inline void evolve(State &, const LesserRolled &)
{} // what follows from it is told by the next
struct Offered {
    OfferKind kind = OfferKind::loner;
    std::optional<int> asking;
    Seats waiting;
    bool choosing = false;
    std::optional<LesserBy> by;
    bool operator==(const Offered &) const = default;
    static constexpr auto form()
    {
        return record("offered", must("kind", &Offered::kind), must("asking", &Offered::asking),
                      must("waiting", &Offered::waiting), must("choosing", &Offered::choosing),
                      must("by", &Offered::by));
    }
};
void evolve(State &state, const Offered &event);
struct Chosen {
    int player = 0;
    bool operator==(const Chosen &) const = default;
    static constexpr auto form() { return record("chosen", must("player", &Chosen::player)); }
};
inline void evolve(State &, const Chosen &)
{} // what follows from it is told by the next
struct Asked {
    int player = 0;
    Seats waiting;
    bool operator==(const Asked &) const = default;
    static constexpr auto form()
    {
        return record("asked", must("player", &Asked::player), must("waiting", &Asked::waiting));
    }
};
void evolve(State &state, const Asked &event);
struct Answered {
    int player = 0;
    bool accept = false;
    std::optional<int> partner;
    bool operator==(const Answered &) const = default;
    static constexpr auto form()
    {
        return record("answered", must("player", &Answered::player), must("accept", &Answered::accept),
                      must("partner", &Answered::partner));
    }
};
inline void evolve(State &, const Answered &)
{} // what follows from it is told by the next
struct SidesChanged {
    std::optional<int> loner;
    std::array<Seats, 2> alliances;
    bool operator==(const SidesChanged &) const = default;
    static constexpr auto form()
    {
        return record("sides-changed", must("loner", &SidesChanged::loner),
                      must("alliances", &SidesChanged::alliances));
    }
};
void evolve(State &state, const SidesChanged &event);
struct Pinned {
    int player = 0;
    Card card = Card::assassin;
    std::optional<int> until; // its last turn
    bool operator==(const Pinned &) const = default;
    static constexpr auto form()
    {
        return record("pinned", must("player", &Pinned::player), must("card", &Pinned::card),
                      may("until", &Pinned::until, turnNumber));
    }
};
void evolve(State &state, const Pinned &event);
struct Unpinned {
    int player = 0;
    Card card = Card::assassin;
    bool operator==(const Unpinned &) const = default;
    static constexpr auto form()
    {
        return record("unpinned", must("player", &Unpinned::player), must("card", &Unpinned::card));
    }
};
void evolve(State &state, const Unpinned &event);
struct ClockSet {
    int minutes = 1;
    Moment at = 0;
    bool operator==(const ClockSet &) const = default;
    static constexpr auto form()
    {
        return record("clock-set", must("minutes", &ClockSet::minutes, clockMinutes),
                      must("at", &ClockSet::at, anyMoment));
    }
};
void evolve(State &state, const ClockSet &event);
struct ClockPaused {
    Moment at = 0;
    bool operator==(const ClockPaused &) const = default;
    static constexpr auto form() { return record("clock-paused", must("at", &ClockPaused::at, anyMoment)); }
};
void evolve(State &state, const ClockPaused &event);
struct ClockResumed {
    Moment at = 0;
    bool operator==(const ClockResumed &) const = default;
    static constexpr auto form() { return record("clock-resumed", must("at", &ClockResumed::at, anyMoment)); }
};
void evolve(State &state, const ClockResumed &event);
struct GameEnded {
    std::vector<int> winners;
    Why reason = Why::time;
    std::vector<int> total;
    bool operator==(const GameEnded &) const = default;
    static constexpr auto form()
    {
        return record("game-ended", must("winners", &GameEnded::winners), must("reason", &GameEnded::reason),
                      must("total", &GameEnded::total));
    }
};
void evolve(State &state, const GameEnded &event);
// A die for the lesser, thrown by one of those who are level; and that the lowest are level again.
struct DieThrown {
    int player = 0;
    int value = 1;
    bool operator==(const DieThrown &) const = default;
    static constexpr auto form()
    {
        return record("die-thrown", must("player", &DieThrown::player),
                      must("value", &DieThrown::value, oneDie));
    }
};
void evolve(State &state, const DieThrown &event);
struct DiceLevel {
    std::vector<int> players;
    bool operator==(const DiceLevel &) const = default;
    static constexpr auto form() { return record("dice-level", must("players", &DiceLevel::players)); }
};
void evolve(State &state, const DiceLevel &event);
// A card or a character of the table's own, by name.
struct OwnPinned {
    int player = 0;
    Own what = Own::card;
    std::string name;
    bool operator==(const OwnPinned &) const = default;
    static constexpr auto form()
    {
        return record("own-pinned", must("player", &OwnPinned::player), must("what", &OwnPinned::what),
                      must("name", &OwnPinned::name, aName(longestKnown)));
    }
};
void evolve(State &state, const OwnPinned &event);
struct OwnUnpinned {
    int player = 0;
    std::string name;
    bool operator==(const OwnUnpinned &) const = default;
    static constexpr auto form()
    {
        return record("own-unpinned", must("player", &OwnUnpinned::player),
                      must("name", &OwnUnpinned::name, aName(longestKnown)));
    }
};
void evolve(State &state, const OwnUnpinned &event);
struct Event : std::variant<Started, TurnBegan, Counted, Defeated, Freed, MarkerMoved, TournamentWon,
                            VaultChanged, HqDestroyed, TurnEnded, LesserRolled, Offered, Chosen, Asked,
                            Answered, SidesChanged, Pinned, Unpinned, ClockSet, ClockPaused, ClockResumed,
                            GameEnded, Renamed, DieThrown, DiceLevel, OwnPinned, OwnUnpinned> {
    TORCHSIDE_ONE_OF(Event)
};

} // namespace torchside::duelofages
