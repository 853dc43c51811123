#pragma once

#include "models/cthulhu/events.h"
#include "models/kernel/dice.h"
#include "models/kernel/form.h"
#include "models/kernel/refusal.h"

#include <variant>

// What is asked for in the course of a game against the Minion, and what its words stand for.
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
    std::optional<DeckName> ownDeckName{}; // the player's: its characters are offered
    bool operator==(const Start &) const = default;
    static constexpr auto form()
    {
        return record("start", must("stories", &Start::stories, list(3, 3, cardName)),
                      may("first", &Start::first), may("mulligan", &Start::mulligan),
                      may("deck", &Start::deck, list(1, 400)), may("deckName", &Start::deckName),
                      may("options", &Start::options), may("ownDeckName", &Start::ownDeckName));
    }
};
Decision<Event> decide(const State &state, const Start &command, Dice &dice);
std::vector<Came> thrown(const State &state, const Start &command, const std::vector<Event> &events);

struct Scout {
    CardRef card;
    bool operator==(const Scout &) const = default;
    static constexpr auto form() { return record("scout", must("card", &Scout::card)); }
};
Decision<Event> decide(const State &state, const Scout &command);

struct Skip {
    bool operator==(const Skip &) const = default;
    static constexpr auto form() { return record("skip"); }
};
Decision<Event> decide(const State &state, const Skip &command);

struct Draw {
    std::vector<CardRef> cards;
    bool operator==(const Draw &) const = default;
    static constexpr auto form() { return record("draw", must("cards", &Draw::cards, list(0, 60))); }
};
Decision<Event> decide(const State &state, const Draw &command);

struct Confirm {
    bool operator==(const Confirm &) const = default;
    static constexpr auto form() { return record("confirm"); }
};
Decision<Event> decide(const State &state, const Confirm &command);

struct Cannot {
    CardRef card;
    std::optional<std::string> why;
    bool operator==(const Cannot &) const = default;
    static constexpr auto form()
    {
        return record("cannot", must("card", &Cannot::card), may("why", &Cannot::why, aName(200)));
    }
};
Decision<Event> decide(const State &state, const Cannot &command);

struct Choose {
    CardRef card;
    std::optional<int> cost;
    std::optional<CardRef> attachTo{}; // which of equal characters an attachment goes to
    bool operator==(const Choose &) const = default;
    static constexpr auto form()
    {
        return record("choose", must("card", &Choose::card), may("cost", &Choose::cost, costs),
                      may("attachTo", &Choose::attachTo));
    }
};
Decision<Event> decide(const State &state, const Choose &command);

struct Die {
    std::optional<int> value;
    bool operator==(const Die &) const = default;
    static constexpr auto form() { return record("die", may("value", &Die::value, range(1, dieSides))); }
};
Decision<Event> decide(const State &state, const Die &command, Dice &dice);
std::vector<Came> thrown(const State &state, const Die &command, const std::vector<Event> &events);

struct Valid {
    std::vector<CardRef> cards;
    bool operator==(const Valid &) const = default;
    static constexpr auto form() { return record("valid", must("cards", &Valid::cards, list(0, 200))); }
};
Decision<Event> decide(const State &state, const Valid &command);

struct TakeAction {
    CardRef card;
    int cost = 0;
    bool operator==(const TakeAction &) const = default;
    static constexpr auto form()
    {
        return record("action", must("card", &TakeAction::card), must("cost", &TakeAction::cost, costs));
    }
};
Decision<Event> decide(const State &state, const TakeAction &command);

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
Decision<Event> decide(const State &state, const CountDefenders &command);

// One of the player's characters as it is sent: by its id where it is remembered, else by its numbers.
struct Sent {
    std::optional<std::string> name;
    std::optional<int> skill;
    std::optional<Icons> icons;
    std::optional<Keywords> keywords;
    std::optional<int> wounds;
    std::optional<OwnId> id{};
    bool operator==(const Sent &) const = default;
    static constexpr auto form()
    {
        return record("character", may("name", &Sent::name, cardName), may("skill", &Sent::skill, skills),
                      may("icons", &Sent::icons), may("keywords", &Sent::keywords, cardWords),
                      may("wounds", &Sent::wounds, costs), may("id", &Sent::id));
    }
};

struct Commitment {
    int story = 0;
    std::vector<Sent> characters;
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
    std::map<std::string, int> where{}; // the same for those who are remembered: the story of each
    bool operator==(const Commits &) const = default;
    static constexpr auto form()
    {
        return record("commits", must("stories", &Commits::stories, list(0, 60)),
                      may("order", &Commits::order, list(0, 60)), may("where", &Commits::where));
    }
};
Decision<Event> decide(const State &state, const Commits &command);

struct EndTurn {
    bool operator==(const EndTurn &) const = default;
    static constexpr auto form() { return record("end-turn"); }
};
Decision<Event> decide(const State &state, const EndTurn &command);

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
Decision<Event> decide(const State &state, const PlayConspiracy &command);

struct Lose {
    int character = 0;
    bool operator==(const Lose &) const = default;
    static constexpr auto form() { return record("lose", must("character", &Lose::character)); }
};
Decision<Event> decide(const State &state, const Lose &command);

struct StoryEffect {
    bool take = false;
    bool operator==(const StoryEffect &) const = default;
    static constexpr auto form() { return record("story-effect", must("take", &StoryEffect::take)); }
};
Decision<Event> decide(const State &state, const StoryEffect &command);

struct NewStory {
    std::string name;
    bool operator==(const NewStory &) const = default;
    static constexpr auto form() { return record("new-story", must("name", &NewStory::name, cardName)); }
};
Decision<Event> decide(const State &state, const NewStory &command);

struct PlayEvent {
    CardRef card;
    std::optional<int> cost;
    bool operator==(const PlayEvent &) const = default;
    static constexpr auto form()
    {
        return record("play-event", must("card", &PlayEvent::card), may("cost", &PlayEvent::cost, costs));
    }
};
Decision<Event> decide(const State &state, const PlayEvent &command);

struct DeckOut {
    Side side = Side::player;
    bool operator==(const DeckOut &) const = default;
    static constexpr auto form() { return record("deck-out", must("side", &DeckOut::side)); }
};
Decision<Event> decide(const State &state, const DeckOut &command);

} // namespace torchside::cthulhu
