#pragma once

#include "models/duelofages/rules/throws.h"
#include "models/duelofages/state.h"
#include "models/kernel/form.h"
#include "models/kernel/refusal.h"

#include <map>
#include <variant>

// The values of Duel of Ages beside its state: what is asked for (commands), what happened (events).
namespace torchside::duelofages {

using GivenDice = std::map<std::string, int>; // by seat

// Commands

struct Start {
    std::vector<std::string> players;
    std::optional<std::vector<int>> rolls;
    std::optional<std::vector<std::string>> locations;
    bool operator==(const Start &) const = default;
    static constexpr auto form()
    {
        return record("start", must("players", &Start::players, allNames),
                      may("rolls", &Start::rolls, allRolls),
                      may("locations", &Start::locations, list(0, mostLocations, aName())));
    }
};
struct Count {
    int player = 0;
    std::optional<int> characters;
    std::optional<int> henchmen;
    std::optional<int> offBoard;
    std::optional<int> equipment;
    bool operator==(const Count &) const = default;
    static constexpr auto form()
    {
        return record("count", must("player", &Count::player), may("characters", &Count::characters, change),
                      may("henchmen", &Count::henchmen, change), may("offBoard", &Count::offBoard, change),
                      may("equipment", &Count::equipment, change));
    }
};
struct Defeat {
    std::optional<int> by;
    int of = 0;
    Unit unit = Unit::character;
    How how = How::kill;
    Where where = Where::board;
    bool operator==(const Defeat &) const = default;
    static constexpr auto form()
    {
        return record("defeat", may("by", &Defeat::by), must("of", &Defeat::of), must("unit", &Defeat::unit),
                      must("how", &Defeat::how), must("where", &Defeat::where));
    }
};
struct Free {
    int player = 0;
    bool operator==(const Free &) const = default;
    static constexpr auto form() { return record("free", must("player", &Free::player)); }
};
struct Marker {
    int player = 0;
    std::string location;
    int by = 1;
    bool operator==(const Marker &) const = default;
    static constexpr auto form()
    {
        return record("marker", must("player", &Marker::player), must("location", &Marker::location, aName()),
                      may("by", &Marker::by, change));
    }
};
struct Vault {
    int by = 0;
    bool operator==(const Vault &) const = default;
    static constexpr auto form() { return record("vault", must("by", &Vault::by, change)); }
};
struct DestroyHq {
    int by = 0;
    bool operator==(const DestroyHq &) const = default;
    static constexpr auto form() { return record("hq-destroyed", must("by", &DestroyHq::by)); }
};
struct EndTurn {
    std::optional<GivenDice> dice;
    bool operator==(const EndTurn &) const = default;
    static constexpr auto form() { return record("end-turn", may("dice", &EndTurn::dice, oneDie)); }
};
struct AnswerOffer {
    int player = 0;
    bool accept = false;
    std::optional<int> partner;
    bool operator==(const AnswerOffer &) const = default;
    static constexpr auto form()
    {
        return record("answer", must("player", &AnswerOffer::player), must("accept", &AnswerOffer::accept),
                      may("partner", &AnswerOffer::partner));
    }
};
struct Choose {
    int player = 0;
    bool operator==(const Choose &) const = default;
    static constexpr auto form() { return record("choose", must("player", &Choose::player)); }
};
struct EndGame {
    Why why = Why::time;
    bool operator==(const EndGame &) const = default;
    static constexpr auto form() { return record("end-game", must("why", &EndGame::why)); }
};
using Command = std::variant<Start, Count, Defeat, Free, Marker, Vault, DestroyHq, EndTurn, AnswerOffer,
                             Choose, EndGame, Rename>;

// Events

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
struct Freed {
    int player = 0;
    bool operator==(const Freed &) const = default;
    static constexpr auto form() { return record("freed", must("player", &Freed::player)); }
};
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
struct TournamentWon {
    int player = 0;
    bool operator==(const TournamentWon &) const = default;
    static constexpr auto form() { return record("tournament-won", must("player", &TournamentWon::player)); }
};
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
struct HqDestroyed {
    int by = 0;
    bool operator==(const HqDestroyed &) const = default;
    static constexpr auto form() { return record("hq-destroyed", must("by", &HqDestroyed::by)); }
};
struct TurnEnded {
    int turn = 1;
    bool operator==(const TurnEnded &) const = default;
    static constexpr auto form() { return record("turn-ended", must("turn", &TurnEnded::turn)); }
};
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
struct Chosen {
    int player = 0;
    bool operator==(const Chosen &) const = default;
    static constexpr auto form() { return record("chosen", must("player", &Chosen::player)); }
};
struct Asked {
    int player = 0;
    Seats waiting;
    bool operator==(const Asked &) const = default;
    static constexpr auto form()
    {
        return record("asked", must("player", &Asked::player), must("waiting", &Asked::waiting));
    }
};
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
using Event = std::variant<Started, TurnBegan, Counted, Defeated, Freed, MarkerMoved, TournamentWon,
                           VaultChanged, HqDestroyed, TurnEnded, LesserRolled, Offered, Chosen, Asked,
                           Answered, SidesChanged, GameEnded, Renamed>;

// Questions

struct AskLesser {
    std::optional<GivenDice> dice;
    std::optional<int> side;
    bool operator==(const AskLesser &) const = default;
    static constexpr auto form()
    {
        return record("lesser", may("dice", &AskLesser::dice, oneDie),
                      may("side", &AskLesser::side, range(0, 1)));
    }
};
struct AskScore {
    bool operator==(const AskScore &) const = default;
    static constexpr auto form() { return record("score"); }
};
using Question = std::variant<AskLesser, AskScore>;

// What is wrong with the arguments among themselves, whatever the state.
std::optional<Refusal> faultOf(const Count &command);
std::optional<Refusal> faultOf(const Defeat &command);
std::optional<Refusal> faultOf(const EndTurn &command);
std::optional<Refusal>
faultOf(const AnswerOffer &command); // a partner is named only with a yes, and is somebody else
std::optional<Refusal> faultOf(const AskLesser &question);

struct Lesser {
    std::optional<int> player; // nobody while dice are needed
    LesserBy by = LesserBy::strength;
    std::optional<Seats> tied; // who throws them
    bool operator==(const Lesser &) const = default;
    static constexpr auto form()
    {
        return record("lesser", must("player", &Lesser::player), must("by", &Lesser::by),
                      may("tied", &Lesser::tied));
    }
};
struct ScoreRow {
    std::string what;
    std::vector<int> points; // by seat
    bool operator==(const ScoreRow &) const = default;
    static constexpr auto form()
    {
        return record("row", must("what", &ScoreRow::what), must("points", &ScoreRow::points));
    }
};
struct Score {
    std::vector<int> total;
    std::vector<ScoreRow> rows;
    bool operator==(const Score &) const = default;
    static constexpr auto form()
    {
        return record("score", must("total", &Score::total), must("rows", &Score::rows));
    }
};
using Answer = std::variant<Lesser, Score>;

} // namespace torchside::duelofages
