#pragma once

#include "models/cthulhu/cthulhu_command_schema.h"
#include "models/cthulhu/cthulhu_event_schema.h"
#include "models/cthulhu/cthulhu_facts.h"
#include "models/cthulhu/cthulhu_rules.h"
#include "models/cthulhu/cthulhu_step_schema.h"

// How a state of the Minion's game stands in JSON: all of it for the journal, and what people see.
namespace torchside::cthulhu {

constexpr auto formOf(As<Domain>)
{
    return record("domain", must("resources", &Domain::resources), must("drained", &Domain::drained));
}

constexpr auto formOf(As<Pooled>)
{
    return record("pooled", must("card", &Pooled::card), must("valid", &Pooled::valid));
}

constexpr auto formOf(As<Boost>)
{
    return record("boost", may("cost", &Boost::cost), may("skill", &Boost::skill),
                  must("icons", &Boost::icons), may("keywords", &Boost::keywords));
}

constexpr auto formOf(As<Character>)
{
    return record("character", must("card", &Character::card), must("status", &Character::status),
                  must("wounds", &Character::wounds), must("attachments", &Character::attachments),
                  must("story", &Character::story), must("barred", &Character::barred),
                  must("boost", &Character::boost));
}

constexpr auto formOf(As<Story>)
{
    return record("story", must("key", &Story::key), must("name", &Story::name), must("card", &Story::card),
                  must("conspiracy", &Story::conspiracy), must("need", &Story::need),
                  must("struggles", &Story::struggles), must("minion", &Story::minion),
                  must("player", &Story::player));
}

constexpr auto formOf(As<Won>)
{
    return record("won", must("story", &Won::story), must("side", &Won::side),
                  must("effectDone", &Won::effectDone));
}

constexpr auto formOf(As<Dormant>)
{
    return record("dormant", must("card", &Dormant::card), must("story", &Dormant::story));
}

constexpr auto formOf(As<Attendance>)
{
    return record("attendance", must("story", &Attendance::story),
                  must("characters", &Attendance::characters), must("gone", &Attendance::gone));
}

constexpr auto formOf(As<Fought>)
{
    return record("result", must("struggle", &Fought::struggle), must("winner", &Fought::winner));
}

constexpr auto formOf(As<Fight>)
{
    return record("fight", must("attacker", &Fight::attacker), must("order", &Fight::order),
                  must("begun", &Fight::begun), must("results", &Fight::results), must("owed", &Fight::owed),
                  may("due", &Fight::due));
}

constexpr auto formOf(As<DeckEntry>)
{
    return record("entry", must("card", &DeckEntry::card), must("left", &DeckEntry::left, range(0, 99)));
}

constexpr auto formOf(As<Moment>)
{
    return record("moment", must("trigger", &Moment::trigger), must("asked", &Moment::asked));
}

constexpr auto formOf(As<State>)
{
    return record(
        "state", must("seats", &State::seats), must("outcome", &State::outcome), must("phase", &State::phase),
        must("stage", &State::stage), must("turn", &State::turn), must("side", &State::side),
        must("first", &State::first), must("mulligan", &State::mulligan), must("options", &State::options),
        must("cards", &State::cards), must("hand", &State::hand), must("pool", &State::pool),
        must("characters", &State::characters), must("supports", &State::supports),
        must("dormant", &State::dormant), must("domains", &State::domains), must("events", &State::events),
        must("minionStories", &State::minionStories), must("playerStories", &State::playerStories),
        must("stories", &State::stories), must("nextKey", &State::nextKey), must("won", &State::won),
        must("aside", &State::aside), must("preferred", &State::preferred),
        must("declinedX", &State::declinedX), must("defenders", &State::defenders),
        must("attendance", &State::attendance), must("fight", &State::fight), must("deck", &State::deck),
        may("defendersReady", &State::defendersReady), may("played", &State::played),
        may("plan", &State::plan), may("moment", &State::moment), may("passed", &State::passed));
}

// What people see of it.

struct CardView {
    CardId id;
    std::string name;
    CardType type = CardType::character;
    Cost cost;
    int skill = 0;
    Icons icons;
};

struct PoolView : CardView {
    bool valid = false;
};

struct CharacterView : CardView {
    Status status = Status::ready;
    int wounds = 0;
    std::vector<CardView> attachments;
    std::optional<int> story;
    std::vector<int> potential;
    bool barred = false;
};

struct DormantView : CardView {
    std::optional<int> story;
};

template <class... Fields>
constexpr auto cardForm(Fields... more)
{
    return record("card", must("id", &CardView::id), must("name", &CardView::name),
                  must("type", &CardView::type), must("cost", &CardView::cost),
                  must("skill", &CardView::skill), must("icons", &CardView::icons), more...);
}

constexpr auto formOf(As<CardView>)
{
    return cardForm();
}

constexpr auto formOf(As<PoolView>)
{
    return cardForm(must("valid", &PoolView::valid));
}

constexpr auto formOf(As<CharacterView>)
{
    return cardForm(must("status", &CharacterView::status), must("wounds", &CharacterView::wounds),
                    must("attachments", &CharacterView::attachments), must("story", &CharacterView::story),
                    must("potential", &CharacterView::potential), must("barred", &CharacterView::barred));
}

constexpr auto formOf(As<DormantView>)
{
    return cardForm(must("story", &DormantView::story));
}

struct MinionView {
    std::vector<Domain> domains;
    Domain events;
    std::vector<CardView> hand;
    std::vector<PoolView> pool;
    std::vector<CharacterView> characters;
    std::vector<CardView> supports;
    std::vector<DormantView> dormant;
    int stories = 0;
};

constexpr auto formOf(As<MinionView>)
{
    return record("minion", must("domains", &MinionView::domains), must("events", &MinionView::events),
                  must("hand", &MinionView::hand), must("pool", &MinionView::pool),
                  must("characters", &MinionView::characters), must("supports", &MinionView::supports),
                  must("dormant", &MinionView::dormant), must("stories", &MinionView::stories));
}

struct PlayerView {
    int stories = 0;
};

constexpr auto formOf(As<PlayerView>)
{
    return record("player", must("stories", &PlayerView::stories));
}

struct StoryView {
    std::string name;
    std::optional<CardId> card;
    std::optional<Side> conspiracy;
    int need = 0;
    std::vector<Struggle> struggles;
    int minion = 0;
    int player = 0;
};

constexpr auto formOf(As<StoryView>)
{
    return record("story", must("name", &StoryView::name), must("card", &StoryView::card),
                  must("conspiracy", &StoryView::conspiracy), must("need", &StoryView::need),
                  must("struggles", &StoryView::struggles), must("minion", &StoryView::minion),
                  must("player", &StoryView::player));
}

struct ForceView {
    Icons icons;
    int skill = 0;
};

constexpr auto formOf(As<ForceView>)
{
    return record("force", must("icons", &ForceView::icons), must("skill", &ForceView::skill));
}

struct ResolvingView {
    int story = 0;
    Struggle struggle = Struggle::terror;
    ForceView minion;
    ForceView player;
    std::vector<Fought> results;
};

constexpr auto formOf(As<ResolvingView>)
{
    return record("resolving", must("story", &ResolvingView::story),
                  must("struggle", &ResolvingView::struggle), must("minion", &ResolvingView::minion),
                  must("player", &ResolvingView::player), must("results", &ResolvingView::results));
}

struct DeckView {
    std::string name;
    int left = 0;
};

constexpr auto formOf(As<DeckView>)
{
    return record("entry", must("name", &DeckView::name), must("left", &DeckView::left));
}

MinionView minionOf(const State &state);
PlayerView playerOf(const State &state);
std::vector<StoryView> storiesOf(const State &state);
std::optional<ResolvingView> resolvingOf(const State &state);
std::optional<std::vector<DeckView>> deckOf(const State &state);

constexpr auto viewOf(As<State>)
{
    return record("state", must("phase", &State::phase), must("turn", &State::turn),
                  must("side", &State::side), derived("step", stepViewOf), derived("minion", minionOf),
                  derived("player", playerOf), derived("stories", storiesOf),
                  derived("resolving", resolvingOf), derived("deck", deckOf));
}

} // namespace torchside::cthulhu
