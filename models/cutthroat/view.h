#pragma once

#include "models/cutthroat/state.h"
#include "models/kernel/form.h"

// What people see of a game of Cutthroat Caverns.
namespace torchside::cutthroat {

struct StrikeView {
    int player = 0;
    std::int64_t damage = 0;
    bool guarded = false;
    static constexpr auto form()
    {
        return record("strike", must("player", &StrikeView::player), must("damage", &StrikeView::damage),
                      must("protected", &StrikeView::guarded));
    }
};

struct FoeView {
    int id = 1;
    std::string name;
    std::int64_t life = 0;
    std::int64_t maxLife = 0;
    int player = 0;
    static constexpr auto form()
    {
        return record("foe", must("id", &FoeView::id), must("name", &FoeView::name),
                      must("life", &FoeView::life), must("maxLife", &FoeView::maxLife),
                      must("player", &FoeView::player));
    }
};

struct EncounterView {
    int number = 1;
    int of = usualEncounters;
    std::string name;
    Kind kind = Kind::creature;
    std::optional<std::int64_t> life;
    std::optional<std::int64_t> maxLife;
    int prestige = 0;
    std::optional<int> killer;
    std::optional<Stage> stage;
    std::optional<bool> barrier;
    std::optional<std::int64_t> mark;
    std::optional<std::vector<FoeView>> foes;
    static constexpr auto form()
    {
        return record("encounter", must("number", &EncounterView::number), must("of", &EncounterView::of),
                      must("name", &EncounterView::name), must("kind", &EncounterView::kind),
                      must("life", &EncounterView::life), must("maxLife", &EncounterView::maxLife),
                      must("prestige", &EncounterView::prestige), must("killer", &EncounterView::killer),
                      must("stage", &EncounterView::stage), must("barrier", &EncounterView::barrier),
                      must("mark", &EncounterView::mark), must("foes", &EncounterView::foes));
    }
};

struct PlayerView {
    std::string name;
    std::optional<std::string> character;
    int life = 0;
    int maxLife = 0;
    int prestige = 0;
    int poison = 0;
    std::optional<int> initiative;
    std::optional<int> next;
    bool alive = true;
    Form shape = Form::normal;
    std::vector<Belonging> items;
    std::optional<std::vector<std::string>> reputations{};
    static constexpr auto form()
    {
        return record("player", must("name", &PlayerView::name), must("character", &PlayerView::character),
                      must("life", &PlayerView::life), must("maxLife", &PlayerView::maxLife),
                      must("prestige", &PlayerView::prestige), must("poison", &PlayerView::poison),
                      must("initiative", &PlayerView::initiative), must("next", &PlayerView::next),
                      must("alive", &PlayerView::alive), must("form", &PlayerView::shape),
                      must("items", &PlayerView::items), may("reputations", &PlayerView::reputations));
    }
};

std::optional<EncounterView> encounterOf(const State &state);
std::vector<PlayerView> playersOf(const State &state);
std::vector<StrikeView> stackOf(const State &state);

// What everybody sees of the state.
struct View {
    static constexpr auto form()
    {
        return record(
            "state", must("phase", &State::phase), must("round", &State::round), must("turn", &State::turn),
            derived("encounter", encounterOf), derived("players", playersOf), derived("stack", stackOf),
            derived("stackTotal", [](const State &state) { return state.stackTotal(); }),
            must("tokens", &State::tokens), must("events", &State::events), must("deaths", &State::deaths),
            must("struck", &State::struck), may("quest", &State::quest));
    }
};

} // namespace torchside::cutthroat
