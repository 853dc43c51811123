#pragma once

#include "models/cthulhu/cthulhu_state.h"

#include <variant>

// What happened in a game against the Minion. Stories are told by their place at that moment.
namespace torchside::cthulhu {

struct Started {
    std::vector<std::string> stories;
    Side first = Side::player;
    bool mulligan = false;
    Options options;
    std::optional<std::vector<DeckEntry>> deck;
    bool operator==(const Started &) const = default;
};
struct DeckWarned {
    int cards = 0;
    int characters = 0;
    bool operator==(const DeckWarned &) const = default;
};
struct CameUp {
    CardId card;
    Printed is;
    bool operator==(const CameUp &) const = default;
};
struct NotInDeck {
    CardId card;
    bool operator==(const NotInDeck &) const = default;
};
struct Scouted {
    CardId card;
    bool operator==(const Scouted &) const = default;
};
struct ScoutMissing {
    int cost = 0;
    bool operator==(const ScoutMissing &) const = default;
};
struct Drawn {
    std::vector<CardId> cards;
    bool operator==(const Drawn &) const = default;
};
struct TurnBegan {
    int turn = 0;
    Side side = Side::player;
    bool operator==(const TurnBegan &) const = default;
};
struct WentOn {
    Stage to = Stage::refresh;
    bool operator==(const WentOn &) const = default;
};
struct Refreshed {
    std::optional<CardId> restored;
    bool operator==(const Refreshed &) const = default;
};
struct Rerolled {
    int value = 0;
    bool operator==(const Rerolled &) const = default;
};
struct ResourceGained {
    int value = 0;
    int domain = 0;
    bool operator==(const ResourceGained &) const = default;
};
struct EventsJudged {
    std::vector<CardId> valid;
    bool operator==(const EventsJudged &) const = default;
};
struct Played {
    int drain = 1;
    CardId card;
    int cost = 0;
    std::optional<int> domain;
    std::optional<CardId> attachTo;
    bool operator==(const Played &) const = default;
};
struct DrainSkipped {
    int drain = 1;
    bool declined = false; // by the table, where an X could have been played
    bool operator==(const DrainSkipped &) const = default;
};
struct Acted {
    CardId card;
    int cost = 0;
    std::optional<int> domain;
    bool operator==(const Acted &) const = default;
};
struct ActionSkipped {
    bool operator==(const ActionSkipped &) const = default;
};
struct LeftOut {
    CardId card;
    std::optional<std::string> why;
    bool operator==(const LeftOut &) const = default;
};
struct Chosen {
    CardId card;
    bool operator==(const Chosen &) const = default;
};
struct DefendersCounted {
    int count = 0;
    bool operator==(const DefendersCounted &) const = default;
};
struct MinionCommitted {
    std::vector<Commit> commits;
    bool operator==(const MinionCommitted &) const = default;
};
struct Attending {
    int story = 0;
    std::vector<PlayerCharacter> characters;
    bool operator==(const Attending &) const = default;
};
struct PlayerCommitted {
    std::vector<Attending> stories;
    std::optional<std::vector<int>> order; // what is resolved first; not when the player defends
    bool operator==(const PlayerCommitted &) const = default;
};
struct MinionDefended {
    std::vector<Commit> defends;
    bool operator==(const MinionDefended &) const = default;
};
struct FightBegan {
    int story = 0;
    bool operator==(const FightBegan &) const = default;
};
struct StruggleDecided {
    int story = 0;
    Struggle struggle = Struggle::terror;
    int minion = 0;
    int player = 0;
    std::optional<Side> winner;
    bool operator==(const StruggleDecided &) const = default;
};
struct LossOwed {
    int story = 0;
    Struggle struggle = Struggle::terror;
    std::vector<int> characters;
    bool operator==(const LossOwed &) const = default;
};
enum class Loss { insane, wounded, destroyed };
struct PlayerLost {
    int story = 0;
    int character = 0;
    Loss how = Loss::insane;
    bool operator==(const PlayerLost &) const = default;
};
struct PlayerReadied {
    int story = 0;
    bool operator==(const PlayerReadied &) const = default;
};
struct SkillCompared {
    int story = 0;
    int minion = 0;
    int player = 0;
    int tokens = 0; // what the attacker earns by it
    bool operator==(const SkillCompared &) const = default;
};
struct FightEnded {
    int story = 0;
    bool operator==(const FightEnded &) const = default;
};
struct AllWentHome {
    bool operator==(const AllWentHome &) const = default;
};
struct TokensMoved {
    int story = 0;
    Side side = Side::minion;
    int by = 0;
    bool operator==(const TokensMoved &) const = default;
};
struct StoryWon {
    int story = 0;
    Side side = Side::minion;
    bool operator==(const StoryWon &) const = default;
};
struct EffectSettled {
    int story = 0;
    Side side = Side::minion;
    bool taken = false;
    bool operator==(const EffectSettled &) const = default;
};
struct StoryReplaced {
    int story = 0;
    std::string name;
    bool operator==(const StoryReplaced &) const = default;
};
struct ConspiracyLeft {
    int story = 0;
    bool operator==(const ConspiracyLeft &) const = default;
};
struct ConspiracyPlayed {
    std::string name;
    int tokens = usualNeed;
    std::optional<std::vector<Struggle>> struggles;
    bool operator==(const ConspiracyPlayed &) const = default;
};
struct EventPlayed {
    CardId card;
    int cost = 0;
    bool fromEvents = false;
    std::optional<int> domain;
    bool operator==(const EventPlayed &) const = default;
};
struct Ended {
    Side winner = Side::player;
    std::string reason;
    bool operator==(const Ended &) const = default;
};

// What came of the struggles or of the table's hand to one of the Minion's cards.

struct WentInsane {
    CardId card;
    bool operator==(const WentInsane &) const = default;
};
struct Wounded {
    CardId card;
    bool operator==(const Wounded &) const = default;
};
struct Destroyed {
    CardId card;
    bool operator==(const Destroyed &) const = default;
};
struct Readied {
    CardId card;
    bool operator==(const Readied &) const = default;
};
struct Exhausted {
    CardId card;
    bool operator==(const Exhausted &) const = default;
};
struct Restored {
    CardId card;
    bool operator==(const Restored &) const = default;
};
struct Barred {
    CardId card;
    bool on = true;
    bool operator==(const Barred &) const = default;
};
struct Attached {
    CardId card;
    CardId to;
    bool operator==(const Attached &) const = default;
};
struct Discarded {
    CardId card;
    bool operator==(const Discarded &) const = default;
};
struct ConspiracyDiscarded {
    int story = 0;
    bool operator==(const ConspiracyDiscarded &) const = default;
};
struct Boosted {
    CardId card;
    std::optional<int> cost;
    std::optional<int> skill;
    std::optional<IconChange> icons;
    std::optional<Keywords> keywords;
    bool operator==(const Boosted &) const = default;
};
struct StoryChanged {
    int story = 0;
    std::optional<std::string> name;
    std::optional<int> need;
    std::optional<std::vector<Struggle>> struggles;
    bool operator==(const StoryChanged &) const = default;
};
struct StoriesCounted {
    Side side = Side::minion;
    int by = 0;
    bool operator==(const StoriesCounted &) const = default;
};
struct DomainChanged {
    std::optional<int> domain; // none: the Events Domain
    int by = 0;
    std::optional<bool> drained;
    bool operator==(const DomainChanged &) const = default;
};
struct DomainAdded {
    bool operator==(const DomainAdded &) const = default;
};
struct EnteredPlay {
    CardId card;
    std::optional<CardId> attachTo;
    bool operator==(const EnteredPlay &) const = default;
};
struct TakenToHand {
    CardId card;
    bool operator==(const TakenToHand &) const = default;
};
struct LaidDormant {
    CardId card;
    int story = 0;
    bool operator==(const LaidDormant &) const = default;
};

// Under LILLITH.

struct ResourcePlaced {
    int domain = 0;
    bool operator==(const ResourcePlaced &) const = default;
};
struct DefendersNamed {
    std::vector<PlayerCharacter> characters;
    bool operator==(const DefendersNamed &) const = default;
};
struct Planned {
    lillith::Plan plan;
    bool operator==(const Planned &) const = default;
};
struct MomentCame {
    Trigger trigger = Trigger::any;
    bool operator==(const MomentCame &) const = default;
};
struct MomentPassed {
    bool operator==(const MomentPassed &) const = default;
};
struct StruggleSettled {
    bool operator==(const StruggleSettled &) const = default;
};

using Event = std::variant<
    Started, DeckWarned, CameUp, NotInDeck, Scouted, ScoutMissing, Drawn, TurnBegan, WentOn, Refreshed,
    Rerolled, ResourceGained, EventsJudged, Played, DrainSkipped, Acted, ActionSkipped, LeftOut, Chosen,
    DefendersCounted, MinionCommitted, PlayerCommitted, MinionDefended, FightBegan, StruggleDecided, LossOwed,
    PlayerLost, PlayerReadied, SkillCompared, FightEnded, AllWentHome, TokensMoved, StoryWon, EffectSettled,
    StoryReplaced, ConspiracyLeft, ConspiracyPlayed, EventPlayed, Ended, WentInsane, Wounded, Destroyed,
    Readied, Exhausted, Restored, Barred, Attached, Discarded, ConspiracyDiscarded, Boosted, StoryChanged,
    StoriesCounted, DomainChanged, DomainAdded, EnteredPlay, TakenToHand, LaidDormant, Renamed,
    ResourcePlaced, DefendersNamed, Planned, MomentCame, MomentPassed, StruggleSettled>;

} // namespace torchside::cthulhu

template <>
struct torchside::Names<torchside::cthulhu::Loss> {
    static constexpr std::array<std::string_view, 3> list{"insane", "wounded", "destroyed"};
};
