#pragma once

#include "models/kernel/form.h"
#include "models/mandom/state.h"

// What people see of Dungeon of Mandom.
namespace torchside::mandom {

struct PlayerView {
    std::string name;
    int successes = 0;
    int failures = 0;
    bool passed = false;
    bool out = false;
    static constexpr auto form()
    {
        return record("player", must("name", &PlayerView::name), must("successes", &PlayerView::successes),
                      must("failures", &PlayerView::failures), must("passed", &PlayerView::passed),
                      must("out", &PlayerView::out));
    }
};

struct ItemView {
    Item id = Item::plateArmor;
    bool equipped = true;
    static constexpr auto form()
    {
        return record("item", must("id", &ItemView::id), must("equipped", &ItemView::equipped));
    }
};

struct ChallengeView {
    std::optional<Monster> named;
    std::vector<Turned> revealed;
    int damage = 0;
    int left = 0;
    static constexpr auto form()
    {
        return record("challenge", must("named", &ChallengeView::named),
                      must("revealed", &ChallengeView::revealed), must("damage", &ChallengeView::damage),
                      must("left", &ChallengeView::left));
    }
};

std::vector<PlayerView> playersOf(const State &state);
std::vector<ItemView> equipmentOf(const State &state);
std::optional<ChallengeView> challengeOf(const State &state);

// What everybody sees of the state.
struct View {
    static constexpr auto form()
    {
        return record("state", must("phase", &State::phase), must("round", &State::round),
                      must("turn", &State::turn), derived("players", playersOf), must("deck", &State::deck),
                      must("dungeon", &State::dungeon), derived("equipment", equipmentOf),
                      derived("hp", [](const State &state) { return state.hp(); }),
                      must("challenger", &State::challenger), derived("challenge", challengeOf),
                      must("lastChallenge", &State::lastChallenge));
    }
};

} // namespace torchside::mandom
