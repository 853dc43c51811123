#pragma once

#include "models/duelofages/duelofages_state.h"
#include "models/duelofages/duelofages_throws.h"
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
};
struct Count {
    int player = 0;
    std::optional<int> characters;
    std::optional<int> henchmen;
    std::optional<int> offBoard;
    std::optional<int> equipment;
    bool operator==(const Count &) const = default;
};
struct Defeat {
    std::optional<int> by;
    int of = 0;
    Unit unit = Unit::character;
    How how = How::kill;
    Where where = Where::board;
    bool operator==(const Defeat &) const = default;
};
struct Free {
    int player = 0;
    bool operator==(const Free &) const = default;
};
struct Marker {
    int player = 0;
    std::string location;
    int by = 1;
    bool operator==(const Marker &) const = default;
};
struct Vault {
    int by = 0;
    bool operator==(const Vault &) const = default;
};
struct DestroyHq {
    int by = 0;
    bool operator==(const DestroyHq &) const = default;
};
struct EndTurn {
    std::optional<GivenDice> dice;
    bool operator==(const EndTurn &) const = default;
};
struct AnswerOffer {
    int player = 0;
    bool accept = false;
    std::optional<int> partner;
    bool operator==(const AnswerOffer &) const = default;
};
struct Choose {
    int player = 0;
    bool operator==(const Choose &) const = default;
};
struct EndGame {
    Why why = Why::time;
    bool operator==(const EndGame &) const = default;
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
};
struct TurnBegan {
    int turn = 1;
    Seats acting;
    std::vector<int> reinforce;
    std::optional<NewCharacter> newCharacter;
    bool freshSides = false;
    bool operator==(const TurnBegan &) const = default;
};
struct Counted {
    int player = 0;
    std::optional<int> characters;
    std::optional<int> henchmen;
    std::optional<int> offBoard;
    std::optional<int> equipment;
    bool operator==(const Counted &) const = default;
};
struct Defeated {
    std::optional<int> by;
    int of = 0;
    Unit unit = Unit::character;
    How how = How::kill;
    Where where = Where::board;
    bool operator==(const Defeated &) const = default;
};
struct Freed {
    int player = 0;
    bool operator==(const Freed &) const = default;
};
struct MarkerMoved {
    int player = 0;
    std::string location;
    int from = 0;
    int to = 0;
    bool operator==(const MarkerMoved &) const = default;
};
struct TournamentWon {
    int player = 0;
    bool operator==(const TournamentWon &) const = default;
};
struct VaultChanged {
    int from = 0;
    int to = 0;
    bool operator==(const VaultChanged &) const = default;
};
struct HqDestroyed {
    int by = 0;
    bool operator==(const HqDestroyed &) const = default;
};
struct TurnEnded {
    int turn = 1;
    bool operator==(const TurnEnded &) const = default;
};
struct LesserRolled {
    std::vector<Throw> throws; // the first, then those of who was level
    int player = 0;
    bool operator==(const LesserRolled &) const = default;
};
struct Offered {
    OfferKind kind = OfferKind::loner;
    std::optional<int> asking;
    Seats waiting;
    bool choosing = false;
    std::optional<LesserBy> by;
    bool operator==(const Offered &) const = default;
};
struct Chosen {
    int player = 0;
    bool operator==(const Chosen &) const = default;
};
struct Asked {
    int player = 0;
    Seats waiting;
    bool operator==(const Asked &) const = default;
};
struct Answered {
    int player = 0;
    bool accept = false;
    std::optional<int> partner;
    bool operator==(const Answered &) const = default;
};
struct SidesChanged {
    std::optional<int> loner;
    std::array<Seats, 2> alliances;
    bool operator==(const SidesChanged &) const = default;
};
struct GameEnded {
    std::vector<int> winners;
    Why reason = Why::time;
    std::vector<int> total;
    bool operator==(const GameEnded &) const = default;
};
using Event = std::variant<Started, TurnBegan, Counted, Defeated, Freed, MarkerMoved, TournamentWon,
                           VaultChanged, HqDestroyed, TurnEnded, LesserRolled, Offered, Chosen, Asked,
                           Answered, SidesChanged, GameEnded, Renamed>;

// Questions

struct AskLesser {
    std::optional<GivenDice> dice;
    std::optional<int> side;
    bool operator==(const AskLesser &) const = default;
};
struct AskScore {
    bool operator==(const AskScore &) const = default;
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
};
struct ScoreRow {
    std::string what;
    std::vector<int> points; // by seat
    bool operator==(const ScoreRow &) const = default;
};
struct Score {
    std::vector<int> total;
    std::vector<ScoreRow> rows;
    bool operator==(const Score &) const = default;
};
using Answer = std::variant<Lesser, Score>;

} // namespace torchside::duelofages
