#pragma once

#include "models/cthulhu/cards/card.h"
#include "models/cthulhu/lillith/plan.h"
#include "models/cthulhu/player.h"
#include "models/kernel/form.h"
#include "models/kernel/session.h"

// What is so in a game against the Minion.
namespace torchside::cthulhu {
enum class Side { player, minion };
enum class Phase { setup, minion, player, over };
enum class Variant { standard, lillith };
enum class StoryRule { alternate, equalDefense };
enum class DefendFirst { icons, tokens };

// Where the turn stands. What is to be done there (the step) is worked out from the state.
enum class Stage {
    scout,
    opening,
    refresh,
    draw,
    resource,
    events,
    firstDrain,
    secondDrain,
    third,
    defenders,
    commit,
    answer,
    player,
    defend,
    resolve,
    over
};

inline constexpr int handAtFirst = 5;
inline constexpr int toWin = 3;
inline constexpr std::size_t usualDomains = 3;
inline constexpr std::size_t mostDomains = 6;
inline constexpr int dieSides = 6;
inline constexpr std::size_t mostOwnDomains = 12;

struct Options {
    Variant variant = Variant::standard;
    int domainResources = 2;
    int eventsResources = 2;
    int scoutCost = 3;
    int draw = 2;
    StoryRule story = StoryRule::alternate;
    bool firstTurnPenalty = false;
    std::optional<DefendFirst> defendFirst; // not said: by icons
    bool operator==(const Options &) const = default;
    static constexpr auto form()
    {
        return record("options", may("variant", &Options::variant),
                      may("domainResources", &Options::domainResources, costs),
                      may("eventsResources", &Options::eventsResources, costs),
                      may("scoutCost", &Options::scoutCost, range(0, 10)),
                      may("draw", &Options::draw, range(1, 10)), may("story", &Options::story),
                      may("firstTurnPenalty", &Options::firstTurnPenalty),
                      may("defendFirst", &Options::defendFirst));
    }
};

inline bool byIcons(const Options &options)
{
    return options.defendFirst.value_or(DefendFirst::icons) == DefendFirst::icons;
}

struct Domain {
    int resources = 0;
    bool drained = false;
    bool operator==(const Domain &) const = default;
    static constexpr auto form()
    {
        return record("domain", must("resources", &Domain::resources), must("drained", &Domain::drained));
    }
};

struct Pooled {
    CardId card;
    bool valid = false; // the table said that it could be played this turn
    bool operator==(const Pooled &) const = default;
    static constexpr auto form()
    {
        return record("pooled", must("card", &Pooled::card), must("valid", &Pooled::valid));
    }
};

// Icons of which some are said and the others stay.
struct IconChange {
    std::optional<int> terror;
    std::optional<int> combat;
    std::optional<int> arcane;
    std::optional<int> investigation;
    bool operator==(const IconChange &) const = default;
    static constexpr auto form()
    {
        return record("icons", may("terror", &IconChange::terror, costs),
                      may("combat", &IconChange::combat, costs), may("arcane", &IconChange::arcane, costs),
                      may("investigation", &IconChange::investigation, costs));
    }
};

// What the table changed on a character; what is not said is as printed.
struct Boost {
    std::optional<int> cost;
    std::optional<int> skill;
    IconChange icons;
    std::optional<Keywords> keywords;
    bool operator==(const Boost &) const = default;
    static constexpr auto form()
    {
        return record("boost", may("cost", &Boost::cost), may("skill", &Boost::skill),
                      must("icons", &Boost::icons), may("keywords", &Boost::keywords));
    }
};

struct Character {
    CardId card;
    Status status = Status::ready;
    int wounds = 0;
    std::vector<CardId> attachments;
    std::optional<int> story; // the key of the story it is committed to
    bool barred = false;
    Boost boost;
    bool operator==(const Character &) const = default;
    bool isReady() const { return status == Status::ready && !barred; }
    bool isInsane() const { return status == Status::insane; }
    static constexpr auto form()
    {
        return record("character", must("card", &Character::card), must("status", &Character::status),
                      must("wounds", &Character::wounds), must("attachments", &Character::attachments),
                      must("story", &Character::story), must("barred", &Character::barred),
                      must("boost", &Character::boost));
    }
};

struct Story {
    int key = 0; // stays the same while others come and go beside it
    std::string name;
    std::optional<CardId> card; // the Minion's conspiracy
    std::optional<Side> conspiracy;
    int need = usualNeed;
    std::vector<Struggle> struggles{allStruggles.begin(), allStruggles.end()};
    int minion = 0;
    int player = 0;
    bool operator==(const Story &) const = default;
    int tokens(Side side) const { return side == Side::minion ? minion : player; }
    static constexpr auto form()
    {
        return record("story", must("key", &Story::key), must("name", &Story::name),
                      must("card", &Story::card), must("conspiracy", &Story::conspiracy),
                      must("need", &Story::need), must("struggles", &Story::struggles),
                      must("minion", &Story::minion), must("player", &Story::player));
    }
};

// A story that was won and is not yet replaced.
struct Won {
    int story = 0;
    Side side = Side::minion;
    bool effectDone = false;
    bool operator==(const Won &) const = default;
    static constexpr auto form()
    {
        return record("won", must("story", &Won::story), must("side", &Won::side),
                      must("effectDone", &Won::effectDone));
    }
};

// Face down at a story; without one, its story is won and the table decides.
struct Dormant {
    CardId card;
    std::optional<int> story;
    bool operator==(const Dormant &) const = default;
    static constexpr auto form()
    {
        return record("dormant", must("card", &Dormant::card), must("story", &Dormant::story));
    }
};

// The player's characters at one story, as they were told, and which of them have left it.
struct Attendance {
    int story = 0;
    std::vector<PlayerCharacter> characters;
    std::vector<bool> gone;
    bool operator==(const Attendance &) const = default;
    static constexpr auto form()
    {
        return record("attendance", must("story", &Attendance::story),
                      must("characters", &Attendance::characters), must("gone", &Attendance::gone));
    }
};

struct Fought {
    Struggle struggle = Struggle::terror;
    std::optional<Side> winner;
    bool operator==(const Fought &) const = default;
    static constexpr auto form()
    {
        return record("result", must("struggle", &Fought::struggle), must("winner", &Fought::winner));
    }
};

// The stories that are fought over in this turn, the first of them now.
struct Fight {
    Side attacker = Side::minion;
    std::vector<int> order;
    bool begun = false; // at the first of them
    std::vector<Fought> results;
    std::vector<int> owed; // of these the player gives up one
    bool due = false;      // an event came between the struggle lost last and what comes of it
    bool tied = false;     // which of the Minion's equals pays for it, or is readied, the table says
    bool operator==(const Fight &) const = default;
    static constexpr auto form()
    {
        return record("fight", must("attacker", &Fight::attacker), must("order", &Fight::order),
                      must("begun", &Fight::begun), must("results", &Fight::results),
                      must("owed", &Fight::owed), may("due", &Fight::due), may("tied", &Fight::tied));
    }
};

// A moment at which events of the pool play themselves under LILLITH, and which of them could not.
struct Moment {
    Trigger trigger = Trigger::any;
    std::vector<CardId> asked;
    bool operator==(const Moment &) const = default;
    static constexpr auto form()
    {
        return record("moment", must("trigger", &Moment::trigger), must("asked", &Moment::asked));
    }
};

struct DeckEntry {
    Printed card;
    int left = 0;
    bool operator==(const DeckEntry &) const = default;
    static constexpr auto form()
    {
        return record("entry", must("card", &DeckEntry::card), must("left", &DeckEntry::left, range(0, 99)));
    }
};

struct State {
    std::vector<std::string> seats;
    std::optional<Outcome> outcome;
    Phase phase = Phase::setup;
    Stage stage = Stage::scout;
    int turn = 0;
    std::optional<Side> side;
    Side first = Side::player;
    bool mulligan = false;
    Options options;
    std::vector<Printed> cards; // every card that came up, c1 first
    std::vector<CardId> hand;
    std::vector<Pooled> pool;
    std::vector<Character> characters;
    std::vector<CardId> supports;
    std::vector<Dormant> dormant;
    std::vector<Domain> domains;
    Domain events;
    int minionStories = 0;
    int playerStories = 0;
    std::vector<Story> stories; // nearest the Deep first
    int nextKey = 1;
    std::vector<Won> won;
    std::vector<CardId> aside;     // can't, until the phase ends
    std::vector<CardId> preferred; // chosen among equals, until the phase ends
    bool declinedX = false;        // the table left the cards of cost X in the hand
    std::optional<int> defenders;
    std::optional<std::vector<PlayerCharacter>> defendersReady; // told to LILLITH
    std::vector<Attendance> attendance;
    std::optional<Fight> fight;
    std::optional<std::vector<DeckEntry>> deck;
    int played = 0;                    // cards, in these operations of LILLITH's
    std::optional<lillith::Plan> plan; // while nothing has changed since
    std::optional<cthulhu::Moment> moment;
    std::vector<Trigger> passed; // moments of this step or struggle that are over
    std::vector<Own> own;        // the player's characters, as far as they were named
    int nextOwn = 1;
    std::vector<Domain> ownDomains;                // the player's, where they are counted
    std::optional<std::vector<DeckEntry>> ownDeck; // the player's
    bool operator==(const State &) const = default;

