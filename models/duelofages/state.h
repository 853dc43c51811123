#pragma once

#include "models/duelofages/facts.h"
#include "models/kernel/dice.h"
#include "models/kernel/form.h"
#include "models/kernel/session.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <vector>

namespace torchside::duelofages {

// What several people threw at the same time, in the order of their seats.
struct Throw {
    std::vector<int> seats;
    std::vector<int> dice;
    bool operator==(const Throw &) const = default;
    static constexpr auto form()
    {
        return record("throw", must("seats", &Throw::seats), must("dice", &Throw::dice));
    }
};

std::vector<int> highestOf(const Throw &thrown);
std::vector<int> lowestOf(const Throw &thrown);

int twoDice(Dice &dice);

// These seats throw until one of them stands alone; those who are level throw again.
std::vector<Throw> throwUntilOneIsLeft(std::vector<int> seats, const std::function<int()> &die,
                                       std::vector<int> (*bestOf)(const Throw &));

using Seats = std::vector<int>;

constexpr std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

struct Player {
    int characters = 0;
    int henchmen = 0;
    int offBoard = 0;
    int prisoners = 0;
    int equipment = 0;
    int lost = 0;                        // units, this turn
    int lostCharacters = 0;              // this turn
    std::vector<int> defeated;           // this turn: whose units, by seat
    std::vector<int> defeatedCharacters; // the characters among them
    std::vector<int> markers;            // in the order of the locations
    bool arrived = false;                // has had somebody: strength 0 means eliminated now
    bool operator==(const Player &) const = default;
    int strength() const { return characters + henchmen + offBoard; }
    void arrive() { arrived = arrived || strength() > 0; }
    bool eliminated() const { return arrived && strength() == 0; }
    static constexpr auto form()
    {
        return record("player", must("characters", &Player::characters), must("henchmen", &Player::henchmen),
                      must("offBoard", &Player::offBoard), must("prisoners", &Player::prisoners),
                      must("equipment", &Player::equipment), must("lost", &Player::lost),
                      must("lostCharacters", &Player::lostCharacters), must("defeated", &Player::defeated),
                      must("defeatedCharacters", &Player::defeatedCharacters),
                      must("markers", &Player::markers), must("arrived", &Player::arrived));
    }
};

// A right to change sides that waits for its answer.
struct Offer {
    OfferKind kind = OfferKind::loner;
    std::optional<int> asking;  // who is asked now; nobody while the Loner chooses
    Seats waiting;              // who is asked after that
    bool choosing = false;      // the Loner says who is asked first
    std::optional<LesserBy> by; // of a partner offer: what made this player the lesser
    bool operator==(const Offer &) const = default;
    static constexpr auto form()
    {
        return record("offer", must("kind", &Offer::kind), must("asking", &Offer::asking),
                      must("waiting", &Offer::waiting), must("choosing", &Offer::choosing),
                      must("by", &Offer::by).hidden());
    }
};

struct NewCharacter {
    int player = 0;
    int cards = cardsOfNewLoner;
    bool operator==(const NewCharacter &) const = default;
    static constexpr auto form()
    {
        return record("newCharacter", must("player", &NewCharacter::player),
                      must("cards", &NewCharacter::cards));
    }
};

struct TournamentWin {
    int player = 0;
    int turn = 1;
    bool operator==(const TournamentWin &) const = default;
    static constexpr auto form()
    {
        return record("tournamentWin", must("player", &TournamentWin::player),
                      must("turn", &TournamentWin::turn));
    }
};

// A card's note that stands with its owner.
struct PinnedCard {
    int player = 0;
    Card card = Card::assassin;
    std::optional<int> until; // its last turn
    bool operator==(const PinnedCard &) const = default;
    static constexpr auto form()
    {
        return record("pin", must("player", &PinnedCard::player), must("card", &PinnedCard::card),
                      may("until", &PinnedCard::until, turnNumber).hidden());
    }
};

// A card or a character of the table's own, by name: what is known of it stands with its owner.
struct OwnPin {
    int player = 0;
    Own what = Own::card;
    std::string name;
    bool operator==(const OwnPin &) const = default;
    static constexpr auto form()
    {
        return record("own", must("player", &OwnPin::player), must("what", &OwnPin::what),
                      must("name", &OwnPin::name, aName(longestKnown)));
    }
};

// The time that the game may take. After a pause its start has moved on by as much.
struct GameClock {
    int minutes = 1;
    Moment startedAt = 0;
    std::optional<Moment> pausedAt;
    bool operator==(const GameClock &) const = default;
    Moment endsAt() const { return startedAt + Moment{60'000} * minutes; }
    // What is left at this moment, in milliseconds; nothing when it has run out.
    Moment left(Moment now) const { return std::max<Moment>(0, endsAt() - pausedAt.value_or(now)); }
    static constexpr auto form()
    {
        return record("clock", must("minutes", &GameClock::minutes, clockMinutes),
                      must("startedAt", &GameClock::startedAt, anyMoment),
                      may("pausedAt", &GameClock::pausedAt, anyMoment));
    }
};

struct State {
    std::vector<std::string> seats;
    std::optional<Outcome> outcome;
    Phase phase = Phase::turn;
    int turn = 1;
    Seats acting;
    int leader = 0; // rolled highest at the start
    std::optional<int> loner;
    std::array<Seats, 2> alliances;
    std::vector<std::string> locations;
    std::vector<Player> players;
    int vault = vaultAtStart;
    std::optional<int> hqDestroyedBy;
    std::optional<Offer> offer;
    std::vector<int> reinforce;
    std::optional<NewCharacter> newCharacter;
    std::optional<TournamentWin> tournamentWin;
    bool freshSides = false;      // this turn began with other sides than the one before
    std::vector<PinnedCard> pins; // as they were pinned
    std::optional<GameClock> clock;
    std::map<std::string, int> thrown{}; // by seat: dice for the lesser, thrown before the turn ends
    std::vector<OwnPin> own{};           // as they were pinned
    bool operator==(const State &) const = default;

    int count() const { return static_cast<int>(seats.size()); }
    bool three() const { return seats.size() == fewestPlayers; }
    const Player &player(int seat) const { return players.at(at(seat)); }
    Player &player(int seat) { return players.at(at(seat)); }
    const std::string &name(int seat) const { return seats.at(at(seat)); }
    // Whose side this is: 0 or 1.
    int allianceOf(int seat) const;
    // The other one of the same side; nobody for the Loner.
    std::optional<int> allyOf(int seat) const;
    bool lonerActs() const { return loner && acting == Seats{*loner}; }
    std::vector<std::string> names(const Seats &of) const;
    Seats everybody() const;
    int left(int seat) const { return (seat + 1) % count(); }
    bool isPinned(int player, Card card) const;
    bool isOwn(int player, const std::string &name) const;
    // Its place in the list of locations, as markers stand in it.
    std::optional<std::size_t> placeOf(const std::string &location) const;
    static constexpr auto form()
    {
        return record("state", must("seats", &State::seats), must("outcome", &State::outcome),
                      must("phase", &State::phase), must("turn", &State::turn),
                      must("acting", &State::acting), must("leader", &State::leader),
                      must("loner", &State::loner), must("alliances", &State::alliances),
                      must("locations", &State::locations), must("players", &State::players),
                      must("vault", &State::vault), must("hqDestroyedBy", &State::hqDestroyedBy),
                      must("offer", &State::offer), must("reinforce", &State::reinforce),
                      must("newCharacter", &State::newCharacter),
                      must("tournamentWin", &State::tournamentWin), must("freshSides", &State::freshSides),
                      may("pins", &State::pins), may("clock", &State::clock), may("thrown", &State::thrown),
                      may("own", &State::own, list(0, mostOwn)));
    }
};

// The seats that the others are: everybody but these.
Seats others(int count, const Seats &without);

} // namespace torchside::duelofages
