#pragma once

#include "models/cthulhu/cthulhu_state.h"
#include "models/kernel/refusal.h"

#include <variant>

// What is asked for in a game against the Minion.
namespace torchside::cthulhu {

// What the library knows by the name that was given.
struct Found {
    std::string id;
    Printed card;
    bool operator==(const Found &) const = default;
};

// A card in a command: a name or an id, or the card itself.
struct CardRef {
    std::string text;
    std::optional<Printed> card;
    std::vector<Found> found; // looked up as the command was read; never written
    bool operator==(const CardRef &) const = default;
};

struct DeckLine {
    CardRef card;
    int count = 1;
    bool operator==(const DeckLine &) const = default;
};

// A deck by its name, with what the library holds under it.
struct DeckName {
    std::string text;
    std::vector<std::vector<DeckLine>> found;
    bool operator==(const DeckName &) const = default;
};

// A domain by its number, or the Events Domain.
struct DomainRef {
    int index = 0;
    bool events = false;
    bool operator==(const DomainRef &) const = default;
};

struct Start {
    std::vector<std::string> stories;
    std::optional<Side> first;
    bool mulligan = false;
    std::optional<std::vector<DeckLine>> deck;
    std::optional<DeckName> deckName;
    Options options;
    bool operator==(const Start &) const = default;
};
struct Scout {
    CardRef card;
    bool operator==(const Scout &) const = default;
};
struct Skip {
    bool operator==(const Skip &) const = default;
};
struct Draw {
    std::vector<CardRef> cards;
    bool operator==(const Draw &) const = default;
};
struct Confirm {
    bool operator==(const Confirm &) const = default;
};
struct Cannot {
    CardRef card;
    std::optional<std::string> why;
    bool operator==(const Cannot &) const = default;
};
struct Choose {
    CardRef card;
    std::optional<int> cost;
    bool operator==(const Choose &) const = default;
};
struct Die {
    std::optional<int> value;
    bool operator==(const Die &) const = default;
};
struct Valid {
    std::vector<CardRef> cards;
    bool operator==(const Valid &) const = default;
};
struct TakeAction {
    CardRef card;
    int cost = 0;
    bool operator==(const TakeAction &) const = default;
};
// A number, or under LILLITH the characters themselves.
struct CountDefenders {
    std::optional<int> count;
    std::optional<std::vector<PlayerCharacter>> characters;
    bool operator==(const CountDefenders &) const = default;
};
struct Commitment {
    int story = 0;
    std::vector<PlayerCharacter> characters;
    bool operator==(const Commitment &) const = default;
};
struct Commits {
    std::vector<Commitment> stories;
    std::optional<std::vector<int>> order;
    bool operator==(const Commits &) const = default;
};
struct EndTurn {
    bool operator==(const EndTurn &) const = default;
};
struct PlayConspiracy {
    std::string name;
    int tokens = usualNeed;
    std::optional<std::vector<Struggle>> struggles;
    bool operator==(const PlayConspiracy &) const = default;
};
struct Lose {
    int character = 0;
    bool operator==(const Lose &) const = default;
};
struct StoryEffect {
    bool take = false;
    bool operator==(const StoryEffect &) const = default;
};
struct NewStory {
    std::string name;
    bool operator==(const NewStory &) const = default;
};
struct PlayEvent {
    CardRef card;
    std::optional<int> cost;
    bool operator==(const PlayEvent &) const = default;
};
struct DeckOut {
    Side side = Side::player;
    bool operator==(const DeckOut &) const = default;
};

// The table's hand.

struct Bar {
    CardRef card;
    bool on = true;
    bool operator==(const Bar &) const = default;
};
struct Wound {
    CardRef card;
    bool operator==(const Wound &) const = default;
};
struct DriveInsane {
    CardRef card;
    bool operator==(const DriveInsane &) const = default;
};
struct Restore {
    CardRef card;
    bool operator==(const Restore &) const = default;
};
struct MakeReady {
    CardRef card;
    bool operator==(const MakeReady &) const = default;
};
struct Exhaust {
    CardRef card;
    bool operator==(const Exhaust &) const = default;
};
struct Destroy {
    CardRef card;
    bool operator==(const Destroy &) const = default;
};
struct Attach {
    CardRef card;
    CardRef to;
    bool operator==(const Attach &) const = default;
};
struct Discard {
    std::optional<CardRef> card;
    std::optional<int> story;
    bool operator==(const Discard &) const = default;
};
struct SetBoost {
    CardRef card;
    std::optional<int> cost;
    std::optional<int> skill;
    std::optional<IconChange> icons;
    std::optional<Keywords> keywords;
    bool operator==(const SetBoost &) const = default;
};
struct MoveTokens {
    int story = 0;
    Side side = Side::minion;
    int by = 0;
    bool operator==(const MoveTokens &) const = default;
};
struct ChangeStory {
    int index = 0;
    std::optional<std::string> name;
    std::optional<int> need;
    std::optional<std::vector<Struggle>> struggles;
    bool operator==(const ChangeStory &) const = default;
};
struct CountStories {
    Side side = Side::minion;
    int by = 0;
    bool operator==(const CountStories &) const = default;
};
struct ChangeDomain {
    DomainRef index;
    std::optional<int> by;
    std::optional<bool> drained;
    bool operator==(const ChangeDomain &) const = default;
};
struct AddDomain {
    bool operator==(const AddDomain &) const = default;
};
struct PutIntoPlay {
    CardRef card;
    bool operator==(const PutIntoPlay &) const = default;
};
struct TakeToHand {
    CardRef card;
    bool operator==(const TakeToHand &) const = default;
};
struct LayDormant {
    CardRef card;
    int story = 0;
    bool operator==(const LayDormant &) const = default;
};

using Command = std::variant<Start, Scout, Skip, Draw, Confirm, Cannot, Choose, Die, Valid, TakeAction,
                             CountDefenders, Commits, EndTurn, PlayConspiracy, Lose, StoryEffect, NewStory,
                             PlayEvent, DeckOut, Bar, Wound, DriveInsane, Restore, MakeReady, Exhaust,
                             Destroy, Attach, Discard, SetBoost, MoveTokens, ChangeStory, CountStories,
                             ChangeDomain, AddDomain, PutIntoPlay, TakeToHand, LayDormant, Rename>;

// A question changes nothing and is not kept.
struct Destination {
    CardRef card;
    int story = 0;
    bool operator==(const Destination &) const = default;
};
// A card; or under LILLITH a whole other line, as it was dragged together.
struct AskWhyNot {
    std::optional<CardRef> card;
    std::optional<std::vector<Destination>> line;
    bool operator==(const AskWhyNot &) const = default;
};
using Question = std::variant<AskWhyNot>;

// A card or a story; a number or the characters; a card or a line: one of the two, never both.
std::optional<Refusal> faultOf(const Discard &discard);
std::optional<Refusal> faultOf(const CountDefenders &defenders);
std::optional<Refusal> faultOf(const AskWhyNot &question);

} // namespace torchside::cthulhu