    const Printed &printed(CardId id) const { return cards.at(static_cast<std::size_t>(id.number) - 1); }
    const std::string &name(CardId id) const { return printed(id).name; }
    int storiesOf(Side of) const { return of == Side::minion ? minionStories : playerStories; }
    const Character *character(CardId id) const;
    const Own *ownWith(OwnId id) const;
    const Attendance *attendanceAt(int story) const;
    std::optional<std::size_t> indexOf(int story) const; // where the story with this key lies
    int placeOf(int story) const { return static_cast<int>(indexOf(story).value()); }
    const std::string &storyAt(int place) const { return stories.at(static_cast<std::size_t>(place)).name; }
    const Story &storyWith(int key) const;
    bool isFirstTurn() const { return turn == 1; }
    bool isLillith() const { return options.variant == Variant::lillith; }
    static constexpr auto form()
    {
        return record("state", must("seats", &State::seats), must("outcome", &State::outcome),
                      must("phase", &State::phase), must("stage", &State::stage), must("turn", &State::turn),
                      must("side", &State::side), must("first", &State::first),
                      must("mulligan", &State::mulligan), must("options", &State::options),
                      must("cards", &State::cards), must("hand", &State::hand), must("pool", &State::pool),
                      must("characters", &State::characters), must("supports", &State::supports),
                      must("dormant", &State::dormant), must("domains", &State::domains),
                      must("events", &State::events), must("minionStories", &State::minionStories),
                      must("playerStories", &State::playerStories), must("stories", &State::stories),
                      must("nextKey", &State::nextKey), must("won", &State::won),
                      must("aside", &State::aside), must("preferred", &State::preferred),
                      must("declinedX", &State::declinedX), must("defenders", &State::defenders),
                      must("attendance", &State::attendance), must("fight", &State::fight),
                      must("deck", &State::deck), may("defendersReady", &State::defendersReady),
                      may("played", &State::played), may("plan", &State::plan), may("moment", &State::moment),
                      may("passed", &State::passed), may("own", &State::own), may("nextOwn", &State::nextOwn),
                      may("ownDomains", &State::ownDomains), may("ownDeck", &State::ownDeck));
    }
};

} // namespace torchside::cthulhu

template <>
struct torchside::Names<torchside::cthulhu::Side> {
    static constexpr std::array<std::string_view, 2> list{"player", "minion"};
};

template <>
struct torchside::Names<torchside::cthulhu::Phase> {
    static constexpr std::array<std::string_view, 4> list{"setup", "minion", "player", "over"};
};

template <>
struct torchside::Names<torchside::cthulhu::Variant> {
    static constexpr std::array<std::string_view, 2> list{"standard", "lillith"};
};

template <>
struct torchside::Names<torchside::cthulhu::StoryRule> {
    static constexpr std::array<std::string_view, 2> list{"alternate", "equal-defense"};
};

template <>
struct torchside::Names<torchside::cthulhu::Stage> {
    static constexpr std::array<std::string_view, 16> list{
        "scout", "opening",   "refresh", "draw",   "resource", "events", "first-drain", "second-drain",
        "third", "defenders", "commit",  "answer", "player",   "defend", "resolve",     "over"};
};

template <>
struct torchside::Names<torchside::cthulhu::DefendFirst> {
    static constexpr std::array<std::string_view, 2> list{"icons", "tokens"};
};
