#pragma once

#include "models/cthulhu/state.h"
#include "models/kernel/form.h"
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
    static constexpr bool ownJson = true;
};

struct DeckLine {
    CardRef card;
    int count = 1;
    bool operator==(const DeckLine &) const = default;
    static constexpr auto form()
    {
        return record("line", must("card", &DeckLine::card),
                      must("count", &DeckLine::count, range(1, cards::highest)));
    }
};

// A deck by its name, with what the library holds under it.
struct DeckName {
    std::string text;
    std::vector<std::vector<DeckLine>> found;
    bool operator==(const DeckName &) const = default;
    static constexpr bool ownJson = true;
};

// A domain by its number, or the Events Domain.
struct DomainRef {
    int index = 0;
    bool events = false;
    bool operator==(const DomainRef &) const = default;
    static constexpr auto form()
    {
        return NumberOrWord<DomainRef>{&DomainRef::index, {}, "events", &DomainRef::events};
    }
};

struct Start {
    std::vector<std::string> stories;
    std::optional<Side> first;
    bool mulligan = false;
    std::optional<std::vector<DeckLine>> deck;
    std::optional<DeckName> deckName;
    Options options;
    bool operator==(const Start &) const = default;
    static constexpr auto form()
    {
        return record("start", must("stories", &Start::stories, list(3, 3, cardName)),
                      may("first", &Start::first), may("mulligan", &Start::mulligan),
                      may("deck", &Start::deck, list(1, 400)), may("deckName", &Start::deckName),
                      may("options", &Start::options));
    }
};
struct Scout {
    CardRef card;
    bool operator==(const Scout &) const = default;
    static constexpr auto form() { return record("scout", must("card", &Scout::card)); }
};
struct Skip {
    bool operator==(const Skip &) const = default;
    static constexpr auto form() { return record("skip"); }
};
struct Draw {
    std::vector<CardRef> cards;
    bool operator==(const Draw &) const = default;
    static constexpr auto form() { return record("draw", must("cards", &Draw::cards, list(0, 60))); }
};
struct Confirm {
    bool operator==(const Confirm &) const = default;
    static constexpr auto form() { return record("confirm"); }
};
struct Cannot {
    CardRef card;
    std::optional<std::string> why;
    bool operator==(const Cannot &) const = default;
    static constexpr auto form()
    {
        return record("cannot", must("card", &Cannot::card), may("why", &Cannot::why, aName(200)));
    }
};
struct Choose {
    CardRef card;
    std::optional<int> cost;
    bool operator==(const Choose &) const = default;
    static constexpr auto form()
    {
        return record("choose", must("card", &Choose::card), may("cost", &Choose::cost, costs));
    }
};
struct Die {
    std::optional<int> value;
    bool operator==(const Die &) const = default;
    static constexpr auto form() { return record("die", may("value", &Die::value, range(1, dieSides))); }
};
struct Valid {
    std::vector<CardRef> cards;
    bool operator==(const Valid &) const = default;
    static constexpr auto form() { return record("valid", must("cards", &Valid::cards, list(0, 200))); }
};
struct TakeAction {
    CardRef card;
    int cost = 0;
    bool operator==(const TakeAction &) const = default;
    static constexpr auto form()
    {
        return record("action", must("card", &TakeAction::card), must("cost", &TakeAction::cost, costs));
    }
};
// A number, or under LILLITH the characters themselves.
struct CountDefenders {
    std::optional<int> count;
    std::optional<std::vector<PlayerCharacter>> characters;
    bool operator==(const CountDefenders &) const = default;
    static constexpr auto form()
    {
        return record("defenders", may("count", &CountDefenders::count, range(0, 99)),
                      may("characters", &CountDefenders::characters, list(0, 60)));
    }
};
struct Commitment {
    int story = 0;
    std::vector<PlayerCharacter> characters;
    bool operator==(const Commitment &) const = default;
    static constexpr auto form()
    {
        return record("commitment", must("story", &Commitment::story),
                      must("characters", &Commitment::characters, list(1, 60)));
    }
};
struct Commits {
    std::vector<Commitment> stories;
    std::optional<std::vector<int>> order;
    bool operator==(const Commits &) const = default;
    static constexpr auto form()
    {
        return record("commits", must("stories", &Commits::stories, list(0, 60)),
                      may("order", &Commits::order, list(0, 60)));
    }
};
struct EndTurn {
    bool operator==(const EndTurn &) const = default;
    static constexpr auto form() { return record("end-turn"); }
};
struct PlayConspiracy {
    std::string name;
    int tokens = usualNeed;
    std::optional<std::vector<Struggle>> struggles;
    bool operator==(const PlayConspiracy &) const = default;
    static constexpr auto form()
    {
        return record("conspiracy", must("name", &PlayConspiracy::name, cardName),
                      may("tokens", &PlayConspiracy::tokens, range(1, 99)),
                      may("struggles", &PlayConspiracy::struggles, list(0, 12)));
    }
};
struct Lose {
    int character = 0;
    bool operator==(const Lose &) const = default;
    static constexpr auto form() { return record("lose", must("character", &Lose::character)); }
};
struct StoryEffect {
    bool take = false;
    bool operator==(const StoryEffect &) const = default;
    static constexpr auto form() { return record("story-effect", must("take", &StoryEffect::take)); }
};
struct NewStory {
    std::string name;
    bool operator==(const NewStory &) const = default;
    static constexpr auto form() { return record("new-story", must("name", &NewStory::name, cardName)); }
};
struct PlayEvent {
    CardRef card;
    std::optional<int> cost;
    bool operator==(const PlayEvent &) const = default;
    static constexpr auto form()
    {
        return record("play-event", must("card", &PlayEvent::card), may("cost", &PlayEvent::cost, costs));
    }
};
struct DeckOut {
    Side side = Side::player;
    bool operator==(const DeckOut &) const = default;
    static constexpr auto form() { return record("deck-out", must("side", &DeckOut::side)); }
};

