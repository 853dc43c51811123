#pragma once

#include "models/cthulhu/commands.h"
#include "models/cthulhu/events.h"
#include "models/cthulhu/facts.h"
#include "models/cthulhu/minion/steps.h"
#include "models/cthulhu/minion/whynot.h"
#include "models/kernel/form.h"

// What people see of the Minion's game.
namespace torchside::cthulhu {

// A step with its proposal and its proof, as it is told.
struct StepView {
    StepId id = StepId::player;
    std::string say;
    std::vector<std::string> why;
    std::string rule;
    Wants wants = Wants::none;
    Proposal proposal;
    std::vector<Candidate> candidates;
    std::optional<std::vector<Candidate>> hosts;
    std::optional<std::vector<CardText>> texts;
    static constexpr auto form()
    {
        return record("step", must("id", &StepView::id), must("say", &StepView::say),
                      must("why", &StepView::why), must("rule", &StepView::rule),
                      must("wants", &StepView::wants), must("proposal", &StepView::proposal),
                      must("candidates", &StepView::candidates), may("hosts", &StepView::hosts),
                      may("texts", &StepView::texts));
    }
};

std::optional<StepView> stepViewOf(const State &state);

struct CardView {
    // The form of a card with more to tell of it.
    template <class... Fields>
    static constexpr auto formWith(Fields... more)
    {
        return record("card", must("id", &CardView::id), must("name", &CardView::name),
                      must("type", &CardView::type), must("cost", &CardView::cost),
                      must("skill", &CardView::skill), must("icons", &CardView::icons),
                      may("text", &CardView::text), more...);
    }

    CardId id;
    std::string name;
    CardType type = CardType::character;
    Cost cost;
    int skill = 0;
    Icons icons;
    std::optional<std::string> text; // as far as it is known
    static constexpr auto form() { return formWith(); }
};

struct PoolView : CardView {
    bool valid = false;
    static constexpr auto form() { return formWith(must("valid", &PoolView::valid)); }
};

struct CharacterView : CardView {
    Status status = Status::ready;
    int wounds = 0;
    std::vector<CardView> attachments;
    std::optional<int> story;
    std::vector<int> potential;
    bool barred = false;
    static constexpr auto form()
    {
        return formWith(must("status", &CharacterView::status), must("wounds", &CharacterView::wounds),
                        must("attachments", &CharacterView::attachments),
                        must("story", &CharacterView::story), must("potential", &CharacterView::potential),
                        must("barred", &CharacterView::barred));
    }
};

struct DormantView : CardView {
    std::optional<int> story;
    static constexpr auto form() { return formWith(must("story", &DormantView::story)); }
};

struct MinionView {
    std::vector<Domain> domains;
    Domain events;
    std::vector<CardView> hand;
    std::vector<PoolView> pool;
    std::vector<CharacterView> characters;
    std::vector<CardView> supports;
    std::vector<DormantView> dormant;
    int stories = 0;
    static constexpr auto form()
    {
        return record("minion", must("domains", &MinionView::domains), must("events", &MinionView::events),
                      must("hand", &MinionView::hand), must("pool", &MinionView::pool),
                      must("characters", &MinionView::characters), must("supports", &MinionView::supports),
                      must("dormant", &MinionView::dormant), must("stories", &MinionView::stories));
    }
};

struct OwnView {
    OwnId id;
    std::string name;
    int skill = 0;
    Icons icons;
    Keywords keywords;
    Status status = Status::ready;
    int wounds = 0;
    std::optional<int> story;
    static constexpr auto form()
    {
        return record("own", must("id", &OwnView::id), must("name", &OwnView::name),
                      must("skill", &OwnView::skill), must("icons", &OwnView::icons),
                      must("keywords", &OwnView::keywords), must("status", &OwnView::status),
                      must("wounds", &OwnView::wounds), must("story", &OwnView::story));
    }
};

struct PlayerView {
    int stories = 0;
    std::vector<OwnView> characters;
    std::optional<std::vector<Domain>> domains; // where they are counted
    static constexpr auto form()
    {
        return record("player", must("stories", &PlayerView::stories),
                      must("characters", &PlayerView::characters), may("domains", &PlayerView::domains));
    }
};

struct StoryView {
    std::string name;
    std::optional<CardId> card;
    std::optional<Side> conspiracy;
    int need = 0;
    std::vector<Struggle> struggles;
    int minion = 0;
    int player = 0;
    static constexpr auto form()
    {
        return record("story", must("name", &StoryView::name), must("card", &StoryView::card),
                      must("conspiracy", &StoryView::conspiracy), must("need", &StoryView::need),
                      must("struggles", &StoryView::struggles), must("minion", &StoryView::minion),
                      must("player", &StoryView::player));
    }
};

struct ForceView {
    Icons icons;
    int skill = 0;
    static constexpr auto form()
    {
        return record("force", must("icons", &ForceView::icons), must("skill", &ForceView::skill));
    }
};

struct ResolvingView {
    int story = 0;
    Struggle struggle = Struggle::terror;
    ForceView minion;
    ForceView player;
    std::vector<Fought> results;
    static constexpr auto form()
    {
        return record("resolving", must("story", &ResolvingView::story),
                      must("struggle", &ResolvingView::struggle), must("minion", &ResolvingView::minion),
                      must("player", &ResolvingView::player), must("results", &ResolvingView::results));
    }
};

struct DeckView {
    std::string name;
    int left = 0;
    static constexpr auto form()
    {
        return record("entry", must("name", &DeckView::name), must("left", &DeckView::left));
    }
};

MinionView minionOf(const State &state);
PlayerView playerOf(const State &state);
std::vector<StoryView> storiesOf(const State &state);
std::optional<ResolvingView> resolvingOf(const State &state);
std::optional<std::vector<DeckView>> deckOf(const State &state);

// What everybody sees of the state.
struct View {
    static constexpr auto form()
    {
        return record("state", must("phase", &State::phase), must("turn", &State::turn),
                      must("side", &State::side), derived("step", stepViewOf), derived("minion", minionOf),
                      derived("player", playerOf), derived("stories", storiesOf),
                      derived("resolving", resolvingOf), derived("deck", deckOf));
    }
};

} // namespace torchside::cthulhu
