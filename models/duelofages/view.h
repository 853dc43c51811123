#pragma once

#include "models/duelofages/state.h"
#include "models/kernel/form.h"

// What people see of Duel of Ages.
namespace torchside::duelofages {

struct PlayerView {
    std::string name;
    int characters = 0;
    int henchmen = 0;
    int offBoard = 0;
    int prisoners = 0;
    int equipment = 0;
    int strength = 0;
    int lost = 0;
    int lostCharacters = 0;
    std::vector<int> defeated;
    std::map<std::string, int> markers;
    static constexpr auto form()
    {
        return record("player", must("name", &PlayerView::name), must("characters", &PlayerView::characters),
                      must("henchmen", &PlayerView::henchmen), must("offBoard", &PlayerView::offBoard),
                      must("prisoners", &PlayerView::prisoners), must("equipment", &PlayerView::equipment),
                      must("strength", &PlayerView::strength), must("lost", &PlayerView::lost),
                      must("lostCharacters", &PlayerView::lostCharacters),
                      must("defeated", &PlayerView::defeated), must("markers", &PlayerView::markers));
    }
};

std::vector<PlayerView> playersOf(const State &state);

// What everybody sees of the state.
struct View {
    static constexpr auto form()
    {
        return record("state", must("phase", &State::phase),
                      derived("mode", [](const State &state) { return state.count(); }),
                      must("turn", &State::turn), must("acting", &State::acting),
                      must("loner", &State::loner), must("alliances", &State::alliances),
                      derived("players", playersOf), must("vault", &State::vault),
                      must("hqDestroyedBy", &State::hqDestroyedBy), must("offer", &State::offer),
                      must("reinforce", &State::reinforce), must("newCharacter", &State::newCharacter),
                      must("pins", &State::pins), must("clock", &State::clock), must("own", &State::own));
    }
};

} // namespace torchside::duelofages