// The table's hand.

struct Bar {
    CardRef card;
    bool on = true;
    bool operator==(const Bar &) const = default;
    static constexpr auto form() { return record("bar", must("card", &Bar::card), must("on", &Bar::on)); }
};
struct Wound {
    CardRef card;
    bool operator==(const Wound &) const = default;
    static constexpr auto form() { return record("wound", must("card", &Wound::card)); }
};
struct DriveInsane {
    CardRef card;
    bool operator==(const DriveInsane &) const = default;
    static constexpr auto form() { return record("insane", must("card", &DriveInsane::card)); }
};
struct Restore {
    CardRef card;
    bool operator==(const Restore &) const = default;
    static constexpr auto form() { return record("restore", must("card", &Restore::card)); }
};
struct MakeReady {
    CardRef card;
    bool operator==(const MakeReady &) const = default;
    static constexpr auto form() { return record("ready", must("card", &MakeReady::card)); }
};
struct Exhaust {
    CardRef card;
    bool operator==(const Exhaust &) const = default;
    static constexpr auto form() { return record("exhaust", must("card", &Exhaust::card)); }
};
struct Destroy {
    CardRef card;
    bool operator==(const Destroy &) const = default;
    static constexpr auto form() { return record("destroy", must("card", &Destroy::card)); }
};
struct Attach {
    CardRef card;
    CardRef to;
    bool operator==(const Attach &) const = default;
    static constexpr auto form()
    {
        return record("attach", must("card", &Attach::card), must("to", &Attach::to));
    }
};
struct Discard {
    std::optional<CardRef> card;
    std::optional<int> story;
    bool operator==(const Discard &) const = default;
    static constexpr auto form()
    {
        return record("discard", may("card", &Discard::card), may("story", &Discard::story));
    }
};
struct SetBoost {
    CardRef card;
    std::optional<int> cost;
    std::optional<int> skill;
    std::optional<IconChange> icons;
    std::optional<Keywords> keywords;
    bool operator==(const SetBoost &) const = default;
    static constexpr auto form()
    {
        return record("boost", must("card", &SetBoost::card), may("cost", &SetBoost::cost, costs),
                      may("skill", &SetBoost::skill, skills), may("icons", &SetBoost::icons),
                      may("keywords", &SetBoost::keywords, cardWords));
    }
};
struct MoveTokens {
    int story = 0;
    Side side = Side::minion;
    int by = 0;
    bool operator==(const MoveTokens &) const = default;
    static constexpr auto form()
    {
        return record("token", must("story", &MoveTokens::story), must("side", &MoveTokens::side),
                      must("by", &MoveTokens::by, range(-999, 999)));
    }
};
struct ChangeStory {
    int index = 0;
    std::optional<std::string> name;
    std::optional<int> need;
    std::optional<std::vector<Struggle>> struggles;
    bool operator==(const ChangeStory &) const = default;
    static constexpr auto form()
    {
        return record("story", must("index", &ChangeStory::index), may("name", &ChangeStory::name, cardName),
                      may("need", &ChangeStory::need, range(1, 99)),
                      may("struggles", &ChangeStory::struggles, list(0, 12)));
    }
};
struct CountStories {
    Side side = Side::minion;
    int by = 0;
    bool operator==(const CountStories &) const = default;
    static constexpr auto form()
    {
        return record("won", must("side", &CountStories::side),
                      must("by", &CountStories::by, range(-99, 99)));
    }
};
struct ChangeDomain {
    DomainRef index;
    std::optional<int> by;
    std::optional<bool> drained;
    bool operator==(const ChangeDomain &) const = default;
    static constexpr auto form()
    {
        return record("domain", must("index", &ChangeDomain::index),
                      may("by", &ChangeDomain::by, range(-999, 999)), may("drained", &ChangeDomain::drained));
    }
};
struct AddDomain {
    bool operator==(const AddDomain &) const = default;
    static constexpr auto form() { return record("add-domain"); }
};
struct PutIntoPlay {
    CardRef card;
    bool operator==(const PutIntoPlay &) const = default;
    static constexpr auto form() { return record("put-into-play", must("card", &PutIntoPlay::card)); }
};
struct TakeToHand {
    CardRef card;
    bool operator==(const TakeToHand &) const = default;
    static constexpr auto form() { return record("take-to-hand", must("card", &TakeToHand::card)); }
};
struct LayDormant {
    CardRef card;
    int story = 0;
    bool operator==(const LayDormant &) const = default;
    static constexpr auto form()
    {
        return record("dormant", must("card", &LayDormant::card), must("story", &LayDormant::story));
    }
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
    static constexpr auto form()
    {
        return record("destination", must("card", &Destination::card), must("story", &Destination::story));
    }
};
// A card; or under LILLITH a whole other line, as it was dragged together.
struct AskWhyNot {
    std::optional<CardRef> card;
    std::optional<std::vector<Destination>> line;
    bool operator==(const AskWhyNot &) const = default;
    static constexpr auto form()
    {
        return record("why-not", may("card", &AskWhyNot::card), may("line", &AskWhyNot::line, list(0, 60)));
    }
};
using Question = std::variant<AskWhyNot>;

// A card or a story; a number or the characters; a card or a line: one of the two, never both.
std::optional<Refusal> faultOf(const Discard &discard);
std::optional<Refusal> faultOf(const CountDefenders &defenders);
std::optional<Refusal> faultOf(const AskWhyNot &question);

} // namespace torchside::cthulhu
