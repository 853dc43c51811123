#pragma once

#include "models/duelofages/events.h"
#include "models/kernel/dice.h"
#include "models/kernel/form.h"
#include "models/kernel/one_of.h"
#include "models/kernel/refusal.h"

#include <map>
#include <variant>

// What can be asked of a game of Duel of Ages. What is wrong with arguments among themselves, whatever the
// state, is said by faultOf.
namespace torchside::duelofages {

using GivenDice = std::map<std::string, int>; // by seat

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
Decision<Event> decide(const State &state, const Start &command, Dice &dice);
std::vector<Came> thrown(const State &state, const Start &command, const std::vector<Event> &events);
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
std::optional<Refusal> faultOf(const Count &command);
Decision<Event> decide(const State &state, const Count &command);
// As the game begins: all have the same.
struct Everybody {
    std::optional<int> characters;
    std::optional<int> henchmen;
    std::optional<int> equipment;
    bool operator==(const Everybody &) const = default;
    static constexpr auto form()
    {
        return record("everybody", may("characters", &Everybody::characters, range(0, mostOfAll)),
                      may("henchmen", &Everybody::henchmen, range(0, mostOfAll)),
                      may("equipment", &Everybody::equipment, range(0, mostOfAll)));
    }
};
std::optional<Refusal> faultOf(const Everybody &command);
Decision<Event> decide(const State &state, const Everybody &command);
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
                      must("how", &Defeat::how), may("where", &Defeat::where));
    }
};
std::optional<Refusal> faultOf(const Defeat &command);
Decision<Event> decide(const State &state, const Defeat &command);
struct Free {
    int player = 0;
    bool operator==(const Free &) const = default;
    static constexpr auto form() { return record("free", must("player", &Free::player)); }
};
Decision<Event> decide(const State &state, const Free &command);
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
Decision<Event> decide(const State &state, const Marker &command);
struct Vault {
    int by = 0;
    bool operator==(const Vault &) const = default;
    static constexpr auto form() { return record("vault", must("by", &Vault::by, change)); }
};
Decision<Event> decide(const State &state, const Vault &command);
struct DestroyHq {
    int by = 0;
    bool operator==(const DestroyHq &) const = default;
    static constexpr auto form() { return record("hq-destroyed", must("by", &DestroyHq::by)); }
};
Decision<Event> decide(const State &state, const DestroyHq &command);
struct EndTurn {
    std::optional<GivenDice> dice;
    bool operator==(const EndTurn &) const = default;
    static constexpr auto form() { return record("end-turn", may("dice", &EndTurn::dice, oneDie)); }
};
std::optional<Refusal> faultOf(const EndTurn &command);
Decision<Event> decide(const State &state, const EndTurn &command, Dice &dice);
std::vector<Came> thrown(const State &state, const EndTurn &command, const std::vector<Event> &events);
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
std::optional<Refusal> faultOf(const AnswerOffer &command);
Decision<Event> decide(const State &state, const AnswerOffer &command);
struct Choose {
    int player = 0;
    bool operator==(const Choose &) const = default;
    static constexpr auto form() { return record("choose", must("player", &Choose::player)); }
};
Decision<Event> decide(const State &state, const Choose &command);
// A card's note stands with this player, and is called to mind when its moment comes.
struct Pin {
    int player = 0;
    Card card = Card::assassin;
    std::optional<int> until; // its last turn
    bool operator==(const Pin &) const = default;
    static constexpr auto form()
    {
        return record("pin", must("player", &Pin::player), must("card", &Pin::card),
                      may("until", &Pin::until, turnNumber));
    }
};
Decision<Event> decide(const State &state, const Pin &command);
struct Unpin {
    int player = 0;
    Card card = Card::assassin;
    bool operator==(const Unpin &) const = default;
    static constexpr auto form()
    {
        return record("unpin", must("player", &Unpin::player), must("card", &Unpin::card));
    }
};
Decision<Event> decide(const State &state, const Unpin &command);
// The minutes that the game may take, or a pause and its end.
struct SetClock {
    std::optional<int> minutes;
    std::optional<bool> pause;
    std::optional<Moment> at; // left out: now
    bool operator==(const SetClock &) const = default;
    static constexpr auto form()
    {
        return record("clock", may("minutes", &SetClock::minutes, clockMinutes),
                      may("pause", &SetClock::pause), may("at", &SetClock::at, anyMoment));
    }
};
std::optional<Refusal> faultOf(const SetClock &command);
Decision<Event> decide(const State &state, const SetClock &command);
struct EndGame {
    Why why = Why::time;
    bool operator==(const EndGame &) const = default;
    static constexpr auto form() { return record("end-game", must("why", &EndGame::why)); }
};
Decision<Event> decide(const State &state, const EndGame &command);
// One of those who are level throws the own die for the lesser, before the turn ends.
struct ThrowDie {
    int player = 0;
    std::optional<int> value; // left out: the app throws
    bool operator==(const ThrowDie &) const = default;
    static constexpr auto form()
    {
        return record("throw", must("player", &ThrowDie::player), may("value", &ThrowDie::value, oneDie));
    }
};
Decision<Event> decide(const State &state, const ThrowDie &command, Dice &dice);
std::vector<Came> thrown(const State &state, const ThrowDie &command, const std::vector<Event> &events);
// A card or a character of the table's own stands with this player, by name.
struct PinOwn {
    int player = 0;
    Own what = Own::card;
    std::string name;
    bool operator==(const PinOwn &) const = default;
    static constexpr auto form()
    {
        return record("pin-own", must("player", &PinOwn::player), may("what", &PinOwn::what),
                      must("name", &PinOwn::name, aName(longestKnown)));
    }
};
Decision<Event> decide(const State &state, const PinOwn &command);
struct UnpinOwn {
    int player = 0;
    std::string name;
    bool operator==(const UnpinOwn &) const = default;
    static constexpr auto form()
    {
        return record("unpin-own", must("player", &UnpinOwn::player),
                      must("name", &UnpinOwn::name, aName(longestKnown)));
    }
};
Decision<Event> decide(const State &state, const UnpinOwn &command);
struct Command
    : std::variant<Start, Count, Defeat, Free, Marker, Vault, DestroyHq, EndTurn, AnswerOffer, Choose, Pin,
                   Unpin, SetClock, EndGame, Rename, Everybody, ThrowDie, PinOwn, UnpinOwn> {
    TORCHSIDE_ONE_OF(Command)
};

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
